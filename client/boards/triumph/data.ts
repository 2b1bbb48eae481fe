// triumph/data.ts -- the map of Napoleon's Triumph as data/triumph/map.json has it, and the places
// on the sheet that follow from it: where roads run, where names stand, where blocks lie.

import {
  add,
  box,
  closed,
  distance,
  distanceToOutline,
  dot,
  isInside,
  lerp,
  middle,
  nearestOnSegment,
  scale,
  sides,
  sub,
  towards,
  walk,
  type Point,
} from '../geometry';

export interface Locale {
  number: number;
  capacity: number;
  name?: string;
  hill?: boolean;
  stars?: string[];
  setup?: string;
  x: number;
  y: number;
  outline: [number, number][];
}

export interface Approach {
  id: number;
  a: number;
  b: number;
  width: 'narrow' | 'wide' | 'impassable';
  inside_a?: string[];
  inside_b?: string[];
  bar?: { x: number; y: number; angle: number };
}

export interface Crossing {
  a: number;
  a_stretch: number;
  b: number;
  b_stretch: number;
  kind: 'main' | 'local';
  approach: number;
}

interface Entry {
  id: string;
  side: string;
  locale: number;
  stretch: number;
  kind: 'main' | 'local';
  x: number;
  y: number;
}

export interface MapFile {
  board: { width: number; height: number; narrow_bar: number; wide_bar: number };
  locales: Locale[];
  approaches: Approach[];
  stretches: { locale: number; stretch: number }[];
  crossings: Crossing[];
  entries: Entry[];
}

// Where a road leaves a locale, and which way it points inwards.
export interface Port {
  name: string; // of the crossing or entry it leads through
  at: Point;
  inwards: Point;
  main: boolean;
}

export interface Road {
  d: string;
  main: boolean;
}

export interface Field {
  width: number;
  height: number;
  locale: Map<number, Locale>;
  approach: Map<number, Approach>;
  crossings: { at: Point; d: string; main: boolean; angle: number }[]; // by noun, from 0
  entries: (Entry & { d: string })[]; // by noun, from 0
  roads: Road[];
  ports: Map<string, Port[]>; // by stretch: "64.0"
  file: MapFile;
  label: Map<number, Label>;
}

export const NARROW = 131;
export const WIDE = 261;

// What an action names beside its noun: `give 36 x8` is unit 36, to commander 8.
export function countOf(action: string): number {
  return Number(/ x(\d+)$/.exec(action)?.[1] ?? Number.NaN);
}

// -- positions: the same numbers as the program's (NT 4) --

const BLOCKING = 200;

export function isBlocking(position: number): boolean {
  return position >= BLOCKING && position < 999;
}

export function approachOf(position: number): number {
  return (position - BLOCKING) >> 1;
}

export function sideOf(position: number): 0 | 1 {
  return ((position - BLOCKING) & 1) as 0 | 1;
}

export function localeOf(field: Field, position: number): number {
  if (!isBlocking(position)) return position;
  const approach = field.approach.get(approachOf(position))!;
  return sideOf(position) === 0 ? approach.a : approach.b;
}

// -- approaches --

export function barLength(approach: Approach): number {
  return approach.width === 'wide' ? WIDE : NARROW;
}

export function barMiddle(approach: Approach): Point {
  return [approach.bar!.x, approach.bar!.y];
}

export function barWay(approach: Approach): Point {
  return towards(approach.bar!.angle);
}

// Square to the bar, pointing into the locale on that side.
export function inwards(field: Field, approach: Approach, side: 0 | 1): Point {
  const locale = field.locale.get(side === 0 ? approach.a : approach.b)!;
  const way = barWay(approach);
  const square: Point = [-way[1], way[0]];
  const there = sub([locale.x, locale.y], barMiddle(approach));
  return dot(square, there) >= 0 ? square : scale(square, -1);
}

// An impassable approach has no bar in the data: it is drawn where the two outlines run together.
export function sharedBorder(field: Field, approach: Approach): Point[] {
  const a = field.locale.get(approach.a)!.outline;
  const b = field.locale.get(approach.b)!.outline;
  const points: Point[] = [];
  for (const [from, to] of sides(a)) {
    const steps = Math.max(1, Math.round(distance(from, to) / 6));
    for (let i = 0; i <= steps; i++) {
      const p = lerp(from, to, i / steps);
      if (distanceToOutline(b, p) < 17) points.push(p);
    }
  }
  return points;
}

