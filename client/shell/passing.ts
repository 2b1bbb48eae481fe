// passing.ts -- what offers nothing but its end passes by itself, when the reader wishes it.

import { useEffect, useRef, useState } from 'preact/hooks';

import { questionOf } from './fresh';
import type { Room } from './room';
import { settings } from './settings';
import type { Action, State } from './wire';

const SHOWN = 900; // ms that the question stands there before it is answered

// The one action there is, where it ends something, costs nothing, leaves nothing undone and is
// not grave.
export function onlyEnd(state: State): Action | null {
  const actions = state.choices.flatMap((choice) => choice.actions);
  const [one] = actions;
  if (actions.length !== 1 || !one?.ends || one.ends === 'match' || one.grave) return null;
  return one.costs?.length || one.left?.length ? null : one;
}

// Not twice the same: whoever takes it back wants to be asked.  A key or a finger stops it.
export function usePassing(
  room: Room,
  state: State | null,
  free: boolean, // nothing is being shown, steered or covered
  act: (action: string) => void,
): boolean {
  const passed = useRef(new Set<string>());
  const [stopped, setStopped] = useState('');
  const only = state && settings().pass && free && !room.busy ? onlyEnd(state) : null;
  const key = only ? `${room.log.length} ${questionOf(state)}` : '';
  const passes = only !== null && !passed.current.has(key) && stopped !== key;
  useEffect(() => {
    if (!passes) return undefined;
    const stop = (): void => setStopped(key);
    const timer = window.setTimeout(() => {
      passed.current.add(key);
      act(only.action);
    }, SHOWN);
    window.addEventListener('pointerdown', stop, true);
    window.addEventListener('keydown', stop, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', stop, true);
      window.removeEventListener('keydown', stop, true);
    };
  }, [passes, key]);
  return passes;
}
