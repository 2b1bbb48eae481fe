// campaign/legend.tsx -- what is drawn on the map and on the counters, in words.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import type { Cut, Key, Sign } from '../board';
import { Back, Face, Small, Vedette } from './counters';
import { ALL, field, middle, sideMiddle, type Ground, type Rank } from './field';
import { Sheet } from './map';
import { Broken, Centre, Source } from './pieces';
import { placeClassName } from './words';
import type { Army, Leader, Piece, Side } from './view';

const COUNTER: Cut = [-36, -26, 72, 52];

function leader(more: Partial<Leader> = {}): Leader {
  return {
    id: 'soult',
    noun: 0,
    name: { en: 'Soult', fr: 'Soult' },
    side: 'french',
    nation: 'french',
    kind: 'named',
    initiative: 4,
    span2: 10,
    value2: 4,
    stars: 0,
    source: 'ours',
    standing: 'at',
    sp: 16,
    ...more,
  };
}

function face(more: Partial<Leader>, says: string, rule: string): Sign {
  return counter(<Face leader={leader(more)} />, says, rule);
}

function counter(draw: JSX.Element, says: string, rule: string): Sign {
  return { group: t('Pieces'), draw, box: COUNTER, says, rule };
}

function marked(piece: Partial<Piece>, more: Partial<Leader>): JSX.Element {
  const one = leader(more);
  return (
    <g>
      <Face leader={one} />
      <Small piece={{ id: 'x', noun: 0, side: 'french', hex: 101, ...piece }} leader={one} />
    </g>
  );
}

function pieces(): Sign[] {
  const russian = { side: 'coalition' as Side, nation: 'russian' };
  const kutuzov = { en: 'Kutuzov', fr: 'Koutouzov' };
  const general = { en: 'MG infantry', fr: 'GD infanterie' };
  return [
    face({}, t('Leader of a formation: its strength points; below initiative, span of command, subordination'), '1X-19-1'),
    face({ ...russian, name: kutuzov, chief: true, sp: 12 }, t('Commander in chief: a star at the left; Coalition counters are round'), '1X-19-1'),
    face({ stars: 1 }, t('Command bonus: a star at the right'), '1X-42-1'),
    face({ nation: 'austrian', side: 'coalition', name: { en: 'Kienmayer', fr: 'Kienmayer' }, sp: 4 }, t('The band tells the nation: French, Russian, Austrian (light)'), '1X-5-1'),
    face({ name: general, kind: 'mg-foot', sp: undefined }, t('General without a name, of infantry or cavalry'), '1X-19-2'),
    counter(<Back side="french" />, t('French piece, face down: leader or vedette'), '1X-29-1'),
    counter(<Back side="coalition" />, t('Coalition piece, face down'), '1X-29-1'),
    counter(<Vedette side="french" />, t('Vedette'), '1X-23-1'),
    counter(marked({ face_up: true }, {}), t('The enemy sees this piece: an eye'), '1X-30-1'),
    counter(marked({}, { forage: true }), t('Forage mode: an ear of corn'), '1X-238-1'),
  ];
}

function army(more: Partial<Army>): Army {
  return {
    side: 'french',
    known: true,
    ap: 0,
    centre: 101,
    centre_state: 'map',
    centre_active: true,
    source: 101,
    source_state: 'active',
    ...more,
  };
}

// What the board draws at hex 0101, or near it.
function near(draw: JSX.Element, far: readonly [number, number], says: string, rule: string): Sign {
  const [x, y] = middle(101);
  const box: Cut = [x + far[0] - 25, y + far[1] - 18, 50, 36];
  return { group: t('Markers'), draw, box, says, rule };
}

function markers(): Sign[] {
  const [bx, by] = sideMiddle(101, 102);
  const [x, y] = middle(101);
  const at = [bx - x, by - y] as const;
  return [
    near(<Centre army={army({})} />, [-17, 15], t('Centre of operations'), '1X-82-1'),
    near(<Centre army={army({ centre_active: false })} />, [-17, 15], t('Centre of operations, inactive'), '1X-161-1'),
    near(<Source army={army({})} />, [17, 15], t('Supply source'), '1X-69-1'),
    near(<Broken hex={101} other={102} planned={false} />, at, t('Damaged bridge'), '1X-222-1'),
    near(<Broken hex={101} other={102} planned />, at, t('Bridge that will be damaged'), '1X-221-1'),
  ];
}

function cut(at: readonly [number, number], wide: number, says: string, rule: string): Sign {
  const high = wide * 0.72;
  return { group: t('The map'), draw: null, box: [at[0] - wide / 2, at[1] - high / 2, wide, high], says, rule };
}

// The hex of that ground with most neighbours of the same, so that it is well seen.
function hexOf(ground: Ground): readonly [number, number] {
  const taken = new Set(field().places.map((place) => place.hex));
  const same = ALL.filter((hex) => field().ground.get(hex) === ground && !taken.has(hex));
  const inner = same.filter((hex) => [1, -1, 100, -100].every((by) => same.includes(hex + by)));
  return middle(inner[Math.floor(inner.length / 3)] ?? same[0] ?? 101);
}

function placeOf(kind: string): readonly [number, number] {
  return middle(field().places.find((place) => place.class === kind)?.hex ?? 101);
}

function towns(): Sign[] {
  const kinds = ['capital', 'citadel', 'city', 'main-town', 'town', 'village'];
  const depot = field().places.find((place) => place.depot === 'printed' && place.class === 'village');
  return [
    ...kinds.map((kind) => cut(placeOf(kind), 120, placeClassName(kind), '1X-248-1')),
    cut(middle(depot?.hex ?? 101), 110, t('Printed depot: a chest beside the place'), '1X-79-1'),
  ];
}

function ways(): Sign[] {
  const road = (rank: Rank): readonly [number, number] => {
    const found = field().links.filter((one) => one.rank === rank);
    return middle(found[Math.floor(found.length / 3)]!.a);
  };
  const river = (rank: Rank): readonly [number, number] => {
    const sides = field().rivers.find((one) => one.rank === rank)!.sides;
    const [a, b] = sides[Math.floor(sides.length / 3)]!;
    return sideMiddle(a, b);
  };
  const bridge = field().bridges.find((one) => one.rank === 'primary')!;
  const [a, b] = field().crests[0]!.sides[0]!;
  return [
    cut(road('primary'), 130, t('Primary road'), '1X-189-4'),
    cut(road('secondary'), 130, t('Secondary road'), '1X-189-4'),
    cut(river('primary'), 150, t('Primary river: crossed by bridges alone'), '1X-191-1'),
    cut(river('secondary'), 130, t('Secondary river'), '1X-191-4'),
    cut(sideMiddle(bridge.a, bridge.b), 110, t('Bridge'), '1X-220-1'),
    cut(sideMiddle(a, b), 110, t('Crest'), '1X-192-1'),
  ];
}

function grounds(): Sign[] {
  return [
    cut(hexOf('clear'), 150, t('Clear ground'), '1X-189-2'),
    cut(hexOf('hill'), 150, t('Hill'), '1X-189-3'),
    cut(hexOf('woods'), 150, t('Woods'), '1X-311-1'),
    cut(hexOf('mountain'), 150, t('Mountain'), '1X-310-1'),
    cut(hexOf('marsh'), 150, t('Marsh'), '1X-312-1'),
  ];
}

export function legend(): Key {
  return {
    ground: <Sheet />,
    signs: [...pieces(), ...markers(), ...towns(), ...ways(), ...grounds()],
  };
}
