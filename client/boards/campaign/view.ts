// campaign/view.ts -- the view of The Campaigns of Napoleon as src/games/campaign/cn_show*.c write
// it, and finding things in it.

import type { Both } from '../../shell/words';
import type { Mark } from './field';

export type Side = 'french' | 'coalition';
export type Arm = 'infantry' | 'cavalry' | 'artillery';
export type Marker = 'none' | 'pitched' | 'pursuit' | 'refusal' | 'rear-guard';
export const SIDES: readonly Side[] = ['french', 'coalition'];

export interface Army {
  side: Side;
  known: boolean; // its tracks are this reader's to see
  ap: number;
  centre?: number;
  centre_state: 'map' | 'dispersed' | 'off';
  centre_due?: number;
  centre_active: boolean;
  source?: number;
  source_next?: number;
  source_state: 'active' | 'changing' | 'taken';
  pool?: { nation: string; arm: Arm; points: number }[];
  vedettes?: number;
}

export interface Key {
  id: string;
  name: string;
  hex: number;
  side: Side | 'nobody';
  source_of?: Side;
  first: number;
  retaken: number;
  held: number;
  each: number;
  lost: number;
  once: boolean; // the French have had it
  counted: boolean; // what the Coalition gains by it has been counted
}

export interface TrackBox {
  box: number; // French positive
  winner: Side | 'nobody';
  level: string;
  ends: boolean; // the match ends with the morale phase
}

export interface Victory {
  decisive: boolean; // the French have won a decisive battle
  prussia: number; // the turn from which they need one
  track: TrackBox[];
}

// Halves of spans and values; halves of MP.
export interface Leader {
  id: string;
  noun: number;
  name: Both;
  side: Side;
  nation: string;
  kind: 'named' | 'replacement' | 'mg-foot' | 'mg-horse';
  chief?: boolean;
  initiative: number;
  span2: number;
  value2?: number;
  stars: number;
  source: Mark;
  standing: 'out' | 'at' | 'under' | 'on' | 'coming' | 'off' | 'lost';
  hex?: number;
  under?: string;
  due?: number;
  arrives?: number[];
  counts?: number; // initiative as it counts now
  load2?: number; // used of his span
  sp?: number;
  allowance?: number;
  formation?: boolean;
  spent?: number;
  forage?: boolean;
  admin?: number;
  goal?: number;
  lets_pass?: boolean;
  did?: string[];
}

export interface Unit {
  id: string;
  noun: number;
  name: Both;
  side: Side;
  nation: string;
  arm: Arm;
  quality: 'line' | 'young-guard' | 'old-guard' | 'guard';
  traits?: string[];
  standing: Leader['standing'];
  leader?: string;
  sp: number;
  most: number;
  value2: number;
  movement: number;
  immobile?: boolean;
  reserve?: boolean;
  scattered?: boolean;
  due?: number;
  source: Mark;
}

export interface Piece {
  id: string;
  noun: number;
  side: Side;
  hex: number;
  face_up?: boolean;
  leader?: string;
  vedette?: string;
  moved?: boolean;
}

export interface Train {
  side: Side;
  hex?: number;
  other?: number; // laid as a bridge to there
  leader?: string;
}

// What the table says when the die shows that face.
export interface Face {
  face: number;
  die: number; // what it counts
  attack: number;
  defence: number;
  loser: Side;
}

// Of what the reader knows: without the enemy's strength there is no ratio, and what follows from it.
export interface Odds {
  counter: boolean;
  attacks: Side;
  attacker4: number; // quarters of SP
  defender4: number;
  ratio?: [number, number]; // before any shift
  column?: number;
  shift?: number;
  die?: number; // what is added to it
  faces?: Face[];
  terms: { text: Both; value: number; in: 'quarters' | 'columns' | 'die'; id: string }[];
}

export interface Battle {
  attacker?: string;
  attacker_name?: Both; // none: a vedette
  defender?: string;
  defender_name?: Both;
  from: number[];
  targets: number[];
  round: number;
  markers: [Marker, Marker];
  shown: [number, number];
  lost: [number, number];
  told: [number, number];
  exact2: [number, number];
  loser?: Side;
  result?: number;
  won?: number; // the winner's number
  cost?: number;
  over: 'no' | 'done' | 'attacker-gone' | 'vacated';
  guard?: number;
  current?: boolean;
  stage?: string;
  odds?: Odds;
  french_sp?: number; // of the reader's own side: all it has there
  coalition_sp?: number;
  chooses?: Side; // the reader's, while it is asked for its type of battle
  types?: { marker: Marker; id?: string }[]; // id: of the rule that forbids it now
}

export interface Way {
  leader?: string;
  ok: boolean;
  length: number;
  hexes: number[];
}

