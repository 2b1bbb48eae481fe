// austerlitz/map.tsx -- the field from Brünn to Austerlitz: relief, woods, water, villages, roads.
//
// Drawn once from the map data.  Everything a rule knows stands where the data says; houses, trees
// and furrows are the engraver's.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import { hachures, level } from './relief';
import { areaPoints, field, toSheet, type Area, type Line } from './view';
import { areaName } from './words';
import {
  add,
  at,
  box,
  closed,
  distance,
  distanceToOutline,
  hand,
  isInside,
  lerp,
  line,
  middle,
  nearestOnSegment,
  scale,
  sides,
  smooth,
  sub,
  type Point,
} from '../geometry';

export const INK = '#2a2019';
const INK_SOFT = '#6a5640';
const WATER = '#b4cbd2';
const BANK = '#4f7489';

function areasOf(...grounds: Area['ground'][]): Area[] {
  return field().areas.filter((area) => grounds.includes(area.ground));
}

function linesOf(kind: Line['kind']): Line[] {
  return field().lines.filter((one) => one.kind === kind);
}

function pointsOf(one: Line): Point[] {
  return one.points.map(([x, y]) => toSheet(x, y));
}

function isIn(areas: Area[], p: Point): boolean {
  return areas.some((area) => isInside(areaPoints(area), p));
}

function boundsOf(points: Point[]): [Point, Point] {
  const xs = points.map((p) => p[0]),
    ys = points.map((p) => p[1]);
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

// A crooked hand: corners rounded, edges a little off the ruler.  The outline of the rules stays
// where it is.
function loose(points: Point[], seed: number, by: number): Point[] {
  const random = hand(seed);
  return sides(points).flatMap(([a, b]) => {
    const steps = Math.max(1, Math.round(distance(a, b) / 46));
    return Array.from({ length: steps }, (_, i) => {
      const p = lerp(a, b, i / steps);
      return [p[0] + (random() - 0.5) * by, p[1] + (random() - 0.5) * by] as Point;
    });
  });
}

// -- the land --

const LEVELS: [number, string][] = [
  [0.3, '#ebe0bd'],
  [0.52, '#e6d8b0'],
  [0.74, '#dfcda0'],
  [0.98, '#d6c08e'],
  [1.24, '#cbb17c'],
];

function Land(): JSX.Element {
  const { width, height } = field();
  const barred = areasOf('pond', 'village', 'castle', 'wood', 'pheasantry');
  const strokes = hachures((p) => isIn(barred, p));
  return (
    <g>
      <rect width={width} height={height} fill="#efe7cb" />
      {LEVELS.map(([least, fill]) => (
        <path d={level(least)} fill={fill} fill-rule="evenodd" />
      ))}
      <g fill="none" stroke="#6b5233" stroke-linecap="round">
        <path d={strokes[0]} stroke-width="0.8" stroke-opacity="0.34" class="fine" />
        <path d={strokes[1]} stroke-width="1.1" stroke-opacity="0.44" />
        <path d={strokes[2]} stroke-width="1.5" stroke-opacity="0.5" />
      </g>
    </g>
  );
}

// Furrows on open ground, in patches as they lay around the villages.
function Furrows(): JSX.Element {
  const random = hand(212);
  const { width, height } = field();
  const barred = areasOf('pond', 'village', 'castle', 'wood', 'pheasantry', 'hill');
  let d = '';
  for (let i = 0; i < 330; i++) {
    const p: Point = [40 + random() * (width - 80), 40 + random() * (height - 80)];
    const turn = random() * Math.PI,
      long = 30 + random() * 34;
    const along: Point = [Math.cos(turn), Math.sin(turn)],
      aside: Point = [-along[1], along[0]];
    if (isIn(barred, p) || isIn(barred, add(p, scale(along, long)))) continue;
    for (let k = 0; k < 5; k++) {
      const from = add(p, scale(aside, k * 7));
      d += `M${at(from)}L${at(add(from, scale(along, long)))}`;
    }
  }
  return (
    <path
      class="fine"
      d={d}
      fill="none"
      stroke="#b9a878"
      stroke-width="0.7"
      stroke-opacity="0.5"
    />
  );
}

// -- water --

function Streams(): JSX.Element {
  const d = linesOf('stream').map((one) => smooth(pointsOf(one)));
  const random = hand(88);
  let reeds = '';
  for (const stream of linesOf('stream'))
    for (const [a, b] of sides(pointsOf(stream)).slice(0, -1)) {
      const count = Math.round(distance(a, b) / 34);
      for (let i = 0; i < count; i++) {
        const p = add(lerp(a, b, random()), [(random() - 0.5) * 46, (random() - 0.5) * 46]);
        reeds += `M${at(p)}h9m-7 -3v-4m3 4v-6m3 6v-4`;
      }
    }
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path class="fine" d={reeds} stroke="#7f9a6b" stroke-width="0.9" stroke-opacity="0.75" />
      <path d={d.join('')} stroke={BANK} stroke-width="9" />
      <path d={d.join('')} stroke={WATER} stroke-width="5.6" />
    </g>
  );
}

