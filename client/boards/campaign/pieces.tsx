// campaign/pieces.tsx -- what stands on the map and where: leaders and vedettes, the centres and
// sources of the armies, who holds what, broken bridges and pontoons.

import type { JSX } from 'preact';

import { Counter, INK } from './counters';
import { middle, nameOf, sideEnds, sideMiddle } from './field';
import {
  leaderOf,
  piecesAt,
  sideColour,
  type Army,
  type Leader,
  type Piece,
  type Side,
  type View,
} from './view';
import { Layers } from './over';
import { hexName, pieceLabel, sideName } from './words';
import { add, at, lerp, line, scale, sub, type Point } from '../geometry';
import { both, t } from '../../shell/words';

// -- where they stand --

// The noun by which a piece is pointed at: its leader's, where he is known.
export function nounOf(view: View, piece: Piece): number {
  return leaderOf(view, piece.leader)?.noun ?? piece.noun;
}

export function weightOf(view: View, piece: Piece): number {
  return leaderOf(view, piece.leader)?.sp ?? -1;
}

function inOrder(view: View, pieces: Piece[]): Piece[] {
  return [...pieces].sort((a, b) => weightOf(view, a) - weightOf(view, b));
}

// Pieces in one hex lie over each other, the strongest on top.
export function spotOf(view: View, piece: Piece): Point {
  const all = inOrder(view, piecesAt(view, piece.hex));
  const place = all.findIndex((one) => one.id === piece.id);
  const off = (place - (all.length - 1) / 2) * Math.min(9, 26 / Math.max(1, all.length));
  return add(middle(piece.hex), [off, -off]);
}

function hasDone(leader: Leader | undefined): boolean {
  const did = leader?.did ?? [];
  return did.includes('moved') || did.includes('arrived') || did.includes('tried');
}

function OnMap({ piece, view }: { piece: Piece; view: View }): JSX.Element {
  const [x, y] = spotOf(view, piece);
  const leader = leaderOf(view, piece.leader);
  return (
    <g
      class={`counter moves ${hasDone(leader) || piece.moved ? 'done' : ''}`}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
      key={piece.id}
      data-noun={`piece:${nounOf(view, piece)}`}
      role="img"
      aria-label={pieceLabel(view, piece)}>
      <title>{pieceLabel(view, piece)}</title>
      <Counter piece={piece} view={view} />
    </g>
  );
}

// -- centres and sources --

export function Centre({ army }: { army: Army }): JSX.Element | null {
  if (army.centre === undefined || army.centre_state !== 'map') return null;
  const [x, y] = add(middle(army.centre), [-17, 15]);
  const label = t('{side} centre of operations at {hex}, {state}', {
    side: sideName(army.side),
    hex: hexName(army.centre),
    state: army.centre_active ? t('active') : t('inactive'),
  });
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={label}>
      <title>{label}</title>
      <circle r="10.5" fill="#f9f3e3" stroke={sideColour(army.side)} stroke-width="2.6" />
      <path d="M-6.4 5L0 -6.4L6.4 5ZM0 5V-0.6" fill="none" stroke={INK} stroke-width="1.3" />
      <path d="M0 -6.4V-9.4L3.6 -8.2L0 -7" fill={sideColour(army.side)} />
      {!army.centre_active && (
        <path d="M-8 -8L8 8M8 -8L-8 8" stroke="#8a1f1f" stroke-width="1.6" />
      )}
    </g>
  );
}

export function Source({ army }: { army: Army }): JSX.Element | null {
  if (army.source === undefined || army.source_state === 'taken') return null;
  const [x, y] = add(middle(army.source), [17, 15]);
  const label = t('{side} supply source at {hex}', {
    side: sideName(army.side),
    hex: hexName(army.source),
  });
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={label}>
      <title>{label}</title>
      <rect
        x="-9.5"
        y="-9.5"
        width="19"
        height="19"
        rx={army.side === 'french' ? 2 : 7}
        fill="#f9f3e3"
        stroke={sideColour(army.side)}
        stroke-width="2.6"
      />
      <path
        d="M-4 -5.6Q-6 0 -4 5.6H4Q6 0 4 -5.6ZM-4.9 -2.2H4.9M-4.9 2.2H4.9"
        fill="none"
        stroke={INK}
        stroke-width="1.2"
      />
    </g>
  );
}

// A flag for who holds a place that counts.
function Flags({ view }: { view: View }): JSX.Element {
  return (
    <g>
      {view.keys
        .filter((key) => key.side !== 'nobody')
        .map((key) => {
          const [x, y] = add(middle(key.hex), [-14, -13]);
          const side = key.side as Side;
          const label = t('{side} holds {place}', { side: sideName(side), place: key.name });
          return (
            <g transform={`translate(${x} ${y})`} role="img" aria-label={label}>
              <title>{label}</title>
              <path d="M0 6V-14" stroke={INK} stroke-width="1.3" />
              {side === 'french' ? (
                <g stroke={INK} stroke-width="0.5">
                  <rect x="0.4" y="-14" width="5" height="8.6" fill="#27407f" />
                  <rect x="5.4" y="-14" width="5" height="8.6" fill="#f7f2e2" />
                  <rect x="10.4" y="-14" width="5" height="8.6" fill="#a3231f" />
                </g>
              ) : (
                <g stroke={INK} stroke-width="0.5">
                  <path d="M0.4 -14H15L12 -9.7L15 -5.4H0.4Z" fill="#e2b93f" />
                  <path
                    d="M4 -11.6L6.4 -9.7L4 -7.8M8.8 -11.6L6.4 -9.7L8.8 -7.8"
                    fill="none"
                    stroke-width="1.1"
                  />
                </g>
              )}
            </g>
          );
        })}
    </g>
  );
}

