// colors/legend.tsx -- what is drawn on the field and on the blocks, in words.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import type { Cut, Key, Sign } from '../board';
import { middle, R } from './field';
import { Sheet } from './map';
import { Block, Blocks, Marks, Pennon, Plate, SquareMark } from './pieces';
import type { Arm, Ground, Leader, Unit, View } from './view';

const UNIT: Cut = [-62, -56, 124, 112];
const BLOCK: Cut = [-24, -20, 48, 40];

function unit(more: Partial<Unit> = {}): Unit {
  const name = { en: '', fr: '' };
  return {
    token: 0,
    hex: 'A1',
    side: 'top',
    nation: 'FR',
    type: 'LN',
    name,
    class: 'infantry',
    blocks: 4,
    full: 4,
    square: 0,
    ordered: false,
    moved: false,
    battled: false,
    no_battle: false,
    picked: false,
    ...more,
  } as Unit;
}

function leader(nation: string, name: string): Leader {
  return {
    token: 0,
    name,
    side: 'top',
    nation,
    fate: 'present',
    attached: false,
    ordered: false,
    moved: false,
    picked: false,
  };
}

function Whole({ one }: { one: Unit }): JSX.Element {
  return (
    <g>
      {one.square > 0 && <SquareMark number={one.square} />}
      <g transform="translate(0 -3)">
        <Blocks unit={one} />
      </g>
      <g transform="translate(4 35)">
        <Plate unit={one} />
      </g>
      <Marks unit={one} />
    </g>
  );
}

function piece(draw: JSX.Element, box: Cut, says: string, rule?: string): Sign {
  return { group: t('Pieces'), draw, box, says, rule };
}

function block(nation: string, arm: Arm, says: string, rule?: string): Sign {
  return piece(<Block nation={nation} arm={arm} />, BLOCK, says, rule);
}

function pieces(): Sign[] {
  return [
    block('FR', 'infantry', t('French block (sharp corners), infantry'), 'CCN-2.5-04'),
    block('BR', 'cavalry', t('British block (round corners), cavalry'), 'CCN-2.5-04'),
    block('PT', 'artillery', t('Portuguese block (cut corners), artillery'), 'CCN-2.5-04'),
    piece(
      <Whole one={unit({ blocks: 3 })} />,
      UNIT,
      t('A unit: its kind, the blocks it has now; lost ones are dashed'),
      'CCN-2.5-04',
    ),
    piece(
      <Whole one={unit({ square: 1, blocks: 4 })} />,
      UNIT,
      t('Infantry in square, with its place on the square track'),
      'CCN-6.2.1-01',
    ),
    piece(
      <Whole one={unit({ ordered: true, moved: true, battled: true })} />,
      UNIT,
      t('This turn: ordered (arrowhead), moved (tick), fought (cross)'),
      'CCN-5.2-01',
    ),
    piece(<Pennon leader={leader('FR', 'Junot')} />, [-50, -26, 100, 52], t('French leader'), 'CCN-5.3.3-01'),
    piece(<Pennon leader={leader('BR', 'Hill')} />, [-50, -26, 100, 52], t('British leader'), 'CCN-5.3.3-01'),
  ];
}

// The kinds, by the letters on their plates.
function kinds(): Sign[] {
  const names: [string, string][] = [
    ['LN', t('line infantry')],
    ['LT', t('light infantry')],
    ['RL', t('rifles')],
    ['GR', t('grenadiers')],
    ['OG', t('Old Guard')],
    ['YG', t('Young Guard')],
    ['MI', t('militia')],
    ['LC', t('light cavalry')],
    ['HC', t('heavy cavalry')],
    ['CU', t('cuirassiers')],
    ['GG', t('Guard grenadiers')],
    ['GHC', t('Guard heavy cavalry')],
    ['GFA', t('Guard foot artillery')],
    ['FA', t('foot artillery')],
    ['HA', t('horse artillery')],
  ];
  return names.map(([type, says]) => ({
    group: t('Kinds of units'),
    draw: <Plate unit={unit({ type })} />,
    box: [-44, -22, 88, 44],
    says,
  }));
}

// A field with one hex of each terrain.
const SHOWN: [string, Partial<Ground>][] = [
  ['C3', { type: 'forest' }],
  ['C5', { type: 'hill' }],
  ['C7', { type: 'rugged-hill' }],
  ['C9', { type: 'town' }],
  ['C11', { type: 'windmill' }],
  ['E2', { type: 'river' }],
  ['E3', { type: 'river' }],
  ['E4', { type: 'river' }],
  ['E5', { type: 'ford' }],
  ['E6', { type: 'river' }],
  ['E7', { type: 'bridge' }],
  ['E8', { type: 'river' }],
  ['E10', { type: 'quarry' }],
  ['E12', { type: 'clear', works: ['NE', 'E'] }],
];

function groundView(): View {
  const army = { name: { en: '', fr: '' }, commander: '' };
  return {
    terrain: SHOWN.map(([hex, more]) => ({ hex, ...more })),
    objectives: [{ side: 'top', hexes: ['G3'], banners: 1, all: false, always: true, held: [] }],
    armies: [army, army],
    units: [],
    leaders: [],
  } as unknown as View;
}

function terrain(): Sign[] {
  const names: [string, string, string][] = [
    ['C3', t('Forest'), 'CCN-7.1-01'],
    ['C5', t('Hill'), 'CCN-7.2-01'],
    ['C7', t('Rugged hill: impassable'), 'CCN-7.3-01'],
    ['C9', t('Town'), 'CCN-7.4-01'],
    ['C11', t('Windmill'), 'CCN-7.4-01'],
    ['E3', t('River: impassable'), 'CCN-7.6-01'],
    ['E5', t('Fordable river'), 'CCN-7.7-01'],
    ['E7', t('Bridge'), 'CCN-7.8-01'],
    ['E10', t('Sand quarry'), 'CCN-7.9-01'],
    ['E12', t('Fieldworks, on the sides that carry them'), 'CCN-7.5-05'],
    ['G3', t('Objective: worth so many banners to the side of that colour'), 'CCN-4-01'],
  ];
  return names.map(([hex, says, rule]) => {
    const [x, y] = middle(hex);
    return {
      group: t('The field'),
      draw: null,
      box: [x - R * 1.4, y - R, R * 2.8, R * 2],
      says,
      rule,
    };
  });
}

export function legend(): Key {
  return {
    ground: <Sheet view={groundView()} />,
    signs: [...pieces(), ...kinds(), ...terrain()],
  };
}
