// board.ts -- what a game's board gives to the shell.
//
// A board draws a view and knows the shape of a noun.  It knows no rule: what may be done, and what
// it is called, comes from the server with every state.

import type { JSX } from 'preact';

import type { Gesture, Line, Phrase, Rule, State } from '../shell/wire';
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
  level?: number; // of those that overlap the higher lies on top
}

export interface Pose {
  x: number;
  y: number;
  angle: number; // whole degrees clockwise from the top of the sheet
}

// What the pointer means for a piece that is steered: the action, and where its ghost is shown.
export interface Aim {
  action: string;
  pose: Pose;
  quick?: boolean; // one click may decide it, where the reader wishes that; else it is shown first
}

// A way to steer a piece.
export interface Mode {
  id: string;
  name: string;
}

// Others that could be given the same order.
export interface Group {
  id: string;
  name: string;
  nouns: number[]; // without the one that is picked
}

// An answer of the server to "what if": is it allowed, and what would come of it.
export interface Tried {
  action: string;
  allowed: boolean;
  rule?: Rule;
  why?: string; // what is wrong, where that is better said than by the rule
  preview?: unknown;
}

// For games where a piece goes by directions and lengths, and many may go at once: one is picked,
// and the board says what the pointer means for it.
export interface Steering<V> {
  verbs: readonly string[]; // those of gesture `pose` that are steered
  // The ways a piece has, the first by itself; offered: its actions of these verbs.
  modes(view: V, noun: number, offered: readonly string[]): Mode[];
  // last: what was shown before, whose facing it may keep.
  aim(view: V, noun: number, mode: string, p: Point, last: Aim | null): Aim | null;
  // It was refused: perhaps something near it would not be.
  instead?(view: V, aim: Aim, tried: Tried): Aim | null;
  // By keys: a step onward (or back), a step aside, or a turn; `little` ones for care.
  nudge(
    view: V,
    noun: number,
    mode: string,
    aim: Aim | null,
    key: Nudge,
    little: boolean,
  ): Aim | null;
  turns?(mode: string): boolean; // it is turned apart from where it goes
  say(view: V, aim: Aim, tried: Tried | null): string;
  goes(mode: string, aim: Aim | null): string; // what the button says that decides it
  name(view: V, noun: number): string;
  // Offers for placing cannot be complete: who may be steered though nothing was offered to it.
  also?(view: V): { noun: number; action: string }[];
  // Verbs of the piece that picking it decides as well.
  begins?: readonly string[];
  // Of a piece that is not on the sheet yet: an offered place, where its ghost stands from the start.
  first?(view: V, noun: number, mode: string, offered: readonly string[]): Aim | null;
  // Of several that wait to be placed, the one to begin with.
  foremost?(view: V, nouns: readonly number[]): number;
  // Who may be ordered with it, and what the order of the first means for one of them.
  groups?(view: V, noun: number): Group[];
  follow?(view: V, noun: number, lead: number, aim: Aim): Aim | null;
}

export type Nudge = 'on' | 'back' | 'left' | 'right' | 'turn-left' | 'turn-right';

export interface Target {
  key: string;
  gesture: Gesture;
  noun: number;
  shape: Shape | null; // null: not on the sheet; a panel or the list has it
  actions: { action: string; label: string; verb: string; costs?: Phrase[]; grave?: boolean }[];
  picked: boolean;
  steers?: boolean; // pointing at it picks it
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
  overlay: () => void; // asks for what is drawn over the map: it comes with the view
  tried: Tried | null; // what is pointed at, or where a steered piece is shown
}

// One of this game's figures, by side; with one value alone it is the whole table's.
export interface Figure {
  name: string;
  values: number[];
}

// What the page of a finished match and its story tell: the same figures, in the same order, of
// every view.
export interface Records<V> {
  sides(view: V): { name: string; colour: string }[];
  chapter(view: V): string; // which turn it is, in words
  figures(view: V): Figure[];
  faces?: readonly string[]; // what the dice show, where that is no number
}

