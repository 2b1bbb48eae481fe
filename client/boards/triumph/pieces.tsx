// triumph/pieces.tsx -- blocks and flags on the sheet, and what moves between them.

import type { JSX } from 'preact';

import type { Point } from '../geometry';
import { Trail } from '../trail';
import { arrow, field, isBlocking } from './data';
import { INK } from './map';
import {
  groupsAt,
  layout,
  placesOf,
  positionOf,
  type Attack,
  type Commander,
  type Group,
  type Piece,
  type Unit,
  type View,
} from './view';
import { marchOf } from './ways';
import { placeName, sideName, unitLabel } from './words';

const COLOURS = { french: '#27407f', allied: '#41603c' };

// Of lines and arrows: the Allied ones are broken.
export function ink(side: 'french' | 'allied'): { colour: string; dashed: boolean } {
  return { colour: COLOURS[side], dashed: side === 'allied' };
}

function ArmSign({ type }: { type: string }): JSX.Element | null {
  const ink = { stroke: INK, 'stroke-width': 1.8, fill: 'none' } as const;
  switch (type) {
    case 'infantry':
      return (
        <g {...ink}>
          <rect x="-11" y="-7" width="22" height="14" />
          <path d="M-11 -7L11 7M11 -7L-11 7" />
        </g>
      );
    case 'guard':
      return (
        <g {...ink}>
          <rect x="-11" y="-7" width="22" height="14" fill="#e3bd4e" />
          <path d="M-11 -7L11 7M11 -7L-11 7" stroke-width="2.4" />
        </g>
      );
    case 'cavalry':
      return (
        <g {...ink}>
          <rect x="-11" y="-7" width="22" height="14" />
          <path d="M-11 7L11 -7" />
        </g>
      );
    case 'artillery':
      return (
        <g {...ink}>
          <rect x="-11" y="-7" width="22" height="14" />
          <circle r="3.6" fill={INK} />
        </g>
      );
    default:
      return null;
  }
}

// French blocks have square ends, Allied ones round: the colour is not needed to tell them apart.
export function Block({ unit, own }: { unit: Unit; own: boolean }): JSX.Element {
  const round = unit.side === 'allied' ? 11 : 1;
  const known = unit.type !== 'unknown';
  return (
    <g>
      <rect x="-51" y="-9" width="104" height="24" rx={round} fill="#1c150f" fill-opacity="0.3" />
      <rect
        x="-52"
        y="-12"
        width="104"
        height="24"
        rx={round}
        fill={COLOURS[unit.side]}
        stroke="#1c150f"
        stroke-width="1.6"
      />
      <path d="M-46 -9H46" stroke="#fff" stroke-width="1.4" stroke-opacity="0.35" />
      {known && (
        <g>
          <rect
            x="-34"
            y="-9.5"
            width="68"
            height="19"
            fill="#f4ead0"
            stroke="#1c150f"
            stroke-width="0.8"
          />
          <g transform="translate(-18 0)">
            <ArmSign type={unit.type} />
          </g>
          <text
            x="11"
            y="8"
            text-anchor="middle"
            font-size="22"
            font-weight="700"
            fill={INK}
            font-family="var(--sans)">
            {unit.strength}
          </text>
          <path
            d={Array.from({ length: unit.strength }, (_, i) => `M${24 + i * 4} -5V5`).join('')}
            stroke={INK}
            stroke-width="2"
          />
        </g>
      )}
      {known && !own && (
        <g transform="translate(43 0)">
          <circle r="6" fill="#f4ead0" stroke="#1c150f" />
          <circle r="2.4" fill={INK} />
        </g>
      )}
      {unit.fixed && <path d="M-44 -6v12M-48 -2h8" stroke="#f4ead0" stroke-width="2.4" />}
      {unit.moved > 0 && (
        <path
          d="M40 -6l6 6l-6 6"
          transform={known && !own ? 'translate(-2 0)' : ''}
          fill="none"
          stroke="#f4ead0"
          stroke-width="2.2"
        />
      )}
    </g>
  );
}

const AUSTRIANS = new Set(['kollowrath', 'kienmayer', 'liechtenstein']);

export function Flag({ commander, long }: { commander: Commander; long: number }): JSX.Element {
  const w = long / 2;
  const french = commander.side === 'french';
  const austrian = AUSTRIANS.has(commander.id);
  const shape = french ? `M${-w} -12H${w}L${w - 9} 0L${w} 12H${-w}Z` : `M${-w} -12H${w}V12H${-w}Z`;
  const hoist = french
    ? ['#27407f', '#fff', '#a02c22']
    : austrian
      ? ['#e3bd4e', '#1c150f', '#e3bd4e']
      : ['#fff', '#41603c', '#a02c22'];
  return (
    <g>
      <path d={shape} transform="translate(2 3)" fill="#1c150f" fill-opacity="0.3" />
      <path d={shape} fill="#f9f3e3" stroke="#1c150f" stroke-width="1.8" />
      {hoist.map((fill, i) => (
        <rect x={-w + 1 + i * 6} y="-11" width="6" height="22" fill={fill} />
      ))}
      <path d={`M${-w} -14V17`} stroke="#1c150f" stroke-width="3" stroke-linecap="round" />
      <text
        x="8"
        y="5"
        text-anchor="middle"
        font-size="17"
        font-weight="600"
        fill={INK}
        font-family="var(--serif)">
        {commander.name}
      </text>
    </g>
  );
}

