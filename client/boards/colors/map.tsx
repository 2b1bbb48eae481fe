// colors/map.tsx -- the ground of Commands & Colors: hexes, heights, woods, water, towns, works.
//
// Drawn from the terrain of the view, which no match changes.

import type { JSX } from 'preact';

import { both, t } from '../../shell/words';
import {
  beside,
  corner,
  HEIGHT,
  hexPath,
  isTurned,
  middle,
  outline,
  places,
  R,
  sectionLines,
  sideEnds,
  sidePoint,
  SIDES,
  sideWay,
  WIDTH,
} from './field';
import type { Ground, Objective, View } from './view';
import { groundLabel } from './words';
import { add, at, closed, distance, hand, lerp, line, scale, sub, type Point } from '../geometry';

export const INK = '#2a2019';
export const INK_SOFT = '#5a4937';
const WATER = '#b3cbd3';
const BANK = '#557b92';
const CREST = 0.66; // how far out the top of a hill reaches

const SEED = new Map(places.map((place, i) => [place.name, i + 7]));

function random(hex: string): () => number {
  return hand(SEED.get(hex)!);
}

type Field = Map<string, Ground>;

function are(field: Field, ...types: string[]): string[] {
  return [...field.values()].filter((one) => types.includes(one.type)).map((one) => one.hex);
}

// -- the plain --

function tint(type: string | undefined): string {
  switch (type) {
    case 'forest':
      return '#ccd2a6';
    case 'hill':
      return '#d9c48f';
    case 'rugged-hill':
      return '#b39c74';
    case 'town':
    case 'windmill':
      return '#e9d9b2';
    case 'quarry':
      return '#e8d08f';
    default:
      return '#ece2bf';
  }
}

function Hexes({ view, field }: { view: View; field: Field }): JSX.Element {
  return (
    <g stroke="#a9996d" stroke-width="1.4">
      {places.slice(1).map(({ name }, i) => (
        <path
          d={hexPath(name)}
          fill={tint(field.get(name)?.type)}
          data-noun={`space:${i + 1}`}
          role="img"
          aria-label={groundLabel(
            name,
            field.get(name),
            view.objectives.filter((goal) => goal.hexes.includes(name)),
          )}
        />
      ))}
    </g>
  );
}

function tufts(hex: string): string {
  const next = random(hex);
  let d = '';
  for (let i = 0; i < 4; i++) {
    const p = add(middle(hex), [(next() - 0.5) * 80, (next() - 0.5) * 76]);
    d += `M${at(p)}l-2.4 -5m2.4 5l0 -6.5m0 6.5l2.4 -5`;
  }
  return d;
}

function Grass({ field }: { field: Field }): JSX.Element {
  const open = places.slice(1).filter((place) => !field.has(place.name));
  return (
    <path
      class="fine"
      d={open.map((place) => tufts(place.name)).join('')}
      fill="none"
      stroke="#b2a673"
      stroke-width="1"
    />
  );
}

// -- heights --

// The level top: the middle of each hill, joined to its neighbours over their common sides.
function plateau(hills: Set<string>): string {
  let d = '';
  for (const hex of hills) {
    d += closed(outline(middle(hex), CREST));
    for (let side = 0; side < 3; side++) {
      const next = beside(hex, side);
      if (!next || !hills.has(next)) continue;
      const [a, b] = sideEnds(middle(hex), side, CREST);
      const [c, e] = sideEnds(middle(next), side + 3, CREST);
      d += closed([a, b, c, e]);
    }
    for (let n = 0; n < 2; n++) {
      const [one, two] = [beside(hex, n), beside(hex, n + 1)];
      if (!one || !two || !hills.has(one) || !hills.has(two)) continue;
      const here = corner(middle(hex), n + 1, CREST);
      const there = corner(middle(one), n + 3, CREST);
      d += closed([here, there, corner(middle(two), n + 5, CREST)]);
    }
  }
  return d;
}

// Strokes fall from the crest to the foot, on every side that is not joined to another height.
function hachures(hex: string, heights: Set<string>, dense: number): string {
  const next = random(hex);
  let d = '';
  for (let side = 0; side < 6; side++) {
    const other = beside(hex, side);
    if (other && heights.has(other)) continue;
    const [a, b] = sideEnds(middle(hex), side, 0.97);
    const [c, e] = sideEnds(middle(hex), side, CREST);
    for (let i = 0; i < dense; i++) {
      const k = (i + 0.25 + next() * 0.5) / dense;
      const foot = lerp(a, b, k),
        crest = lerp(c, e, k);
      const from = next() * 0.16,
        to = 0.62 + next() * 0.3;
      d += `M${at(lerp(crest, foot, from))}L${at(lerp(crest, foot, to))}`;
    }
  }
  return d;
}

