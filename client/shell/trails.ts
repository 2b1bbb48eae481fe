// trails.ts -- what has moved on the table since the reader last decided something.

import { useRef } from 'preact/hooks';

import type { Board } from '../boards/board';
import type { TrailProps } from '../boards/trail';
import type { Room } from './room';
import type { State } from './wire';

const MOST = 24; // of them at once: older ones go

interface Kept {
  state: State | null;
  lines: number;
  trails: TrailProps[];
}

// From one state to the next of the same eye; a decision taken back takes its trails with it.
function next(board: Board, room: Room, kept: Kept): TrailProps[] {
  const before = kept.state,
    after = room.state;
  if (!before || !after || before.you !== after.you || room.log.length < kept.lines) return [];
  return [...kept.trails, ...(board.trails?.(before.view, after.view) ?? [])].slice(-MOST);
}

export function useTrails(board: Board, room: Room): { trails: TrailProps[]; forget: () => void } {
  const kept = useRef<Kept>({ state: null, lines: 0, trails: [] });
  if (room.state !== kept.current.state)
    kept.current = {
      trails: next(board, room, kept.current),
      state: room.state,
      lines: room.log.length,
    };
  return {
    trails: kept.current.trails,
    forget: () => {
      kept.current.trails = [];
    },
  };
}
