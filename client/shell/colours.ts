// colours.ts -- log, seats and charts have the colours of the sides.

import type { Board } from '../boards/board';

export function sideColours(board: Board, view: unknown): Record<string, string> {
  const sides = board.records?.sides(view) ?? [];
  return Object.fromEntries(sides.map(({ colour }, i) => [`--side-${i}`, colour]));
}
