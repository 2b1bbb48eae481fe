// campaign/counters.tsx -- the counters: leaders with name, strength and ratings, vedettes, and the
// backs that look all the same.

import type { JSX } from 'preact';

import { both } from '../../shell/words';
import {
  leaderOf,
  sideColour,
  type Leader,
  type Piece,
  type Side,
  type View,
} from './view';

export const INK = '#2a2019';
const HALF = 19; // of a counter's side, as it is drawn
const LARGER = 1.16;
export const REACH = HALF * LARGER; // as it lies on the map

const NATIONS: Record<string, [string, string]> = {
  french: ['#27407f', '#f3ead2'],
  bavarian: ['#4f7fb0', '#f3ead2'],
  dutch: ['#a8622a', '#f3ead2'],
  russian: ['#2f5a34', '#f3ead2'],
  austrian: ['#e4e0d3', '#33302a'],
};

export function nationColours(nation: string): [string, string] {
  return NATIONS[nation] ?? ['#777', '#fff'];
}

// -- counters --

// The French have square corners, the Coalition round ones.
function corner(side: Side): number {
  return side === 'french' ? 1.5 : 9;
}

function Plate({ side, fill }: { side: Side; fill: string }): JSX.Element {
  return (
    <>
      <rect
        x={-HALF + 1.6}
        y={-HALF + 2.2}
        width={HALF * 2}
        height={HALF * 2}
        rx={corner(side)}
        fill="#1c140b"
        fill-opacity="0.38"
      />
      <rect
        x={-HALF}
        y={-HALF}
        width={HALF * 2}
        height={HALF * 2}
        rx={corner(side)}
        fill={fill}
        stroke={INK}
        stroke-width="1.3"
      />
    </>
  );
}

// Face down: the arms of the side, and nothing else.
export function Back({ side }: { side: Side }): JSX.Element {
  return (
    <g>
      <Plate side={side} fill={sideColour(side)} />
      <rect
        x={-HALF + 3}
        y={-HALF + 3}
        width={HALF * 2 - 6}
        height={HALF * 2 - 6}
        rx={corner(side) * 0.7}
        fill="none"
        stroke="#e9d9a8"
        stroke-width="0.9"
      />
      {side === 'french' ? <Eagle /> : <TwoHeads />}
    </g>
  );
}

const EAGLE = [
  'M0 -10.5L2.2 -6.6C6 -9 10 -8 12.4 -4.6C9 -4.4 7 -2.6 5.6 0.6L3.4 4.2L5 9H-5',
  'L-3.4 4.2L-5.6 0.6C-7 -2.6 -9 -4.4 -12.4 -4.6C-10 -8 -6 -9 -2.2 -6.6Z',
].join('');

function Eagle(): JSX.Element {
  return (
    <g fill="#e9d9a8">
      <path d={EAGLE} />
      <path d="M-6 11h12" stroke="#e9d9a8" stroke-width="1.8" />
    </g>
  );
}

const TWO_HEADS = [
  'M-2 -9.5L-4.6 -11.6L-6.4 -8.4L-4 -6C-8.4 -8.4 -11.4 -6.4 -12.6 -2.4',
  'C-9.4 -3 -8.6 -0.6 -7 2.2L-3.2 4L-5 8.4L0 12L5 8.4L3.2 4L7 2.2',
  'C8.6 -0.6 9.4 -3 12.6 -2.4C11.4 -6.4 8.4 -8.4 4 -6L6.4 -8.4L4.6 -11.6L2 -9.5',
  'L0 -6.4Z',
].join('');

function TwoHeads(): JSX.Element {
  return (
    <g fill="#e9d9a8">
      <path d={TWO_HEADS} />
    </g>
  );
}

// A name in the breadth of a counter.
function shortened(leader: Leader): [string, number] {
  const name = both(leader.name)
    .replace(/^(MG|GM) (infantry|cavalry|infanterie|cavalerie)/, '$1')
    .replace(/^(Archduke|Archiduc) /, '');
  const size = Math.min(9.4, 60 / Math.max(5, name.length));
  return [name, Math.max(5.6, size)];
}

function Ratings({ leader }: { leader: Leader }): JSX.Element {
  const value = leader.value2 === undefined ? '–' : String(leader.value2 / 2);
  return (
    <text y={HALF - 4.6} font-size="8.6" letter-spacing="0.4" fill={INK} font-family="var(--sans)">
      {leader.counts ?? leader.initiative}·{leader.span2 / 2}·{value}
    </text>
  );
}

