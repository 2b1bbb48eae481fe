// fresh.ts -- a new question is not answered by the click that was meant for the last one.
//
// The buttons of a question may lie where those of the one before lay, and a second click, or a
// finger that trembles, would decide what nobody has read yet.  So buttons take no answer until a
// question has been there for a moment; and on the map and in the panels, where people are quick and
// mean what they point at, a second click on the same spot is not taken for a new answer.  Picking
// several things is one question all the while.

import { useEffect, useState } from 'preact/hooks';

import type { State } from './wire';

const MOMENT = 400; // ms

// What is asked, without what has been picked for it so far.
export function questionOf(state: State | null): string {
  if (!state) return '';
  const verbs = state.choices.map((choice) => choice.verb).join(' ');
  return `${state.you} ${state.where} ${state.prompt.id ?? ''} ${verbs}`;
}

const SPOT = 24; // pixels around a click that are the same spot

interface Click {
  x: number;
  y: number;
  at: number;
}

const NOWHERE: Click = { x: -1e9, y: -1e9, at: -1e9 };
let last = NOWHERE;
let before = NOWHERE;

// Clicks of keys have no place, and are never the same spot.
window.addEventListener(
  'click',
  ({ clientX, clientY, timeStamp, detail }) => {
    before = last;
    last = detail ? { x: clientX, y: clientY, at: timeStamp } : NOWHERE;
  },
  true,
);

// Is the click that is being handled a second one on the spot of the last?
export function isSecond(): boolean {
  const near = Math.hypot(last.x - before.x, last.y - before.y) < SPOT;
  return last !== NOWHERE && near && last.at - before.at < 2 * MOMENT;
}

export function useFresh(state: State | null): boolean {
  const asked = questionOf(state);
  const [read, setRead] = useState(asked); // the question that has been there for a moment
  useEffect(() => {
    if (read === asked) return undefined;
    const timer = window.setTimeout(() => setRead(asked), MOMENT);
    return () => window.clearTimeout(timer);
  }, [asked, read]);
  return read !== asked;
}
