// triumph/view.ts -- the view of Napoleon's Triumph as src/games/triumph/kit/nt_show.c writes it, and
// where its pieces lie on the sheet.

import { add, scale } from '../geometry';
import {
  barMiddle,
  barWay,
  BLOCK_DEEP,
  BLOCK_LONG,
  blockingSpots,
  inwards,
  reserveRoom,
  approachOf,
  sideOf,
  type Field,
  type Spot,
} from './data';

export interface Unit {
  token: number;
  side: 'french' | 'allied';
  type: 'unknown' | 'artillery' | 'cavalry' | 'infantry' | 'guard';
  strength: number;
  corps: string; // id of a commander, or "detached"
  place: string; // "64", "64-55", "off-map", "gone"
  locale: number;
  moved: number;
  fixed: boolean;
  up: boolean;
  entered: boolean;
  beaten: boolean;
}

export interface Commander {
  token: number;
  id: string;
  name: string;
  side: 'french' | 'allied';
  place: string;
  locale: number;
  units: number;
  given: number;
  from_round?: number;
}

export interface Army {
  side: 'french' | 'allied';
  morale: number;
  morale_start: number;
  morale_lost: number;
  committed_heavy: boolean;
  committed_guard: boolean;
  guard_beaten: boolean;
  organised: boolean;
  units: { type: Unit['type']; strength: number; start: number; alive: number }[];
}

export interface Attack {
  army: 'french' | 'allied';
  step: number; // of the eleven
  from: string;
  into: string;
  guard: boolean;
  by_road: boolean;
  wide: boolean;
  blocked: boolean;
  artillery: boolean;
  attacking: number[];
  defending: number[];
  attack_leaders: number[];
  defense_leaders: number[];
  counter: number[];
  sum?: { leaders: number; blocked: number; symbol: number; defense: number };
  initial: number;
  final: number;
  to_lose: number;
  french_lost: number;
  allied_lost: number;
}

// Together on one command; `path`: the locales entered by road so far.
export interface Move {
  command: string;
  from: string;
  at: string;
  path: number[];
  stretch?: number;
  pieces: number[];
}

export interface View {
  scenario: string;
  phase: 'set-up' | 'play';
  round: number;
  last_round: number;
  day: string;
  hour: string;
  night: boolean;
  turn: 'french' | 'allied';
  commands: { corps: number; corps_limit: number; units: number; unit_limit: number };
  armies: Army[];
  commanders?: Commander[]; // who sits in conference does not see the map
  units?: Unit[];
  set_up?: { placing?: number };
  barred?: string[];
  attack?: Attack;
  move?: Move;
  retreat?: { locale: number; side: 'french' | 'allied'; placed: number[] };
}

export function unitsOf(view: View): Unit[] {
  return view.units ?? [];
}

export function commandersOf(view: View): Commander[] {
  return view.commanders ?? [];
}

export interface Piece {
  spot: Spot;
  unit?: Unit;
  commander?: Commander;
}

const FLAG_DEEP = 26;

function flagLong(commander: Commander): number {
  return 30 + commander.name.length * 8.2;
}

// "64-55" as a position.
export function positionOf(field: Field, place: string): number {
  const [from, to] = place.split('-').map(Number);
  if (!Number.isInteger(from) || from === 0) return 0;
  if (to === undefined) return from!;
  for (const approach of field.approach.values()) {
    if (approach.a === from && approach.b === to) return 200 + 2 * approach.id;
    if (approach.b === from && approach.a === to) return 201 + 2 * approach.id;
  }
  return 0;
}

interface Group {
  commander: Commander | null;
  units: Unit[];
}

// The corps at one place, each behind its commander; detached units last.
function groupsAt(view: View, place: string): Group[] {
  const groups: Group[] = commandersOf(view)
    .filter((one) => one.place === place)
    .map((commander) => ({
      commander,
      units: unitsOf(view).filter((unit) => unit.place === place && unit.corps === commander.id),
    }));
  const led = new Set(groups.flatMap((group) => group.units));
  const loose = unitsOf(view).filter((unit) => unit.place === place && !led.has(unit));
  for (const side of ['french', 'allied'] as const) {
    const units = loose.filter((unit) => unit.side === side);
    if (units.length) groups.push({ commander: null, units });
  }
  return groups;
}

