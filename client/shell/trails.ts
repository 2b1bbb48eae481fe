// trails.ts -- what has moved on the table since the reader last decided something.

import { useRef } from 'preact/hooks';

import type { Board } from '../boards/board';
import type { TrailProps } from '../boards/trail';
import { sideToMove, type Frame } from './film';
import type { State } from './wire';

const MOST = 24; // of them at once: older ones go

interface Kept {
  state: State | null;
  lines: number;
  trails: TrailProps[];
}

// From one state to the next of the same eye; a decision taken back takes its trails with it, and when
// one's own turn is over those of the turn before go.
function next(board: Board, frame: Frame, kept: Kept, side: number): TrailProps[] {
  const before = kept.state,
    after = frame.state;
  if (!before || before.you !== after.you || frame.lines < kept.lines) return [];
  const passes = sideToMove(board, before) === side && sideToMove(board, after) !== side;
  const old = passes ? [] : kept.trails;
  return [...old, ...(board.trails?.(before.view, after.view) ?? [])].slice(-MOST);
}

// What the enemy has done stays drawn until the end of one's own turn; where a board cannot tell whose
// turn it is, until something is decided.
export function useTrails(
  board: Board,
  frame: Frame | null,
  side: number,
): { trails: TrailProps[]; forget: () => void } {
  const kept = useRef<Kept>({ state: null, lines: 0, trails: [] });
  if (frame && frame.state !== kept.current.state)
    kept.current = {
      trails: next(board, frame, kept.current, side),
      state: frame.state,
      lines: frame.lines,
    };
  return {
    trails: kept.current.trails,
    forget: () => {
      if (sideToMove(board, kept.current.state) === null) kept.current.trails = [];
    },
  };
}
