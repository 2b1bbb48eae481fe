// triumph.tsx -- the board of Napoleon's Triumph: where its nouns lie, and the parts it is made of.

import { get } from '../shell/wire';
import { t } from '../shell/words';
import { board, type Shape } from './board';
import { add, box, closed, scale } from './geometry';
import { Hand, Tracks } from './triumph_army';
import { Papers } from './triumph_attack';
import {
  approachOf,
  arrow,
  barLength,
  barMiddle,
  field,
  inwards,
  isBlocking,
  sideOf,
  spotOutline,
  unroll,
} from './triumph_data';
import { Sheet } from './triumph_map';
import { Pieces } from './triumph_pieces';
import { layout, type View } from './triumph_view';
import { hourName, sideName } from './triumph_words';

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

function edge(verb: string, noun: number): Shape | null {
  if (verb === 'march') {
    const crossing = field().crossings[noun - 1];
    return crossing
      ? {
          key: `crossing:${noun}`,
          at: crossing.at,
          d: closed(box(crossing.at, 40, 84, crossing.angle)),
        }
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

function flow(view: View): string {
  if (view.phase === 'set-up') return t('Set-up');
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
  flow,
  Tracks,
  Hand,
  Papers,
});
