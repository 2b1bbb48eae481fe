// triumph/map.tsx -- the sheet of Napoleon's Triumph: ground, water, roads, approaches, names.
//
// Drawn once from the data; nothing on it changes in a match.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import {
  add,
  at,
  closed,
  distance,
  distanceToOutline,
  hand,
  isInside,
  length,
  lerp,
  line,
  scale,
  sides,
  smooth,
  sub,
  type Point,
} from '../geometry';
import { starName } from './words';
import {
  barLength,
  barMiddle,
  barWay,
  labelName,
  markSpots,
  sharedBorder,
  type Approach,
  type Field,
  type Locale,
} from './data';

export const INK = '#2a2019';
const INK_SOFT = '#5a4937';
const WATER = '#b9ccd2';
const WATER_LINE = '#5f8197';
const MARSH = '#d0d2ac'; // between the banks of a stream, where no locale is

// -- what kind of ground --

const WOODS = new Set([...Array.from({ length: 22 }, (_, i) => i + 1), 79]);

export function isVillage(locale: Locale): boolean {
  return Boolean(locale.name) && !locale.hill && !WOODS.has(locale.number);
}

function tint(locale: Locale): string {
  if (WOODS.has(locale.number)) return '#cdd0a8';
  if (locale.hill) return '#e5d3a4';
  if (isVillage(locale)) return '#ead9b6';
  return locale.number % 2 ? '#efe4c6' : '#ebdfbf';
}

function localeLabel(locale: Locale): string {
  const parts = [
    locale.name
      ? `${locale.number} ${locale.name}`
      : t('Locale {number}', { number: locale.number }),
    t('capacity {n}', { n: locale.capacity }),
  ];
  if (locale.hill) parts.push(t('hill'));
  return [...parts, ...(locale.stars ?? []).map(starName)].join(', ');
}

function Locales({ field }: { field: Field }): JSX.Element {
  return (
    <g stroke={INK_SOFT} stroke-width="1.6" stroke-linejoin="round">
      {[...field.locale.values()].map((locale) => (
        <path
          d={closed(locale.outline)}
          fill={tint(locale)}
          data-noun={`space:${locale.number}`}
          role="img"
          aria-label={localeLabel(locale)}
        />
      ))}
    </g>
  );
}

// -- water, from memory of the ground: it decides nothing --

const GOLDBACH: Point[][] = [
  [
    [1330, 715],
    [1330, 800],
    [1320, 890],
    [1215, 1000],
    [1160, 1150],
    [1140, 1276],
    [1050, 1330],
    [930, 1330],
    [820, 1390],
    [770, 1440],
    [810, 1560],
    [900, 1630],
    [965, 1690],
    [905, 1775],
    [845, 1830],
    [870, 1960],
    [890, 2060],
    [850, 2200],
    [845, 2330],
    [815, 2440],
    [800, 2540],
    [795, 2620],
    [765, 2720],
    [770, 2860],
    [800, 2960],
    [880, 2990],
    [1000, 2960],
  ],
  [
    [480, 830],
    [540, 1010],
    [560, 1130],
    [600, 1240],
    [650, 1300],
    [738, 1369],
  ],
  [
    [1420, 520],
    [1370, 620],
    [1340, 715],
  ],
];
const RAUSSNITZ: Point[] = [
  [2310, 735],
  [2250, 730],
  [2160, 790],
  [2090, 930],
  [2060, 1090],
  [2040, 1240],
  [2080, 1380],
  [2130, 1500],
  [2165, 1590],
  [2150, 1700],
  [2110, 1870],
  [2060, 1960],
  [1985, 2010],
  [1900, 2130],
  [1850, 2220],
  [1740, 2310],
  [1690, 2390],
  [1650, 2520],
  [1560, 2640],
  [1420, 2670],
  [1330, 2790],
];

const PONDS: Point[][] = [
  [
    [1010, 2890],
    [1130, 2935],
    [1230, 2795],
    [1395, 2752],
    [1420, 2768],
    [1330, 2890],
    [1268, 3030],
    [1160, 3020],
    [1065, 2990],
    [985, 3015],
    [935, 3055],
    [885, 3080],
    [810, 3045],
    [850, 2960],
    [880, 2920],
  ],
  [
    [805, 1790],
    [840, 1785],
    [872, 1850],
    [850, 1950],
    [775, 2070],
    [705, 1940],
    [760, 1870],
  ],
];

function Water(): JSX.Element {
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      {[...GOLDBACH, RAUSSNITZ].map((stream) => (
        <path d={smooth(stream)} stroke={MARSH} stroke-width="230" />
      ))}
      {PONDS.map((pond) => (
        <path d={smooth(pond, true)} fill={WATER} stroke={WATER_LINE} stroke-width="2" />
      ))}
      {PONDS.map((pond) => (
        <Ripples pond={pond} />
      ))}
    </g>
  );
}