// Against the light that falls from the upper left.
function shade(hex: string, heights: Set<string>): string {
  return (isTurned() ? [3, 4, 5] : [0, 1, 2])
    .filter((side) => !heights.has(beside(hex, side) ?? ''))
    .map((side) => {
      const [a, b] = sideEnds(middle(hex), side, 0.98);
      const [c, e] = sideEnds(middle(hex), side, CREST);
      return closed([a, b, e, c]);
    })
    .join('');
}

function crags(hex: string): string {
  const next = random(hex);
  let d = '';
  for (let i = 0; i < 9; i++) {
    const p = add(middle(hex), [(next() - 0.5) * 66, (next() - 0.5) * 66]);
    const w = 6 + next() * 8,
      h = 7 + next() * 9;
    d += `M${at(p)}l${(w / 2).toFixed(1)} ${(-h).toFixed(1)}l${(w / 2).toFixed(1)} ${h.toFixed(1)}`;
    d += `M${at(add(p, [w / 2, -h]))}l1.6 ${(h * 0.8).toFixed(1)}`;
    d += `m1.6 ${(-h * 0.35).toFixed(1)}l1.4 ${(h * 0.5).toFixed(1)}`;
  }
  return d;
}

function Heights({ field }: { field: Field }): JSX.Element {
  const hills = new Set(are(field, 'hill'));
  const rugged = new Set(are(field, 'rugged-hill'));
  const all = new Set([...hills, ...rugged]);
  return (
    <g fill="none">
      <path d={[...all].map((hex) => shade(hex, all)).join('')} fill="#8f744a" opacity="0.28" />
      <path d={plateau(hills)} fill="#ecdcae" />
      <path
        d={[...hills].map((hex) => hachures(hex, hills, 13)).join('')}
        stroke="#6f5732"
        stroke-width="1.5"
        stroke-opacity="0.8"
      />
      <path
        d={[...rugged].map((hex) => hachures(hex, rugged, 17)).join('')}
        stroke="#4c3b22"
        stroke-width="1.8"
      />
      <path
        d={[...rugged].map(crags).join('')}
        fill="#9d8761"
        stroke="#4c3b22"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
    </g>
  );
}

// -- woods --

