// colors/index.tsx -- the board of Commands & Colors: Napoleonics: where its nouns lie, and its parts.

import { both, t } from '../../shell/words';
import { board, type Shape } from '../board';
import { Hand, Papers, Tracks } from './cards';
import { between, HEIGHT, hexPath, isTurned, middle, places, WIDTH } from './field';
import { legend } from './legend';
import { Sheet } from './map';
import { records } from './figures';
import { NATIONS, Pieces } from './pieces';
import { lay, onTurn, turn } from './turn';
import { cardOf, leaderOn, unitOn, type View } from './view';
import { phaseName, sideName } from './words';
import type { TrailProps } from '../trail';

// Everything on the field is named by its hex.  Where a piece stands the light lies over it.  It lies
// where its hex is drawn now: the board may be turned under it.
function shape(view: View, gesture: string, _verb: string, noun: number): Shape | null {
  const place = places[noun];
  if (gesture !== 'space' || !noun || !place) return null;
  lay(view);
  return {
    key: `hex:${noun}`,
    get at() {
      return place.at;
    },
    get d() {
      return hexPath(place.name, 0.93);
    },
    under: !unitOn(view, place.name) && !leaderOn(view, place.name),
  };
}

function flow(view: View): string {
  const card = cardOf(view, view.turn.card);
  const where = { turn: view.turns, side: sideName(view.side), phase: phaseName(view.phase) };
  const text = t('Turn {turn} · {side} · {phase}', where);
  return card ? `${text} · ${both(card.name)}` : text;
}

function groundKey(view: View): string {
  const ground = view.terrain.map((one) => `${one.hex}${one.type}${one.works?.join('') ?? ''}`);
  lay(view);
  return [isTurned(), ...ground, ...view.armies.map((army) => army.commander)].join(' ');
}

// Who went where since the reader decided last.
function trails(before: View, after: View): TrailProps[] {
  return after.units.flatMap((unit) => {
    const stood = before.units.find((one) => one.token === unit.token)?.hex;
    if (!stood || stood === unit.hex) return [];
    return {
      get points() {
        return [middle(stood), between(stood, unit.hex, 0.72)];
      },
      colour: NATIONS[unit.nation] ?? '#555',
      dashed: unit.side === 'bottom',
      label: t('{unit}: from {from} to {to}', {
        unit: both(unit.name),
        from: stood,
        to: unit.hex,
      }),
    };
  });
}

export default board<View>({
  extent: () => ({ x: 0, y: 0, width: WIDTH, height: HEIGHT }),
  groundKey,
  turn,
  onTurn,
  Ground: Sheet,
  Pieces,
  shape,
  marked: (view, kind, value) => (kind === 'hex' ? shape(view, 'space', '', value) : null),
  trails,
  sideToMove: (view) => (view.side === 'top' ? 0 : 1),
  legend,
  records,
  flow,
  Tracks,
  Hand,
  Papers,
});
