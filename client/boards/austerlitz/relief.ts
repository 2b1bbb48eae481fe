// austerlitz/relief.ts -- the lie of the land, for the engraver: heights from what the map tells.
//
// The rules know hills and crests alone; slopes in between are ours, so that the sheet looks like
// country: it rises from the streams, along the crests and up to the hills.

import { areaPoints, field, toSheet, type Line } from './view';
import { isInside, nearestOnSegment, sides, type Point } from '../geometry';
import { hachures as strokes, level as outline, type Relief } from '../relief';

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
  return { cell: CELL, columns, rows, heights };
}

let made: Relief | null = null;

export function relief(): Relief {
  made ??= makeRelief();
  return made;
}

export function hachures(barred: (p: Point) => boolean): string[] {
  const weight = (steep: number): number => (steep > 4.4 ? 2 : steep > 2.6 ? 1 : 0);
  return strokes(relief(), { step: 13, least: 1.15, seed: 1805, weight }, barred);
}

export function level(least: number): string {
  return outline(relief(), least);
}