// In reserve: a column for each corps, its flag on top.
function layReserve(
  field: Field,
  position: number,
  groups: Group[],
  found: Map<number, Piece>,
): void {
  const locale = field.locale.get(position)!;
  const columns = groups.flatMap((group) => {
    const parts: Group[] = [];
    for (let i = 0; i < Math.max(1, group.units.length); i += 5)
      parts.push({
        commander: i === 0 ? group.commander : null,
        units: group.units.slice(i, i + 5),
      });
    return parts;
  });
  const tallest = Math.max(
    ...columns.map(
      (column) => (column.commander ? FLAG_DEEP + 3 : 0) + column.units.length * (BLOCK_DEEP + 3),
    ),
  );
  const wide = columns.length * (BLOCK_LONG + 8);
  const { width, height } = reserveRoom(field, position);
  const k = Math.max(0.55, Math.min(1, width / wide, height / tallest));
  columns.forEach((column, i) => {
    const x = locale.x + (i - (columns.length - 1) / 2) * (BLOCK_LONG + 8) * k;
    let y = locale.y - (tallest * k) / 2;
    if (column.commander) {
      const long = Math.max(flagLong(column.commander), BLOCK_LONG) * k;
      found.set(column.commander.token, {
        commander: column.commander,
        spot: { at: [x, y + (FLAG_DEEP * k) / 2], angle: 0, long, deep: FLAG_DEEP * k },
      });
      y += (FLAG_DEEP + 3) * k;
    }
    for (const unit of column.units) {
      found.set(unit.token, {
        unit,
        spot: {
          at: [x, y + (BLOCK_DEEP * k) / 2],
          angle: 0,
          long: BLOCK_LONG * k,
          deep: BLOCK_DEEP * k,
        },
      });
      y += (BLOCK_DEEP + 3) * k;
    }
  });
}

// At an approach: the blocks along the bar, the flags behind them.
function layBlocking(
  field: Field,
  position: number,
  groups: Group[],
  found: Map<number, Piece>,
): void {
  const units = groups.flatMap((group) => group.units);
  const spots = blockingSpots(field, position, units.length);
  units.forEach((unit, i) => found.set(unit.token, { unit, spot: spots[i]! }));
  const approach = field.approach.get(approachOf(position))!;
  const square = inwards(field, approach, sideOf(position));
  const abreast = approach.width === 'wide' ? 2 : 1;
  const rows = Math.ceil(units.length / abreast);
  const commanders = groups.flatMap((group) => (group.commander ? [group.commander] : []));
  commanders.forEach((commander, i) => {
    const depth =
      12 + rows * (BLOCK_DEEP + 4) + FLAG_DEEP / 2 + Math.floor(i / abreast) * (FLAG_DEEP + 3);
    const inRow = Math.min(abreast, commanders.length - Math.floor(i / abreast) * abreast);
    const aside = ((i % abreast) - (inRow - 1) / 2) * (BLOCK_LONG + 14);
    const angle =
      spots[0]?.angle ??
      (approach.bar!.angle > 90 ? approach.bar!.angle - 180 : approach.bar!.angle);
    found.set(commander.token, {
      commander,
      spot: {
        at: add(add(barMiddle(approach), scale(barWay(approach), aside)), scale(square, depth)),
        angle,
        long: Math.max(flagLong(commander), BLOCK_LONG),
        deep: FLAG_DEEP,
      },
    });
  });
}

let laid: { view: View; pieces: Map<number, Piece> } | null = null;

// Every piece on the sheet by its token; computed once for each view.
export function layout(field: Field, view: View): Map<number, Piece> {
  if (laid?.view === view) return laid.pieces;
  const pieces = new Map<number, Piece>();
  const places = new Set([...unitsOf(view), ...commandersOf(view)].map((piece) => piece.place));
  for (const place of places) {
    const position = positionOf(field, place);
    if (position === 0) continue;
    const groups = groupsAt(view, place);
    if (position < 200) layReserve(field, position, groups, pieces);
    else layBlocking(field, position, groups, pieces);
  }
  laid = { view, pieces };
  return pieces;
}