function trees(hex: string): Point[] {
  const next = random(hex);
  const found: Point[] = [];
  for (let tries = 0; tries < 160 && found.length < 17; tries++) {
    const angle = next() * 2 * Math.PI,
      far = Math.sqrt(next()) * R * 0.8;
    const p = add(middle(hex), [Math.cos(angle) * far, Math.sin(angle) * far]);
    if (found.every((other) => distance(p, other) > 16.5)) found.push(p);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

function Woods({ field }: { field: Field }): JSX.Element {
  return (
    <g stroke-linejoin="round">
      {are(field, 'forest').map((hex) => {
        const spots = trees(hex);
        const crown = (p: Point): string => `M${at(add(p, [-8, 3]))}a8 9 0 1 1 16 0q-8 5 -16 0z`;
        return (
          <>
            <path
              d={spots.map((p) => crown(add(p, [3, 3]))).join('')}
              fill="#5a6640"
              opacity="0.35"
            />
            <path
              d={spots.map(crown).join('')}
              fill="#93a06c"
              stroke="#56633a"
              stroke-width="1.1"
            />
            <path
              d={spots.map((p) => `M${at(add(p, [-4, 0]))}a5 5 0 0 1 5 -5`).join('')}
              fill="none"
              stroke="#c3cb9b"
              stroke-width="1.6"
            />
          </>
        );
      })}
    </g>
  );
}

// -- water --

const ENDS: Record<string, number> = { end: 1, y: 3 };

// The sides over which a river leaves its hex: to the next tile, or over the edge of the board.
function mouths(field: Field, ground: Ground): number[] {
  const wet = new Set(['river', 'ford', 'bridge']);
  const found = [0, 1, 2, 3, 4, 5].filter((side) =>
    wet.has(field.get(beside(ground.hex, side) ?? '')?.type ?? ''),
  );
  const wanted = ENDS[ground.tile ?? ''] ?? 2;
  const [first] = found;
  if (found.length >= wanted || first === undefined) return found;
  const bent = ground.tile?.startsWith('bend') ?? false;
  const ways = bent ? [2, 4, 3, 1, 5] : [3, 2, 4, 1, 5];
  const out = ways.map((way) => (first + way) % 6).find((side) => !beside(ground.hex, side));
  return out === undefined ? found : [...found, out];
}

function course(field: Field, ground: Ground): string {
  const next = random(ground.hex);
  const centre = middle(ground.hex);
  const bow: Point = [(next() - 0.5) * 12, (next() - 0.5) * 12];
  const [a, b, c] = mouths(field, ground);
  if (a === undefined) return '';
  const from = sidePoint(centre, a),
    to = b === undefined ? centre : sidePoint(centre, b);
  const via = (side: number): Point => add(sidePoint(centre, side, 0.4), scale(bow, 0.5));
  const last = b === undefined ? centre : via(b);
  const main = `M${at(from)}C${at(via(a))} ${at(last)} ${at(to)}`;
  const third = c === undefined ? '' : `M${at(sidePoint(centre, c))}Q${at(via(c))} ${at(centre)}`;
  return main + third;
}

function Bridge({ field, ground }: { field: Field; ground: Ground }): JSX.Element {
  const [a = 0, b = 3] = mouths(field, ground);
  const flow = sub(sidePoint([0, 0], b), sidePoint([0, 0], a));
  const angle = (Math.atan2(flow[1], flow[0]) * 180) / Math.PI + 90;
  return (
    <g transform={`translate(${at(middle(ground.hex))}) rotate(${angle.toFixed(0)})`}>
      <path d="M-34 -12L-26 -9H26L34 -12V12L26 9H-26L-34 12Z" fill="#d3bd8d" stroke={INK} />
      <path
        d="M-26 -9V9M-18 -9V9M-10 -9V9M-2 -9V9M6 -9V9M14 -9V9M22 -9V9"
        stroke="#7b6237"
        stroke-width="1"
      />
      <path
        d="M-34 -12L-26 -9H26L34 -12M-34 12L-26 9H26L34 12"
        stroke={INK}
        stroke-width="2.4"
        fill="none"
      />
    </g>
  );
}

function Rivers({ field }: { field: Field }): JSX.Element {
  const all = [...field.values()].filter((one) => ['river', 'ford', 'bridge'].includes(one.type));
  const deep = all.filter((one) => one.type !== 'ford'),
    fords = all.filter((one) => one.type === 'ford');
  const path = (some: Ground[]): string => some.map((one) => course(field, one)).join('');
  return (
    <g fill="none" stroke-linecap="butt" stroke-linejoin="round">
      <path d={path(fords)} stroke={BANK} stroke-width="21" />
      <path d={path(deep)} stroke={BANK} stroke-width="33" />
      <path d={path(fords)} stroke={WATER} stroke-width="16" />
      <path d={path(deep)} stroke="#9dbdca" stroke-width="28" />
      <path d={path(deep)} stroke={BANK} stroke-width="1.4" stroke-dasharray="9 13" />
      <g stroke-linecap="round" stroke-dasharray="0.1 19">
        <path d={path(fords)} stroke="#6d5f45" stroke-width="7.5" stroke-dashoffset="4" />
        <path d={path(fords)} stroke="#d6c598" stroke-width="5.5" stroke-dashoffset="4" />
      </g>
      {all
        .filter((one) => one.type === 'bridge')
        .map((ground) => (
          <Bridge field={field} ground={ground} />
        ))}
    </g>
  );
}

// -- towns, mills, quarries --

function House({ p, wide }: { p: Point; wide: number }): JSX.Element {
  const h = wide * 0.55;
  return (
    <g transform={`translate(${at(p)})`}>
      <path d={`M2 3h${wide}v${h}h${-wide}z`} fill="#3b2d1d" opacity="0.35" />
      <path d={`M0 0h${wide}v${h / 2}h${-wide}z`} fill="#b8674c" />
      <path d={`M0 ${h / 2}h${wide}v${h / 2}h${-wide}z`} fill="#8f4633" />
      <path d={`M0 0h${wide}v${h}h${-wide}zM0 ${h / 2}h${wide}`} fill="none" stroke={INK} />
    </g>
  );
}

const STREETS: [number, number, number][] = [
  [-43, -22, 19],
  [-18, -36, 17],
  [12, -39, 18],
  [32, -18, 16],
  [-46, 10, 16],
  [33, 12, 18],
  [-31, 33, 19],
  [14, 36, 17],
  [-8, 43, 14],
];

function Town({ hex }: { hex: string }): JSX.Element {
  const next = random(hex);
  const [x, y] = middle(hex);
  return (
    <g stroke-width="1.1">
      <path
        d="M-50 6Q0 -8 50 4M-4 -52Q6 0 -2 52"
        transform={`translate(${x} ${y})`}
        fill="none"
        stroke="#c7b181"
        stroke-width="7"
      />
      {STREETS.map(([dx, dy, wide]) => (
        <House p={[x + dx + (next() - 0.5) * 5, y + dy + (next() - 0.5) * 4]} wide={wide} />
      ))}
      <g transform={`translate(${x + 2} ${y - 14})`}>
        <path d="M-5 0h10v-15l-5 -12l-5 12z" fill="#d6c7a4" stroke={INK} />
        <path d="M0 -27v-7M-2.5 -31.5h5" stroke={INK} fill="none" />
      </g>
    </g>
  );
}

function Windmill({ hex }: { hex: string }): JSX.Element {
  return (
    <g transform={`translate(${at(middle(hex))})`} stroke={INK} stroke-linejoin="round">
      <path d="M-36 34h76l-8 7h-60z" fill="#b7a777" stroke="none" />
      <path d="M-15 36L-9 -8H9L15 36Z" fill="#d9cba6" stroke-width="1.6" />
      <path d="M-11 -8Q0 -22 11 -8Z" fill="#8f4633" stroke-width="1.6" />
      <path d="M-4 36V24a4 4 0 0 1 8 0V36" fill="#6b5638" stroke-width="1.1" />
      <g transform="translate(0 -10) rotate(22)" stroke-width="1.2">
        {[0, 90, 180, 270].map((angle) => (
          <g transform={`rotate(${angle})`}>
            <path d="M0 0V-40" stroke-width="2" />
            <path d="M1 -12H9V-39H1Z" fill="#f2e8cc" fill-opacity="0.9" />
            <path d="M1 -19H9M1 -26H9M1 -33H9" stroke-width="0.8" />
          </g>
        ))}
        <circle r="2.6" fill={INK} />
      </g>
    </g>
  );
}

function Quarry({ hex }: { hex: string }): JSX.Element {
  const next = random(hex);
  const [x, y] = middle(hex);
  const ring = (far: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const angle = (i / 13) * 2 * Math.PI,
        r = far * (0.88 + next() * 0.2);
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.86];
    });
  const rim = ring(44),
    floor = ring(24);
  const walls = rim.map((p, i) => line([p, lerp(p, floor[i]!, 0.6)])).join('');
  const dots = Array.from({ length: 26 }, () => {
    const p: Point = [x + (next() - 0.5) * 40, y + (next() - 0.5) * 32];
    return `M${at(p)}h.1`;
  }).join('');
  return (
    <g stroke="#7d6029" stroke-linejoin="round">
      <path d={closed(rim)} fill="#dcbf74" stroke-width="2.2" />
      <path d={closed(floor)} fill="#f0dda2" stroke-width="1.2" />
      <path d={walls} stroke-width="1.4" fill="none" />
      <path d={dots} stroke-width="2.2" stroke-linecap="round" />
    </g>
  );
}