// -- bridges --

export function Broken({ hex, other, planned }: View['damaged'][number]): JSX.Element {
  const [x, y] = sideMiddle(hex, other);
  const label = planned ? t('bridge that will be damaged') : t('damaged bridge');
  return (
    <g transform={`translate(${at([x, y])})`} role="img" aria-label={label}>
      <title>{label}</title>
      <circle r="6.6" fill="#f9f3e3" stroke="#8a1f1f" stroke-width="1.4" />
      <path
        d={planned ? 'M-3.4 0H3.4' : 'M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4'}
        stroke="#8a1f1f"
        stroke-width="2"
      />
    </g>
  );
}

// Boats side by side across the water; a train that was left behind lies in its hex.
function Pontoon({ train }: { train: View['trains'][number] }): JSX.Element | null {
  if (train.hex === undefined) return null;
  if (train.other === undefined) {
    const [x, y] = add(middle(train.hex), [16, -14]);
    return (
      <g transform={`translate(${x} ${y})`} role="img" aria-label={t('abandoned bridge train')}>
        <title>{t('abandoned bridge train')}</title>
        <path d="M-7 -2H7L5 3H-5Z" fill="#b98d56" stroke={INK} stroke-width="1" />
      </g>
    );
  }
  const [p, q] = sideEnds(train.hex, train.other),
    centre = sideMiddle(train.hex, train.other);
  const along = scale(sub(q, p), 1 / 32),
    across: Point = [-along[1], along[0]];
  const boats = [-1, 0, 1].map((k) => {
    const c = add(centre, scale(across, k * 6));
    return line([add(c, scale(along, -6)), add(c, scale(along, 6))]);
  });
  const bank = (hex: number): Point => lerp(centre, middle(hex), 0.42);
  const deck = line([bank(train.hex), bank(train.other)]);
  return (
    <g role="img" aria-label={t('pontoon bridge')} stroke-linecap="round" fill="none">
      <path d={boats.join('')} stroke={INK} stroke-width="5" />
      <path d={boats.join('')} stroke="#b98d56" stroke-width="3.2" />
      <path d={deck} stroke={INK} stroke-width="4.4" />
      <path d={deck} stroke={sideColour(train.side)} stroke-width="2.4" />
    </g>
  );
}

// -- who is still to come, where he will arrive --

function Coming({ view }: { view: View }): JSX.Element {
  const due = view.leaders.filter((one) => one.standing === 'coming' && one.arrives?.length);
  return (
    <g class="fine">
      {due.map((leader, i) => {
        const [x, y] = add(middle(leader.arrives![0]!), [0, -34 - (i % 2) * 15]);
        return (
          <g transform={`translate(${x} ${y})`} role="img" aria-label={comingLabel(leader)}>
            <title>{comingLabel(leader)}</title>
            <rect
              x="-33"
              y="-8"
              width="66"
              height="13"
              rx={leader.side === 'french' ? 1 : 6}
              fill="#f9f3e3"
              fill-opacity="0.9"
              stroke={sideColour(leader.side)}
              stroke-dasharray="4 2"
            />
            <text y="2" font-size="8.4" text-anchor="middle" fill={INK} font-family="var(--serif)">
              {leader.due}: {both(leader.name)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function comingLabel(leader: Leader): string {
  return t('{leader} arrives on turn {turn} at {hex}', {
    leader: both(leader.name),
    turn: leader.due ?? 0,
    hex: leader.arrives!.map((hex) => hexName(hex)).join(' / '),
  });
}

// -- battles on the map --

function Swords({ view }: { view: View }): JSX.Element {
  return (
    <g>
      {view.battles
        .filter((one) => one.over === 'no')
        .flatMap((battle) =>
          battle.targets.map((target) => {
            const from = battle.from[0];
            const [x, y] =
              from === undefined ? middle(target) : lerp(middle(from), middle(target), 0.5);
            return (
              <g
                transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
                role="img"
                aria-label={t('battle at {hex}', { hex: nameOf(target) })}>
                <circle r="11" fill="#8a1f1f" stroke="#f9f3e3" stroke-width="1.6" />
                <path
                  d="M-6 -6L6 6M6 -6L-6 6M-6.4 3L-3 6.4M6.4 3L3 6.4"
                  stroke="#f9f3e3"
                  stroke-width="1.8"
                  stroke-linecap="round"
                />
              </g>
            );
          }),
        )}
    </g>
  );
}

export function Pieces({ view }: { view: View; side: number }): JSX.Element {
  return (
    <g>
      <Layers view={view} />
      <Flags view={view} />
      {view.damaged.map((one) => (
        <Broken {...one} />
      ))}
      {view.trains.map((train) => (
        <Pontoon train={train} />
      ))}
      <Coming view={view} />
      {view.armies.map((army) => (
        <Source army={army} />
      ))}
      {view.armies.flatMap(({ side }) =>
        inOrder(view, view.pieces.filter((piece) => piece.side === side)).map((piece) => (
          <OnMap piece={piece} view={view} />
        )),
      )}
      {view.armies.map((army) => (
        <Centre army={army} />
      ))}
      <Swords view={view} />
    </g>
  );
}
