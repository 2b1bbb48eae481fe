// colors/index.tsx -- the board of Commands & Colors: Napoleonics: where its nouns lie, and its parts.

import { both, t } from '../../shell/words';
import { board, type Shape } from '../board';
import { Hand, Papers, Tracks } from './cards';
import { HEIGHT, hexPath, middle, places, WIDTH } from './field';
import { Sheet } from './map';
import { NATIONS, Pieces } from './pieces';
import { cardOf, leaderOn, unitOn, type View } from './view';
import { phaseName, sideName } from './words';
import { lerp } from '../geometry';
import type { TrailProps } from '../trail';

// Everything on the field is named by its hex.  Where a piece stands the light lies over it.
function shape(view: View, gesture: string, _verb: string, noun: number): Shape | null {
  const place = places[noun];
  if (gesture !== 'space' || !noun || !place) return null;
  const free = !unitOn(view, place.name) && !leaderOn(view, place.name);
  return { key: `hex:${noun}`, at: place.at, d: hexPath(place.name, 0.93), under: free };
}

function flow(view: View): string {
  const card = cardOf(view, view.turn.card);
  const where = { turn: view.turns, side: sideName(view.side), phase: phaseName(view.phase) };
  const text = t('Turn {turn} · {side} · {phase}', where);
  return card ? `${text} · ${both(card.name)}` : text;
}

function groundKey(view: View): string {
  const ground = view.terrain.map((one) => `${one.hex}${one.type}${one.works?.join('') ?? ''}`);
  return [...ground, ...view.armies.map((army) => army.commander)].join(' ');
}

// Who went where since the reader decided last.
function trails(before: View, after: View): TrailProps[] {
  return after.units.flatMap((unit) => {
    const stood = before.units.find((one) => one.token === unit.token)?.hex;
    if (!stood || stood === unit.hex) return [];
    const [from, to] = [middle(stood), middle(unit.hex)];
    return {
      points: [from, lerp(from, to, 0.72)],
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
  Ground: Sheet,
  Pieces,
  shape,
  marked: (view, kind, value) => (kind === 'hex' ? shape(view, 'space', '', value) : null),
  trails,
  sideToMove: (view) => (view.side === 'top' ? 0 : 1),
  flow,
  Tracks,
  Hand,
  Papers,
});
