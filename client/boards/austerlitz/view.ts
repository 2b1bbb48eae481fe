// austerlitz/view.ts -- what the server tells of a match of Austerlitz 1805, and the map under it.
//
// The field counts in hundredths of a UM, x east and y north; the sheet counts downwards.

import type { Both } from '../../shell/words';
import type { Pose } from '../board';
import type { Point } from '../geometry';

export type Side = 'french' | 'allied';

export interface Unit {
  id: string;
  noun: number;
  name: string;
  fr?: string; // where it is another in French
  full: string;
  side: Side;
  nation: 'french' | 'russian' | 'austrian' | 'mixed';
  arm: 'infantry' | 'cavalry' | 'artillery' | 'hq';
  traits?: string[];
  corps: string;
  division?: string;
  musketry?: number;
  combat?: number;
  firepower?: number;
  hd?: number;
  value: number; // morale
  most: number;
  allowance: number;
  standing: string;
  x?: number;
  y?: number;
  facing?: number;
  form?: string;
  width?: number;
  depth?: number;
  muskets?: number[];
  roundshot?: number[];
  canister?: number[];
  charges?: number[];
  at?: string;
  chit?: string;
  due?: number;
  morale: 'steady' | 'S' | 'D' | 'R';
  steps: number;
  rage: boolean;
  engaged: boolean;
  foe?: string;
  aspect?: string;
  marker?: number;
  ammo?: number;
  crew?: string;
  marks?: string[];
  done?: string[];
  spent?: number;
  left?: number;
  order?: string;
}

export interface Chit {
  id: string;
  noun: number;
  side: Side;
  x: number;
  y: number;
  origin?: string;
  moved: boolean;
  spent?: number;
  loaded?: boolean;
  box?: number;
  units?: string[];
}

export interface Corps {
  id: string;
  noun: number;
  name: string;
  fr?: string;
  side: Side;
  zone?: string;
  moved?: boolean;
  objective?: string;
}

export interface Place {
  id: string;
  name: string;
  area: string;
  value: number;
  holder: Side;
}

export interface Zone {
  id: string;
  noun: number;
  name: Both;
  side: Side | 'striped';
  rects: number[][];
}

// Where those may be put who wait (-1: the new chit): y, and from where to where along it, over and over.
export interface Free {
  nouns: number[];
  step: number;
  spans: number[];
}

type BySide = Record<Side, number>;

export interface View {
  turn: number;
  last_turn: number;
  clock: string;
  player: Side;
  proc?: string;
  step?: string;
  fog: 'fog' | 'partial-1' | 'partial-2' | 'clear';
  sight?: number;
  small: boolean;
  np: Side[];
  points: BySide;
  taken: BySide;
  brigades_lost: BySide;
  held: BySide; // turns in a row with all places
  chits_left: BySide;
  columns_left: number;
  places: Place[];
  units: Unit[];
  chits: Chit[];
  corps?: Corps[];
  zones?: Zone[];
  draft: string[];
  ground?: Free[]; // when it was asked for
  attack?: { by: string; on: string; degree: number; charge: boolean };
}

// -- the map --

export interface Area {
  id: string;
  name: string;
  ground: 'wood' | 'pheasantry' | 'village' | 'castle' | 'redoubt' | 'hill' | 'pond';
  points: [number, number][];
}

export interface Line {
  id: string;
  name: string;
  kind: 'stream' | 'crest' | 'road';
  points: [number, number][];
}

export interface Field {
  width: number;
  height: number;
  areas: Area[];
  lines: Line[];
  bridges: { x: number; y: number; road: string; stream: string }[];
}

let known: Field | null = null;

export function unroll(field: Field): void {
  known = field;
}

export function field(): Field {
  if (!known) throw new Error('the map is not there yet');
  return known;
}

export function toSheet(x: number, y: number): Point {
  return [x, field().height - y];
}

export function toBoard([x, y]: Point): Point {
  return [x, field().height - y];
}

// x, y, x, y ... of the field as points of the sheet.
export function outline(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) points.push(toSheet(flat[i]!, flat[i + 1]!));
  return points;
}

export function areaPoints(area: Area): Point[] {
  return area.points.map(([x, y]) => toSheet(x, y));
}

// The way of a compass degree on the sheet.
export function way(degree: number): Point {
  const radians = (degree * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians)];
}

export function bearing(from: Point, to: Point): number {
  const degrees = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}

// -- pieces --

export interface Footprint extends Pose {
  width: number;
  depth: number;
}

const SIZES: Record<string, [number, number]> = {
  'infantry line': [80, 30],
  'infantry column': [30, 80],
  'infantry square': [60, 60],
  'cavalry line': [60, 30],
  'cavalry column': [30, 60],
  'artillery ': [30, 30],
  'hq ': [25, 25],
};
export const CHIT = 40;

// For pieces that do not stand on the field yet.
export function sizeOf(unit: Unit, form: string): [number, number] {
  return SIZES[`${unit.arm} ${form}`] ?? SIZES[`${unit.arm} `] ?? [30, 30];
}

export function unitOf(view: View, noun: number): Unit | undefined {
  return view.units.find((unit) => unit.noun === noun);
}

export function unitById(view: View, id: string | undefined): Unit | undefined {
  return view.units.find((unit) => unit.id === id);
}

export function chitOf(view: View, noun: number): Chit | undefined {
  return view.chits.find((chit) => chit.noun === noun);
}

export function onField(unit: Unit): boolean {
  return unit.standing === 'at' || unit.standing === 'field';
}

export function footprint(view: View, noun: number): Footprint | null {
  const unit = unitOf(view, noun);
  if (unit && onField(unit))
    return {
      x: unit.x!,
      y: unit.y!,
      angle: unit.facing!,
      width: unit.width!,
      depth: unit.depth!,
    };
  const chit = chitOf(view, noun);
  return chit ? { x: chit.x, y: chit.y, angle: 0, width: CHIT, depth: CHIT } : null;
}

export function corners({ x, y, angle, width, depth }: Footprint, more = 0): Point[] {
  const [cx, cy] = toSheet(x, y),
    [ux, uy] = way(angle),
    [vx, vy] = way(angle + 90);
  const d = depth / 2 + more,
    w = width / 2 + more;
  const corner = (s: number, r: number): Point => [
    cx + s * d * ux + r * w * vx,
    cy + s * d * uy + r * w * vy,
  ];
  return [corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
}

export function isOn({ x, y, angle, width, depth }: Footprint, p: Point, more = 0): boolean {
  const [cx, cy] = toSheet(x, y),
    [ux, uy] = way(angle),
    [vx, vy] = way(angle + 90);
  const dx = p[0] - cx,
    dy = p[1] - cy;
  return (
    Math.abs(dx * ux + dy * uy) <= depth / 2 + more &&
    Math.abs(dx * vx + dy * vy) <= width / 2 + more
  );
}

export const COLOURS: Record<Unit['nation'], { fill: string; ink: string; edge: string }> = {
  french: { fill: '#2d4a8e', ink: '#ffffff', edge: '#141f3f' },
  russian: { fill: '#47693f', ink: '#ffffff', edge: '#1b2b17' },
  austrian: { fill: '#f1efe6', ink: '#2a2019', edge: '#4b4a45' },
  mixed: { fill: '#93a184', ink: '#1c150f', edge: '#2b3324' },
};

export function sideColour(side: Side): string {
  return side === 'french' ? COLOURS.french.fill : COLOURS.russian.fill;
}
