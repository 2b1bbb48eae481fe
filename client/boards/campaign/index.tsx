// campaign/index.tsx -- the board of The Campaigns of Napoleon: where its nouns lie, and its parts.

import { isSmallScreen } from '../../shell/sheet';
import { get } from '../../shell/wire';
import { both, t } from '../../shell/words';
import { board, type Box, type Shape } from '../board';
import { REACH } from './counters';
import {
  HEIGHT,
  hexPath,
  isHex,
  middle,
  ROWS,
  sideBetween,
  sideEnds,
  sideMiddle,
  unroll,
  WIDTH,
} from './field';
import { legend } from './legend';
import { Sheet } from './map';
import { records } from './figures';
import { Over } from './over';
import { Hand, Papers, Tracks } from './papers';
import { nounOf, Pieces, spotOf, weightOf } from './pieces';
import {
  cellsOf,
  leaderByNoun,
  leaderOf,
  pieceOf,
  piecesAt,
  sideColour,
  unitByNoun,
  wayTo,
  type View,
} from './view';
import { glossOf, hexName, phaseName, sideName, turnName } from './words';
import { box as square, closed, lerp, type Point } from '../geometry';
import type { TrailProps } from '../trail';

async function load(): Promise<void> {
  unroll(await get('/data/campaign/map.json'));
}

// -- where nouns lie --

function hexShape(view: View, hex: number, key = `hex:${hex}`): Shape | null {
  if (!isHex(hex)) return null;
  const free = piecesAt(view, hex).length === 0;
  return { key, at: middle(hex), d: hexPath(hex, 0.93), under: free };
}

// Units and boxed leaders are in the panel alone.
function pieceShape(view: View, noun: number): Shape | null {
  if (unitByNoun(view, noun) || leaderByNoun(view, noun)?.standing === 'under') return null;
  const piece = pieceOf(view, noun);
  if (!piece) return null;
  const at = spotOf(view, piece);
  return {
    key: `piece:${nounOf(view, piece)}`,
    at,
    d: closed(square(at, REACH * 2 + 3, REACH * 2 + 3)),
    level: weightOf(view, piece),
  };
}

// A bridge leads from the hex of whoever marches to the hex that is named.
function edgeShape(view: View, noun: number): Shape | null {
  const from = leaderOf(view, view.march?.leader)?.hex;
  if (!from || sideBetween(from, noun) < 0) return hexShape(view, noun, `edge:${noun}`);
  const [p, q] = sideEnds(from, noun),
    mid = sideMiddle(from, noun);
  const wide = (a: Point, b: Point): Point[] => [
    lerp(a, b, 0.12),
    lerp(mid, middle(noun), 0.3),
    lerp(b, a, 0.12),
    lerp(mid, middle(from), 0.3),
  ];
  return { key: `edge:${noun}`, at: mid, d: closed(wide(p, q)) };
}

function shape(view: View, gesture: string, verb: string, noun: number): Shape | null {
  if (verb === 'arrive') {
    const leader = leaderByNoun(view, noun);
    const hex = leader?.arrives?.[0] ?? leader?.hex; // of those driven off the map: where they left
    return hex === undefined ? null : hexShape(view, hex, `arrive:${noun}`);
  }
  if (verb === 'plan') return null; // listed in the panel: it may go anywhere
  if (gesture === 'space') return hexShape(view, noun);
  if (gesture === 'edge') return edgeShape(view, noun);
  return gesture === 'piece' ? pieceShape(view, noun) : null;
}

// CCRR of an index.
function hexOf(index: number): number {
  return (Math.floor(index / ROWS) + 1) * 100 + (index % ROWS) + 1;
}

// What a line of the log names: a place, or a piece where the reader may know where it stands.
function marked(view: View, kind: string, value: number): Shape | null {
  if (kind === 'hex' || kind === 'place') return hexShape(view, hexOf(value));
  return kind === 'piece' || kind === 'leader' ? pieceShape(view, value) : null;
}

function gloss(kind: string, value: number): string {
  return kind === 'hex' || kind === 'place' ? glossOf(hexOf(value)) : '';
}

// "arrive 8 x348", "advance 4 x3622": the number is a hex.
function goal(view: View, action: string): Shape | null {
  const hex = Number(/^(?:arrive|advance|forager) \d+ x(\d+)$/.exec(action)?.[1] ?? 0);
  return hex ? hexShape(view, hex) : null;
}

