// triumph/legend.tsx -- what is drawn on the sheet and on the blocks, in words.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import type { Cut, Key, Sign } from '../board';
import { field } from './data';
import { Mark, Sheet, Star } from './map';
import { Block, Flag } from './pieces';
import type { Commander, Unit } from './view';

const BLOCK: Cut = [-58, -40, 116, 80];
const MARK: Cut = [-17, -12, 34, 24];

function unit(type: Unit['type'], strength: number, more: Partial<Unit> = {}): Unit {
  return {
    token: 0,
    side: 'french',
    type,
    strength,
    corps: 'detached',
    place: '64',
    locale: 64,
    moved: 0,
    fixed: false,
    up: false,
    entered: false,
    beaten: false,
    ...more,
  };
}

function commander(id: string, name: string, side: Commander['side']): Commander {
  return { token: 0, id, name, side, place: '64', locale: 64, units: 4, given: 0 };
}

function block(one: Unit, says: string, rule?: string, own = true): Sign {
  return { group: t('Pieces'), draw: <Block unit={one} own={own} />, box: BLOCK, says, rule };
}

function flag(one: Commander, says: string, rule?: string): Sign {
  return { group: t('Pieces'), draw: <Flag commander={one} long={108} />, box: BLOCK, says, rule };
}

function pieces(): Sign[] {
  return [
    flag(commander('lannes', 'Lannes', 'french'), t('French commander: a pennon'), 'NT-3-10'),
    flag(commander('bagration', 'Bagration', 'allied'), t('Russian commander'), 'NT-3-27'),
    flag(commander('kollowrath', 'Kollowrath', 'allied'), t('Austrian commander'), 'NT-3-27'),
    block(unit('infantry', 3), t('Infantry, strength 3'), 'NT-3-05'),
    block(unit('guard', 3), t('Guard infantry'), 'NT-15-01'),
    block(unit('cavalry', 2), t('Cavalry; of strength 3 it is heavy'), 'NT-15-01'),
    block(unit('artillery', 1), t('Artillery, always of strength 1'), 'NT-3-06'),
    block(unit('artillery', 1, { fixed: true }), t('The fixed battery'), 'NT-6.09-01'),
    block(unit('unknown', 0, { side: 'allied' }), t('Allied unit, face down: round ends'), 'NT-3-07'),
    block(unit('unknown', 0), t('French unit, face down: square ends'), 'NT-3-07'),
    block(
      unit('infantry', 2, { side: 'allied' }),
      t('Enemy unit whose face is known: a dot at its end'),
      'NT-3-09',
      false,
    ),
    block(unit('infantry', 2, { moved: 1 }), t('It has moved this turn: an arrowhead')),
  ];
}

function mark(kind: string, says: string, rule: string): Sign {
  const draw = (
    <g stroke="#2a2019" stroke-width="1.5" stroke-linecap="round">
      <Mark kind={kind} />
    </g>
  );
  return { group: t('Approaches'), draw, box: MARK, says, rule };
}

function cut(group: string, at: readonly [number, number], wide: number, says: string, rule?: string): Sign {
  const high = wide * 0.72;
  return { group, draw: null, box: [at[0] - wide / 2, at[1] - high / 2, wide, high], says, rule };
}

function middleOf(a: number, b: number): readonly [number, number] {
  const found = [...field().approach.values()].find(
    (one) => (one.a === a && one.b === b) || (one.a === b && one.b === a),
  );
  const p = field().locale.get(a)!,
    q = field().locale.get(b)!;
  return found?.bar ? [found.bar.x, found.bar.y] : [(p.x + q.x) / 2, (p.y + q.y) / 2];
}

function approaches(): Sign[] {
  const name = t('Approaches');
  return [
    cut(name, middleOf(63, 64), 300, t('Wide approach: a bar of two pieces'), 'NT-4-07'),
    cut(name, middleOf(72, 83), 200, t('Narrow approach: a bar of one piece'), 'NT-4-07'),
    cut(name, middleOf(92, 103), 200, t('Impassable approach: red'), 'NT-4-13'),
    mark('infantry', t('Penalty for attacks led by infantry into this locale'), 'NT-4-10'),
    mark('cavalry', t('Penalty for attacks led by cavalry'), 'NT-4-10'),
    mark('artillery', t('Penalty for attacks led by artillery'), 'NT-4-10'),
    mark('obstructed', t('Obstructed: no cavalry leads here'), 'NT-4-11'),
  ];
}

function at(number: number): readonly [number, number] {
  const locale = field().locale.get(number)!;
  return [locale.x, locale.y];
}

function ground(): Sign[] {
  const name = t('The map');
  const roads = middleOf(53, 63);
  return [
    cut(name, at(84), 300, t('Locale with its number and its capacity'), 'NT-4-16'),
    cut(name, at(53), 420, t('Hill: hachures'), 'NT-4-21'),
    cut(name, at(10), 200, t('Wood')),
    cut(name, at(133), 260, t('Village; houses decide nothing, the capacity does'), 'NT-4-16'),
    cut(name, roads, 240, t('Main road: red and white'), 'NT-4-33'),
    cut(name, at(95), 300, t('Local roads: brown'), 'NT-4-33'),
  ];
}

function star(colour: string, says: string, rule: string): Sign {
  const draw: JSX.Element = <Star colour={colour} x={0} y={0} />;
  return { group: t('Objectives'), draw, box: [-26, -19, 52, 38], says, rule };
}

function stars(): Sign[] {
  return [
    star('blue', t('Blue star: an objective of the Allies'), 'NT-16-17'),
    star('red', t('Red star: an objective of the French'), 'NT-16-19'),
    star('green', t('Green star: an objective of the French'), 'NT-16-19'),
    star('black', t('Black star: an objective of the French'), 'NT-16-19'),
  ];
}

export function legend(): Key {
  return {
    ground: <Sheet field={field()} />,
    signs: [...pieces(), ...approaches(), ...ground(), ...stars()],
  };
}
