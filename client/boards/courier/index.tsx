// courier/index.tsx -- three roads from the headquarters to the marshal, and a rider on each.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import { board } from '../board';
import { circle, type Point } from '../geometry';

interface View {
  stages: number;
  patrols: number;
  couriers: { stage: number; kind: string; gone: boolean }[];
}

const STAGE = 120;
const at = (view: View, i: number): Point => [80 + view.couriers[i]!.stage * STAGE, 80 + i * STAGE];
const light = (at: Point, i: number) => ({ key: `piece:${i}`, d: circle(at, 38), at });
const extent = (view: View) => ({ x: 0, y: 0, width: 160 + view.stages * STAGE, height: 400 });

function Ground({ view }: { view: View }): JSX.Element {
  const long = view.stages * STAGE;
  const roads = 'M80 80' + `h${long}m${-long} ${STAGE}`.repeat(view.couriers.length);
  return (
    <g fill="none" stroke="#5a4937">
      <rect {...extent(view)} fill="#ece0bf" />
      <path d={roads} stroke-width="18" stroke-dasharray={`6 ${STAGE - 6}`} />
      <path d={roads} stroke-width="4" />
    </g>
  );
}

function rider(view: View, i: number): JSX.Element {
  const { kind, gone } = view.couriers[i]!;
  const what = { unknown: t('unknown'), order: t('order') }[kind] ?? t('blank');
  const [x, y] = at(view, i);
  return (
    <g class="moves" style={{ transform: `translate(${x}px, ${y}px)` }} data-noun={`piece:${i}`}>
      <title>{t('Courier {letter}: {what}', { letter: 'ABC'[i]!, what })}</title>
      <path d={circle([0, 0], 32)} fill={gone ? '#75695a' : '#27407f'} stroke="#1c150f" />
      <text y="9" text-anchor="middle" font-size="26" fill="#fff">
        {'ABC'[i]} {kind === 'order' ? '✉' : kind === 'unknown' ? '?' : '–'}
      </text>
    </g>
  );
}

export default board<View>({
  extent,
  groundKey: (view) => `${view.stages}`,
  Ground,
  Pieces: ({ view }) => <g>{view.couriers.map((_, i) => rider(view, i))}</g>,
  shape: (view, _gesture, _verb, i) => light(at(view, i), i),
  flow: (view) => t('Patrols left: {patrols}', { patrols: view.patrols }),
});