// A hex that is farther off: one step after the other on the cheapest way, and a halt there.  Whatever
// stands in it is gone to like the hex.
function walk(view: View, kind: string, noun: number, stay: boolean): string[] {
  const hex = kind === 'piece' ? pieceOf(view, noun)?.hex : noun;
  if (!hex || !['space', 'piece'].includes(kind) || !view.march?.reach) return [];
  const steps = wayTo(cellsOf(view.march.reach), hex).map((one) => `go ${one}`);
  return steps.length && !stay ? [...steps, 'halt'] : steps;
}

// In a march, by what is drawn of how far it gets.
function tooFar(view: View, kind: string, noun: number): string {
  const hex = kind === 'piece' ? pieceOf(view, noun)?.hex : noun;
  const marches = leaderOf(view, view.march?.leader);
  if (!hex || !marches || !view.march?.reach) return '';
  if (piecesAt(view, hex).some((piece) => piece.side !== marches.side))
    return t('An enemy stands there. March up to him: then you may repulse him, or attack him in the battles.');
  if (hex === marches.hex || cellsOf(view.march.reach).has(hex)) return '';
  return t('That is farther than the movement points allow that are left.');
}

// -- what is seen first, and what moved --

const NEAR = 330; // units of the sheet around the pieces

function around(points: Point[], margin: number): Box {
  const xs = points.map((p) => p[0]),
    ys = points.map((p) => p[1]);
  const x = Math.max(0, Math.min(...xs) - margin),
    y = Math.max(0, Math.min(...ys) - margin);
  const right = Math.min(WIDTH, Math.max(...xs) + margin),
    bottom = Math.min(HEIGHT, Math.max(...ys) + margin);
  return { x, y, width: right - x, height: bottom - y };
}

// Within this much of the sheet a counter has 36 px at least, at 1440 x 900 and on a telephone.
function frame(): [width: number, height: number] {
  return isSmallScreen() ? [400, 460] : [860, 780];
}

function within(points: Point[], [x, y]: Point): Point[] {
  const [width, height] = frame();
  return points.filter((p) => Math.abs(p[0] - x) < width / 2 && Math.abs(p[1] - y) < height / 2);
}

// Around the own piece that has most of the others near it.
function nearest(points: Point[]): Box {
  const [width, height] = frame();
  const best = points.reduce((a, p) =>
    within(points, p).length > within(points, a).length ? p : a,
  );
  const box = around(within(points, best), 0);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    x: Math.min(Math.max(0, x - width / 2), WIDTH - width),
    y: Math.min(Math.max(0, y - height / 2), HEIGHT - height),
    width,
    height,
  };
}

// Where the reader's own army is; to one who watches both, where anybody is.
function home(view: View): Box | null {
  const known = view.armies.filter((army) => army.known);
  const own = view.pieces.filter((piece) => known.length === 1 && piece.side === known[0]!.side);
  if (own.length) return nearest(own.map((piece) => middle(piece.hex)));
  const all = view.pieces.map((piece) => middle(piece.hex));
  return all.length ? around(all, NEAR) : null;
}

// Who went where since the reader decided last, as far as the reader can tell.
function trails(before: View, after: View): TrailProps[] {
  return after.pieces.flatMap((piece) => {
    const old = before.pieces.find((one) => one.id === piece.id && one.side === piece.side);
    if (!old || old.hex === piece.hex) return [];
    const [from, to] = [middle(old.hex), middle(piece.hex)];
    return {
      points: [from, to],
      colour: sideColour(piece.side),
      dashed: piece.side === 'coalition',
      label: t('{piece}: from {from} to {to}', {
        piece: both(leaderOf(after, piece.leader)?.name) || piece.id,
        from: hexName(old.hex),
        to: hexName(piece.hex),
      }),
    };
  });
}

function flow(view: View): string {
  return [turnName(view), sideName(view.player), phaseName(view)].join(' · ');
}

export default board<View>({
  load,
  extent: () => ({ x: 0, y: 0, width: WIDTH, height: HEIGHT }),
  home,
  groundKey: () => 'campaign',
  Ground: Sheet,
  Pieces,
  Over,
  shape,
  marked,
  gloss,
  goal,
  walk,
  tooFar,
  previews: ['command', 'try', 'ride', 'go', 'drive', 'move', 'arrive'],
  steps: ['1X-131-1', '1X-38-6', '1X-158-1'],
  trails,
  sideToMove: (view) => (view.player === 'french' ? 0 : 1),
  legend,
  records,
  flow,
  Tracks,
  Hand,
  Papers,
});
