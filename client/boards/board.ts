// board.ts -- what a game's board gives to the shell.
//
// A board draws a view and knows the shape of a noun.  It knows no rule: what may be done, and what
// it is called, comes from the server with every state.

import type { JSX } from 'preact';

import type { Gesture, Line, State } from '../shell/wire';
import type { Point } from './geometry';
import type { TrailProps } from './trail';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

// Where a noun lies on the sheet.  Two nouns with the same key are one thing to point at.
export interface Shape {
  key: string;
  d: string;
  at: Point;
  under?: boolean; // lights up beneath the pieces
}

export interface Pose {
  x: number;
  y: number;
  angle: number; // whole degrees clockwise from the top of the sheet
}

export interface Target {
  key: string;
  gesture: Gesture;
  noun: number;
  shape: Shape | null; // null: not on the sheet; a panel or the list has it
  actions: { action: string; label: string; verb: string }[];
  picked: boolean;
}

// What the panels of a board are given.
export interface Desk {
  state: State;
  targets: Target[];
  choose: (target: Target, from: Element) => void;
  act: (action: string) => void;
  side: number; // of the eye; -1: nobody's
  game: string;
  log: Line[];
  live: boolean; // false: a replay
}

export interface BoardOf<V> {
  // Fetches what does not come with the view; once.
  load?(): Promise<void>;
  extent(view: V): Box;
  // Ground is drawn again only when its key changes.
  groundKey(view: V): string;
  Ground(props: { view: V }): JSX.Element;
  Pieces(props: { view: V; side: number }): JSX.Element;
  shape(view: V, gesture: Gesture, verb: string, noun: number): Shape | null;

  // For verbs that place a piece: where it stands, the ways between board and sheet, a ghost.
  poseOf?(view: V, noun: number): Pose | null;
  toSheet?(view: V, x: number, y: number): Point;
  toBoard?(view: V, p: Point): Point;
  Ghost?(props: { view: V; noun: number; pose: Pose }): JSX.Element;

  // Where an action that takes more than its noun leads to (`retreat 12 64`): the piece is pointed
  // at first, then one of these, or it is dragged there.
  goal?(view: V, action: string): Shape | null;
  // Verbs that a drag of the piece begins; where it is dropped answers the next question.
  carries?: readonly string[];
  // What moved from one view to the next, drawn for as long as it is news.
  trails?(before: V, after: V): TrailProps[];

  // Where the match stands, in words; tracks for the top; what is in hand; papers on the table.
  flow(view: V): string;
  Tracks?(props: { view: V }): JSX.Element;
  Hand?(props: { view: V; desk: Desk }): JSX.Element;
  Papers?(props: { view: V; desk: Desk }): JSX.Element | null;
}

export type Board = BoardOf<unknown>;

// The one place where a view's type is taken on trust: it is the game's own.
export function board<V>(of: BoardOf<V>): Board {
  return of as unknown as Board;
}
