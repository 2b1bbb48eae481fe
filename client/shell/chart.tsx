// chart.tsx -- small charts: a figure over time, a line for each side; how the dice fell.

import type { JSX } from 'preact';

import { number, t } from './words';

export interface Side {
  name: string;
  colour: string;
}

export interface Series {
  name: string;
  values: number[][]; // for each moment, by side
}

const WIDE = 300;
const HIGH = 110;
const PAD = 6;
const LEFT = 26; // room for the scale

function points(series: Series, side: number, most: number): string {
  const last = Math.max(1, series.values.length - 1);
  return series.values
    .map((values, i) => {
      const x = LEFT + (i / last) * (WIDE - LEFT - PAD);
      const y = HIGH - PAD - ((values[side] ?? 0) / most) * (HIGH - 2 * PAD);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

// "French 25 → 12"
function wayOf(series: Series, side: number): string {
  const first = series.values[0]?.[side] ?? 0,
    last = series.values.at(-1)?.[side] ?? 0;
  return `${number(first)} → ${number(last)}`;
}

function Key({ side, i }: { side: Side; i: number }): JSX.Element {
  return (
    <svg class="key" viewBox="0 0 26 8" aria-hidden="true">
      <line
        x1="1"
        x2="25"
        y1="4"
        y2="4"
        stroke={side.colour}
        stroke-width="3"
        stroke-dasharray={i > 0 ? '6 3' : undefined}
      />
    </svg>
  );
}

// The lines of the second side are broken, so that colour does not tell alone.
export function Chart({ series, sides }: { series: Series; sides: Side[] }): JSX.Element {
  const most = Math.max(1, ...series.values.flat());
  const told = sides.map((side, i) => `${side.name} ${wayOf(series, i)}`).join('; ');
  return (
    <figure class="chart">
      <figcaption>{series.name}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${series.name}: ${told}`}>
        <path class="axes" d={`M${LEFT} ${PAD}V${HIGH - PAD}H${WIDE - PAD}`} />
        <text x={LEFT - 4} y={PAD + 8} text-anchor="end">
          {number(most)}
        </text>
        <text x={LEFT - 4} y={HIGH - PAD} text-anchor="end">
          0
        </text>
        {sides.map((side, i) => (
          <polyline
            points={points(series, i, most)}
            fill="none"
            stroke={side.colour}
            stroke-width="2.4"
            stroke-linejoin="round"
            stroke-dasharray={i > 0 ? '7 4' : undefined}
          />
        ))}
      </svg>
      <ul>
        {sides.map((side, i) => (
          <li>
            <Key side={side} i={i} /> {side.name} <b>{wayOf(series, i)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

export interface Fallen {
  side: Side;
  faces: { name: string; fell: number; due: number }[]; // due: as often as chance would have it
}

// How often each face fell, beside how often it was to be expected.
export function DiceChart({ fallen }: { fallen: Fallen }): JSX.Element {
  const most = Math.max(1, ...fallen.faces.flatMap((one) => [one.fell, one.due]));
  const all = fallen.faces.reduce((sum, one) => sum + one.fell, 0);
  const wide = WIDE / fallen.faces.length;
  const base = HIGH - 28;
  const high = (n: number): number => (n / most) * (base - 6);
  const told = fallen.faces
    .map((one) => `${one.name}: ${one.fell} (${number(Math.round(one.due * 10) / 10)})`)
    .join(', ');
  return (
    <figure class="chart">
      <figcaption>{t('{side}: dice thrown: {n}', { side: fallen.side.name, n: all })}</figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={t('Fallen, and in brackets expected: {told}', { told })}>
        {fallen.faces.map((one, i) => (
          <g>
            <rect
              x={i * wide + 8}
              y={base - high(one.fell)}
              width={wide - 16}
              height={high(one.fell)}
              fill={fallen.side.colour}
            />
            <path
              class="due"
              d={`M${i * wide + 3} ${base - high(one.due)}h${wide - 6}`}
            />
            <text x={(i + 0.5) * wide} y={HIGH - 16} text-anchor="middle">
              {one.fell}
            </text>
            <text x={(i + 0.5) * wide} y={HIGH - 3} text-anchor="middle">
              {one.name}
            </text>
          </g>
        ))}
      </svg>
      <p class="small">{t('The line across: what chance would have it on average.')}</p>
    </figure>
  );
}
