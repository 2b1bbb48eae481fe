// campaign/field.ts -- the map of Moravia: 60 by 60 hexes with flat tops, named CCRR, and what the
// map data say of them.

import { add, closed, lerp, scale, sub, type Point } from '../geometry';

export const R = 32; // from the middle of a hex to its corners
export const HIGH = R * Math.sqrt(3);
const STEP = R * 1.5; // from column to column
export const MARGIN = 64; // of the sheet around the hexes
export const COLUMNS = 60;
export const ROWS = 60;

export const WIDTH = (COLUMNS - 1) * STEP + 2 * R + 2 * MARGIN;
export const HEIGHT = (ROWS + 0.5) * HIGH + 2 * MARGIN;

// -- hexes: CCRR is also their number --

export function isHex(number: number): boolean {
  const column = Math.floor(number / 100),
    row = number % 100;
  return column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS;
}

export const ALL: readonly number[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, i) => (Math.floor(i / ROWS) + 1) * 100 + (i % ROWS) + 1,
);

export function nameOf(number: number): string {
  return String(number).padStart(4, '0');
}

// Even columns lie half a hex lower.
export function middle(number: number): Point {
  const column = Math.floor(number / 100),
    row = number % 100;
  const down = row - 0.5 + (column % 2 ? 0 : 0.5);
  return [MARGIN + R + (column - 1) * STEP, MARGIN + down * HIGH];
}

// Corners and sides clockwise: corner k lies between sides k and k + 1; side 0 is the south-east.
function cornerWay(corner: number): Point {
  const angle = ((60 + corner * 60) * Math.PI) / 180;
  return [Math.cos(angle) * R, Math.sin(angle) * R];
}

export function corner(number: number, k: number, far = 1): Point {
  return add(middle(number), scale(cornerWay((k + 6) % 6), far));
}

export function corners(number: number, far = 1): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => corner(number, k, far));
}

export function hexPath(number: number, far = 1): string {
  return closed(corners(number, far));
}

// The neighbour over a side: south-east, south, south-west, north-west, north, north-east.
export function next(number: number, side: number): number {
  const low = Math.floor(number / 100) % 2 === 0;
  const steps = low
    ? [101, 1, -99, -100, -1, 100]
    : [100, 1, -100, -101, -1, 99];
  const found = number + steps[side]!;
  return isHex(found) ? found : 0;
}

export function sideBetween(a: number, b: number): number {
  return [0, 1, 2, 3, 4, 5].findIndex((side) => next(a, side) === b);
}

export function sideMiddle(a: number, b: number): Point {
  return lerp(middle(a), middle(b), 0.5);
}

// The two corners that both hexes have.
export function sideEnds(a: number, b: number): [Point, Point] {
  const side = sideBetween(a, b);
  return [corner(a, side - 1), corner(a, side)];
}

// The hex under a point of the sheet; 0: none.
export function hexAt([x, y]: Point): number {
  const near = Math.round((x - MARGIN - R) / STEP) + 1;
  let best = 0,
    least = R * R;
  for (let column = near - 1; column <= near + 1; column++) {
    const row = Math.round((y - MARGIN) / HIGH + 0.5 - (column % 2 ? 0 : 0.5));
    const number = column * 100 + row;
    if (column < 1 || column > COLUMNS || row < 1 || row > ROWS) continue;
    const [mx, my] = middle(number);
    const far = (mx - x) ** 2 + (my - y) ** 2;
    if (far < least) {
      least = far;
      best = number;
    }
  }
  return best;
}

// -- what the map says --

export type Ground = 'clear' | 'hill' | 'woods' | 'mountain' | 'marsh' | 'lake';
export type Rank = 'primary' | 'secondary';
export type Mark = 'sourced' | 'recalled' | 'reconstructed' | 'ours';

export interface Place {
  hex: number;
  name: string;
  modern: string;
  class: string;
  depot: 'printed' | 'acts' | 'no';
  source: Mark;
}

export type Side = readonly [number, number];

export interface River {
  rank: Rank;
  name: string;
  sides: Side[];
}

export interface Link {
  a: number;
  b: number;
  rank: Rank;
}

export interface Bridge {
  a: number;
  b: number;
  rank: Rank;
  name: string;
}

