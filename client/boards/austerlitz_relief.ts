// austerlitz_relief.ts -- the lie of the land, for the engraver: heights from what the map tells.
//
// The rules know hills and crests alone; slopes in between are ours, so that the sheet looks like
// country: it rises from the streams, along the crests and up to the hills.

import { at, hand, isInside, nearestOnSegment, sides, smooth, type Point } from './geometry';
import { areaPoints, field, toSheet, type Line } from './austerlitz_view';

const CELL = 20; // units of the sheet between two heights

interface Source {
  segments: [Point, Point][];
  inside?: Point[];
}

function openSegments(points: Point[]): [Point, Point][] {
  return points.slice(1).map((p, i) => [points[i]!, p]);
}

function far(source: Source, p: Point): number {
  if (source.inside && isInside(source.inside, p)) return 0;
  let least = Infinity;
  for (const [a, b] of source.segments) {
    const q = nearestOnSegment(p, a, b);
    const d = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2;
    if (d < least) least = d;
  }
  return Math.sqrt(least);
}

function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2));
}

function onSheet(line: Line): Point[] {
  return line.points.map(([x, y]) => toSheet(x, y));
}

export interface Relief {
  columns: number;
  rows: number;
  heights: Float32Array;
}

// How much a hill rises over its surroundings.
const RISE: Record<string, number> = { H1: 0.55, H2: 0.55, H3: 0.75, H4: 0.4, H5: 0.45 };

function makeRelief(): Relief {
  const { width, height, areas, lines } = field();
  const streams = lines
    .filter((one) => one.kind === 'stream')
    .map((one) => ({ segments: openSegments(onSheet(one)) }));
  const ponds = areas
    .filter((one) => one.ground === 'pond')
    .map((one) => ({ segments: sides(areaPoints(one)), inside: areaPoints(one) }));
  const crests = lines
    .filter((one) => one.kind === 'crest')
    .map((one) => ({ segments: openSegments(onSheet(one)), crest: one.id }));
  const hills = areas
    .filter((one) => one.ground === 'hill')
    .map((one) => ({
      segments: sides(areaPoints(one)),
      inside: areaPoints(one),
      rise: RISE[one.id] ?? 0.4,
    }));
  const columns = Math.ceil(width / CELL) + 1,
    rows = Math.ceil(height / CELL) + 1;
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const p: Point = [column * CELL, row * CELL];
      const water = Math.min(
        ...streams.map((one) => far(one, p)),
        ...ponds.map((one) => far(one, p)),
      );
      let h = 0.62 * (1 - bell(water, 330)) + 0.12 * (1 - bell(water, 70));
      for (const crest of crests)
        h += (crest.crest === 'C3' ? 0.2 : 0.42) * bell(far(crest, p), 210);
      for (const hill of hills) h += hill.rise * bell(far(hill, p), 82);
      // a gentle swell, so that no slope is ruled with a ruler
      h += 0.035 * Math.sin(p[0] / 97 + p[1] / 160) + 0.03 * Math.sin(p[1] / 83 - p[0] / 211);
      heights[row * columns + column] = h;
    }
  return { columns, rows, heights };
}

let made: Relief | null = null;

export function relief(): Relief {
  made ??= makeRelief();
  return made;
}

function heightAt({ columns, rows, heights }: Relief, [x, y]: Point): number {
  const gx = Math.max(0, Math.min(columns - 1.001, x / CELL)),
    gy = Math.max(0, Math.min(rows - 1.001, y / CELL));
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

function slopeAt(land: Relief, [x, y]: Point): Point {
  const step = 12;
  return [
    (heightAt(land, [x + step, y]) - heightAt(land, [x - step, y])) / (2 * step),
    (heightAt(land, [x, y + step]) - heightAt(land, [x, y - step])) / (2 * step),
  ];
}

// -- hachures: short strokes down the slope, the steeper the heavier --

export function hachures(barred: (p: Point) => boolean): string[] {
  const { width, height } = field();
  const land = relief(),
    random = hand(1805);
  const paths = ['', '', ''];
  for (let y = 10; y < height - 10; y += 13)
    for (let x = 10; x < width - 10; x += 13) {
      const p: Point = [x + (random() - 0.5) * 11, y + (random() - 0.5) * 11];
      const [dx, dy] = slopeAt(land, p);
      const steep = Math.hypot(dx, dy) * 1000;
      if (steep < 1.15 + random() * 0.7 || barred(p)) continue;
      const long = 7 + Math.min(8, steep * 1.3) + random() * 4;
      const k = long / Math.hypot(dx, dy);
      const weight = steep > 4.4 ? 2 : steep > 2.6 ? 1 : 0;
      paths[weight] += `M${at(p)}l${at([-dx * k, -dy * k])}`;
    }
  return paths;
}

// -- levels: the outline of all that is higher --

type Edge = [number, number]; // two crossings, by number

// Marching squares over a frame one cell wider than the land, so that every outline closes.
export function level(least: number): string {
  const land = relief();
  const { columns, rows } = land;
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
    spots.set(key, [(c1 + (c2 - c1) * k) * CELL, (r1 + (r2 - r1) * k) * CELL]);
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
