// campaign/map.tsx -- the country between Vienna, Brünn and Olmütz: relief, woods, water, roads.
//
// Drawn once from the map data.  Everything a rule knows stands where the data says; trees, furrows
// and slopes are the engraver's.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import {
  ALL,
  corner,
  corners,
  crossing,
  field,
  groundOf,
  HEIGHT,
  hexAt,
  isHex,
  MARGIN,
  middle,
  next,
  roadBend,
  sideEnds,
  sideMiddle,
  WIDTH,
  type Bridge,
  type Link,
  type Rank,
  type River,
} from './field';
import { Cartouche, Compass, Countries, Frame } from './frame';
import { HoveredHex } from './hover';
import { course, hachures, level, wash, woodland } from './relief';
import { Names, RiverNames, Towns } from './towns';
import { add, at, closed, hand, lerp, line, scale, smooth, sub, type Point } from '../geometry';

const WATER = '#a9c6cf';
const BANK = '#47728a';

// -- the land --

const LEVELS: [number, string][] = [
  [0.17, '#ece4c0'],
  [0.34, '#e8dbb0'],
  [0.54, '#e0cd9c'],
  [0.78, '#d5bb86'],
  [1.06, '#c7a671'],
  [1.4, '#b8905f'],
];

function Land(): JSX.Element {
  const strokes = hachures((p) => ['woods', 'lake', 'marsh'].includes(groundOf(hexAt(p))));
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} fill="#eeebcd" />
      {LEVELS.map(([least, fill]) => (
        <path d={level(least)} fill={fill} fill-rule="evenodd" />
      ))}
      <g fill="none" stroke="#5f4526" stroke-linecap="round">
        <path class="fine" d={strokes[0]} stroke-width="0.7" stroke-opacity="0.3" />
        <path class="fine" d={strokes[1]} stroke-width="1" stroke-opacity="0.42" />
        <path class="fine" d={strokes[2]} stroke-width="1.5" stroke-opacity="0.52" />
      </g>
    </g>
  );
}

// Light and shade lie over the woods as well.
function Wash(): JSX.Element {
  return <image href={wash()} width={WIDTH} height={HEIGHT} preserveAspectRatio="none" />;
}

// Meadows along the water.
function Meadows(): JSX.Element {
  const d = field()
    .rivers.flatMap((river) => course(river.sides))
    .map(line)
    .join('');
  return (
    <g fill="none" stroke="#b3c68a" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke-width="46" stroke-opacity="0.2" />
      <path d={d} stroke-width="24" stroke-opacity="0.28" />
    </g>
  );
}

function aroundPlaces(): Set<number> {
  const found = new Set<number>();
  for (const { hex } of field().places)
    for (const near of [0, 1, 2, 3, 4, 5].map((side) => next(hex, side))) found.add(near).add(hex);
  return found;
}

// Fields in patches on open ground: ploughed, green, or stubble.
function Fields(): JSX.Element {
  const random = hand(212),
    settled = aroundPlaces();
  const parcels = ['', '', ''];
  let furrows = '';
  for (const hex of ALL) {
    if (groundOf(hex) !== 'clear') continue;
    const tilled = settled.has(hex) ? 0.85 : 0.2;
    for (let i = 0; i < 3; i++) {
      if (random() > tilled) continue;
      const from = add(middle(hex), [(random() - 0.5) * 44, (random() - 0.5) * 40]);
      const turn = random() * Math.PI,
        long = 9 + random() * 9;
      const along: Point = [Math.cos(turn), Math.sin(turn)],
        aside: Point = [-along[1], along[0]];
      const [a, b] = [scale(along, long), scale(aside, 9)];
      const far = add(from, a);
      parcels[Math.floor(random() * 3)] += closed([from, far, add(far, b), add(from, b)]);
      for (let k = 1; k < 4; k++) {
        const p = add(from, scale(aside, k * 2.25));
        furrows += `M${at(p)}l${at(a)}`;
      }
    }
  }
  return (
    <g class="fine">
      {['#d9cf94', '#c9d19a', '#e6d6a6'].map((fill, i) => (
        <path d={parcels[i]} fill={fill} fill-opacity="0.55" />
      ))}
      <path d={furrows} fill="none" stroke="#a59a5f" stroke-width="0.45" stroke-opacity="0.5" />
    </g>
  );
}

// -- woods --

function crown([x, y]: Point, r: number): string {
  return `M${at([x - r, y])}a${at([r, r])} 0 1 1 0 0.1`;
}

function shadeOf([x, y]: Point, r: number): string {
  return `M${at([x + r * 0.75, y - r * 0.5])}a${at([r, r])} 0 0 1 ${at([-r * 1.2, r * 1.35])}`;
}

