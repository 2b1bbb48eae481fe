// relief.ts -- heights on a grid, for the engraver: slopes, strokes down them, outlines of levels.

import { at, hand, smooth, type Point } from './geometry';

export interface Relief {
  cell: number; // units of the sheet between two heights
  columns: number;
  rows: number;
  heights: Float32Array;
}

export function heightAt({ cell, columns, rows, heights }: Relief, [x, y]: Point): number {
  const gx = Math.max(0, Math.min(columns - 1.001, x / cell)),
    gy = Math.max(0, Math.min(rows - 1.001, y / cell));
  const c = Math.floor(gx),
    r = Math.floor(gy),
    u = gx - c,
    v = gy - r;
  const at = (row: number, column: number): number => heights[row * columns + column]!;
  return (
    (at(r, c) * (1 - u) + at(r, c + 1) * u) * (1 - v) +
    (at(r + 1, c) * (1 - u) + at(r + 1, c + 1) * u) * v
  );
}

export function slopeAt(land: Relief, [x, y]: Point): Point {
  const step = 12;
  return [
    (heightAt(land, [x + step, y]) - heightAt(land, [x - step, y])) / (2 * step),
    (heightAt(land, [x, y + step]) - heightAt(land, [x, y - step])) / (2 * step),
  ];
}

// -- hachures: short strokes down the slope, the steeper the heavier --

export interface Strokes {
  step: number; // between two strokes
  least: number; // slope, in thousandths, from which on there are any
  seed: number;
  weight: (steep: number, way: Point) => number; // which of the three paths
}

export function hachures(
  land: Relief,
  { step, least, seed, weight }: Strokes,
  barred: (p: Point) => boolean,
): string[] {
  const random = hand(seed);
  const width = (land.columns - 1) * land.cell,
    height = (land.rows - 1) * land.cell;
  const paths = ['', '', ''];
  for (let y = 10; y < height - 10; y += step)
    for (let x = 10; x < width - 10; x += step) {
      const p: Point = [x + (random() - 0.5) * 11, y + (random() - 0.5) * 11];
      const [dx, dy] = slopeAt(land, p);
      const steep = Math.hypot(dx, dy) * 1000;
      if (steep < least + random() * 0.7 || barred(p)) continue;
      const long = 7 + Math.min(8, steep * 1.3) + random() * 4;
      const k = long / Math.hypot(dx, dy);
      paths[weight(steep, [dx, dy])] += `M${at(p)}l${at([-dx * k, -dy * k])}`;
    }
  return paths;
}

// -- levels: the outline of all that is higher --

type Edge = [number, number]; // two crossings, by number

// Marching squares over a frame one cell wider than the land, so that every outline closes.
export function level(land: Relief, least: number): string {
  const { cell, columns, rows } = land;
  const value = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= rows || column >= columns
      ? -1
      : land.heights[row * columns + column]!;
  const spots = new Map<number, Point>();
  const crossing = (r1: number, c1: number, r2: number, c2: number): number => {
    const down = r1 !== r2 ? 1 : 0;
    const key = ((Math.min(r1, r2) + 1) * (columns + 3) + Math.min(c1, c2) + 1) * 2 + down;
    const a = value(r1, c1),
      b = value(r2, c2),
      k = a === b ? 0.5 : (least - a) / (b - a);
    spots.set(key, [(c1 + (c2 - c1) * k) * cell, (r1 + (r2 - r1) * k) * cell]);
    return key;
  };
  const next = new Map<number, number[]>();
  const join = ([a, b]: Edge): void => {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  };
  for (let r = -1; r < rows; r++)
    for (let c = -1; c < columns; c++) {
      const high = [value(r, c), value(r, c + 1), value(r + 1, c + 1), value(r + 1, c)].map(
        (h) => h >= least,
      );
      const found: number[] = [];
      if (high[0] !== high[1]) found.push(crossing(r, c, r, c + 1));
      if (high[1] !== high[2]) found.push(crossing(r, c + 1, r + 1, c + 1));
      if (high[2] !== high[3]) found.push(crossing(r + 1, c, r + 1, c + 1));
      if (high[3] !== high[0]) found.push(crossing(r, c, r + 1, c));
      for (let i = 0; i + 1 < found.length; i += 2) join([found[i]!, found[i + 1]!]);
    }
  return loops(next, spots);
}

function loops(next: Map<number, number[]>, spots: Map<number, Point>): string {
  const seen = new Set<number>();
  let d = '';
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    const points: Point[] = [];
    let at: number | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      points.push(spots.get(at)!);
      at = next.get(at)!.find((one) => !seen.has(one));
    }
    if (points.length > 5) d += smooth(points.filter((_, i) => i % 2 === 0), true);
  }
  return d;
}
