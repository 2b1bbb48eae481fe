// film.ts -- what happens is shown one thing after the other, at a pace that can be followed.
//
// Each state that comes with new lines is a frame.  A frame is shown at once when nothing is being
// shown; those that come while it is looked at wait for their turn.  So the enemy's turn runs before
// the eyes, one's own result is seen before his answer to it, and a question is put when all that led
// to it has been seen.  Whoever does not want to wait skips, or has it shown at once.
//
// The frames of a whole turn of the enemy are kept, answers of one's own within it included, to be
// shown again.

import { useEffect, useReducer, useRef } from 'preact/hooks';

import type { Board } from '../boards/board';
import type { Room } from './room';
import { settings, type Pace } from './settings';
import type { Line, State } from './wire';

export interface Frame {
  state: State;
  lines: number; // of the log, that are known then
  news: Line[]; // those that it has brought
}

export interface Film {
  frame: Frame | null; // what is shown
  showing: boolean; // more is to come
  kept: boolean; // there is something to show again
  skip: () => void;
  again: () => void;
}

// Ms for a frame, and for all that wait together: a long turn goes quicker, not on for ever.
const SPANS: Record<Pace, [number, number]> = {
  slow: [2400, 45_000],
  normal: [1200, 18_000],
  quick: [500, 6000],
  'at-once': [0, 0],
};
const FIGHT = 2.5; // times as long
const MOST = 240; // frames that are kept

interface Reel {
  last: State | null; // that came
  lines: number;
  frame: Frame | null;
  waiting: Frame[];
  kept: Frame[];
  until: number; // the shown frame is looked at
}

const EMPTY: Reel = { last: null, lines: 0, frame: null, waiting: [], kept: [], until: 0 };

// Whose turn it is, where the board can tell.
export function sideToMove(board: Board, state: State | null): number | null {
  return state ? (board.sideToMove?.(state.view) ?? null) : null;
}

function sideOf(room: Room): number {
  return room.welcome?.match.seats[room.eye]?.side ?? -1;
}

// A new turn of the enemy's begins: what was kept of the one before goes.
function beginsAnew(room: Room, board: Board, before: State | null, after: State): boolean {
  const mine = sideOf(room);
  return sideToMove(board, before) === mine && sideToMove(board, after) !== mine;
}

// A fight has more to be read than a march.
function spanOf(board: Board, frame: Frame, waiting: number): number {
  const [each, all] = SPANS[settings().pace];
  const long = board.isResult?.(frame.news) ? FIGHT : 1;
  return long * Math.min(each, all / Math.max(1, waiting));
}

function isShown(room: Room, reel: Reel, state: State, news: Line[]): boolean {
  const other = reel.last !== null && reel.last.you === state.you;
  return (
    other && news.length > 0 && room.eye >= 0 && settings().pace !== 'at-once' && !document.hidden
  );
}

// More is known of the state that came last: what is drawn over its map.
function addTo(reel: Reel, state: State): void {
  const waiting = reel.waiting.at(-1);
  if (waiting) reel.waiting[reel.waiting.length - 1] = { ...waiting, state };
  else if (reel.frame) reel.frame = { ...reel.frame, state };
  reel.last = state;
}

function take(room: Room, board: Board, reel: Reel): void {
  const state = room.state!;
  if (reel.last?.seq === state.seq && reel.last.you === state.you) {
    addTo(reel, state);
    return;
  }
  const news = room.log.slice(reel.lines).filter((line) => line.rule !== undefined); // what happened by rule
  const frame: Frame = { state, lines: room.log.length, news };
  const back = room.log.length < reel.lines;
  const same = reel.last?.you === state.you;
  if (!same || beginsAnew(room, board, reel.last, state)) reel.kept = [];
  if (news.length && same && !back) reel.kept = [...reel.kept, frame].slice(-MOST);
  const now = performance.now();
  const waits = isShown(room, reel, state, news) && (reel.waiting.length > 0 || now < reel.until);
  reel.last = state;
  reel.lines = room.log.length;
  if (waits) reel.waiting.push(frame);
  else {
    // Nothing new to look at leaves the frame that is looked at its time.
    if (news.length) reel.until = now + spanOf(board, frame, 1);
    reel.frame = news.length || !reel.frame ? frame : { ...frame, news: reel.frame.news };
    reel.waiting = [];
  }
}

export function useFilm(room: Room, board: Board): Film {
  const reel = useRef<Reel>({ ...EMPTY });
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const now = reel.current;
  if (!room.state) reel.current = { ...EMPTY };
  else if (room.state !== now.last) take(room, board, now);

  const showing = now.waiting.length > 0;
  useEffect(() => {
    if (!showing) return undefined;
    const timer = window.setTimeout(() => {
      const next = now.waiting.shift();
      if (!next) return;
      now.frame = next;
      now.until = performance.now() + spanOf(board, next, now.waiting.length + 1);
      draw(undefined as never);
    }, Math.max(0, now.until - performance.now()));
    return () => window.clearTimeout(timer);
  });

  const skip = (): void => {
    now.frame = now.waiting.at(-1) ?? now.frame;
    now.waiting = [];
    now.until = 0;
    draw(undefined as never);
  };
  const again = (): void => {
    if (!now.kept.length) return;
    now.waiting = [...now.kept];
    now.frame = now.waiting.shift()!;
    now.until = performance.now() + spanOf(board, now.frame, now.waiting.length + 1);
    draw(undefined as never);
  };
  return { frame: reel.current.frame, showing, kept: now.kept.length > 0, skip, again };
}