function shore(points: Point[], by: number): Point[] {
  const centre = middle(points);
  return points.map((p) => add(p, scale(sub(centre, p), by / Math.max(1, distance(centre, p)))));
}

function Ponds(): JSX.Element {
  return (
    <g>
      {areasOf('pond').map((pond, i) => {
        const points = loose(areaPoints(pond), 31 + i, 10);
        return (
          <g role="img" aria-label={areaName(pond)}>
            <path d={smooth(points, true)} fill={WATER} stroke={BANK} stroke-width="2.6" />
            {[9, 20, 34].map((by, k) => (
              <path
                d={smooth(shore(points, by), true)}
                fill="none"
                stroke={BANK}
                stroke-width={1.2 - k * 0.25}
                stroke-opacity={0.6 - k * 0.15}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

// -- woods --

function tree(p: Point, r: number): string {
  return `M${at(add(p, [-r, 0]))}a${at([r, r])} 0 1 1 0 0.1`;
}

function shade(p: Point, r: number): string {
  return `M${at(add(p, [-r * 0.2, r * 0.95]))}a${at([r, r])} 0 0 0 ${at([r * 1.1, -r * 0.9])}`;
}

function Woods(): JSX.Element {
  return (
    <g>
      {areasOf('wood', 'pheasantry').map((wood, i) => {
        const points = areaPoints(wood),
          random = hand(500 + i);
        const [low, high] = boundsOf(points);
        const park = wood.ground === 'pheasantry' || wood.id === 'austerlitz-park';
        let crowns = '',
          shades = '';
        const step = park ? 15 : 13;
        for (let y = low[1] + 6; y < high[1]; y += step)
          for (let x = low[0] + 6; x < high[0]; x += step) {
            const wild = park ? 1 : 9;
            const p: Point = [x + (random() - 0.5) * wild, y + (random() - 0.5) * wild];
            if (!isInside(points, p) || distanceToOutline(points, p) < 4) continue;
            const r = 3.6 + random() * 2.2;
            crowns += tree(p, r);
            shades += shade(p, r);
          }
        const edge = park ? closed(points) : smooth(loose(points, 60 + i, 14), true);
        return (
          <g role="img" aria-label={areaName(wood)}>
            <path d={edge} fill="#b9c490" stroke="#6f8150" stroke-width="1.6" />
            <path d={crowns} fill="#93a76b" stroke="#4f6338" stroke-width="0.9" />
            <path d={shades} fill="none" stroke="#3c4f2a" stroke-width="1.3" />
            {park && (
              <path
                d={closed(points)}
                fill="none"
                stroke={INK}
                stroke-width="2"
                stroke-dasharray="1 3"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

// -- roads and bridges --

function Roads(): JSX.Element {
  const main = linesOf('road').filter((one) => one.id === 'R1');
  const rest = linesOf('road').filter((one) => one.id !== 'R1');
  const path = (roads: Line[]): string => roads.map((one) => smooth(pointsOf(one))).join('');
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={path(rest)} stroke="#5d4a33" stroke-width="5.4" />
      <path d={path(rest)} stroke="#f4ecd4" stroke-width="3.2" />
      <path d={path(main)} stroke="#4a3826" stroke-width="9.5" />
      <path d={path(main)} stroke="#f4ecd4" stroke-width="6.6" />
    </g>
  );
}

function Trees(): JSX.Element {
  const highway = linesOf('road').find((one) => one.id === 'R1');
  let d = '';
  if (highway)
    for (const [a, b] of sides(pointsOf(highway)).slice(0, -1)) {
      const way = scale(sub(b, a), 1 / distance(a, b)),
        aside: Point = [-way[1], way[0]];
      for (let along = 12; along < distance(a, b); along += 26)
        for (const k of [-1, 1]) {
          const p = add(add(a, scale(way, along)), scale(aside, k * 10));
          d += tree(p, 2.4);
        }
    }
  return <path class="fine" d={d} fill="#7f9458" stroke="#4f6338" stroke-width="0.7" />;
}

function streamWay(id: string, p: Point): Point {
  const stream = field().lines.find((one) => one.id === id);
  let best: [Point, Point] | null = null,
    least = Infinity;
  for (const [a, b] of stream ? sides(pointsOf(stream)).slice(0, -1) : []) {
    const far = distance(p, nearestOnSegment(p, a, b));
    if (far < least) {
      least = far;
      best = [a, b];
    }
  }
  if (!best) return [1, 0];
  return scale(sub(best[1], best[0]), 1 / distance(...best));
}

function Bridges(): JSX.Element {
  const d = field()
    .bridges.map((bridge) => {
      const p = toSheet(bridge.x, bridge.y),
        along = streamWay(bridge.stream, p),
        across: Point = [-along[1], along[0]];
      return [-1, 1]
        .map((k) => {
          const wall = add(p, scale(along, 5.5 * k));
          const [a, b] = [add(wall, scale(across, -8)), add(wall, scale(across, 8))];
          const flare = scale(along, 3 * k);
          const ends = [add(flare, scale(across, -3)), add(flare, scale(across, 3))] as const;
          return line([add(a, ends[0]), a, b, add(b, ends[1])]);
        })
        .join('');
    })
    .join('');
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke="#f4ecd4" stroke-width="5" />
      <path d={d} stroke={INK} stroke-width="2.2" />
    </g>
  );
}

// -- houses and walls --

// Houses along the two roads of a village, gardens behind them, a church.
function Village({ area, seed }: { area: Area; seed: number }): JSX.Element {
  const points = areaPoints(area),
    random = hand(seed);
  const [low, high] = boundsOf(points),
    centre = middle(points);
  const roads = linesOf('road').flatMap((one) => sides(pointsOf(one)).slice(0, -1));
  let houses = '',
    gardens = '';
  for (let y = low[1] + 9; y < high[1] - 4; y += 13)
    for (let x = low[0] + 9; x < high[0] - 4; x += 14) {
      const p: Point = [x + (random() - 0.5) * 6, y + (random() - 0.5) * 5];
      if (!isInside(points, p) || distanceToOutline(points, p) < 6) continue;
      const street = Math.min(...roads.map(([a, b]) => distance(p, nearestOnSegment(p, a, b))));
      if (street < 8 || distance(p, centre) < 12) continue;
      const w = 5 + random() * 5,
        h = 4 + random() * 3;
      if (random() < 0.72)
        houses += closed(box(p, w, h));
      else gardens += `M${at(add(p, [-5, -3]))}h9m-9 3h9m-9 3h9`;
    }
  return (
    <g role="img" aria-label={areaName(area)}>
      <path d={closed(points)} fill="#e9d3ab" stroke="#8a5a35" stroke-width="1.6" />
      <path class="fine" d={gardens} fill="none" stroke="#7b8b53" stroke-width="0.9" />
      <path d={houses} fill="#8c3f2c" stroke="#3d1a10" stroke-width="0.8" />
      {area.id !== 'post-house' && (
        <g transform={`translate(${at(centre)})`} stroke={INK} fill="#f7efd9" stroke-width="1.3">
          <path d="M-8 5V-2L-2 -6L4 -2V5ZM4 5V-11L8 -16L12 -11V5Z" />
          <path d="M8 -16V-22M5.5 -19.5H10.5" fill="none" />
        </g>
      )}
    </g>
  );
}

function Villages(): JSX.Element {
  return (
    <g>
      {areasOf('village').map((area, i) => (
        <Village area={area} seed={900 + i} />
      ))}
    </g>
  );
}

function Works(): JSX.Element {
  return (
    <g stroke-linejoin="round">
      {areasOf('castle').map((area) => {
        const [x, y] = middle(areaPoints(area));
        return (
          <g role="img" aria-label={areaName(area)}>
            <path d={closed(areaPoints(area))} fill="#dcc7a2" stroke="#4a2c1c" stroke-width="3" />
            <path
              d={`M${x - 24} ${y - 10}h48v20h-14v-10h-20v10h-14z`}
              fill="#8c3f2c"
              stroke="#3d1a10"
              stroke-width="1.4"
            />
          </g>
        );
      })}
      {areasOf('redoubt').map((area) => (
        <g role="img" aria-label={areaName(area)}>
          <path d={closed(areaPoints(area))} fill="#d3b988" stroke="#4a3826" stroke-width="6" />
          <path
            d={closed(areaPoints(area))}
            fill="none"
            stroke="#f0e3c0"
            stroke-width="2.2"
            stroke-dasharray="7 4"
          />
        </g>
      ))}
    </g>
  );
}

// The outline of a hill decides sight and slopes: a fine dotted line, no more.
function Heights(): JSX.Element {
  return (
    <g fill="none">
      {areasOf('hill').map((area) => (
        <path
          d={smooth(areaPoints(area), true)}
          stroke="#5b4226"
          stroke-width="1.6"
          stroke-dasharray="1.5 5"
          stroke-linecap="round"
          role="img"
          aria-label={areaName(area)}
        />
      ))}
      {linesOf('crest').map((one) => (
        <g role="img" aria-label={t('crest line')}>
          <path d={smooth(pointsOf(one))} stroke="#f4ead0" stroke-width="6" stroke-opacity="0.55" />
          <path
            d={smooth(pointsOf(one))}
            stroke="#5b4226"
            stroke-width="2.4"
            stroke-dasharray="16 5 3 5"
          />
        </g>
      ))}
    </g>
  );
}

// -- names --

function Name({
  p,
  size,
  children,
  spaced,
  slanted,
  turned,
}: {
  p: Point;
  size: number;
  children: string;
  spaced?: number;
  slanted?: boolean;
  turned?: number;
}): JSX.Element {
  const text = {
    'text-anchor': 'middle',
    'font-size': size,
    'font-family': 'var(--serif)',
    'font-style': slanted ? 'italic' : 'normal',
    'letter-spacing': spaced ?? 0.6,
  } as const;
  return (
    <g transform={`translate(${at(p)}) rotate(${turned ?? 0})`} aria-hidden="true">
      <text
        {...text}
        fill="none"
        stroke="#f3ead0"
        stroke-width={size * 0.2}
        stroke-linejoin="round"
        stroke-opacity="0.85">
        {children}
      </text>
      <text {...text} fill={INK}>
        {children}
      </text>
    </g>
  );
}

// Where a name would lie on the name of its neighbour it is moved.
const SHIFTED: Record<string, Point> = {
  telnitz: [-95, 0],
  sokolnitz: [-98, 30],
  'sokolnitz-castle': [118, 12],
  pheasantry: [132, 4],
  krug: [60, -30],
  'post-house': [0, -30],
  satschan: [112, 4],
  'austerlitz-park': [-20, -70],
  'santon-redoubt': [0, 0],
  'kobelnitz-pond': [0, 0],
};
const HILL_SHIFT: Record<string, Point> = {
  H1: [10, -8],
  H2: [0, 0],
  H3: [-86, 0],
  H4: [0, 6],
  H5: [0, 4],
};

function AreaNames(): JSX.Element {
  const below = (area: Area): Point => {
    const points = areaPoints(area);
    const [, high] = boundsOf(points);
    return [middle(points)[0], high[1] + 26];
  };
  return (
    <g>
      {areasOf('village').map((area) => (
        <Name
          p={add(below(area), SHIFTED[area.id] ?? [0, 0])}
          size={area.id === 'austerlitz' ? 44 : 29}>
          {areaName(area)}
        </Name>
      ))}
      {areasOf('castle', 'pheasantry').map((area) => (
        <Name p={add(middle(areaPoints(area)), SHIFTED[area.id] ?? [0, 0])} size={19} slanted>
          {areaName(area)}
        </Name>
      ))}
      {areasOf('wood').map((area) => (
        <Name p={add(middle(areaPoints(area)), SHIFTED[area.id] ?? [0, 5])} size={20} slanted>
          {areaName(area)}
        </Name>
      ))}
      {areasOf('pond').map((area) => (
        <Name
          p={middle(areaPoints(area))}
          size={area.id === 'kobelnitz-pond' ? 18 : 28}
          turned={area.id === 'kobelnitz-pond' ? 64 : 0}
          slanted>
          {areaName(area)}
        </Name>
      ))}
      {areasOf('hill').map((area) => (
        <Name
          p={add(middle(areaPoints(area)), HILL_SHIFT[area.id] ?? [0, 0])}
          size={area.id === 'H1' || area.id === 'H2' ? 36 : 27}
          spaced={2.4}
          slanted>
          {areaName(area)}
        </Name>
      ))}
    </g>
  );
}

// Along the water, at the middle of one of its reaches, never upside down.
const STREAM_NAMES: [string, number, number][] = [
  ['S1', 3, -12],
  ['S2', 3, 20],
  ['S3', 6, -14],
  ['S6', 6, -14],
  ['S7', 3, -14],
  ['S4', 1, -12],
  ['S5', 2, -10],
];

function StreamNames(): JSX.Element {
  return (
    <g class="fine">
      {STREAM_NAMES.map(([id, reach, off]) => {
        const stream = field().lines.find((one) => one.id === id);
        const points = stream ? pointsOf(stream) : [];
        const [a, b] = [points[reach], points[reach + 1]];
        if (!stream || !a || !b) return null;
        let turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
        if (turn > 90) turn -= 180;
        if (turn < -90) turn += 180;
        const aside: Point = [
          -Math.sin((turn * Math.PI) / 180) * off,
          Math.cos((turn * Math.PI) / 180) * off,
        ];
        return (
          <Name p={add(lerp(a, b, 0.5), aside)} size={20} slanted turned={turn} spaced={1.5}>
            {areaName(stream)}
          </Name>
        );
      })}
    </g>
  );
}

// -- the margin --

function Cartouche(): JSX.Element {
  const { height } = field();
  const x = 2440,
    y = height - 232;
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <path
        d="M-318 -96C-250 -128 250 -128 318 -96L330 128C250 148 -250 148 -330 128Z"
        fill="#f5edd6"
        stroke={INK_SOFT}
        stroke-width="3"
      />
      <path
        d="M-304 -86C-240 -114 240 -114 304 -86L315 118C240 136 -240 136 -315 118Z"
        fill="none"
        stroke={INK_SOFT}
        stroke-width="1"
      />
      <g text-anchor="middle" font-family="var(--serif)" fill={INK}>
        <text y="-52" font-size="30" letter-spacing="6">
          {t('The field of battle of')}
        </text>
        <text y="2" font-size="56" letter-spacing="5" font-variant="small-caps">
          Austerlitz
        </text>
        <text y="38" font-size="24" font-style="italic">
          {t('2 December 1805')}
        </text>
      </g>
      <g transform="translate(-250 78)" stroke={INK} stroke-width="1.6">
        {[0, 1, 2, 3, 4].map((k) => (
          <rect x={k * 100} width="100" height="9" fill={k % 2 ? '#f5edd6' : INK} />
        ))}
        <g stroke="none" fill={INK} font-family="var(--serif)" font-size="17" text-anchor="middle">
          {[0, 1, 2, 3, 4, 5].map((k) => (
            <text x={k * 100} y="30">
              {k}
            </text>
          ))}
          <text x="250" y="-7" font-style="italic">
            {t('units of movement (UM) of 500 m')}
          </text>
        </g>
      </g>
    </g>
  );
}

function Compass(): JSX.Element {
  return (
    <g transform="translate(2670 150)" aria-hidden="true" stroke={INK_SOFT} stroke-width="1.6">
      <circle r="58" fill="#f5edd6" fill-opacity="0.75" />
      <circle r="50" fill="none" stroke-width="0.9" />
      <path d="M0 -84L13 0L0 84L-13 0Z" fill="#f5edd6" />
      <path d="M0 -84L13 0L-13 0Z" fill={INK_SOFT} />
      <path d="M-70 0L0 -9L70 0L0 9Z" fill="#f5edd6" />
      <text
        y="-92"
        text-anchor="middle"
        font-size="30"
        font-family="var(--serif)"
        fill={INK}
        stroke="none">
        N
      </text>
    </g>
  );
}

function Frame(): JSX.Element {
  const { width, height } = field();
  const ticks: string[] = [];
  for (let x = 100; x < width; x += 100)
    ticks.push(`M${x} 0v${x % 500 ? 12 : 24}M${x} ${height}v${x % 500 ? -12 : -24}`);
  for (let y = 100; y < height; y += 100)
    ticks.push(`M0 ${y}h${y % 500 ? 12 : 24}M${width} ${y}h${y % 500 ? -12 : -24}`);
  return (
    <g fill="none" stroke={INK}>
      <path d={ticks.join('')} stroke-width="1.6" stroke-opacity="0.7" />
      <rect x="2" y="2" width={width - 4} height={height - 4} stroke-width="4" />
    </g>
  );
}

export function Sheet(): JSX.Element {
  const { width, height } = field();
  return (
    <g>
      <clipPath id="field-edge">
        <rect width={width} height={height} />
      </clipPath>
      <g clip-path="url(#field-edge)">
        <Land />
        <Furrows />
        <Heights />
        <Streams />
        <Ponds />
        <Woods />
        <Roads />
        <Trees />
        <Villages />
        <Works />
        <Bridges />
        <StreamNames />
        <AreaNames />
        <Cartouche />
        <Compass />
      </g>
      <Frame />
    </g>
  );
}
