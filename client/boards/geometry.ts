// geometry.ts -- plane geometry for drawing.  Nothing here decides a rule.

export type Point = readonly [number, number];

export function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

export function sub(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

export function scale(a: Point, k: number): Point {
  return [a[0] * k, a[1] * k];
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1];
}

export function length(a: Point): number {
  return Math.hypot(a[0], a[1]);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function lerp(a: Point, b: Point, k: number): Point {
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
}

// Degrees clockwise from the x axis, y pointing down.
export function towards(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce(add, [0, 0] as Point);
  return scale(sum, 1 / points.length);
}

// The sides of a polygon, the last one closing it.
export function sides(outline: readonly Point[]): [Point, Point][] {
  return outline.map((from, i) => [from, outline[(i + 1) % outline.length]!]);
}

export function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [a, b] of sides(outline))
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
  return inside;
}

export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const along = sub(b, a);
  const squared = dot(along, along);
  const k = squared === 0 ? 0 : dot(sub(p, a), along) / squared;
  return lerp(a, b, Math.max(0, Math.min(1, k)));
}

export function distanceToOutline(outline: readonly Point[], p: Point): number {
  return Math.min(...sides(outline).map(([a, b]) => distance(p, nearestOnSegment(p, a, b))));
}

// -- paths --

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function at(p: Point): string {
  return `${n(p[0])} ${n(p[1])}`;
}

export function line(points: readonly Point[]): string {
  return points.map((p, i) => (i === 0 ? 'M' : 'L') + at(p)).join('');
}

export function circle([x, y]: Point, radius: number): string {
  return `M${x} ${y - radius}a${radius} ${radius} 0 1 1 -0.1 0Z`;
}

export function closed(points: readonly Point[]): string {
  return line(points) + 'Z';
}

// A smooth curve through all points (Catmull-Rom); `round` closes it.
export function smooth(points: readonly Point[], round = false): string {
  const count = points.length;
  const point = (i: number): Point =>
    round ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  let path = 'M' + at(points[0]!);
  for (let i = 0; i < (round ? count : count - 1); i++) {
    const from = add(point(i), scale(sub(point(i + 1), point(i - 1)), 1 / 6));
    const to = sub(point(i + 1), scale(sub(point(i + 2), point(i)), 1 / 6));
    path += `C${at(from)} ${at(to)} ${at(point(i + 1))}`;
  }
  return round ? path + 'Z' : path;
}

// A rectangle around a middle, turned.
export function box(middlePoint: Point, wide: number, high: number, degrees = 0): Point[] {
  const u = scale(towards(degrees), wide / 2);
  const v = scale(towards(degrees + 90), high / 2);
  return [
    sub(sub(middlePoint, u), v),
    sub(add(middlePoint, u), v),
    add(add(middlePoint, u), v),
    add(sub(middlePoint, u), v),
  ];
}

// The same picture every time: a small generator for the engraver's irregular hand.
export function hand(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

// -- curves as points --

// A Bézier curve of the second or third degree, walked through in so many steps.
export function walk(control: readonly Point[], steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => onCurve(control, i / steps));
}

function onCurve(control: readonly Point[], k: number): Point {
  if (control.length === 1) return control[0]!;
  return onCurve(
    control.slice(1).map((p, i) => lerp(control[i]!, p, k)),
    k,
  );
}

// The same way without its last stretch: an arrow's head, or a piece, stands there.
export function shortened(points: readonly Point[], by: number): Point[] {
  const rest = [...points];
  let left = by;
  while (rest.length > 2 && distance(rest.at(-1)!, rest.at(-2)!) <= left) {
    left -= distance(rest.at(-1)!, rest.at(-2)!);
    rest.pop();
  }
  const last = rest.at(-1)!,
    before = rest.at(-2);
  const long = before ? distance(last, before) : 0;
  if (before && long > 0) rest[rest.length - 1] = lerp(last, before, Math.min(1, left / long));
  return rest;
}