// -- roads --

function portsByStretch(field: Field, file: MapFile): Map<string, Port[]> {
  const ports = new Map<string, Port[]>();
  const put = (locale: number, stretch: number, port: Port): void => {
    const key = `${locale}.${stretch}`;
    ports.set(key, [...(ports.get(key) ?? []), port]);
  };
  file.crossings.forEach((crossing, i) => {
    const approach = field.approach.get(crossing.approach)!;
    const place = field.crossings[i]!.at;
    const main = crossing.kind === 'main';
    const sideA = approach.a === crossing.a ? 0 : 1;
    put(crossing.a, crossing.a_stretch, {
      name: `crossing ${i}`,
      at: place,
      inwards: inwards(field, approach, sideA),
      main,
    });
    put(crossing.b, crossing.b_stretch, {
      name: `crossing ${i}`,
      at: place,
      inwards: inwards(field, approach, sideA === 0 ? 1 : 0),
      main,
    });
  });
  for (const entry of file.entries) {
    const locale = field.locale.get(entry.locale)!;
    const there = sub([locale.x, locale.y], [entry.x, entry.y]);
    put(entry.locale, entry.stretch, {
      name: entry.id,
      at: [entry.x, entry.y],
      inwards: scale(there, 1 / Math.max(1, Math.hypot(...there))),
      main: entry.kind === 'main',
    });
  }
  return ports;
}

// Several roads through one approach lie beside each other, in the order of where they come from.
function placeCrossings(field: Field, file: MapFile): void {
  const through = new Map<number, number[]>();
  file.crossings.forEach((crossing, i) =>
    through.set(crossing.approach, [...(through.get(crossing.approach) ?? []), i]),
  );
  const goal = (locale: number, stretch: number, but: number): Point[] =>
    file.crossings.flatMap((c) =>
      c.approach !== but &&
      ((c.a === locale && c.a_stretch === stretch) || (c.b === locale && c.b_stretch === stretch))
        ? [barMiddle(field.approach.get(c.approach)!)]
        : [],
    );
  for (const [id, list] of through) {
    const approach = field.approach.get(id)!;
    const way = barWay(approach);
    const where = (i: number): number => {
      const c = file.crossings[i]!;
      const ends = [...goal(c.a, c.a_stretch, id), ...goal(c.b, c.b_stretch, id)];
      return ends.length ? dot(sub(middle(ends), barMiddle(approach)), way) : 0;
    };
    const order = [...list].sort((i, k) => where(i) - where(k));
    const apart = Math.min(52, barLength(approach) / (order.length + 1));
    order.forEach((i, k) => {
      const place = add(barMiddle(approach), scale(way, (k - (order.length - 1) / 2) * apart));
      const square = inwards(field, approach, 0);
      field.crossings[i] = {
        at: place,
        d: `M${sub(place, scale(square, 30)).join(' ')}L${add(place, scale(square, 30)).join(' ')}`,
        main: file.crossings[i]!.kind === 'main',
        angle: approach.bar!.angle,
      };
    });
  }
}

// Control points of the road through a locale, and of one that ends at a point of it.
function through(from: Port, to: Port): Point[] {
  const reach = distance(from.at, to.at) * 0.42;
  return [
    from.at,
    add(from.at, scale(from.inwards, reach)),
    add(to.at, scale(to.inwards, reach)),
    to.at,
  ];
}

function join(from: Port, hub: Point): Point[] {
  return [from.at, add(from.at, scale(from.inwards, distance(from.at, hub) * 0.5)), hub];
}

function bezier(control: Point[]): string {
  const [from, ...rest] = control.map((p) => p.map(Math.round).join(' '));
  return `M${from}${rest.length === 3 ? 'C' : 'Q'}${rest.join(' ')}`;
}

// The pair that makes the straightest way through: main roads before all others.
function throughPair(ports: Port[]): [Port, Port] {
  let best: [Port, Port] = [ports[0]!, ports[1]!];
  let least = Infinity;
  for (const from of ports)
    for (const to of ports) {
      if (from === to) continue;
      const bend = dot(from.inwards, to.inwards) - (from.main && to.main ? 9 : 0);
      if (bend < least) {
        least = bend;
        best = [from, to];
      }
    }
  return best;
}

