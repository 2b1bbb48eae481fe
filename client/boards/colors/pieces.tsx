// colors/pieces.tsx -- units as groups of small blocks, leaders as pennons, and what is pointed at.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import { between, hexPath, middle, numberOf } from './field';
import { INK } from './map';
import { usePointed, usePointedCard, useWatch } from './pointed';
import { unitOn, type Arm, type Battle, type Leader, type Unit, type View } from './view';
import { leaderLabel, unitLabel } from './words';
import { add, at, closed, distance, lerp, line, scale, sub, type Point } from '../geometry';

export const NATIONS: Record<string, string> = { FR: '#27407f', BR: '#9c2a20', PT: '#7b5230' };
const PAPER = '#f6edd4';

// -- blocks --

// French blocks have sharp corners, British round ones, Portuguese cut ones: the colour is not
// needed to tell them apart.
function body(nation: string, w: number, h: number): string {
  const x = -w / 2,
    y = -h / 2;
  if (nation === 'FR') return `M${x} ${y}h${w}v${h}h${-w}z`;
  if (nation === 'PT') {
    const c = 6;
    const [long, high] = [w - 2 * c, h - 2 * c];
    return `M${x + c} ${y}h${long}l${c} ${c}v${high}l${-c} ${c}h${-long}l${-c} ${-c}v${-high}z`;
  }
  const r = 8;
  const [long, high] = [w - 2 * r, h - 2 * r];
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  const upper = `h${long}${turn(1, 1)}v${high}${turn(-1, 1)}`;
  return `M${x + r} ${y}${upper}h${-long}${turn(-1, -1)}v${-high}${turn(1, -1)}z`;
}

// The old signs: crossed belts, a sash, a gun.
export function ArmSign({ arm }: { arm: Arm }): JSX.Element {
  return (
    <g stroke={INK} stroke-width="1.5" fill="none">
      <rect x="-8" y="-5.5" width="16" height="11" fill={PAPER} stroke-width="1.1" />
      {arm === 'infantry' && <path d="M-8 -5.5L8 5.5M8 -5.5L-8 5.5" />}
      {arm === 'cavalry' && <path d="M-8 5.5L8 -5.5" stroke-width="2" />}
      {arm === 'artillery' && <circle r="3" fill={INK} stroke="none" />}
    </g>
  );
}

const BLOCK_W = 31;
const BLOCK_H = 25;

export function Block({
  nation,
  arm,
  lost = false,
}: {
  nation: string;
  arm: Arm;
  lost?: boolean;
}): JSX.Element {
  const d = body(nation, BLOCK_W, BLOCK_H);
  if (lost)
    return <path d={d} fill="none" stroke={INK} stroke-opacity="0.45" stroke-dasharray="2 4" />;
  return (
    <g>
      <path d={d} transform="translate(1.5 4)" fill="#1c150f" fill-opacity="0.45" />
      <path d={d} fill={NATIONS[nation] ?? '#555'} stroke="#1c150f" stroke-width="1.4" />
      <path
        d={`M${-BLOCK_W / 2 + 7} ${-BLOCK_H / 2 + 3}H${BLOCK_W / 2 - 7}`}
        stroke="#fff"
        stroke-opacity="0.45"
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <g transform="translate(0 1.5)">
        <ArmSign arm={arm} />
      </g>
    </g>
  );
}

// Two or three abreast, the rest behind them.
export function blockSpots(count: number): Point[] {
  const front = count > 4 ? 3 : Math.min(2, count);
  const rows = count > front ? [front, count - front] : [front];
  return rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i): Point => [
      (i - (n - 1) / 2) * (BLOCK_W + 2),
      (row - (rows.length - 1) / 2) * (BLOCK_H + 3),
    ]),
  );
}

