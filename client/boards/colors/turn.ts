// colors/turn.ts -- which side of the board is before the reader: his own, until he turns it (key t).

import { turnSheet } from './field';
import { eyeOf, type View } from './view';

let byHand = false;
const listeners = new Set<() => void>();

// The board as it lies before whoever sees this view.  Before anything of it is drawn or measured.
export function lay(view: View): void {
  turnSheet((eyeOf(view) === 'top') !== byHand);
}

// By hand: half round.
export function turn(): void {
  byHand = !byHand;
  for (const listener of [...listeners]) listener();
}

// Tells when the board has been turned by hand; returns how to hear no more of it.
export function onTurn(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
