// campaign/towns.tsx -- places on the map of Moravia: what they look like, and where their names
// are written so that they do not lie on each other.

import type { JSX } from 'preact';

import { named } from '../../shell/words';
import { field, HEIGHT, middle, WIDTH, type Place } from './field';
import { course } from './relief';
import { placeClassName, riverName } from './words';
import { add, at, closed, distance, hand, smooth, type Point } from '../geometry';

const INK = '#2a2019';
const BRICK = '#9a4a33';
const WALL = '#f2e6c8';

// -- what they look like --

function star(points: number, outer: number, inner: number): string {
  return closed(
    Array.from({ length: points * 2 }, (_, i) => {
      const turn = (i / points) * Math.PI - Math.PI / 2,
        far = i % 2 ? inner : outer;
      return [Math.cos(turn) * far, Math.sin(turn) * far] as Point;
    }),
  );
}

// Blocks of houses around the middle, streets between them.
function houses(radius: number, size: number, seed: number): string {
  const random = hand(seed);
  let d = '';
  for (let y = -radius; y <= radius; y += size * 1.45)
    for (let x = -radius; x <= radius; x += size * 1.5) {
      if (Math.hypot(x, y) > radius || (Math.abs(x) < 1.4 && radius > 5)) continue;
      const w = size * (0.7 + random() * 0.5),
        h = size * (0.6 + random() * 0.45);
      d += `M${at([x - w / 2, y - h / 2])}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}Z`;
    }
  return d;
}

const CHURCH = 'M-3.4 2.6V-1L-0.8 -3L1.8 -1V2.6ZM1.8 2.6V-5L3.4 -7.6L5 -5V2.6Z';

function Symbol({ place }: { place: Place }): JSX.Element | null {
  const seed = place.hex;
  switch (place.class) {
    case 'capital':
      return (
        <g>
          <path d={star(11, 25, 19)} fill="#d9c79b" stroke={INK} stroke-width="1.6" />
          <path d={star(11, 20.5, 16)} fill={WALL} stroke={INK} stroke-width="0.9" />
          <path d={houses(14, 3.1, seed)} fill={BRICK} stroke="#3d1a10" stroke-width="0.4" />
        </g>
      );
    case 'citadel':
    case 'fortified-town':
      return (
        <g>
          <path d={star(8, 18.5, 12.5)} fill="#cbb98c" stroke={INK} stroke-width="1.6" />
          <path d={star(8, 14.5, 10.5)} fill={WALL} stroke={INK} stroke-width="0.9" />
          <path d={houses(8.6, 2.9, seed)} fill={BRICK} stroke="#3d1a10" stroke-width="0.4" />
        </g>
      );
    case 'city':
      return (
        <g>
          <path d={star(7, 14.5, 12)} fill={WALL} stroke={INK} stroke-width="1.7" />
          <path d={houses(10, 2.9, seed)} fill={BRICK} stroke="#3d1a10" stroke-width="0.4" />
        </g>
      );
    case 'main-town':
      return (
        <g>
          <circle r="10.4" fill={WALL} stroke={INK} stroke-width="1.4" />
          <path d={houses(7.4, 2.7, seed)} fill={BRICK} stroke="#3d1a10" stroke-width="0.4" />
        </g>
      );
    case 'town':
    case 'urban-centre':
      return (
        <g>
          <circle r="7.2" fill={WALL} stroke={INK} stroke-width="0.9" />
          <path d={houses(5, 2.4, seed)} fill={BRICK} stroke="#3d1a10" stroke-width="0.4" />
        </g>
      );
    case 'village':
      return (
        <g>
          <path
            d="M-8 -1h4v3h-4ZM-6 4h4v3h-4ZM2 5h4v3h-4ZM6 0h4v3h-4ZM-6 -6h4v3h-4Z"
            fill={BRICK}
            stroke="#3d1a10"
            stroke-width="0.5"
          />
          <path d={CHURCH} fill={WALL} stroke={INK} stroke-width="0.8" />
        </g>
      );
    default:
      return place.name.endsWith('pond') ? null : (
        <path d={CHURCH} fill={WALL} stroke={INK} stroke-width="0.8" transform="scale(0.85)" />
      );
  }
}