function Ripples({ pond }: { pond: Point[] }): JSX.Element {
  const random = hand(pond.length);
  const xs = pond.map((p) => p[0]),
    ys = pond.map((p) => p[1]);
  let d = '';
  for (let y = Math.min(...ys) + 14; y < Math.max(...ys); y += 13)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 34) {
      const from: Point = [x + random() * 24, y + random() * 4];
      const to: Point = [from[0] + 10 + random() * 14, from[1]];
      if (isInside(pond, from) && isInside(pond, to))
        d += `M${at(from)}q${(to[0] - from[0]) / 2} -3 ${to[0] - from[0]} 0`;
    }
  return <path d={d} stroke={WATER_LINE} stroke-width="1" stroke-opacity="0.7" />;
}

function Streams(): JSX.Element {
  return (
    <g fill="none" stroke-linecap="round">
      {[...GOLDBACH, RAUSSNITZ].map((stream) => (
        <>
          <path d={smooth(stream)} stroke={WATER_LINE} stroke-width="6" stroke-opacity="0.75" />
          <path d={smooth(stream)} stroke={WATER} stroke-width="3.4" />
        </>
      ))}
    </g>
  );
}

// -- heights, engraved --

// Strokes fall from a crest inside the hill down to its foot.
function hachures(locale: Locale): string {
  const random = hand(locale.number);
  const outline = locale.outline;
  const peak: Point = [locale.x, locale.y];
  let d = '';
  for (const [from, to] of sides(outline)) {
    const count = Math.max(1, Math.round(distance(from, to) / 6.5));
    for (let i = 0; i < count; i++) {
      const foot = lerp(from, to, (i + 0.3 + random() * 0.4) / count);
      const up = sub(peak, foot);
      const far = Math.min(26 + random() * 14, length(up) * 0.4);
      const start = add(foot, scale(up, 5 / length(up)));
      d += `M${at(start)}L${at(add(foot, scale(up, far / length(up))))}`;
      if (random() < 0.5 && length(up) > 110) {
        const second = add(foot, scale(up, (46 + random() * 8) / length(up)));
        d += `M${at(second)}L${at(add(second, scale(up, (12 + random() * 10) / length(up))))}`;
      }
    }
  }
  return d;
}

function Heights({ field }: { field: Field }): JSX.Element {
  const hills = [...field.locale.values()].filter((locale) => locale.hill);
  return (
    <g fill="none" stroke="#7d633f" stroke-width="1.3" stroke-opacity="0.75">
      {hills.map((locale) => (
        <path d={hachures(locale)} />
      ))}
    </g>
  );
}

// -- woods and houses --

function scatter(locale: Locale, apart: number, margin: number): Point[] {
  const random = hand(locale.number + 500);
  const xs = locale.outline.map((p) => p[0]),
    ys = locale.outline.map((p) => p[1]);
  const found: Point[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += apart)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += apart) {
      const p: Point = [x + random() * apart, y + random() * apart];
      if (isInside(locale.outline, p) && distanceToOutline(locale.outline, p) > margin)
        found.push(p);
    }
  return found;
}

function Woods({ field }: { field: Field }): JSX.Element {
  const trees = [...field.locale.values()]
    .filter((l) => WOODS.has(l.number))
    .flatMap((locale) => scatter(locale, 21, 12));
  const d = trees.map(([x, y]) => `M${at([x - 6, y + 3])}a6 6.5 0 1 1 12 0z`).join('');
  return <path d={d} fill="#9aa577" stroke="#616d47" stroke-width="0.9" />;
}

// Houses stand along the roads, here and there around the middle.
function Villages({ field }: { field: Field }): JSX.Element {
  const houses = [...field.locale.values()].filter(isVillage).flatMap((locale) => {
    const random = hand(locale.number);
    const reach = Math.min(46, distanceToOutline(locale.outline, [locale.x, locale.y]));
    return Array.from({ length: 11 }, (_, i) => {
      const angle = (i / 11) * 2 * Math.PI + random();
      const far = reach * (0.35 + 0.55 * random());
      const p: Point = [locale.x + Math.cos(angle) * far, locale.y + Math.sin(angle) * far];
      const wide = 6 + random() * 7,
        high = 5 + random() * 4;
      return `M${at(p)}h${wide.toFixed(1)}v${high.toFixed(1)}h${(-wide).toFixed(1)}z`;
    });
  });
  return <path d={houses.join('')} fill="#4a3826" fill-opacity="0.85" />;
}

// -- roads --