// Infantry, cavalry, or a commander in chief: what the ratings stand beside.
function Emblem({ leader }: { leader: Leader }): JSX.Element | null {
  if (leader.kind === 'mg-foot') return <path d="M-6 -4h12v8h-12ZM-6 -4l12 8M6 -4l-12 8" />;
  if (leader.kind === 'mg-horse') return <path d="M-6 -4h12v8h-12ZM-6 4l12 -8" />;
  return null;
}

// The head of the counter, with its two corners.
function bandOf(round: number): string {
  const bottom = -HALF + 13,
    edge = HALF - 0.6,
    turn = round - 0.6;
  return [
    `M${-edge} ${bottom}V${-HALF + round}`,
    `q0 ${-turn} ${round} ${-turn}`,
    `H${HALF - round}`,
    `q${turn} 0 ${turn} ${round}`,
    `V${bottom}Z`,
  ].join('');
}

export function Face({ leader }: { leader: Leader }): JSX.Element {
  const [band, on] = nationColours(leader.nation);
  const [name, size] = shortened(leader);
  return (
    <g text-anchor="middle">
      <Plate side={leader.side} fill="#f4ead0" />
      <path d={bandOf(corner(leader.side))} fill={band} />
      <text
        y={-HALF + 9.4}
        font-size={size}
        fill={on}
        font-family="var(--serif)"
        font-weight="bold">
        {name}
      </text>
      {leader.sp !== undefined ? (
        <text y="5.6" font-size="14.5" fill={INK} font-family="var(--serif)" font-weight="bold">
          {leader.sp}
        </text>
      ) : (
        <g fill="none" stroke={INK} stroke-width="1">
          <Emblem leader={leader} />
        </g>
      )}
      {leader.chief && (
        <path d="M-14.8 3l2 -4.4l2 4.4l-4.2 -2.8h4.8Z" fill="#b08a1e" />
      )}
      {leader.stars > 0 && (
        <text x={HALF - 5} y="2.4" font-size="8.5" fill="#b0781e">
          ★
        </text>
      )}
      <Ratings leader={leader} />
    </g>
  );
}

const HORSE = [
  'M-9 9C-9 2 -7 -3 -3 -6L-3.6 -10L0.6 -7.6C5 -7 8.4 -3.6 9.6 0.6L6 3.4L1.8 1.4',
  'C2.6 4.6 4 6.6 6.4 9Z',
].join('');

export function Vedette({ side }: { side: Side }): JSX.Element {
  return (
    <g>
      <Plate side={side} fill="#f4ead0" />
      <path
        d={`M${-HALF + 1} ${HALF - 1}L${HALF - 1} ${-HALF + 1}`}
        stroke={sideColour(side)}
        stroke-width="4"
      />
      <path
        d={HORSE}
        fill={sideColour(side)}
        stroke="#f4ead0"
        stroke-width="1"
      />
    </g>
  );
}

export function Small({ piece, leader }: { piece: Piece; leader: Leader | undefined }): JSX.Element {
  return (
    <g>
      {piece.face_up && (piece.vedette || leader?.sp !== undefined) && (
        <g transform={`translate(${-HALF + 2} ${HALF - 1})`}>
          <circle r="4.6" fill="#f9f3e3" stroke={INK} stroke-width="0.9" />
          <path d="M-3 0Q0 -3 3 0Q0 3 -3 0Z" fill="none" stroke={INK} stroke-width="0.8" />
          <circle r="1.1" fill={INK} />
        </g>
      )}
      {leader?.forage && (
        <g transform={`translate(${HALF - 1} ${HALF - 1})`}>
          <circle r="4.8" fill="#e2c15a" stroke={INK} stroke-width="0.9" />
          <path
            d="M0 3V-3M-2 -1L0 -3L2 -1M-2 1L0 -1L2 1"
            fill="none"
            stroke={INK}
            stroke-width="0.8"
          />
        </g>
      )}
    </g>
  );
}

export function Counter({ piece, view }: { piece: Piece; view: View }): JSX.Element {
  const leader = leaderOf(view, piece.leader);
  return (
    <g class="face" transform={`scale(${LARGER})`}>
      {leader ? (
        <Face leader={leader} />
      ) : piece.vedette ? (
        <Vedette side={piece.side} />
      ) : (
        <Back side={piece.side} />
      )}
      <Small piece={piece} leader={leader} />
    </g>
  );
}