function isHub(locale: Locale): boolean {
  return Boolean(locale.name) && !locale.hill && locale.capacity <= 6;
}

function halfWay([from, to]: [Port, Port]): Point {
  return walk(through(from, to), 2)[1]!;
}

function roadsOf(ports: Port[], locale: Locale): Road[] {
  const hub: Point = [locale.x, locale.y];
  if (ports.length === 1 || isHub(locale))
    return ports.map((port) => ({ d: bezier(join(port, hub)), main: port.main }));
  const pair = throughPair(ports);
  const [from, to] = pair;
  return [
    { d: bezier(through(from, to)), main: from.main && to.main },
    ...ports
      .filter((port) => port !== from && port !== to)
      .map((port) => ({ d: bezier(join(port, halfWay(pair))), main: port.main })),
  ];
}

// Along the road from where it comes in to where all roads of the stretch meet.
export function wayIn(field: Field, stretch: string, name: string): Point[] {
  const ports = field.ports.get(stretch)!;
  const locale = field.locale.get(Number.parseInt(stretch, 10))!;
  const port = ports.find((one) => one.name === name)!;
  if (ports.length === 1 || isHub(locale)) return walk(join(port, [locale.x, locale.y]));
  const pair = throughPair(ports);
  if (!pair.includes(port)) return walk(join(port, halfWay(pair)));
  const all = walk(through(...pair), 16);
  return (port === pair[0] ? all : all.reverse()).slice(0, 9);
}

function drawRoads(field: Field): void {
  for (const [key, ports] of field.ports)
    field.roads.push(...roadsOf(ports, field.locale.get(Number.parseInt(key, 10))!));
}

// -- labels --

export interface Label {
  at: Point; // middle of its first line
  size: number; // of the name
}

const FIGURES = 22; // height of the second line

export function labelName(locale: Locale): string {
  return locale.name?.replace(/ \(.*\)$/, '') ?? '';
}

function labelBox(locale: Locale, size: number): { wide: number; high: number } {
  const figures = 80 + (locale.stars?.length ?? 0) * 27;
  return {
    wide: Math.max(figures, labelName(locale).length * size * 0.56),
    high: locale.name ? size + FIGURES + 6 : FIGURES + 6,
  };
}

// Where the signs of penalties stand: names keep away from them.
export function markSpots(field: Field, approach: Approach, side: 0 | 1): Point[] {
  const marks = (side === 0 ? approach.inside_a : approach.inside_b) ?? [];
  const row = add(barMiddle(approach), scale(inwards(field, approach, side), 15));
  return marks.map((_, i) => add(row, scale(barWay(approach), (i - (marks.length - 1) / 2) * 20)));
}

function obstacles(field: Field, locale: Locale): Point[] {
  return [...field.approach.values()]
    .filter((a) => a.bar)
    .flatMap((approach) => {
      if (approach.a !== locale.number && approach.b !== locale.number) return [];
      const ends = [-0.4, -0.2, 0, 0.2, 0.4].map((k) =>
        add(barMiddle(approach), scale(barWay(approach), k * barLength(approach))),
      );
      return [...markSpots(field, approach, approach.a === locale.number ? 0 : 1), ...ends];
    });
}

// The lower the better: outside the outline and on signs is bad, where blocks will lie is poor.
function badness(
  locale: Locale,
  hindrance: Point[],
  middlePoint: Point,
  wide: number,
  high: number,
): number {
  const corners: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [0, -1],
    [0, 1],
  ].map(([x, y]) => [middlePoint[0] + (x! * wide) / 2, middlePoint[1] + (y! * high) / 2]);
  const outside = corners.filter((p) => !isInside(locale.outline, p)).length;
  const hit = hindrance.filter(
    ([x, y]) =>
      Math.abs(x - middlePoint[0]) < wide / 2 + 9 && Math.abs(y - middlePoint[1]) < high / 2 + 8,
  ).length;
  const below = middlePoint[1] - locale.y;
  const onBlocks = Math.max(0, 48 - Math.abs(below)) * 0.25 + (below > 0 ? 4 : 0);
  return outside * 30 + hit * 25 + onBlocks + Math.abs(middlePoint[0] - locale.x) * 0.05;
}

