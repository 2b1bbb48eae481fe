// triumph/index.tsx -- the board of Napoleon's Triumph: where its nouns lie, and the parts it is made of.

import { get } from '../../shell/wire';
import { t } from '../../shell/words';
import { board, type Shape } from '../board';
import { add, box, closed, distance, scale, towards, walk, type Point } from '../geometry';
import type { TrailProps } from '../trail';
import { Hand, Tracks } from './army';
import { Papers, stepNames } from './attack';
import {
  approachOf,
  arrow,
  barLength,
  barMiddle,
  countOf,
  field,
  inwards,
  isBlocking,
  sideOf,
  spotOutline,
  unroll,
} from './data';
import { retreatTo } from './gestures';
import { legend } from './legend';
import { Sheet } from './map';
import { records } from './figures';
import { ink, Pieces } from './pieces';
import { commandersOf, layout, positionOf, type View } from './view';
import { waysBetween, type Way } from './ways';
import { hourName, placeName, sideName } from './words';

async function load(): Promise<void> {
  unroll(await get('/data/triumph/map.json'));
}

// Along an approach, on one side of it: where blocking pieces stand.
function standing(position: number): Shape {
  const approach = field().approach.get(approachOf(position))!;
  const middle = add(barMiddle(approach), scale(inwards(field(), approach, sideOf(position)), 25));
  return {
    key: `position:${position}`,
    at: middle,
    under: true,
    d: closed(box(middle, barLength(approach) - 10, 40, approach.bar!.angle)),
  };
}

// On the road over an approach, pointed both ways.
function signpost(at: Point, angle: number): string {
  const along = towards(angle + 90),
    aside = towards(angle);
  const p = (forth: number, side: number): Point =>
    add(at, add(scale(along, forth), scale(aside, side)));
  return closed([p(54, 0), p(30, 19), p(-30, 19), p(-54, 0), p(-30, -19), p(30, -19)]);
}

function edge(verb: string, noun: number): Shape | null {
  if (verb === 'march') {
    const crossing = field().crossings[noun - 1];
    return crossing
      ? { key: `crossing:${noun}`, at: crossing.at, d: signpost(crossing.at, crossing.angle) }
      : null;
  }
  if (verb === 'enter') {
    const entry = field().entries[noun - 1];
    return entry
      ? { key: `entry:${noun}`, at: [entry.x, entry.y], d: closed(box([entry.x, entry.y], 58, 44)) }
      : null;
  }
  if (!isBlocking(noun)) return null;
  if (verb === 'block') return standing(noun);
  return {
    key: `across:${noun}`,
    at: barMiddle(field().approach.get(approachOf(noun))!),
    d: arrow(noun, 56),
  };
}

function space(noun: number): Shape | null {
  if (isBlocking(noun)) return standing(noun);
  const locale = field().locale.get(noun);
  return locale
    ? { key: `position:${noun}`, at: [locale.x, locale.y], d: closed(locale.outline), under: true }
    : null;
}

function shape(view: View, gesture: string, verb: string, noun: number): Shape | null {
  if (gesture === 'space') return space(noun);
  if (gesture === 'edge') return edge(verb, noun);
  const piece = layout(field(), view).get(noun);
  return piece ? { key: `piece:${noun}`, at: piece.spot.at, d: spotOutline(piece.spot, 9) } : null;
}

const WHOSE = 128; // below it the unit, above it whose it is (nt_whose)

// What a line of the log names.
function marked(view: View, kind: string, value: number): Shape | null {
  const commander = kind === 'commander' ? commandersOf(view)[value] : undefined;
  if (commander) return shape(view, 'piece', '', commander.token);
  if (kind === 'piece') return shape(view, 'piece', '', value);
  if (kind === 'of') return shape(view, 'piece', '', value % WHOSE);
  if (kind === 'road') return edge('march', value);
  if (kind === 'entry') return edge('enter', value);
  return kind === 'locale' || kind === 'place' ? space(value) : null;
}

// A piece retreats to a locale, a unit is attached to a commander.
function goal(view: View, action: string): Shape | null {
  if (action.startsWith('retreat ')) return space(countOf(action));
  const commander = action.startsWith('attach ') ? commandersOf(view)[countOf(action)] : undefined;
  return commander ? shape(view, 'piece', 'attach', commander.token) : null;
}

// In a retreat a locale that is pointed at takes all who have not gone yet.
function walkTo(view: View, kind: string, noun: number): string[] {
  return kind === 'space' && view.retreat ? retreatTo(view, noun) : [];
}

const MARGIN = 14; // units of the sheet

// An arrow ends beside the pieces that it has brought, not under them.
function beside(view: View, way: Way): Point[] {
  const spots = way.tokens.flatMap((token) => layout(field(), view).get(token)?.spot ?? []);
  const xs = spots.flatMap((one) => [one.at[0] - one.long / 2, one.at[0] + one.long / 2]),
    ys = spots.flatMap((one) => [one.at[1] - one.deep / 2, one.at[1] + one.deep / 2]);
  const isUnder = ([x, y]: Point): boolean =>
    x > Math.min(...xs) - MARGIN &&
    x < Math.max(...xs) + MARGIN &&
    y > Math.min(...ys) - MARGIN &&
    y < Math.max(...ys) + MARGIN;
  const fine = way.points.flatMap((p, i) => {
    const before = way.points[i - 1];
    return before ? walk([before, p], Math.ceil(distance(before, p) / 6)).slice(1) : [p];
  });
  const last = fine.findIndex((_, i) => fine.slice(i).every(isUnder));
  return last > 8 ? fine.slice(0, last) : way.points;
}

function trails(before: View, after: View): TrailProps[] {
  return waysBetween(field(), before, after).map((way) => ({
    points: isBlocking(positionOf(field(), way.to)) ? way.points : beside(after, way),
    ...ink(way.side),
    label: t('{side}: from {from} to {to}', {
      side: sideName(way.side),
      from: placeName(way.from),
      to: placeName(way.to),
    }),
  }));
}

function flow(view: View): string {
  if (view.phase === 'set-up') return t('Set-up');
  if (view.attack)
    return t('{side} attack · step {step}: {name}', {
      side: sideName(view.attack.army),
      step: view.attack.step,
      name: stepNames()[view.attack.step - 1] ?? '',
    });
  return t('Round {round} · {hour} · {side} turn', {
    round: view.round,
    hour: hourName(view),
    side: sideName(view.turn),
  });
}

export default board<View>({
  load,
  extent: () => ({ x: 0, y: 0, width: field().width, height: field().height }),
  groundKey: () => 'austerlitz',
  Ground: () => <Sheet field={field()} />,
  Pieces,
  shape,
  marked,
  goal,
  walk: walkTo,
  carries: ['corps-move', 'unit-move', 'set-detach'],
  trails,
  sideToMove: (view) => view.phase === 'set-up' ? null : (view.turn === 'french' ? 0 : 1),
  legend,
  records,
  flow,
  Tracks,
  Hand,
  Papers,
});
