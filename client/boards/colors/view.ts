// colors/view.ts -- the view of Commands & Colors as src/games/colors/cc_show*.c write it.

import type { Both } from '../../shell/words';

export type Side = 'top' | 'bottom';
export type Arm = 'infantry' | 'cavalry' | 'artillery';
export type Face = 'INF' | 'CAV' | 'ART' | 'FLAG' | 'SABRE';

export interface Unit {
  token: number;
  hex: string;
  side: Side;
  nation: string;
  type: string;
  name: Both;
  class: Arm;
  blocks: number;
  full: number;
  square: number; // place on the track; 0: not in square
  ordered: boolean;
  moved: boolean;
  battled: boolean;
  no_battle: boolean;
  picked: boolean;
  leaving: boolean;
}

export interface Leader {
  token: number;
  name: string;
  side: Side;
  nation: string;
  hex?: string;
  fate: 'present' | 'eliminated' | 'left';
  attached: boolean;
  ordered: boolean;
  moved: boolean;
  picked: boolean;
}

export interface Card {
  id: string;
  kind: number;
  name: Both;
  text: Both;
  tactic: boolean;
  orders: number[]; // left, centre, right
  bicorne: boolean;
}

export interface Army {
  side: Side;
  name: Both;
  commander: string;
  banners: number; // temporary ones counted
  gained: number;
  cards: number;
  hand: string[]; // those this reader knows
  track: { place: number; card?: string; hex?: string }[];
}

export interface Ground {
  hex: string;
  type: string;
  tile?: string;
  works?: string[];
}

export interface Objective {
  side: Side;
  hexes: string[];
  banners: number;
  all: boolean;
  always: boolean;
  held: string[];
}

export interface Party {
  token: number;
  nation: string;
  type: string;
  name: Both;
  blocks: number;
  hex?: string;
}

export interface Battle {
  under_way: boolean;
  target: string;
  attacker?: Party;
  unit?: Party;
  leader?: string;
  ranged: boolean;
  bonus: boolean;
  retire: boolean;
  first: boolean;
  strike: boolean;
  won: boolean;
  batteries: string[];
}

export interface Roll {
  side: Side;
  how: 'fire' | 'melee' | 'retire' | 'square' | 'first' | 'back' | 'none';
  dice: { face: Face; did: 'hit' | 'flag' | 'miss' }[];
}

export interface Term {
  value: number;
  text: Both;
  rule?: string;
  id?: string;
}

export interface Sum {
  hex: string;
  dice: number;
  terms: Term[];
}

export interface RollOdds {
  dice: number;
  hit_faces: number;
  rolled: number;
  hits: number[];
  flags: number[];
  lost: number[];
  eliminated: number;
  leaves: number;
  mean: number;
}

export interface Odds {
  if: 'fire' | 'melee' | 'retire' | 'square';
  reply_first: boolean;
  attack: RollOdds;
  reply?: RollOdds;
}

export interface AttackTarget {
  hex: string;
  by: string;
  verb: 'fire' | 'melee';
  bonus: boolean;
  dice: number;
  sums: Sum[];
  odds: Odds[];
}

export interface View {
  turns: number;
  phase: 'command' | 'orders' | 'movement' | 'combat' | 'draw';
  side: Side;
  first: Side;
  banners_to_win: number;
  winner?: Side;
  armies: Army[];
  turn: {
    card?: string;
    acts?: string;
    mirrored: boolean;
    section?: string;
    level: number;
    faces: Record<Face, number>;
  };
  played: { side: Side; acts?: string; mirrored: boolean; section?: string }[];
  cards: Card[];
  orders?: Record<string, string>; // whom each card of the hand could order: "B4 B5"
  pile: number;
  discards: string[];
  scouted?: string[];
  terrain: Ground[];
  objectives: Objective[];
  units: Unit[];
  leaders: Leader[];
  sees: Record<string, string>;
  battle?: Battle;
  roll?: Roll;
  targets?: AttackTarget[];
}

// Whose eyes these are: the side whose cards the reader knows; null: nobody's, or both sides'.
export function eyeOf(view: View): Side | null {
  const known = view.armies.filter(
    (army) => army.hand.length > 0 || army.track.some((place) => place.card),
  );
  return known.length === 1 ? known[0]!.side : null;
}

export function unitOn(view: View, hex: string): Unit | undefined {
  return view.units.find((unit) => unit.hex === hex);
}

export function leaderOn(view: View, hex: string): Leader | undefined {
  return view.leaders.find((leader) => leader.hex === hex);
}

export function cardOf(view: View, id: string | undefined): Card | undefined {
  return view.cards.find((card) => card.id === id);
}