export function Plate({ unit }: { unit: Unit }): JSX.Element {
  const text = unit.type;
  const wide = 15 + text.length * 9.5;
  return (
    <g font-family="var(--sans)" font-weight="700" text-anchor="middle">
      <rect
        x={-wide / 2 - 9}
        y="-8.5"
        width={wide + 18}
        height="17"
        rx="2"
        fill={PAPER}
        stroke="#1c150f"
        stroke-width="1.2"
      />
      <text x="-9" y="5" font-size="14" fill={INK}>
        {text}
      </text>
      <rect x={wide / 2 - 9} y="-8.5" width="18" height="17" rx="2" fill={INK} />
      <text x={wide / 2} y="5" font-size="14" fill="#fff">
        {unit.blocks}
      </text>
    </g>
  );
}

export function SquareMark({ number }: { number: number }): JSX.Element {
  return (
    <g fill="none">
      <rect x="-39" y="-35" width="78" height="64" stroke={PAPER} stroke-width="8" />
      <rect x="-39" y="-35" width="78" height="64" stroke="#1c150f" stroke-width="2.2" />
      <rect x="-43" y="-39" width="86" height="72" stroke="#1c150f" stroke-width="1.2" />
      <rect x="28" y="-49" width="22" height="22" fill={INK} stroke={PAPER} stroke-width="2" />
      <text
        x="39"
        y="-32.5"
        text-anchor="middle"
        font-size="16"
        font-weight="700"
        fill="#fff"
        font-family="var(--sans)">
        {number}
      </text>
    </g>
  );
}

// What the unit did this turn: an arrow for an order, a tick when it moved, sabres when it fought.
export function Marks({ unit }: { unit: Unit }): JSX.Element | null {
  const marks: JSX.Element[] = [];
  if (unit.ordered || unit.picked) marks.push(<path d="M-3.5 -5L5 0L-3.5 5Z" fill={INK} />);
  if (unit.moved)
    marks.push(<path d="M-5 0L-1 4.5L6 -5" fill="none" stroke={INK} stroke-width="2.6" />);
  if (unit.battled)
    marks.push(
      <path d="M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5" fill="none" stroke={INK} stroke-width="2.2" />,
    );
  if (!marks.length) return null;
  return (
    <g transform="translate(-42 20)">
      {marks.map((mark, i) => (
        <g transform={`translate(0 ${-i * 20})`}>
          <circle
            r="9.5"
            fill={i === 0 && unit.picked ? '#bfe8c9' : PAPER}
            stroke="#1c150f"
            stroke-width="1.6"
          />
          {mark}
        </g>
      ))}
    </g>
  );
}

export function Blocks({ unit }: { unit: Unit }): JSX.Element {
  return (
    <g>
      {blockSpots(unit.full).map((spot, i) => (
        <g transform={`translate(${at(spot)})`}>
          <Block nation={unit.nation} arm={unit.class} lost={i >= unit.blocks} />
        </g>
      ))}
    </g>
  );
}

function UnitOnSheet({ unit }: { unit: Unit }): JSX.Element {
  const [x, y] = middle(unit.hex);
  const label = unitLabel(unit);
  return (
    <g
      class="moves"
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-noun={`space:${numberOf.get(unit.hex)}`}
      role="img"
      aria-label={label}>
      <title>{label}</title>
      {unit.square > 0 && <SquareMark number={unit.square} />}
      <g transform="translate(0 -3)">
        <Blocks unit={unit} />
      </g>
      <g transform="translate(4 35)">
        <Plate unit={unit} />
      </g>
      <Marks unit={unit} />
    </g>
  );
}

// -- leaders --

