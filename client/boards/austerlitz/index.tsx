// austerlitz/index.tsx -- the board of Austerlitz 1805: where its nouns lie, and the parts it is made of.

import { get } from '../../shell/wire';
import { t } from '../../shell/words';
import { records } from './figures';
import { legend } from './legend';
import { Sheet } from './map';
import { Ghost, Over } from './over';
import { Hand, Papers, Tracks } from './papers';
import { Pieces } from './pieces';
import { isResult, Result } from './results';
import { steering } from './steer';
import {
  corners,
  field,
  footprint,
  onField,
  sideColour,
  toBoard,
  toSheet,
  unroll,
  type View,
} from './view';
import { nameOf, phaseName, sideName, um } from './words';
import { board, type Box, type Pose, type Shape } from '../board';
import { closed, distance } from '../geometry';
import type { TrailProps } from '../trail';

const MARGIN = 130; // units of the sheet around a small battle

async function load(): Promise<void> {
  unroll(await get('/data/austerlitz/map.json'));
}

function shape(view: View, gesture: string, verb: string, noun: number): Shape | null {
  if (gesture !== 'piece' || verb === 'send') return null;
  const box = footprint(view, noun);
  if (!box) return null;
  return { key: `piece:${noun}`, at: toSheet(box.x, box.y), d: closed(corners(box, 3)) };
}

// A small battle is looked at from near.
function home(view: View): Box | null {
  const points = [...view.units.filter(onField), ...view.chits].map((one) =>
    toSheet(one.x!, one.y!),
  );
  if (!view.small || !points.length) return null;
  const xs = points.map((p) => p[0]),
    ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - MARGIN,
    y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

function poseOf(view: View, noun: number): Pose | null {
  const box = footprint(view, noun);
  return box && { x: box.x, y: box.y, angle: box.angle };
}

// Who went where since the reader decided last.
function trails(before: View, after: View): TrailProps[] {
  return after.units.flatMap((unit) => {
    const old = before.units.find((one) => one.id === unit.id);
    if (!old || !onField(old) || !onField(unit)) return [];
    const from = toSheet(old.x!, old.y!),
      to = toSheet(unit.x!, unit.y!);
    if (distance(from, to) < 12) return [];
    return {
      points: [from, to],
      colour: sideColour(unit.side),
      dashed: unit.side === 'allied',
      label: t('{unit}: {um}', { unit: nameOf(unit), um: um(Math.round(distance(from, to))) }),
    };
  });
}

// Both sides have them, one after the other, before anybody's turn begins.
const NOBODYS = ['strategic map', 'chits', 'free set-up', 'deployment'];

function flow(view: View): string {
  if (NOBODYS.includes(view.proc ?? ''))
    return t('Turn {turn} · {clock} · {phase}', {
      turn: view.turn,
      clock: view.clock,
      phase: phaseName(view),
    });
  return t('Turn {turn} · {clock} · {side} · {phase}', {
    turn: view.turn,
    clock: view.clock,
    side: sideName(view.player),
    phase: phaseName(view),
  });
}

export default board<View>({
  load,
  extent: () => ({ x: 0, y: 0, width: field().width, height: field().height }),
  home,
  groundKey: () => 'austerlitz',
  Ground: Sheet,
  Pieces,
  Over,
  shape,
  marked: (view, kind, value) =>
    kind === 'unit' || kind === 'piece' ? shape(view, 'piece', '', value) : null,
  poseOf,
  toSheet: (_view, x, y) => toSheet(x, y),
  toBoard: (_view, p) => toBoard(p),
  Ghost,
  steering,
  previews: ['roundshot', 'fire', 'battery', 'fight'],
  papered: ['send'],
  twice: ['roundshot', 'fire', 'fight'],
  together: ['rally'],
  Result,
  isResult,
  trails,
  sideToMove: (view) => (view.player === 'french' ? 0 : 1),
  legend,
  records,
  flow,
  Tracks,
  Hand,
  Papers,
});