export interface Crest {
  name: string;
  sides: Side[];
}

export interface Field {
  ground: Map<number, Ground>;
  places: Place[];
  placeAt: Map<number, Place>;
  rivers: River[];
  links: Link[];
  bridges: Bridge[];
  crests: Crest[];
  source: Mark;
  groundSource: Mark;
  corrections: string[];
}

interface MapFile {
  source: Mark;
  corrections: string[];
  terrain: { source: Mark; legend: Record<string, Ground>; rows: string[] };
  places: (Omit<Place, 'hex'> & { hex: string })[];
  roads: { rank: Rank; hexes: string }[];
  rivers: { rank: Rank; name: string; sides: string }[];
  bridges: { side: string; rank: Rank; name: string }[];
  crests: { name: string; sides: string }[];
}

function sideOf(word: string): Side {
  const [a, b] = word.split('/').map(Number);
  return [a!, b!];
}

// A link on two roads has the better rank.
function linksOf(roads: MapFile['roads']): Link[] {
  const found = new Map<string, Link>();
  for (const road of roads) {
    const hexes = road.hexes.split(' ').map(Number);
    hexes.slice(1).forEach((hex, i) => {
      const [a, b] = [Math.min(hex, hexes[i]!), Math.max(hex, hexes[i]!)];
      const key = `${a}/${b}`;
      if (found.get(key)?.rank !== 'primary') found.set(key, { a, b, rank: road.rank });
    });
  }
  return [...found.values()];
}

let unrolled: Field | null = null;

export function unroll(file: MapFile): void {
  const { legend, rows } = file.terrain;
  const ground = new Map(
    ALL.map((hex) => [hex, legend[rows[(hex % 100) - 1]![Math.floor(hex / 100) - 1]!]!]),
  );
  const places = file.places.map((one) => ({ ...one, hex: Number(one.hex) }));
  unrolled = {
    ground,
    places,
    placeAt: new Map(places.map((one) => [one.hex, one])),
    rivers: file.rivers.map((one) => ({ ...one, sides: one.sides.split(' ').map(sideOf) })),
    links: linksOf(file.roads),
    bridges: file.bridges.map(({ side, rank, name }) => {
      const [a, b] = sideOf(side);
      return { a, b, rank, name };
    }),
    crests: file.crests.map((one) => ({ ...one, sides: one.sides.split(' ').map(sideOf) })),
    source: file.source,
    groundSource: file.terrain.source,
    corrections: file.corrections,
  };
}

export function field(): Field {
  return unrolled!;
}

// -- an unruled hand: where a way or a stream really runs, a little off the middle --

function chance(a: number, b: number, salt: number): number {
  let n = Math.imul(a * 7919 + b * 104729 + salt * 1299721, 2654435761);
  n ^= n >>> 15;
  n = Math.imul(n, 2246822519);
  return ((n ^ (n >>> 13)) >>> 0) / 4294967296 - 0.5;
}

let bridged: Set<string> | null = null;

function hasBridge(a: number, b: number): boolean {
  bridged ??= new Set(field().bridges.flatMap((one) => [`${one.a}/${one.b}`, `${one.b}/${one.a}`]));
  return bridged.has(`${a}/${b}`);
}

// Where the road between two hexes crosses their side; at a bridge, in the middle of it.
export function crossing(a: number, b: number): Point {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (hasBridge(a, b)) return sideMiddle(a, b);
  return lerp(...sideEnds(low, high), 0.5 + chance(low, high, 1) * 0.55);
}

export function roadBend(hex: number): Point {
  return add(middle(hex), [chance(hex, 3, 2) * 15, chance(hex, 5, 3) * 15]);
}

// The middle of a river on a side.
export function riverSpot(a: number, b: number): Point {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const p = sideMiddle(a, b);
  if (hasBridge(a, b)) return p;
  const across = scale(sub(middle(high), middle(low)), 1 / HIGH);
  return add(p, scale(across, chance(low, high, 4) * 9));
}

export function riverBend([x, y]: Point): Point {
  const [a, b] = [Math.round(x), Math.round(y)];
  return [x + chance(a, b, 5) * 16, y + chance(a, b, 6) * 16];
}

export function groundOf(hex: number): Ground {
  return field().ground.get(hex) ?? 'clear';
}