function Woodland(): JSX.Element {
  const edge = woodland();
  return (
    <g>
      <path d={edge} fill="#9db273" fill-opacity="0.82" fill-rule="evenodd" />
      <path
        d={edge}
        fill="none"
        stroke="#5f7345"
        stroke-width="1.3"
        stroke-opacity="0.75"
        stroke-dasharray="5 2.5"
      />
    </g>
  );
}

function Trees(): JSX.Element {
  const random = hand(1805);
  let crowns = '',
    shades = '';
  for (const hex of ALL) {
    if (groundOf(hex) !== 'woods') continue;
    for (let i = 0; i < 15; i++) {
      const turn = (i / 15) * 2 * Math.PI + random(),
        far = Math.sqrt((i + 0.6) / 15) * 27;
      const p = add(middle(hex), [
        Math.cos(turn * 2.4) * far + (random() - 0.5) * 6,
        Math.sin(turn * 2.4) * far * 0.9 + (random() - 0.5) * 6,
      ]);
      const r = 2.9 + random() * 1.7;
      crowns += crown(p, r);
      shades += shadeOf(p, r);
    }
  }
  return (
    <g>
      <path class="fine" d={crowns} fill="#8aa062" stroke="#4c6036" stroke-width="0.6" />
      <path class="fine" d={shades} fill="none" stroke="#33471f" stroke-width="1" />
    </g>
  );
}

// -- water --

function riverWidth(rank: Rank, name: string, part: number): number {
  if (name === 'Danube') return 10 + 4 * part;
  return rank === 'primary' ? 4.2 + 4.6 * part : 1.3 + 1.5 * part;
}

const PARTS = 8; // in which a river grows broader

interface Reach {
  d: string;
  wide: number;
}

function reachesOf({ rank, name, sides }: River): Reach[] {
  const reaches: Reach[] = [];
  for (const run of course(sides)) {
    const size = Math.ceil(run.length / PARTS);
    for (let k = 0; k * size < run.length - 1; k++)
      reaches.push({
        d: line(run.slice(k * size, (k + 1) * size + 1)),
        wide: riverWidth(rank, name, k / PARTS),
      });
  }
  return reaches;
}

function Rivers(): JSX.Element {
  const reaches = [...field().rivers]
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank === 'primary' ? 1 : -1))
    .flatMap(reachesOf);
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      {reaches.map(({ d, wide }) => (
        <path d={d} stroke={BANK} stroke-width={wide + 1.9} />
      ))}
      {reaches.map(({ d, wide }) => (
        <path d={d} stroke={WATER} stroke-width={wide} />
      ))}
      {reaches
        .filter(({ wide }) => wide > 9)
        .map(({ d, wide }) => (
          <path class="fine" d={d} stroke="#d3e2e3" stroke-width={wide * 0.32} />
        ))}
    </g>
  );
}

function Marshes(): JSX.Element {
  const random = hand(56);
  let lines = '',
    reeds = '';
  for (const hex of ALL) {
    if (groundOf(hex) !== 'marsh') continue;
    for (let i = 0; i < 13; i++) {
      const p = add(middle(hex), [(random() - 0.5) * 50, (random() - 0.5) * 46]);
      lines += `M${at(p)}h${(8 + random() * 9).toFixed(1)}`;
      if (i % 2) reeds += `M${at(add(p, [3, -1]))}l-1.6 -5m2.6 5v-6.4m1 6.4l1.8 -5`;
    }
  }
  return (
    <g fill="none" stroke-linecap="round">
      <path d={lines} stroke={BANK} stroke-width="1.1" stroke-opacity="0.75" />
      <path class="fine" d={reeds} stroke="#61783f" stroke-width="0.9" />
    </g>
  );
}

function Ponds(): JSX.Element {
  const random = hand(25);
  const shores = ALL.filter((hex) => groundOf(hex) === 'lake').map((hex) =>
    corners(hex, 0.62).flatMap((p, i, all) => {
      const wild = (): Point => [(random() - 0.5) * 9, (random() - 0.5) * 9];
      return [add(p, wild()), add(lerp(p, all[(i + 1) % 6]!, 0.5), wild())];
    }),
  );
  return (
    <g>
      {shores.map((shore) => (
        <path d={smooth(shore, true)} fill={WATER} stroke={BANK} stroke-width="1.6" />
      ))}
      {shores.map((shore) => {
        const centre = scale(shore.reduce(add, [0, 0] as Point), 1 / shore.length);
        return (
          <path
            class="fine"
            d={smooth(shore.map((p) => lerp(p, centre, 0.24)), true)}
            fill="none"
            stroke={BANK}
            stroke-width="0.7"
            stroke-opacity="0.6"
          />
        );
      })}
    </g>
  );
}

// -- roads and bridges --