// A pennon on its staff, with the name; a cocked hat for those who read pictures.
export function Pennon({ leader }: { leader: Leader }): JSX.Element {
  const long = Math.max(50, 34 + leader.name.length * 7.6);
  const fill = NATIONS[leader.nation] ?? '#555';
  const x = -long / 2;
  const cloth =
    leader.nation === 'FR'
      ? `M${x} -9H${x + long}L${x + long - 7} 0L${x + long} 9H${x}Z`
      : leader.nation === 'PT'
        ? `M${x} -9H${x + long - 6}L${x + long} -3V3L${x + long - 6} 9H${x}Z`
        : `M${x} -9H${x + long - 9}a9 9 0 0 1 0 18H${x}Z`;
  return (
    <g>
      <path d={cloth} transform="translate(2 3)" fill="#1c150f" fill-opacity="0.35" />
      <path d={cloth} fill="#fbf5e4" stroke={fill} stroke-width="2.6" />
      <path d={`M${x} -13V14`} stroke="#1c150f" stroke-width="3" stroke-linecap="round" />
      <path
        d={`M${x + 3} 2.5q1.5 -8 8 -8t8 8q-4 -2.5 -8 -2.5t-8 2.5z`}
        fill={fill}
        stroke="#1c150f"
        stroke-width="0.8"
      />
      <text
        x={x + 22}
        y="4.6"
        font-size="13.5"
        font-weight="700"
        fill={INK}
        font-family="var(--serif)">
        {leader.name}
      </text>
      {(leader.ordered || leader.picked) && (
        <g transform={`translate(${x - 9} 0)`}>
          <circle
            r="8"
            fill={leader.picked ? '#bfe8c9' : PAPER}
            stroke="#1c150f"
            stroke-width="1.5"
          />
          <path d="M-3 -4L4 0L-3 4Z" fill={INK} />
        </g>
      )}
    </g>
  );
}

function LeaderOnSheet({ leader }: { leader: Leader }): JSX.Element {
  const [x, y] = middle(leader.hex!);
  const label = leaderLabel(leader);
  return (
    <g
      class="moves"
      style={{ transform: `translate(${x}px, ${y - (leader.attached ? 37 : 0)}px)` }}
      data-noun={`space:${numberOf.get(leader.hex!)}`}
      role="img"
      aria-label={label}>
      <title>{label}</title>
      <Pennon leader={leader} />
    </g>
  );
}

// -- sight, targets, the battle --

function Sight({ view, hex }: { view: View; hex: string }): JSX.Element | null {
  const seen = (view.sees[hex] ?? '').split(' ').filter(Boolean);
  if (!seen.length) return null;
  const foes = seen.filter((one) => {
    const unit = unitOn(view, one);
    return unit && unit.side !== unitOn(view, hex)?.side;
  });
  return (
    <g pointer-events="none" class="sight">
      <path
        d={seen.map((one) => hexPath(one, 0.9)).join('')}
        fill="#fffdf2"
        fill-opacity="0.5"
        stroke="#27407f"
        stroke-width="2"
        stroke-dasharray="3 5"
      />
      {foes.map((one) => (
        <path
          d={`M${at(between(hex, one, 0.3))}L${at(between(hex, one, 0.72))}`}
          stroke="#27407f"
          stroke-width="3"
          stroke-dasharray="9 5"
        />
      ))}
    </g>
  );
}

function dart(from: string, to: string, wide: number): string {
  const a = middle(from),
    b = middle(to);
  const way = scale(sub(b, a), 1 / Math.max(1, distance(a, b)));
  const aside: Point = [-way[1] * wide, way[0] * wide];
  const begin = add(a, scale(way, 16)),
    tip = sub(b, scale(way, 17)),
    neck = sub(tip, scale(way, wide * 1.9));
  const p = (k: Point, n: number): Point => add(k, scale(aside, n));
  return closed([
    p(begin, 0.4),
    p(neck, 0.5),
    p(neck, 1),
    tip,
    p(neck, -1),
    p(neck, -0.5),
    p(begin, -0.4),
  ]);
}

function BattleArrow({ battle }: { battle: Battle }): JSX.Element | null {
  const from = battle.attacker?.hex;
  if (!from || !battle.under_way || from === battle.target) return null;
  const fill = NATIONS[battle.attacker!.nation] ?? INK;
  return (
    <g pointer-events="none">
      {battle.batteries.map((battery) => (
        <path
          d={line([0.2, 0.75].map((k) => between(battery, battle.target, k)))}
          stroke={fill}
          stroke-width="5"
          stroke-dasharray="4 8"
        />
      ))}
      <path
        d={dart(from, battle.target, battle.ranged ? 9 : 17)}
        fill={fill}
        fill-opacity="0.7"
        stroke="#1c150f"
        stroke-width="2"
        stroke-dasharray={battle.ranged ? '7 4' : undefined}
      />
      <path d={hexPath(battle.target, 0.95)} fill="none" stroke="#a3180f" stroke-width="5" />
    </g>
  );
}