function labelSpot(field: Field, locale: Locale): Label {
  const room = distanceToOutline(locale.outline, [locale.x, locale.y]) * 2.4;
  const size = Math.max(
    13,
    Math.min(locale.hill ? 23 : 20, (room / Math.max(4, labelName(locale).length)) * 1.7),
  );
  const { wide, high } = labelBox(locale, size);
  const hindrance = obstacles(field, locale);
  const xs = locale.outline.map((p) => p[0]),
    ys = locale.outline.map((p) => p[1]);
  let best: Point = [locale.x, locale.y];
  let least = Infinity;
  for (let y = Math.min(...ys) + high / 2; y < Math.max(...ys); y += 6)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 8) {
      const bad = badness(locale, hindrance, [x, y], wide, high);
      if (bad < least) {
        least = bad;
        best = [x, y];
      }
    }
  return { at: [best[0], best[1] - high / 2 + (locale.name ? size * 0.8 : FIGURES)], size };
}

function prepare(file: MapFile): Field {
  const field: Field = {
    width: file.board.width,
    height: file.board.height,
    locale: new Map(file.locales.map((locale) => [locale.number, locale])),
    approach: new Map(file.approaches.map((approach) => [approach.id, approach])),
    crossings: [],
    entries: [],
    roads: [],
    ports: new Map(),
    file,
    label: new Map(),
  };
  placeCrossings(field, file);
  field.ports = portsByStretch(field, file);
  drawRoads(field);
  field.entries = file.entries.map((entry) => {
    const locale = field.locale.get(entry.locale)!;
    const end = nearestOnSegment(
      [locale.x, locale.y],
      [entry.x, entry.y],
      lerp([entry.x, entry.y], [locale.x, locale.y], 0.4),
    );
    return { ...entry, d: `M${entry.x} ${entry.y}L${end.map(Math.round).join(' ')}` };
  });
  for (const locale of file.locales) field.label.set(locale.number, labelSpot(field, locale));
  return field;
}

// -- blocks --

export interface Spot {
  at: Point;
  angle: number;
  long: number;
  deep: number;
}

export const BLOCK_LONG = 104;
export const BLOCK_DEEP = 24;

// Blocks that lie along an approach, the first nearest to the bar.
export function blockingSpots(field: Field, position: number, count: number): Spot[] {
  const approach = field.approach.get(approachOf(position))!;
  const way = barWay(approach);
  const square = inwards(field, approach, sideOf(position));
  const abreast = approach.width === 'wide' ? 2 : 1;
  let angle = approach.bar!.angle % 180;
  if (angle > 90) angle -= 180;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / abreast);
    const inRow = Math.min(abreast, count - row * abreast);
    const aside = ((i % abreast) - (inRow - 1) / 2) * (BLOCK_LONG + 10);
    const depth = 12 + BLOCK_DEEP / 2 + row * (BLOCK_DEEP + 4);
    return {
      at: add(add(barMiddle(approach), scale(way, aside)), scale(square, depth)),
      angle,
      long: BLOCK_LONG,
      deep: BLOCK_DEEP,
    };
  });
}

// The room that blocks have around the middle of a locale.
export function reserveRoom(field: Field, position: number): { width: number; height: number } {
  const locale = field.locale.get(position)!;
  const around = distanceToOutline(locale.outline, [locale.x, locale.y]);
  return { width: around * 2.5, height: around * 1.7 };
}

export function spotOutline(spot: Spot, margin = 0): string {
  return closed(box(spot.at, spot.long + margin, spot.deep + margin, spot.angle));
}

// Across an approach, from the side of the position to the other.
export function arrow(position: number, long: number): string {
  const approach = field().approach.get(approachOf(position))!;
  const from = inwards(field(), approach, sideOf(position)),
    way = barWay(approach),
    middle = barMiddle(approach);
  const p = (along: number, aside: number): Point =>
    add(add(middle, scale(from, -along)), scale(way, aside));
  return closed([
    p(-long * 0.7, -16),
    p(long * 0.25, -16),
    p(long * 0.25, -34),
    p(long, 0),
    p(long * 0.25, 34),
    p(long * 0.25, 16),
    p(-long * 0.7, 16),
  ]);
}

// -- the one map --

let unrolled: Field | null = null;

export function unroll(file: MapFile): void {
  unrolled ??= prepare(file);
}

// Drawn only when it has been fetched: the shell waits for load().
export function field(): Field {
  if (!unrolled) throw new Error('the map has not been unrolled');
  return unrolled;
}