// A magazine: printed depots alone; other towns act as one.
function Depot(): JSX.Element {
  return (
    <g transform="translate(15 -15)">
      <circle r="6.4" fill="#fbf5e2" stroke={INK} stroke-width="1.1" />
      <path
        d="M-3.2 -2.6h6.4v5.2h-6.4ZM-3.2 -2.6l6.4 5.2M3.2 -2.6l-6.4 5.2"
        fill="none"
        stroke={INK}
        stroke-width="0.9"
      />
    </g>
  );
}

export function Towns(): JSX.Element {
  return (
    <g stroke-linejoin="round">
      {field().places.map((place) => (
        <g
          transform={`translate(${at(middle(place.hex))})`}
          role="img"
          aria-label={`${named(place.name)}, ${placeClassName(place.class)}`}>
          <Symbol place={place} />
          {place.depot === 'printed' && <Depot />}
        </g>
      ))}
    </g>
  );
}

// -- names --

const SIZE: Record<string, number> = {
  capital: 36,
  citadel: 29,
  city: 27,
  'fortified-town': 24,
  'main-town': 21,
  town: 16.5,
  'urban-centre': 16.5,
  village: 13,
  none: 12,
};
const FAR_SIZE: Record<string, number> = { capital: 92, citadel: 76, city: 62, 'main-town': 50 };
const RADIUS: Record<string, number> = {
  capital: 26,
  citadel: 19,
  city: 16,
  'main-town': 12,
  town: 9,
};

interface Label {
  place: Place;
  at: Point; // the beginning, the middle or the end of the line
  anchor: 'start' | 'middle' | 'end';
  size: number;
  box: [number, number, number, number];
}

type Box = Label['box'];

function boxOf([x, y]: Point, anchor: Label['anchor'], text: string, size: number): Box {
  const wide = text.length * size * 0.54,
    left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return [left, y - size * 0.76, left + wide, y + size * 0.24];
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]),
    high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

// Where a name could stand, what one likes best first.
function candidates(place: Place, size: number): Omit<Label, 'box'>[] {
  const [x, y] = middle(place.hex);
  const far = (RADIUS[place.class] ?? 8) + 4,
    mid = size * 0.28;
  const spots: [Point, Label['anchor']][] = [
    [[x, y + far + size * 0.72], 'middle'],
    [[x + far, y + mid], 'start'],
    [[x, y - far - size * 0.1], 'middle'],
    [[x - far, y + mid], 'end'],
    [[x + far * 0.8, y - far * 0.6], 'start'],
    [[x + far * 0.8, y + far * 0.6 + size * 0.6], 'start'],
    [[x - far * 0.8, y - far * 0.6], 'end'],
    [[x - far * 0.8, y + far * 0.6 + size * 0.6], 'end'],
  ];
  return spots.map(([p, anchor]) => ({ place, at: p, anchor, size }));
}

// Points that names should not cover: water first of all.
function waterPoints(): Point[] {
  return field().rivers.flatMap((river) => course(river.sides).flat());
}

function covers(box: Box, points: readonly Point[]): number {
  return points.filter(([x, y]) => x > box[0] && x < box[2] && y > box[1] && y < box[3]).length;
}

// The title lies there.
const TITLE: Box = [2246, 2838, 2900, 3120];

function layOut(places: Place[], sizes: Record<string, number>): Label[] {
  const done: Label[] = [];
  const water = waterPoints();
  const symbols = field().places.map((place): [Place, Box] => {
    const [x, y] = middle(place.hex),
      far = RADIUS[place.class] ?? 8;
    return [place, [x - far, y - far, x + far, y + far]];
  });
  for (const place of places) {
    let best: Label | null = null,
      least = Infinity;
    candidates(place, sizes[place.class]!).forEach((one, liking) => {
      const box = boxOf(one.at, one.anchor, named(place.name), one.size);
      const outside = box[0] < 50 || box[1] < 50 || box[2] > WIDTH - 50 || box[3] > HEIGHT - 50;
      const cost =
        liking * one.size * 1.5 +
        (outside ? 1e6 : 0) +
        overlap(box, TITLE) * 50 +
        done.reduce((sum, other) => sum + overlap(box, other.box) * 8, 0) +
        symbols.reduce(
          (sum, [whose, area]) => sum + (whose === place ? 0 : overlap(box, area) * 4),
          0,
        ) +
        covers(box, water) * one.size * 0.8;
      if (cost < least) {
        least = cost;
        best = { ...one, box };
      }
    });
    if (best) done.push(best);
  }
  return done;
}

function byImportance(sizes: Record<string, number>): Place[] {
  return field()
    .places.filter((place) => sizes[place.class])
    .sort((a, b) => sizes[b.class]! - sizes[a.class]!);
}