function PieceOnSheet({
  view,
  piece,
  own,
}: {
  view: View;
  piece: Piece;
  own: boolean;
}): JSX.Element {
  const { spot, unit, commander } = piece;
  const label = unit
    ? unitLabel(view, unit)
    : `${commander!.name}, ${sideName(commander!.side)}, ${placeName(commander!.place)}`;
  const k = unit ? spot.long / 104 : spot.deep / 26;
  return (
    <g
      class="moves"
      style={{
        transform: `translate(${spot.at[0]}px, ${spot.at[1]}px) rotate(${spot.angle}deg) scale(${k})`,
      }}
      data-noun={`piece:${unit ? unit.token : commander!.token}`}
      role="img"
      aria-label={label}>
      <title>{label}</title>
      {unit ? (
        <Block unit={unit} own={own} />
      ) : (
        <Flag commander={commander!} long={spot.long / k} />
      )}
    </g>
  );
}

function AttackArrow({ attack }: { attack: Attack }): JSX.Element | null {
  const position = positionOf(field(), attack.from);
  if (!isBlocking(position)) return null;
  return (
    <path
      class="attack-arrow"
      d={arrow(position, 66)}
      fill={attack.army === 'french' ? '#27407f' : '#41603c'}
      fill-opacity="0.55"
      stroke="#1c150f"
      stroke-width="2.5"
      pointer-events="none"
    />
  );
}

// The march under way, along its roads.
function March({ view }: { view: View }): JSX.Element | null {
  const points = view.move ? marchOf(field(), view.move) : null;
  return points && <Trail points={points} {...ink(view.turn)} />;
}

const LETTER = 26; // width of a letter of a badge, more or less
const FIGURE = 30;

// A corps from afar, where its blocks are too small to be read: whose, how many, and how strong as far
// as is known.  A click goes through it to the blocks.
function Badge({ group, at }: { group: Group; at: Point }): JSX.Element | null {
  const { commander, units } = group;
  const side = (commander ?? units[0])?.side;
  if (!side) return null;
  const strength = units.reduce((sum, unit) => sum + unit.strength, 0);
  const known = units.every((unit) => unit.type !== 'unknown') && strength > 0;
  const name = commander?.name ?? '';
  const figures = known ? `${units.length}/${strength}` : `${units.length}`;
  const wide = name.length * LETTER + figures.length * FIGURE + (name ? 44 : 26);
  const w = wide / 2;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} pointer-events="none">
      <rect
        x={-w}
        y="-30"
        width={wide}
        height="60"
        rx={side === 'allied' ? 28 : 4}
        fill={COLOURS[side]}
        stroke="#f4ead0"
        stroke-width="5"
      />
      <text x={-w + 16} y="14" font-size="42" fill="#fff" font-family="var(--serif)">
        {name}
      </text>
      <text
        x={w - 14}
        y="16"
        text-anchor="end"
        font-size="50"
        font-weight="700"
        fill="#fff"
        font-family="var(--sans)">
        {figures}
      </text>
    </g>
  );
}

const ROW = 66; // between the badges of one place

function Badges({ view }: { view: View }): JSX.Element {
  const found = [...placesOf(view)].flatMap((place) => {
    const position = positionOf(field(), place);
    const groups = groupsAt(view, place);
    const pieces = groups.flatMap((group) => {
      const first = layout(field(), view).get((group.commander ?? group.units[0]!).token);
      return first ? [{ group, spot: first.spot }] : [];
    });
    if (position === 0 || !pieces.length) return [];
    return pieces.map(({ group, spot }, i) => {
      const at: Point = [spot.at[0], pieces[0]!.spot.at[1] + i * ROW];
      return <Badge group={group} at={at} />;
    });
  });
  return (
    <g class="coarse" aria-hidden="true">
      {found}
    </g>
  );
}

export function Pieces({ view, side }: { view: View; side: number }): JSX.Element {
  const own = side === 0 ? 'french' : side === 1 ? 'allied' : '';
  const pieces = [...layout(field(), view).values()];
  return (
    <g>
      <March view={view} />
      {pieces.map((piece) => (
        <PieceOnSheet
          key={piece.unit ? piece.unit.token : piece.commander!.token}
          view={view}
          piece={piece}
          own={side < 0 || (piece.unit ?? piece.commander)!.side === own}
        />
      ))}
      <Badges view={view} />
      {view.attack && <AttackArrow attack={view.attack} />}
    </g>
  );
}
