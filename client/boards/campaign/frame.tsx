// campaign/frame.tsx -- around the country: its names in large letters, the frame with the numbers
// of columns and rows, the title, the compass, and what the signs mean.

import type { JSX } from 'preact';

import { COLUMNS, HEIGHT, MARGIN, middle, ROWS, WIDTH } from './field';
import { t } from '../../shell/words';

const INK = '#2a2019';
const INK_SOFT = '#6a5640';
const PAPER = '#f7efd9';

// -- countries and mountains --

interface Region {
  name: string;
  hex: number;
  size: number;
  spaced: number;
  turned?: number;
}

function countries(): Region[] {
  return [
    { name: t('MORAVIA'), hex: 2727, size: 88, spaced: 66 },
    { name: t('AUSTRIA'), hex: 1741, size: 84, spaced: 58 },
    { name: t('HUNGARY'), hex: 5041, size: 74, spaced: 40 },
    { name: t('BOHEMIA'), hex: 506, size: 52, spaced: 14 },
  ];
}

function heights(): Region[] {
  return [
    { name: t('Little Carpathians'), hex: 4650, size: 27, spaced: 7, turned: -57 },
    { name: t('White Carpathians'), hex: 5534, size: 25, spaced: 7, turned: -38 },
    { name: t('Vienna Woods'), hex: 1355, size: 28, spaced: 8, turned: -18 },
    { name: t('Drahan Heights'), hex: 3512, size: 26, spaced: 6, turned: 78 },
    { name: t('Bohemian-Moravian Heights'), hex: 1109, size: 30, spaced: 10, turned: 24 },
    { name: t('Oder Mountains'), hex: 5403, size: 26, spaced: 6, turned: 14 },
    { name: t('Mars Mountains'), hex: 4722, size: 21, spaced: 4, turned: -12 },
    { name: t('Manhartsberg'), hex: 637, size: 22, spaced: 6, turned: 62 },
  ];
}

function Spread({ region, kind }: { region: Region; kind: string }): JSX.Element {
  const [x, y] = middle(region.hex);
  return (
    <text
      class={kind}
      font-size={region.size}
      letter-spacing={region.spaced}
      text-anchor="middle"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${region.turned ?? 0})`}>
      {region.name}
    </text>
  );
}

export function Countries(): JSX.Element {
  return (
    <g font-family="var(--serif)" aria-hidden="true">
      {countries().map((one) => (
        <Spread region={one} kind="country" />
      ))}
      <g class="fine">
        {heights().map((one) => (
          <Spread region={one} kind="heights" />
        ))}
      </g>
    </g>
  );
}

// -- the title and the signs --

function Scale(): JSX.Element {
  // A hex is two miles of the rules, 3.2 km across.
  const km = (middle(102)[1] - middle(101)[1]) / 3.2;
  return (
    <g transform={`translate(${-20 * km} 96)`} stroke={INK} stroke-width="1.6">
      {[0, 1, 2, 3].map((k) => (
        <rect
          x={k * 10 * km}
          width={10 * km}
          height="9"
          fill={k % 2 ? PAPER : INK}
        />
      ))}
      <g stroke="none" fill={INK} font-size="19" text-anchor="middle">
        {[0, 10, 20, 30, 40].map((n) => (
          <text x={n * km} y="32">
            {n === 40 ? `${n} km` : n}
          </text>
        ))}
      </g>
    </g>
  );
}

export function Cartouche(): JSX.Element {
  const [x, y] = middle(5355);
  return (
    <g transform={`translate(${x + 8} ${y}) scale(0.84)`} aria-hidden="true">
      <path
        d="M-378 -140C-300 -176 300 -176 378 -140L392 146C300 170 -300 170 -392 146Z"
        fill={PAPER}
        fill-opacity="0.94"
        stroke={INK_SOFT}
        stroke-width="3.4"
      />
      <path
        d="M-362 -129C-290 -161 290 -161 362 -129L375 135C290 156 -290 156 -375 135Z"
        fill="none"
        stroke={INK_SOFT}
        stroke-width="1.1"
      />
      <g text-anchor="middle" font-family="var(--serif)" fill={INK}>
        <text y="-92" font-size="33" letter-spacing="5">
          {t('Theatre of war in')}
        </text>
        <text y="-18" font-size="74" letter-spacing="6" font-variant="small-caps">
          {t('Moravia')}
        </text>
        <text y="26" font-size="31" font-style="italic">
          {t('from Vienna to Olmütz')}
        </text>
        <text y="68" font-size="26" letter-spacing="1.4">
          {t('15 November to 8 December 1805')}
        </text>
        <Scale />
      </g>
    </g>
  );
}

export function Compass(): JSX.Element {
  const [x, y] = middle(5946);
  return (
    <g
      transform={`translate(${x - 30} ${y})`}
      aria-hidden="true"
      stroke={INK_SOFT}
      stroke-width="1.8">
      <circle r="62" fill={PAPER} fill-opacity="0.72" />
      <circle r="54" fill="none" stroke-width="1" />
      {[45, 135, 225, 315].map((turn) => (
        <path
          d="M0 -52L7 -7L-7 -7Z"
          fill={PAPER}
          transform={`rotate(${turn})`}
          stroke-width="1.1"
        />
      ))}
      <path d="M0 -88L14 0L0 88L-14 0Z" fill={PAPER} />
      <path d="M0 -88L14 0L-14 0Z" fill={INK_SOFT} />
      <path d="M-72 0L0 -10L72 0L0 10Z" fill={PAPER} />
      <text
        y="-97"
        text-anchor="middle"
        font-size="32"
        font-family="var(--serif)"
        fill={INK}
        stroke="none">
        N
      </text>
    </g>
  );
}

// -- the frame --

export function Frame(): JSX.Element {
  const inner = MARGIN * 0.6;
  const columns = Array.from({ length: COLUMNS }, (_, i) => i + 1);
  const rows = Array.from({ length: ROWS }, (_, i) => i + 1);
  const two = (n: number): string => String(n).padStart(2, '0');
  return (
    <g fill="none" stroke={INK} aria-hidden="true">
      <rect
        x={inner}
        y={inner}
        width={WIDTH - 2 * inner}
        height={HEIGHT - 2 * inner}
        stroke-width="2"
      />
      <rect x="7" y="7" width={WIDTH - 14} height={HEIGHT - 14} stroke-width="5" />
      <rect x="13" y="13" width={WIDTH - 26} height={HEIGHT - 26} stroke-width="1" />
      <g
        class="fine"
        stroke="none"
        fill={INK}
        font-size="14"
        font-family="var(--serif)"
        text-anchor="middle">
        {columns.map((n) => (
          <>
            <text x={middle(n * 100 + 1)[0]} y="31">
              {two(n)}
            </text>
            <text x={middle(n * 100 + 1)[0]} y={HEIGHT - 20}>
              {two(n)}
            </text>
          </>
        ))}
        {rows.map((n) => (
          <>
            <text x="26" y={middle(100 + n)[1] + 5}>
              {two(n)}
            </text>
            <text x={WIDTH - 26} y={middle(100 + n)[1] + 5}>
              {two(n)}
            </text>
          </>
        ))}
      </g>
    </g>
  );
}