// How many dice, on whatever could be attacked.
function Badge({ hex, dice, lit }: { hex: string; dice: number; lit: boolean }): JSX.Element {
  const [x, y] = middle(hex);
  return (
    <g transform={`translate(${x + 36} ${y - 22})`} pointer-events="none">
      <rect
        x="-15"
        y="-15"
        width="30"
        height="30"
        rx="6"
        fill={lit ? '#a3180f' : '#fffaf0'}
        stroke="#1c150f"
        stroke-width="2.2"
      />
      <text
        y="7"
        text-anchor="middle"
        font-size="20"
        font-weight="700"
        fill={lit ? '#fff' : INK}
        font-family="var(--sans)">
        {dice}
      </text>
    </g>
  );
}

function Targets({ view, pointed }: { view: View; pointed: string | null }): JSX.Element | null {
  const targets = view.targets ?? [];
  const by = targets[0]?.by;
  if (!by) return null;
  const aimed = targets.find((one) => one.hex === pointed);
  return (
    <g>
      <path
        d={hexPath(by, 0.94)}
        fill="none"
        stroke="#0b6b33"
        stroke-width="5"
        pointer-events="none"
      />
      {aimed && (
        <path
          d={dart(by, aimed.hex, aimed.verb === 'fire' ? 9 : 17)}
          fill="#a3180f"
          fill-opacity="0.55"
          stroke="#1c150f"
          stroke-width="2"
          pointer-events="none"
        />
      )}
      {targets.map((one) => (
        <Badge hex={one.hex} dice={one.dice} lit={one === aimed} />
      ))}
    </g>
  );
}

// From the unit that is to fire to where one points: open, or barred.
function Line({ view, pointed }: { view: View; pointed: string | null }): JSX.Element | null {
  const by = view.targets?.[0]?.by;
  if (!by || !pointed || pointed === by || view.targets!.some((one) => one.hex === pointed))
    return null;
  const sees = (view.sees[by] ?? '').split(' ').includes(pointed);
  const [x, y] = lerp(middle(by), middle(pointed), 0.5);
  return (
    <g pointer-events="none" fill="none">
      <path
        d={`M${at(middle(by))}L${at(middle(pointed))}`}
        stroke={sees ? '#0b6b33' : '#a3180f'}
        stroke-width="3.5"
        stroke-dasharray={sees ? undefined : '4 8'}
      />
      {!sees && (
        <path
          d={`M${x - 9} ${y - 9}l18 18m0 -18l-18 18`}
          stroke="#a3180f"
          stroke-width="5"
          stroke-linecap="round"
        />
      )}
    </g>
  );
}

// Whom the card could order that is pointed at.
function Orders({ view }: { view: View }): JSX.Element | null {
  const card = usePointedCard();
  const hexes = (card && view.orders?.[card])?.split(' ').filter(Boolean) ?? [];
  if (!hexes.length) return null;
  return (
    <path
      class="could-order"
      d={hexes.map((hex) => hexPath(hex, 0.93)).join('')}
      pointer-events="none"
    />
  );
}

export function Pieces({ view }: { view: View }): JSX.Element {
  const group = useRef<SVGGElement>(null);
  const pointed = usePointed();
  useWatch(group);
  const present = view.leaders.filter((leader) => leader.hex);
  return (
    <g ref={group}>
      {pointed && <path d={hexPath(pointed, 0.97)} class="pointed" pointer-events="none" />}
      {pointed && <Sight view={view} hex={pointed} />}
      {view.units.map((unit) => (
        <UnitOnSheet key={unit.token} unit={unit} />
      ))}
      {present.map((leader) => (
        <LeaderOnSheet key={leader.token} leader={leader} />
      ))}
      {view.battle && <BattleArrow battle={view.battle} />}
      <Orders view={view} />
      <Line view={view} pointed={pointed} />
      <Targets view={view} pointed={pointed} />
    </g>
  );
}
