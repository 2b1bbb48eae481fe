// signals.ts -- what calls somebody who is looking elsewhere: a sound, and a word of the browser's.

import { useEffect, useRef } from 'preact/hooks';

import type { Room } from './room';
import { settings } from './settings';
import { both, t } from './words';

const LOUD = 0.08;
let audio: AudioContext | null = null;

function tone(at: number, pitch: number): void {
  const strength = audio!.createGain();
  const source = audio!.createOscillator();
  strength.gain.setValueAtTime(LOUD, at);
  strength.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  source.frequency.value = pitch;
  source.connect(strength).connect(audio!.destination);
  source.start(at);
  source.stop(at + 0.4);
}

// Two tones, the second higher for a turn and lower for a word.  A browser that allows no sound
// before a click makes none.
export function chime(what: 'word' | 'turn'): void {
  if (!settings().sound) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    tone(audio.currentTime, 660);
    tone(audio.currentTime + 0.14, what === 'turn' ? 880 : 550);
  } catch {
    audio = null;
  }
}

export function canNotify(): boolean {
  return 'Notification' in window;
}

// Asked for in the settings, and nowhere else.  True: it may be done.
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

function notify(title: string, body: string, tag: string): void {
  if (!settings().notify || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some browsers have them only for programs that run without a page
  }
}

// When it becomes one's turn and the page is hidden; when somebody says something.
export function useSignals(room: Room, mine: boolean): void {
  const words = useRef(0);
  const was = useRef(true);
  useEffect(() => {
    if (room.unread > words.current) chime('word');
    words.current = room.unread;
  }, [room.unread]);
  useEffect(() => {
    const match = room.welcome?.match;
    if (mine && !was.current && document.hidden && match) {
      chime('turn');
      notify(both(match.title) || match.game, t('It is your turn.'), match.match);
    }
    was.current = mine;
  }, [mine]);
}