export type Cut = readonly [number, number, number, number]; // left, top, width, height

// A piece, symbol or colour of the map, as the legend shows it.
export interface Sign {
  group: string;
  draw: JSX.Element | null; // by the same parts that draw the board; null: a piece of its ground
  box: Cut; // of the drawing
  says: string;
  rule?: string; // the statement that says more
}

export interface Key {
  ground: JSX.Element | null; // the sheet that pieces of the ground are cut from
  signs: Sign[];
}

export interface BoardOf<V> {
  // Fetches what does not come with the view; once.
  load?(): Promise<void>;
  extent(view: V): Box;
  home?(view: V): Box | null; // the part of it that is seen first
  // Ground is drawn again only when its key changes.
  groundKey(view: V): string;
  // For a board that turns half round in its own way; any other is turned with all that lies on it.
  // onTurn tells when it was, so that it is drawn anew.  Shapes and trails must then lie where the
  // board lies now.
  turn?(): void;
  onTurn?(listener: () => void): () => void;
  Ground(props: { view: V }): JSX.Element;
  Pieces(props: { view: V; side: number }): JSX.Element;
  shape(view: V, gesture: Gesture, verb: string, noun: number): Shape | null;

  // For verbs that place a piece: where it stands, the ways between board and sheet, a ghost.
  poseOf?(view: V, noun: number): Pose | null;
  toSheet?(view: V, x: number, y: number): Point;
  toBoard?(view: V, p: Point): Point;
  Ghost?(props: { view: V; noun: number; pose: Pose; tried?: Tried | null }): JSX.Element;
  steering?: Steering<V>;

  // Verbs whose actions are asked about when the thing is pointed at, for the papers to show.
  previews?: readonly string[];
  // Verbs that throw dice at what is pointed at: the first click shows what may come of it, and the
  // second decides, unless the reader wishes otherwise.
  twice?: readonly string[];
  // Verbs that are asked one by one though each has its turn: a button answers all of them in their order.
  together?: readonly string[];
  // Verbs whose buttons are on the board's own papers.
  papered?: readonly string[];
  // Over the pieces: what belongs to the one that is pointed at ("piece:12"), what would come of it.
  Over?(props: { view: V; side: number; pointed: string | null; tried: Tried | null }): JSX.Element;

  // Where an action that takes more than its noun leads to (`retreat 12 64`): the piece is pointed
  // at first, then one of these, or it is dragged there.
  goal?(view: V, action: string): Shape | null;
  // What a click on something that is not lit means, where it takes several decisions: each is made
  // as soon as it is offered, and the rest forgotten when one is not.  stay: what could still be done
  // there is not to be over with it (Shift).
  walk?(view: V, kind: string, noun: number, stay: boolean): string[];
  // Verbs that a drag of the piece begins; where it is dropped answers the next question.
  carries?: readonly string[];
  // Rules whose lines in the log are steps of one march: a long one is folded.
  steps?: readonly string[];
  // What moved from one view to the next, drawn for as long as it is news.
  trails?(before: V, after: V): TrailProps[];

  // What has come of it, where lines of news tell of a fight: drawn in the place of the plain lines.
  // Null: they tell of none.
  Result?(props: { lines: readonly Line[]; game: string }): JSX.Element | null;
  // Whether these lines hold such a thing, which takes longer to read than a move.
  isResult?(lines: readonly Line[]): boolean;

  // What a name in a line of the log means on the sheet: the mark's kind and value.
  marked?(view: V, kind: string, value: number): Shape | null;

  // What is said of a name in a line of the log that tells little by itself: where a numbered place lies.
  gloss?(kind: string, value: number): string;

  // The number of the side whose turn it is; null: nobody's, or both sides'.  What the other side does in
  // one turn of its own is shown, kept and shown again together.
  sideToMove?(view: V): number | null;

  // All that is drawn on the map and on the pieces.
  legend?(): Key;

  records?: Records<V>;

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