// Runs of hexes: column, first row, last row, and so on.
export type Area = number[];

export interface Distance {
  limit: number;
  area: Area;
  ways: Way[];
}

export interface Overlay {
  side: Side;
  line?: Way & { effective: number; limit: number };
  dispatch?: Distance;
  supply?: Distance;
  depots?: number[];
  own_zones: Area;
  enemy_zones: Area;
}

// What the server tells of a march beforehand (cn_show_preview.c).
export interface Told {
  leader?: string;
  cost?: number; // halves of MP
  left?: number;
  reach?: number[]; // hex, halves of MP, 1 where an enemy may stop it, the hex before; and so on
  chances?: { die: number; halves: number }[];
  risk?: Risk[];
  column?: string;
  sp?: number;
}

// What a march of that length may cost: SP by the six faces of the die.
export interface Risk {
  upto: number; // halves of MP; 255: any
  loss: number[];
}

export interface View {
  turn: number;
  first_turn: number;
  last_turn: number;
  date: Both;
  player: Side;
  proc?: string;
  step?: string;
  phase?: string;
  segment?: string;
  weather: string;
  fog: boolean;
  morale: number;
  level?: string;
  winner?: Side;
  options: Record<string, string>;
  armies: Army[];
  keys: Key[];
  victory: Victory;
  french_places: number[];
  coalition_places: number[];
  damaged: { hex: number; other: number; planned: boolean }[];
  trains: Train[];
  leaders: Leader[];
  units: Unit[];
  pieces: Piece[];
  portraits: { vedette: string; leader?: string; due?: number }[];
  march?: {
    leader?: string;
    vedette?: string;
    piece?: string;
    centre?: Side;
    foot_left?: number;
    horse_left?: number;
  } & Told;
  path?: number[];
  battles: Battle[];
  overlays?: Overlay[]; // when they were asked for
}

// -- where one can march --

export interface Cell {
  hex: number;
  halves: number;
  met: boolean;
  from: number;
}

export function cellsOf(reach: readonly number[] | undefined): Map<number, Cell> {
  const found = new Map<number, Cell>();
  const flat = reach ?? [];
  for (let i = 0; i + 3 < flat.length; i += 4)
    found.set(flat[i]!, {
      hex: flat[i]!,
      halves: flat[i + 1]!,
      met: flat[i + 2]! > 0,
      from: flat[i + 3]!,
    });
  return found;
}

// The hexes on the way there, the last one included; none: out of reach.
export function wayTo(cells: Map<number, Cell>, hex: number): number[] {
  const way: number[] = [];
  for (let at = cells.get(hex); at && way.length < 60; at = cells.get(at.from)) way.unshift(at.hex);
  return way;
}

// -- nouns: leaders 0 to 63, units from 64 on, pieces from 176 on --

const UNIT0 = 64;
const PIECE0 = 176;

export function leaderOf(view: View, id: string | undefined): Leader | undefined {
  return id === undefined ? undefined : view.leaders.find((one) => one.id === id);
}

export function leaderByNoun(view: View, noun: number): Leader | undefined {
  return noun < UNIT0 ? view.leaders.find((one) => one.noun === noun) : undefined;
}

export function unitByNoun(view: View, noun: number): Unit | undefined {
  return noun >= UNIT0 && noun < PIECE0 ? view.units.find((one) => one.noun === noun) : undefined;
}

// The piece that stands for a noun: its own, or that of the leader with whom it is.
export function pieceOf(view: View, noun: number): Piece | undefined {
  if (noun >= PIECE0) return view.pieces.find((one) => one.noun === noun);
  const unit = unitByNoun(view, noun);
  const leader = unit ? leaderOf(view, unit.leader) : leaderByNoun(view, noun);
  return leader && view.pieces.find((one) => one.leader === leader.id);
}

export function piecesAt(view: View, hex: number): Piece[] {
  return view.pieces.filter((one) => one.hex === hex);
}

export function unitsOf(view: View, leader: string): Unit[] {
  return view.units.filter((one) => one.leader === leader && one.standing === 'on');
}

export function boxOf(view: View, leader: string): Leader[] {
  return view.leaders.filter((one) => one.under === leader && one.standing === 'under');
}

export function armyOf(view: View, side: Side): Army {
  return view.armies.find((one) => one.side === side)!;
}

export function battleNow(view: View): Battle | undefined {
  return view.battles.find((one) => one.current);
}

export function sideColour(side: Side): string {
  return side === 'french' ? '#27407f' : '#2f5a34';
}

// An area as numbers of hexes.
export function hexesOf(area: Area): number[] {
  const found: number[] = [];
  for (let i = 0; i < area.length; i += 3)
    for (let row = area[i + 1]!; row <= area[i + 2]!; row++) found.push(area[i]! * 100 + row);
  return found;
}
