// austerlitz/legend.tsx -- what is drawn on the field and on the counters, in words.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import type { Cut, Key, Sign } from '../board';
import { middle, type Point } from '../geometry';
import { Sheet } from './map';
import { ChitFace, Counter, Marks } from './pieces';
import { areaPoints, field, toSheet, type Chit, type Unit } from './view';

const UNIT: Cut = [-66, -48, 132, 96];
const SMALL: Cut = [-36, -26, 72, 52];

function unit(more: Partial<Unit> = {}): Unit {
  return {
    id: 'x',
    noun: 0,
    name: 'Friant',
    full: 'Friant',
    side: 'french',
    nation: 'french',
    arm: 'infantry',
    corps: '',
    musketry: 4,
    combat: 2,
    value: 8,
    most: 2,
    allowance: 200,
    standing: 'field',
    x: 0,
    y: 0,
    facing: 0,
    form: 'line',
    width: 80,
    depth: 30,
    morale: 'steady',
    steps: 2,
    rage: false,
    engaged: false,
    ...more,
  };
}

function piece(one: Unit, says: string, rule: string, box: Cut = UNIT): Sign {
  return { group: t('Units'), draw: <Counter unit={one} />, box, says, rule };
}

const HORSE = { arm: 'cavalry', width: 60, depth: 30, name: 'Murat' } as const;
const GUNS = { arm: 'artillery', width: 30, depth: 30, most: 1, steps: 1, firepower: 5 } as const;

function units(): Sign[] {
  return [
    piece(unit(), t('French infantry in line: musketry, combat, morale; the point shows its front; dots are steps'), 'A05-2.2-1'),
    piece(unit({ width: 30, depth: 80, form: 'column' }), t('In column: the ranks follow behind'), 'A05-5.1-3'),
    piece(unit({ width: 60, depth: 60, form: 'square' }), t('In square'), 'A05-5.2-1'),
    piece(unit({ side: 'allied', nation: 'russian', name: 'Kamensky' }), t('Russian: blunt corners'), 'A05-2.2-1'),
    piece(unit({ side: 'allied', nation: 'austrian', name: 'Jurczik' }), t('Austrian'), 'A05-2.2-1'),
    piece(unit({ traits: ['guard'], name: 'Bessières' }), t('Guard or elite: edged with gold'), 'A05-12.2.1-1'),
    piece(unit({ traits: ['light'], steps: 1 }), t('Light infantry; one step lost'), 'A05-2.4.3.2-1'),
    piece(unit(HORSE), t('Cavalry: combat, morale'), 'A05-2.4.4-1'),
    piece(unit({ ...HORSE, traits: ['heavy'], name: 'Nansouty' }), t('Heavy cavalry'), 'A05-2.4.4-1'),
    piece(unit({ ...GUNS, form: 'unlimbered' }), t('Battery, unlimbered: its muzzles'), 'A05-6.13-1', SMALL),
    piece(unit({ ...GUNS, form: 'limbered' }), t('Battery, limbered: its pole'), 'A05-6.13-1', SMALL),
    piece(unit({ arm: 'hq', width: 25, depth: 25, most: 1, steps: 1 }), t('Headquarters'), 'A05-12.6.1-1', SMALL),
  ];
}

// The round signs on the corners of a unit.
function mark(more: Partial<Unit>, says: string, rule: string, hq?: Unit): Sign {
  const draw: JSX.Element = <Marks unit={unit({ width: 8, depth: -8, ...more })} hq={hq} />;
  return { group: t('Signs on units'), draw, box: [-22, -16, 44, 32], says, rule };
}

function marks(): Sign[] {
  const hq = unit({ arm: 'hq' });
  return [
    mark({ morale: 'S' }, t('S: stunned'), 'A05-12.5.1-1'),
    mark({ morale: 'D' }, t('D: disorganised'), 'A05-12.5.2-1'),
    mark({ morale: 'R' }, t('R: routed'), 'A05-12.5.3-1'),
    mark({ rage: true }, t('Blood Rage'), 'A05-12.9-1'),
    mark({ foe: 'y' }, t('In combat, bound to its enemy by a red line'), 'A05-13.3-1'),
    mark({ ammo: 1 }, t('Out of ammunition'), 'A05-20.1-1'),
    mark({}, t('A headquarters is attached'), 'A05-7.1-2', hq),
  ];
}

function chit(side: Chit['side'], more: Partial<Chit>, says: string): Sign {
  const one: Chit = { id: 'x', noun: 0, side, x: 0, y: 0, moved: false, ...more };
  return { group: t('Fog'), draw: <ChitFace chit={one} />, box: SMALL, says, rule: 'A05-G-4' };
}

function chits(): Sign[] {
  return [
    chit('allied', {}, t('Enemy chit: troops or nothing')),
    chit('french', { loaded: true, units: ['a', 'b', 'c'] }, t('One’s own chit with units')),
    chit('french', { loaded: false }, t('One’s own chit, empty: a broken edge')),
  ];
}

function cut(at: Point, wide: number, says: string, rule: string): Sign {
  const high = wide * 0.72;
  return { group: t('The field'), draw: null, box: [at[0] - wide / 2, at[1] - high / 2, wide, high], says, rule };
}

function area(id: string): Point {
  return middle(areaPoints(field().areas.find((one) => one.id === id)!));
}

function line(id: string): Point {
  const { points } = field().lines.find((one) => one.id === id)!;
  return toSheet(...points[Math.floor(points.length / 2)]!);
}

function ground(): Sign[] {
  const bridge = field().bridges[7]!;
  return [
    cut(area('turas-wood'), 320, t('Wood'), 'A05-15.1-3'),
    cut(area('pheasantry'), 320, t('Pheasantry: a walled wood'), 'A05-15.1-11'),
    cut(area('telnitz'), 260, t('Village'), 'A05-15.1-6'),
    cut(area('sokolnitz-castle'), 140, t('Castle'), 'A05-15.1-9'),
    cut(area('santon-redoubt'), 160, t('Redoubt'), 'A05-15.1-12'),
    cut(line('S3'), 200, t('Stream'), 'A05-15.1-13'),
    cut(toSheet(bridge.x, bridge.y), 100, t('Bridge'), 'A05-15.1-16'),
    cut(area('menitz-pond'), 420, t('Pond: impassable'), 'A05-15.1-17'),
    cut(line('C1'), 340, t('Hill and crest line'), 'A05-8.5-1'),
    cut(line('R1'), 200, t('Road'), 'A05-15.1-16'),
  ];
}

export function legend(): Key {
  return { ground: <Sheet />, signs: [...units(), ...marks(), ...chits(), ...ground()] };
}