function Written({ label }: { label: Label }): JSX.Element {
  const great = ['capital', 'citadel', 'city'].includes(label.place.class);
  const text = {
    x: label.at[0].toFixed(1),
    y: label.at[1].toFixed(1),
    'text-anchor': label.anchor,
    'font-size': label.size,
    'font-style': label.place.class === 'none' ? 'italic' : 'normal',
    'font-weight': great ? 'bold' : 'normal',
    'letter-spacing': great ? label.size * 0.05 : 0.3,
  } as const;
  return (
    <>
      <text {...text} class="name-halo" stroke-width={label.size * 0.22}>
        {named(label.place.name)}
      </text>
      <text {...text} fill={INK}>
        {named(label.place.name)}
      </text>
    </>
  );
}

export function Names(): JSX.Element {
  const near = layOut(byImportance(SIZE), SIZE),
    far = layOut(byImportance(FAR_SIZE), FAR_SIZE);
  return (
    <g font-family="var(--serif)" aria-hidden="true">
      <g class="fine">
        {near.map((label) => (
          <Written label={label} />
        ))}
      </g>
      <g class="coarse">
        {far.map((label) => (
          <Written label={label} />
        ))}
      </g>
    </g>
  );
}

// -- the names of rivers, along the water --

// Where along its course, and how large.
const ALONG: [string, number[], number][] = [
  ['Danube', [0.16, 0.42, 0.78], 25],
  ['March', [0.1, 0.4, 0.62, 0.86], 21],
  ['Thaya', [0.14, 0.47, 0.8], 19],
  ['Schwarza', [0.25, 0.75], 14],
  ['Zwittawa', [0.3], 14],
  ['Littawa', [0.35], 13],
  ['Iglawa', [0.22, 0.62], 14],
  ['Hanna', [0.5], 13],
  ['Betschwa', [0.5], 14],
  ['Kamp', [0.4], 13],
  ['Göllersbach', [0.4], 13],
  ['Zaya', [0.5], 13],
  ['Pulkau', [0.6], 13],
];

// A calm line beside the windings, read from left to right.
function calm(points: readonly Point[], part: number, long: number, off: number): Point[] {
  const mean = (i: number): Point => {
    const some = points.slice(Math.max(0, i - 14), i + 15);
    const [x, y] = some.reduce(add, [0, 0] as Point);
    return [x / some.length, y / some.length];
  };
  const centre = Math.round(part * (points.length - 1));
  let from = centre,
    to = centre;
  while (distance(mean(from), mean(to)) < long && (from > 0 || to < points.length - 1)) {
    from = Math.max(0, from - 1);
    to = Math.min(points.length - 1, to + 1);
  }
  const part4 = (k: number): number => Math.round(from + ((to - from) * k) / 4);
  const picked = [0, 1, 2, 3, 4].map((k) => mean(part4(k)));
  if (picked[0]![0] > picked[4]![0]) picked.reverse();
  return picked.map((p, i) => {
    const a = picked[Math.max(0, i - 1)]!,
      b = picked[Math.min(4, i + 1)]!;
    const size = distance(a, b) || 1;
    return [p[0] + ((b[1] - a[1]) / size) * off, p[1] - ((b[0] - a[0]) / size) * off];
  });
}

export function RiverNames(): JSX.Element {
  const found = ALONG.flatMap(([name, parts, size]) => {
    const river = field().rivers.find((one) => one.name === name);
    const points = river ? course(river.sides)[0]! : [];
    return parts.map((part, i) => ({
      id: `river-${name}-${i}`,
      text: riverName(name),
      size,
      points: points.length
        ? calm(points, part, riverName(name).length * size * 0.72, size * 0.42 + 5)
        : [],
    }));
  }).filter((one) => one.points.length);
  return (
    <g font-family="var(--serif)" font-style="italic" class="fine" aria-hidden="true">
      {found.map(({ id, points }) => (
        <path id={id} d={smooth(points)} fill="none" />
      ))}
      {found.map(({ id, text, size }) =>
        ['name-halo', 'river-name'].map((kind) => (
          <text
            class={kind}
            font-size={size}
            letter-spacing={size * 0.12}
            stroke-width={kind === 'name-halo' ? size * 0.2 : 0}>
            <textPath href={`#${id}`} startOffset="50%" text-anchor="middle">
              {text}
            </textPath>
          </text>
        )),
      )}
    </g>
  );
}