function Roads({ field }: { field: Field }): JSX.Element {
  const local = field.roads
    .filter((road) => !road.main)
    .map((road) => road.d)
    .join('');
  const main = field.roads
    .filter((road) => road.main)
    .map((road) => road.d)
    .join('');
  return (
    <g fill="none" stroke-linecap="round">
      <path d={local} stroke="#f6edd6" stroke-width="6.5" />
      <path d={local} stroke="#7a5a35" stroke-width="3" />
      <path d={main} stroke="#f6edd6" stroke-width="12" />
      <path d={main} stroke="#9b2f22" stroke-width="8" />
      <path d={main} stroke="#f6e3cf" stroke-width="3" />
    </g>
  );
}

// -- approaches --

function bar(approach: Approach): string {
  const way = barWay(approach),
    here = barMiddle(approach);
  const half = barLength(approach) / 2;
  const end = (k: number): Point => add(here, scale(way, k));
  if (approach.width === 'narrow') return line([end(-half), end(half)]);
  return line([end(-half), end(-4)]) + line([end(4), end(half)]);
}

function Bars({ field }: { field: Field }): JSX.Element {
  const open = [...field.approach.values()].filter((a) => a.width !== 'impassable');
  const shut = [...field.approach.values()].filter((a) => a.width === 'impassable');
  return (
    <g fill="none" stroke-linecap="butt">
      {open.map((approach) => (
        <path d={bar(approach)} stroke={INK} stroke-width="6" data-noun={`edge:${approach.id}`} />
      ))}
      {shut.map((approach) => {
        const d = line(sharedBorder(field, approach));
        return (
          <>
            <path d={d} stroke="#7a1f18" stroke-width="8" />
            <path d={d} stroke="#efe4c6" stroke-width="4" stroke-dasharray="3 5" />
          </>
        );
      })}
    </g>
  );
}

// The penalties, each by the sign of the arm it hits; on the side they are printed on.
function Symbols({ field }: { field: Field }): JSX.Element {
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linecap="round" class="fine">
      {[...field.approach.values()]
        .filter((a) => a.bar)
        .map((approach) => (
          <>
            <Side field={field} approach={approach} side={0} marks={approach.inside_a ?? []} />
            <Side field={field} approach={approach} side={1} marks={approach.inside_b ?? []} />
          </>
        ))}
    </g>
  );
}

function Side({
  field,
  approach,
  side,
  marks,
}: {
  field: Field;
  approach: Approach;
  side: 0 | 1;
  marks: string[];
}): JSX.Element | null {
  if (!marks.length) return null;
  const spots = markSpots(field, approach, side);
  return (
    <>
      {marks.map((mark, i) => (
        <g transform={`translate(${at(spots[i]!)})`}>
          <Mark kind={mark} />
        </g>
      ))}
    </>
  );
}

export function Mark({ kind }: { kind: string }): JSX.Element {
  if (kind === 'obstructed')
    return (
      <g>
        <circle r="7" fill="#f6edd6" stroke="#7a1f18" />
        <path d="M-4.8 -4.8L4.8 4.8" stroke="#7a1f18" stroke-width="2.4" />
      </g>
    );
  return (
    <g>
      <rect x="-8" y="-6" width="16" height="12" fill="#f6edd6" />
      {kind === 'infantry' && <path d="M-8 -6L8 6M8 -6L-8 6" />}
      {kind === 'cavalry' && <path d="M-8 6L8 -6" />}
      {kind === 'artillery' && <circle r="2.6" fill={INK} stroke="none" />}
    </g>
  );
}

// -- objectives and names --

const STAR_COLOURS: Record<string, string> = {
  blue: '#27407f',
  red: '#a02c22',
  green: '#3d6b38',
  black: '#1d1712',
};

export const STAR_LETTERS: Record<string, string> = { blue: 'B', red: 'R', green: 'G', black: 'K' };

export function starPath(radius: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i * 36 - 90) * (Math.PI / 180),
      far = i % 2 ? radius * 0.45 : radius;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  return closed(points);
}

export function Star({ colour, x, y }: { colour: string; x: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={starPath(15)} fill={STAR_COLOURS[colour]} stroke="#f6edd6" stroke-width="1.5" />
      <text
        y="3.6"
        text-anchor="middle"
        font-size="9"
        font-weight="700"
        fill="#fff"
        font-family="var(--sans)">
        {STAR_LETTERS[colour]}
      </text>
    </g>
  );
}

