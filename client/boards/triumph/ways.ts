// triumph/ways.ts -- the ways that pieces went: along the roads, or across an approach.

import { distance, type Point } from '../geometry';
import {
  approachOf,
  barMiddle,
  isBlocking,
  localeOf,
  wayIn,
  type Crossing,
  type Field,
} from './data';
import { commandersOf, positionOf, unitsOf, type Move, type View } from './view';

// One locale on a road: the stretch, and what leads into it.
interface Leg {
  stretch: string;
  name: string;
}

function ends(crossing: Crossing, from: string): string | null {
  const a = `${crossing.a}.${crossing.a_stretch}`,
    b = `${crossing.b}.${crossing.b_stretch}`;
  return from === a ? b : from === b ? a : null;
}

// The crossings that lead from a stretch through these locales, in this order.
function legs(field: Field, from: string, locales: number[], last: string | null): Leg[] | null {
  const [next, ...rest] = locales;
  if (next === undefined) return last === null || from === last ? [] : null;
  for (const [i, crossing] of field.file.crossings.entries()) {
    const to = ends(crossing, from);
    if (to === null || Number.parseInt(to, 10) !== next) continue;
    const more = legs(field, to, rest, last);
    if (more) return [{ stretch: to, name: `crossing ${i}` }, ...more];
  }
  return null;
}

function stretchesOf(field: Field, locale: number): string[] {
  return field.file.stretches
    .filter((one) => one.locale === locale)
    .map((one) => `${one.locale}.${one.stretch}`);
}

// From the middle of the first locale to the middle of the last, never off the road between them.
function alongRoads(field: Field, first: string, found: Leg[]): Point[] {
  const points: Point[] = [];
  let here = first;
  for (const leg of found) {
    points.push(...wayIn(field, here, leg.name).reverse(), ...wayIn(field, leg.stretch, leg.name));
    here = leg.stretch;
  }
  return points;
}

function spot(field: Field, position: number): Point | null {
  if (isBlocking(position)) return barMiddle(field.approach.get(approachOf(position))!);
  const locale = field.locale.get(position);
  return locale ? [locale.x, locale.y] : null;
}

// Where a way comes nearest to a point; of its first or last half, since it may come by twice.
function nearest(points: Point[], p: Point, half: 'first' | 'last'): number {
  const middle = Math.floor(points.length / 2);
  let best = half === 'first' ? 0 : points.length - 1;
  points.forEach((q, i) => {
    if ((half === 'first') === i < middle && distance(p, q) < distance(p, points[best]!)) best = i;
  });
  return best;
}

// From a point on to the way where it is near, and off it again: no walking to and fro.
function withEnds(points: Point[], from: Point | null, to: Point | null): Point[] {
  const first = from ? nearest(points, from, 'first') : 0;
  const last = to ? nearest(points, to, 'last') : points.length - 1;
  return [...(from ? [from] : []), ...points.slice(first, last + 1), ...(to ? [to] : [])].filter(
    (p, i, all) => i === 0 || distance(p, all[i - 1]!) > 1,
  );
}

// A road march as far as it has come; it began on the map, or on an entry road.
export function marchOf(field: Field, move: Move): Point[] | null {
  if (!move.path.length) return null;
  const last = `${move.path.at(-1)}.${move.stretch ?? 0}`;
  const start = positionOf(field, move.from);
  if (start === 0) return fromOffMap(field, move.path, last);
  for (const stretch of stretchesOf(field, start)) {
    const found = legs(field, stretch, move.path, last);
    if (found) return withEnds(alongRoads(field, stretch, found), spot(field, start), null);
  }
  return null;
}

function fromOffMap(field: Field, path: number[], last: string): Point[] | null {
  for (const entry of field.entries) {
    if (entry.locale !== path[0]) continue;
    const stretch = `${entry.locale}.${entry.stretch}`;
    const found = legs(field, stretch, path.slice(1), last);
    if (found)
      return [...wayIn(field, stretch, entry.id), ...alongRoads(field, stretch, found)];
  }
  return null;
}

// Without the road: through the approach between two locales, or straight.
function across(field: Field, from: number, to: number): Point[] | null {
  const a = spot(field, from),
    b = spot(field, to);
  if (!a || !b) return null;
  const here = localeOf(field, from),
    there = localeOf(field, to);
  const between = [...field.approach.values()].filter(
    (one) =>
      one.bar && ((one.a === here && one.b === there) || (one.b === here && one.a === there)),
  );
  const used = between.find((one) => one.id === approachOf(from)) ?? between[0];
  return withEnds(used ? [barMiddle(used)] : [], a, b);
}

// What a group of pieces did between two views.
export interface Way {
  side: 'french' | 'allied';
  tokens: number[];
  from: string;
  to: string;
  points: Point[];
}

function wayBetween(field: Field, before: View, token: number, from: string, to: string): Point[] {
  const start = positionOf(field, from),
    end = positionOf(field, to);
  const move = before.move;
  const marched = move?.pieces.includes(token) ? marchOf(field, move) : null;
  if (marched && end) return withEnds(marched, null, spot(field, end));
  return (end && start && across(field, start, end)) || [];
}

// Pieces that left one place for another together make one way.
export function waysBetween(field: Field, before: View, after: View): Way[] {
  if (before.phase !== 'play' || after.phase !== 'play' || before.round !== after.round) return [];
  const pieces = [...commandersOf(before), ...unitsOf(before)];
  const old = new Map(pieces.map((piece) => [piece.token, piece.place]));
  const found = new Map<string, Way>();
  for (const piece of [...commandersOf(after), ...unitsOf(after)]) {
    const from = old.get(piece.token);
    if (from === undefined || from === piece.place || from === 'gone' || piece.place === 'gone')
      continue;
    const key = `${piece.side} ${from} ${piece.place}`;
    const way = found.get(key);
    if (way) way.tokens.push(piece.token);
    else
      found.set(key, {
        side: piece.side,
        tokens: [piece.token],
        from,
        to: piece.place,
        points: wayBetween(field, before, piece.token, from, piece.place),
      });
  }
  return [...found.values()].filter((way) => way.points.length > 1);
}