// Redans along the sides that carry works: a bank of earth with its points outwards.
function Works({ ground }: { ground: Ground }): JSX.Element {
  const centre = middle(ground.hex);
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      {(ground.works ?? []).map((name) => {
        const side = SIDES.indexOf(name);
        const [a, b] = sideEnds(centre, side, 0.93);
        const out = scale(sideWay(side), 8);
        const points: Point[] = [];
        for (let i = 0; i <= 8; i++)
          points.push(add(lerp(a, b, i / 8), i % 2 ? out : ([0, 0] as const)));
        const back = points.map((p) => sub(p, scale(sideWay(side), 8)));
        return (
          <>
            <path
              d={closed([...points, ...back.reverse()])}
              fill="#a4814e"
              stroke={INK}
              stroke-width="1.8"
            />
            <path d={line(points)} fill="none" stroke="#e7d3a4" stroke-width="1.8" />
          </>
        );
      })}
    </g>
  );
}

// -- what is drawn over the ground --

function Names(): JSX.Element {
  return (
    <g class="fine" font-size="11.5" font-family="var(--sans)" fill="#6b5b3c" text-anchor="middle">
      {places.slice(1).map(({ name, at: [x, y] }) => (
        <text x={x} y={y + R - 7} stroke="#ece2bf" stroke-width="2.6" paint-order="stroke">
          {name}
        </text>
      ))}
    </g>
  );
}

