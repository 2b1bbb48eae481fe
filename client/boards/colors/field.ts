// colors/field.ts -- the board of Commands & Colors: 113 hexes in nine rows, points at the top.
//
// It can be turned half round, so that whoever sits at the top has his own side before him and his
// left on the left.  Hexes keep their names and sides their numbers; only where they lie changes.

import { add, closed, lerp, scale, type Point } from '../geometry';

export const R = 62; // from the middle of a hex to its corners
export const WIDE = R * Math.sqrt(3);
const DEEP = R * 1.5; // from row to row
const MARGIN = 46;

export const WIDTH = 13 * WIDE + 2 * MARGIN;
export const HEIGHT = 8 * DEEP + 2 * R + 2 * MARGIN;

const ROWS = 'ABCDEFGHI';

export interface Place {
  name: string;
  row: number;
  column: number;
  at: Point;
}

function longRow(row: number): boolean {
  return row % 2 === 0;
}

function middleOf(row: number, column: number): Point {
  const shift = longRow(row) ? 0.5 : 1;
  return [MARGIN + (column - 1 + shift) * WIDE, MARGIN + R + row * DEEP];
}

// Hexes are numbered from 1, row by row: places[0] is no hex.
export const places: Place[] = [{ name: '', row: -1, column: 0, at: [0, 0] }];
for (let row = 0; row < ROWS.length; row++)
  for (let column = 1; column <= (longRow(row) ? 13 : 12); column++)
    places.push({ name: `${ROWS[row]}${column}`, row, column, at: middleOf(row, column) });

const byName = new Map(places.map((place) => [place.name, place]));
export const numberOf = new Map(places.map((place, i) => [place.name, i]));

// -- half round --

let turned = false;

export function isTurned(): boolean {
  return turned;
}

export function turnSheet(half: boolean): void {
  if (half === turned) return;
  turned = half;
  for (const place of places.slice(1)) place.at = [WIDTH - place.at[0], HEIGHT - place.at[1]];
}

// Degrees clockwise from the east of the map, as they are drawn.
function drawn(degrees: number): number {
  return ((degrees + (turned ? 180 : 0)) * Math.PI) / 180;
}

export function placeOf(hex: string): Place | undefined {
  return hex ? byName.get(hex) : undefined;
}

export function middle(hex: string): Point {
  return byName.get(hex)!.at;
}

// -- sides and corners, clockwise from the side to the east --

export const SIDES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];

export function sideWay(side: number): Point {
  const angle = drawn(side * 60);
  return [Math.cos(angle), Math.sin(angle)];
}

// The middle of a side, and its two corners.
export function sidePoint(at: Point, side: number, far = 1): Point {
  return add(at, scale(sideWay(side), (WIDE / 2) * far));
}

export function corner(at: Point, n: number, far = 1): Point {
  const angle = drawn(n * 60 - 30);
  return add(at, [Math.cos(angle) * R * far, Math.sin(angle) * R * far]);
}

export function sideEnds(at: Point, side: number, far = 1): [Point, Point] {
  return [corner(at, side, far), corner(at, side + 1, far)];
}

export function outline(at: Point, far = 1): Point[] {
  return [0, 1, 2, 3, 4, 5].map((n) => corner(at, n, far));
}

export function hexPath(hex: string, far = 1): string {
  return closed(outline(middle(hex), far));
}

// The neighbour over a side, or undefined at the edge.
export function beside(hex: string, side: number): string | undefined {
  const { row, column } = byName.get(hex)!;
  const shift = longRow(row) ? 0 : 1;
  const steps: [number, number][] = [
    [row, column + 1],
    [row + 1, column + shift],
    [row + 1, column + shift - 1],
    [row, column - 1],
    [row - 1, column + shift - 1],
    [row - 1, column + shift],
  ];
  const [r, c] = steps[side]!;
  return byName.get(`${ROWS[r] ?? '?'}${c}`)?.name;
}

// Which hex a point of the sheet lies in; the nearest middle is its own.
export function hexAt([x, y]: Point): string | null {
  let best: Place | null = null;
  let least = R * R;
  for (const place of places.slice(1)) {
    const far = (place.at[0] - x) ** 2 + (place.at[1] - y) ** 2;
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best?.name ?? null;
}

// The two lines between the sections, between columns 4|5 and 9|10 of the long rows.
export function sectionLines(): number[] {
  return [4, 9].map((columns) => MARGIN + columns * WIDE);
}

// Part of the way from one middle to the other, for arrows that begin and end beside the pieces.
export function between(from: string, to: string, k: number): Point {
  return lerp(middle(from), middle(to), k);
}