function Label({ locale, field }: { locale: Locale; field: Field }): JSX.Element {
  const {
    at: [middle, y],
    size,
  } = field.label.get(locale.number)!;
  const name = labelName(locale);
  const stars = locale.stars ?? [];
  const below = name ? 24 : 0;
  const half = `${locale.number}`.length * 8 + 12;
  const x = middle - stars.length * 13.5;
  return (
    <g>
      {name && (
        <text
          x={middle}
          y={y}
          text-anchor="middle"
          font-size={size}
          fill={INK}
          stroke="#f3e9cd"
          stroke-width="3.5"
          paint-order="stroke"
          font-family="var(--serif)"
          font-style={locale.hill ? 'normal' : 'italic'}
          letter-spacing={locale.hill ? '1.5' : '0.3'}>
          {name}
        </text>
      )}
      <text
        x={x}
        y={y + below}
        class="figures"
        text-anchor="middle"
        fill={INK_SOFT}
        stroke="#f3e9cd"
        stroke-width="4"
        paint-order="stroke"
        font-family="var(--sans)">
        <tspan class="number">{locale.number}</tspan>
        <tspan class="fine"> · {locale.capacity}</tspan>
      </text>
      {stars.map((colour, i) => (
        <Star colour={colour} x={x + half + 20 + i * 27} y={y + below - 5} />
      ))}
    </g>
  );
}

function Labels({ field }: { field: Field }): JSX.Element {
  return (
    <g>
      {[...field.locale.values()].map((locale) => (
        <Label locale={locale} field={field} />
      ))}
    </g>
  );
}

function Entries({ field }: { field: Field }): JSX.Element {
  return (
    <g>
      {field.entries.map((entry) => {
        const allied = entry.side !== 'french';
        return (
          <g transform={`translate(${entry.x} ${entry.y})`}>
            {allied ? (
              <rect
                x="-17"
                y="-11"
                width="34"
                height="22"
                fill="#41603c"
                stroke="#f3e9cd"
                stroke-width="2"
                rx="10"
              />
            ) : (
              <rect
                x="-17"
                y="-11"
                width="34"
                height="22"
                fill="#27407f"
                stroke="#f3e9cd"
                stroke-width="2"
              />
            )}
            <text
              y="5"
              text-anchor="middle"
              font-size="13"
              font-weight="700"
              fill="#fff"
              font-family="var(--sans)">
              {entry.id}
            </text>
          </g>
        );
      })}
    </g>
  );
}

// -- the sheet's furniture --

function Furniture(): JSX.Element {
  return (
    <g font-family="var(--serif)" fill={INK} text-anchor="middle">
      <g transform="translate(370 240)">
        <text y="0" font-size="64" letter-spacing="8">
          Austerlitz
        </text>
        <path d="M-190 26H190M-150 34H150" stroke={INK} stroke-width="1.6" />
        <text y="72" font-size="27" font-style="italic">
          2. Dec. 1805
        </text>
        <g transform="translate(-150 118)" stroke={INK} stroke-width="1.4">
          <path d="M0 0H300M0 -7V7M100 -7V7M200 -7V7M300 -7V7" fill="none" />
          <path d="M0 -3h100v6h-100z M200 -3h100v6h-100z" fill={INK} stroke="none" />
        </g>
        <text x="-150" y="146" font-size="17">
          0
        </text>
        <text x="50" y="146" font-size="17">
          1
        </text>
        <text x="154" y="146" font-size="17">
          1½ km
        </text>
      </g>
      <g transform="translate(2290 2960) rotate(-9)" stroke={INK} stroke-width="1.2">
        <circle r="104" fill="none" stroke="#8a7250" />
        <circle r="88" fill="none" stroke="#8a7250" stroke-dasharray="2 7" stroke-width="5" />
        <path
          d="M0 -132L22 -22L0 0Z M0 132L-22 22L0 0Z M132 0L22 22L0 0Z M-132 0L-22 -22L0 0Z"
          fill={INK}
        />
        <path
          d="M0 -132L-22 -22L0 0Z M0 132L22 22L0 0Z M132 0L22 -22L0 0Z M-132 0L-22 22L0 0Z"
          fill="#f9f3e3"
        />
        <text y="-142" font-size="34" stroke="none">
          N
        </text>
      </g>
    </g>
  );
}

export function Sheet({ field }: { field: Field }): JSX.Element {
  return (
    <g>
      <g aria-hidden="true">
        <rect width={field.width} height={field.height} fill="#e2d4ae" />
        <rect
          x="14"
          y="14"
          width={field.width - 28}
          height={field.height - 28}
          fill="none"
          stroke={INK_SOFT}
          stroke-width="3"
        />
        <rect
          x="24"
          y="24"
          width={field.width - 48}
          height={field.height - 48}
          fill="none"
          stroke={INK_SOFT}
          stroke-width="1.2"
        />
        <Furniture />
        <Water />
      </g>
      <Locales field={field} />
      <g aria-hidden="true" class="scenery">
        <Heights field={field} />
        <Woods field={field} />
        <Streams />
        <Roads field={field} />
        <Villages field={field} />
        <Bars field={field} />
        <Symbols field={field} />
        <Entries field={field} />
        <Labels field={field} />
      </g>
    </g>
  );
}
