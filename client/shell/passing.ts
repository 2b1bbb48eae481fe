// passing.ts -- what has one answer is not asked, and what has a usual one is not asked of whoever
// wishes it so.
//
// An answer given like this is shown for a moment before, and kept as a line in the log.

import { useEffect, useRef, useState } from 'preact/hooks';

import { questionOf } from './fresh';
import type { Room } from './room';
import { settings, type Settings } from './settings';
import type { Action, State } from './wire';

export interface Passing {
  only: Action | null; // the answer that is about to be given by itself
  given: Passed[];
}

// What was answered, after so many lines of the log.
export interface Passed {
  lines: number;
  prompt: string;
  label: string;
}

// ms that the question stands there: to be read, or hardly
const SHOWN = 900;
const GLANCE = 250;
// Where others are asked at the same time, how quick the answer is would tell them that there was no other.
const SECRET = [3000, 8000] as const;

function isLight(one: Action): boolean {
  return !one.grave && one.ends !== 'match' && !one.costs?.length && !one.left?.length;
}

// The one answer there is.  What ends something is not taken from who did not wish it.
function lone(actions: Action[], wishes: Settings): Action | null {
  const [one] = actions;
  if (actions.length !== 1 || !one || !isLight(one)) return null;
  return wishes.pass || (wishes.forced && !one.ends) ? one : null;
}

function usual(actions: Action[], wishes: Settings): Action | null {
  return (wishes.pass && actions.find((one) => one.usual && isLight(one))) || null;
}

export function answerOf(state: State, wishes: Settings): Action | null {
  const actions = state.choices.flatMap((choice) => choice.actions);
  if (state.choices.some((choice) => choice.gesture === 'pose')) return null; // not all are listed
  return lone(actions, wishes) ?? usual(actions, wishes);
}

function patienceOf(state: State, one: Action): number {
  if (state.active.length > 1) return SECRET[0] + Math.random() * (SECRET[1] - SECRET[0]);
  return one.usual || one.ends ? SHOWN : GLANCE;
}

// Not twice the same: who takes a usual answer back wants to be asked.  Where there was but one, taking
// it back goes on to what was decided before.  A key or a finger stops it.
export function usePassing(
  room: Room,
  state: State | null,
  free: boolean, // nothing is being shown, steered, placed, picked or covered
  act: (action: string) => void,
): Passing {
  const passed = useRef(new Set<string>());
  const [given, setGiven] = useState<Passed[]>([]);
  const [stopped, setStopped] = useState('');
  const only = state && free && !room.busy ? answerOf(state, settings()) : null;
  const lines = room.log.length;
  const key = only ? `${lines} ${questionOf(state)} ${only.action}` : '';
  const again = only !== null && passed.current.has(key);
  const passes = only !== null && !again && stopped !== key;
  useEffect(() => {
    if (!passes) return undefined;
    const stop = (): void => setStopped(key);
    const timer = window.setTimeout(() => {
      passed.current.add(key);
      const what = { lines, prompt: state!.prompt.text, label: only.label };
      setGiven((all) => [...all.filter((one) => one.lines <= lines), what]);
      act(only.action);
    }, patienceOf(state!, only));
    window.addEventListener('pointerdown', stop, true);
    window.addEventListener('keydown', stop, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', stop, true);
      window.removeEventListener('keydown', stop, true);
    };
  }, [passes, key]);
  useEffect(() => {
    if (!again) return;
    setGiven((all) => all.filter((one) => one.lines < lines));
    const forced = !only.usual && !only.ends;
    if (forced && state!.undo) room.undo();
  }, [again, key]);
  return { only: passes ? only : null, given };
}