function Sections(): JSX.Element {
  return (
    <g stroke="#8d2f22" stroke-width="4.2" stroke-linecap="round" stroke-dasharray="0.1 11">
      {sectionLines().map((x) => (
        <path d={`M${x} 40V${HEIGHT - 40}`} />
      ))}
    </g>
  );
}

function Goal({ goal, hex }: { goal: Objective; hex: string }): JSX.Element {
  const [x, y] = middle(hex);
  const top = goal.side === 'top';
  const fill = top ? '#96291f' : '#27407f';
  return (
    <g transform={`translate(${x + 36} ${y - 22})`} stroke={INK} stroke-width="1.4">
      <path d="M-9 24V-16" stroke-width="2.4" stroke-linecap="round" />
      <path
        d={top ? 'M-8 -16Q2 -20 13 -15V0Q2 -4 -8 0Z' : 'M-8 -16H13L8 -8L13 0H-8Z'}
        fill={fill}
      />
      <text
        x="1"
        y="-4"
        text-anchor="middle"
        font-size="11"
        font-weight="700"
        fill="#fff"
        stroke="none"
        font-family="var(--sans)">
        {goal.banners}
        {goal.all ? '∗' : ''}
      </text>
    </g>
  );
}

function Frame({ view }: { view: View }): JSX.Element {
  const army = (place: number): string => {
    const { name, commander } = view.armies[isTurned() ? 1 - place : place]!;
    return `${both(name)} · ${commander}`;
  };
  return (
    <g
      font-family="var(--serif)"
      font-size="22"
      fill={INK}
      text-anchor="middle"
      font-style="italic">
      <text x={WIDTH / 2} y="35">
        {army(0)}
      </text>
      <text x={WIDTH / 2} y={HEIGHT - 20}>
        {army(1)}
      </text>
      <g font-size="15" letter-spacing="3" font-style="normal" fill={INK_SOFT}>
        {[view.armies[0]!, view.armies[1]!].map((_, i) => {
          const y = i === 0 ? 34 : HEIGHT - 22;
          const [left, right] = i === 0 ? [t('right'), t('left')] : [t('left'), t('right')];
          return (
            <>
              <text x={WIDTH * 0.16} y={y}>
                {left}
              </text>
              <text x={WIDTH * 0.84} y={y}>
                {right}
              </text>
            </>
          );
        })}
      </g>
    </g>
  );
}

export function Sheet({ view }: { view: View }): JSX.Element {
  const field: Field = new Map(view.terrain.map((one) => [one.hex, one]));
  return (
    <g>
      <g aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} fill="#ddcfa6" />
        <rect
          x="8"
          y="8"
          width={WIDTH - 16}
          height={HEIGHT - 16}
          fill="none"
          stroke={INK_SOFT}
          stroke-width="2.6"
        />
        <rect x="14" y="14" width={WIDTH - 28} height={HEIGHT - 28} fill="none" stroke={INK_SOFT} />
        <Frame view={view} />
      </g>
      <Hexes view={view} field={field} />
      <g aria-hidden="true" class="scenery">
        <Grass field={field} />
        <Heights field={field} />
        <Rivers field={field} />
        <Woods field={field} />
        {are(field, 'quarry').map((hex) => (
          <Quarry hex={hex} />
        ))}
        {are(field, 'town').map((hex) => (
          <Town hex={hex} />
        ))}
        {are(field, 'windmill').map((hex) => (
          <Windmill hex={hex} />
        ))}
        <path
          d={places.slice(1).map((place) => hexPath(place.name)).join('')}
          fill="none"
          stroke="#7d6d47"
          stroke-opacity="0.55"
          stroke-width="1.2"
        />
        {[...field.values()]
          .filter((one) => one.works?.length)
          .map((ground) => (
            <Works ground={ground} />
          ))}
        <Sections />
        <Names />
        {view.objectives.flatMap((goal) =>
          goal.hexes.map((hex) => <Goal goal={goal} hex={hex} />),
        )}
      </g>
    </g>
  );
}