// Where two stretches of a rank meet in the open the road bends; else they meet in the middle.
function roadPath(rank: Rank): string {
  const at2 = new Map<number, Link[]>();
  for (const link of field().links)
    for (const hex of [link.a, link.b]) at2.set(hex, [...(at2.get(hex) ?? []), link]);
  let d = '';
  for (const [hex, links] of at2) {
    const mine = links.filter((one) => one.rank === rank);
    const towards = mine.map((one) => crossing(one.a, one.b));
    const town = field().placeAt.has(hex);
    if (links.length === 2 && mine.length === 2 && !town)
      d += `M${at(towards[0]!)}Q${at(roadBend(hex))} ${at(towards[1]!)}`;
    else for (const p of towards) d += `M${at(p)}L${at(middle(hex))}`;
  }
  return d;
}

function Roads(): JSX.Element {
  const post = roadPath('primary'),
    country = roadPath('secondary');
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={country} stroke="#f3ead0" stroke-width="4" stroke-opacity="0.55" />
      <path d={country} stroke="#6d4f33" stroke-width="1.7" />
      <path d={post} stroke="#4b3120" stroke-width="6.4" />
      <path d={post} stroke="#f6ecd0" stroke-width="3.9" />
      <path class="fine" d={post} stroke="#b5492f" stroke-width="1" />
    </g>
  );
}

function bridgeLine({ a, b, rank }: Bridge): string {
  const [p, q] = sideEnds(a, b);
  const along = scale(sub(q, p), 1 / Math.hypot(...sub(q, p))),
    across: Point = [-along[1], along[0]],
    at0 = sideMiddle(a, b);
  const half = rank === 'primary' ? 9.5 : 6.4;
  return [-1, 1]
    .map((k) => {
      const wall = add(at0, scale(along, 4.2 * k));
      const [from, to] = [add(wall, scale(across, -half)), add(wall, scale(across, half))];
      const out = scale(along, 2.4 * k);
      return line([
        add(add(from, out), scale(across, -2.2)),
        from,
        to,
        add(add(to, out), scale(across, 2.2)),
      ]);
    })
    .join('');
}

function Bridges(): JSX.Element {
  const d = field().bridges.map(bridgeLine).join('');
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke="#f6ecd0" stroke-width="4" />
      <path d={d} stroke="#2a2019" stroke-width="1.7" />
    </g>
  );
}

// -- crests, the hexes --

// Short strokes down from the line, on the side of the lower hex.
function Crests(): JSX.Element {
  const lines: string[] = [],
    teeth: string[] = [];
  for (const crest of field().crests)
    for (const [a, b] of crest.sides) {
      const [p, q] = sideEnds(a, b);
      const low = groundOf(a) === 'hill' ? b : a;
      lines.push(line([p, q]));
      for (let k = 0.1; k < 1; k += 0.16) {
        const from = lerp(p, q, k);
        teeth.push(line([from, lerp(from, middle(low), 0.26)]));
      }
    }
  return (
    <g fill="none" stroke="#5b3f22" stroke-linecap="round">
      <path d={lines.join('')} stroke-width="2.2" />
      <path d={teeth.join('')} stroke-width="1.1" />
    </g>
  );
}

// Three sides of each hex, and on the rim those that nobody else draws.
function Grid(): JSX.Element {
  const d = useMemo(
    () =>
      ALL.map((hex) => {
        const drawn = [0, 1, 2, 3, 4, 5].filter((side) => side < 3 || !isHex(next(hex, side)));
        return drawn.map((side) => line([corner(hex, side - 1), corner(hex, side)])).join('');
      }).join(''),
    [],
  );
  return (
    <path
      class="fine"
      d={d}
      fill="none"
      stroke="#4a3b26"
      stroke-width="0.7"
      stroke-opacity="0.32"
    />
  );
}

// -- the sheet --

export function Sheet(): JSX.Element {
  return (
    <g>
      <clipPath id="campaign-edge">
        <rect
          x={MARGIN * 0.6}
          y={MARGIN * 0.6}
          width={WIDTH - MARGIN * 1.2}
          height={HEIGHT - MARGIN * 1.2}
        />
      </clipPath>
      <rect width={WIDTH} height={HEIGHT} fill="#f4ecd6" />
      <g clip-path="url(#campaign-edge)">
        <Land />
        <Meadows />
        <Woodland />
        <Wash />
        <Fields />
        <Marshes />
        <Trees />
        <Ponds />
        <Rivers />
        <Grid />
        <Crests />
        <Roads />
        <Bridges />
        <Countries />
        <Towns />
        <RiverNames />
        <Names />
        <Cartouche />
        <Compass />
      </g>
      <Frame />
      <HoveredHex />
    </g>
  );
}
