// austerlitz/steer.ts -- from the pointer to a leg, a turn, an attack, an axis of fire, a place.
//
// A leg is a whole number of hu in a whole direction: "march 12 x200 /30".

import { both, t, type Both } from '../../shell/words';
import {
  bearing,
  chitOf,
  footprint,
  isOn,
  onField,
  toBoard,
  toSheet,
  unitById,
  unitOf,
  way,
  type Unit,
  type View,
} from './view';
import { compass, formName, nameOf, um } from './words';
import type { Aim, Group, Mode, Nudge, Pose, Steering, Tried } from '../board';
import { distance, type Point } from '../geometry';

// What the server tells beforehand of a leg or an attack.
export interface Preview {
  x?: number;
  y?: number;
  facing?: number;
  far?: number;
  cost?: number;
  left?: number;
  way?: number;
  target?: string;
  where?: Both; // of a place: from the nearest village
  stance?: Both;
}

const FORWARD = 45; // degrees either side of the front

function whole(degree: number): number {
  return ((Math.round(degree) % 360) + 360) % 360;
}

function turnBetween(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

// -- modes --

const FORMS = ['line', 'column', 'square'];

function countOf(action: string): number {
  return Number(/ x(\d+)/.exec(action)?.[1] ?? -1);
}

// "pose 12 x1 /90": a way for each formation that is offered.
function byForm(verb: string, unit: Unit | undefined, offered: readonly string[]): Mode[] {
  const counts = [...new Set(offered.filter((one) => one.startsWith(`${verb} `)).map(countOf))];
  const guns = unit?.arm === 'artillery';
  return counts.sort().map((count) => ({
    id: `${verb} ${count}`,
    name:
      formName(guns ? ['unlimbered', 'limbered'][count] : FORMS[count]) || t('Headquarters'),
  }));
}

const MOVES = ['march', 'turn', 'attack', 'charge'];

function movement(unit: Unit | undefined): Mode[] {
  const modes: Mode[] = [{ id: 'march', name: t('Move') }];
  if (!unit || unit.arm === 'hq') return modes;
  modes.push({ id: 'turn', name: t('Turn') });
  if (unit.arm === 'artillery') return modes;
  modes.push({ id: 'attack', name: t('Attack') });
  if (unit.arm === 'cavalry') modes.push({ id: 'charge', name: t('Charge') });
  return modes;
}

function modes(view: View, noun: number, offered: readonly string[]): Mode[] {
  const verb = offered[0]?.split(' ')[0] ?? '';
  const unit = unitOf(view, noun);
  const has = (one: string): boolean => offered.some((action) => action.startsWith(`${one} `));
  if (MOVES.some(has)) return movement(unit);
  if (verb === 'advance') return [{ id: 'advance', name: t('Advance') }];
  if (verb === 'lay') return [{ id: 'lay', name: t('Lay the chit') }];
  if (verb === 'place' || verb === 'pose') return byForm(verb, unit, offered);
  const guns: Mode[] = [{ id: '', name: t('Roundshot') }];
  if (has('canister')) guns.push({ id: 'canister', name: t('Canister') });
  if (has('aim')) guns.push({ id: 'aim', name: t('Lay the guns') });
  return guns;
}

// -- the pointer --

function enemyAt(view: View, noun: number, p: Point): boolean {
  const side = unitOf(view, noun)?.side ?? chitOf(view, noun)?.side;
  return [...view.units, ...view.chits].some((one) => {
    const box = one.side === side ? null : footprint(view, one.noun);
    return box !== null && isOn(box, p, 3);
  });
}

function legAction(verb: string, noun: number, length: number, degree: number): string {
  return `${verb} ${noun} x${length} /${degree}`;
}

function along(view: View, noun: number, degree: number, length: number): { x: number; y: number } {
  const from = footprint(view, noun)!;
  const [ux, uy] = way(degree);
  return { x: Math.round(from.x + length * ux), y: Math.round(from.y - length * uy) };
}

// Ahead it turns to its way; to the sides and to the rear it goes straight, and keeps its front.
function settle(unit: Unit | undefined, degree: number): number {
  if (!unit || unit.arm === 'hq' || unit.morale === 'R') return degree;
  const off = turnBetween(unit.facing!, degree);
  const size = Math.abs(off);
  if (size <= FORWARD || unit.form === 'column' || unit.form === 'limbered') return degree;
  if (size < 68) return whole(unit.facing! + Math.sign(off) * FORWARD);
  return whole(unit.facing! + (size < 135 ? Math.sign(off) * 90 : 180));
}

function facingOf(unit: Unit | undefined, degree: number): number {
  if (!unit || unit.arm === 'hq') return unit?.facing ?? 0;
  return Math.abs(turnBetween(unit.facing!, degree)) > 67 && unit.form !== 'column'
    ? unit.facing!
    : degree;
}

function leg(view: View, verb: string, noun: number, p: Point): Aim | null {
  const from = footprint(view, noun);
  if (!from) return null;
  const unit = unitOf(view, noun),
    home = toSheet(from.x, from.y);
  const degree = settle(unit, bearing(home, p));
  const [ux, uy] = way(degree);
  const straight = (p[0] - home[0]) * ux + (p[1] - home[1]) * uy;
  const length = Math.max(1, Math.min(600, Math.round(straight)));
  if (distance(home, p) < 4) return null;
  return {
    action: legAction(verb, noun, length, degree),
    pose: { ...along(view, noun, degree, length), angle: facingOf(unit, degree) },
    quick: true,
  };
}

// These roll no dice.
const QUICK = ['turn', 'aim', 'pose'];

function direction(view: View, verb: string, noun: number, p: Point): Aim | null {
  const from = footprint(view, noun);
  if (!from) return null;
  const degree = bearing(toSheet(from.x, from.y), p);
  return {
    action: `${verb} ${noun} /${degree}`,
    pose: { x: from.x, y: from.y, angle: degree },
    quick: QUICK.includes(verb),
  };
}

// A place of its own: where the pointer is, facing as the piece would.
function spot(
  view: View,
  verb: string,
  noun: number,
  count: string,
  p: Point,
  last: Aim | null,
): Aim {
  const [x, y] = toBoard(p).map(Math.round) as [number, number];
  const unit = unitOf(view, noun);
  const home = unit?.side === 'allied' ? 270 : 90; // toward the enemy
  const angle = verb === 'lay' ? 0 : (last?.pose.angle ?? unit?.facing ?? home);
  return spotAt(verb, noun, count, x, y, angle);
}

function spotAt(
  verb: string,
  noun: number,
  count: string,
  x: number,
  y: number,
  angle: number,
): Aim {
  const what = verb === 'lay' ? 'lay' : `${verb} ${noun} x${count}`;
  return { action: `${what} @ ${x},${y} /${whole(angle)}`, pose: { x, y, angle: whole(angle) } };
}

function aim(view: View, noun: number, mode: string, p: Point, last: Aim | null): Aim | null {
  const [verb, count] = mode.split(' ') as [string, string | undefined];
  switch (verb) {
    case 'march':
      return enemyAt(view, noun, p)
        ? direction(view, charges(view, noun) ? 'charge' : 'attack', noun, p)
        : leg(view, 'march', noun, p);
    case 'advance':
      return leg(view, 'advance', noun, p);
    case 'turn':
    case 'attack':
    case 'charge':
    case 'canister':
    case 'aim':
      return direction(view, verb, noun, p);
    case 'pose': {
      const faced = direction(view, 'pose', noun, p);
      return faced && { ...faced, action: `pose ${noun} x${count} /${faced.pose.angle}` };
    }
    case 'place':
    case 'lay':
      return spot(view, verb, noun, count ?? '', p, last);
    default:
      return null;
  }
}

// Cavalry that points at an enemy means to charge it, if it still can.
function charges(view: View, noun: number): boolean {
  const unit = unitOf(view, noun);
  return unit?.arm === 'cavalry' && unit.charges !== undefined && !unit.spent;
}

// -- those who wait --

function poseOf(action: string): Pose | null {
  const found = / @ (-?\d+),(-?\d+) \/(\d+)$/.exec(action);
  return found && { x: Number(found[1]), y: Number(found[2]), angle: Number(found[3]) };
}

// Of the offered places the one in the midst of them, with its front to where the enemy comes from.
function first(view: View, noun: number, mode: string, offered: readonly string[]): Aim | null {
  const [verb, count] = mode.split(' ') as [string, string | undefined];
  const begin = verb === 'lay' ? 'lay @' : `place ${noun} x${count} @`;
  const poses = offered
    .filter((action) => action.startsWith(begin))
    .flatMap((action) => {
      const pose = poseOf(action);
      return pose ? [{ action, pose }] : [];
    });
  if (!poses.length) return null;
  const mean = (of: (pose: Pose) => number): number =>
    poses.reduce((sum, one) => sum + of(one.pose), 0) / poses.length;
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const front = unitOf(view, noun)?.side === 'allied' ? 270 : 90;
  const far = ({ pose }: Aim): number =>
    Math.hypot(pose.x - x, pose.y - y) +
    (verb === 'lay' ? 0 : Math.abs(turnBetween(front, pose.angle)));
  return poses.reduce((best, one) => (far(one) < far(best) ? one : best));
}

// A headquarters finds its place beside the others, or with one of them.
function foremost(view: View, nouns: readonly number[]): number {
  const others = nouns.find((noun) => unitOf(view, noun)?.arm !== 'hq');
  return others ?? nouns[0]!;
}

// -- several with one order --

function groups(view: View, noun: number): Group[] {
  const unit = unitOf(view, noun);
  if (view.proc !== 'movement' || !unit || unit.arm === 'hq') return [];
  const others = view.units.filter(
    (one) =>
      one !== unit && one.corps === unit.corps && onField(one) && one.arm !== 'hq' && !one.foe,
  );
  const nouns = (some: Unit[]): number[] => some.map((one) => one.noun);
  const division = others.filter((one) => unit.division && one.division === unit.division);
  const found: Group[] = [];
  if (division.length)
    found.push({
      id: 'division',
      name: t('+ division ({n})', { n: division.length }),
      nouns: nouns(division),
    });
  if (others.length > division.length)
    found.push({
      id: 'corps',
      name: t('+ corps ({n})', { n: others.length }),
      nouns: nouns(others),
    });
  return found;
}

// As far, and the same way; or the same front.
function follow(view: View, noun: number, _lead: number, { action }: Aim): Aim | null {
  const verb = action.split(' ')[0]!;
  const degree = Number(/\/(\d+)$/.exec(action)?.[1] ?? 0);
  const unit = unitOf(view, noun);
  if (verb === 'turn') return direction2(view, 'turn', noun, degree);
  if (verb !== 'march' || !unit) return null;
  const length = countOf(action),
    way = settle(unit, degree);
  return {
    action: legAction('march', noun, length, way),
    pose: { ...along(view, noun, way, length), angle: facingOf(unit, way) },
  };
}

// -- second thoughts --

function instead(view: View, { action }: Aim, tried: Tried): Aim | null {
  const told = (tried.preview ?? {}) as Preview;
  const [verb, noun] = action.split(' ') as [string, string];
  const degree = Number(/\/(\d+)$/.exec(action)?.[1] ?? 0);
  if ((verb === 'march' || verb === 'advance') && told.far && told.far > 0)
    return {
      action: legAction(verb, Number(noun), told.far, degree),
      pose: { x: told.x!, y: told.y!, angle: told.facing! },
    };
  if ((verb === 'attack' || verb === 'charge') && told.way !== undefined && told.way >= 0)
    return {
      action: `${verb} ${noun} /${told.way}`,
      pose: { x: told.x ?? 0, y: told.y ?? 0, angle: told.way },
    };
  if (verb === 'charge') return direction2(view, 'attack', Number(noun), degree);
  return null;
}

function direction2(view: View, verb: string, noun: number, degree: number): Aim | null {
  const from = footprint(view, noun);
  return from && { action: `${verb} ${noun} /${degree}`, pose: { ...from, angle: degree } };
}

// -- keys --

function nudged(
  view: View,
  noun: number,
  verb: string,
  now: Aim | null,
  key: Nudge,
  little: boolean,
): Aim | null {
  const from = footprint(view, noun);
  if (!from) return null;
  const far = little ? 1 : 10,
    turn = little ? 1 : 5;
  const degree = now ? Number(/\/(\d+)$/.exec(now.action)![1]) : from.angle;
  const length = now ? Math.max(0, countOf(now.action)) : 0;
  const aside = key.endsWith('left') ? -turn : key.endsWith('right') ? turn : 0;
  const next = whole(degree + aside);
  if (verb !== 'march' && verb !== 'advance')
    return { action: `${verb} ${noun} /${next}`, pose: { x: from.x, y: from.y, angle: next } };
  const longer = Math.max(1, length + (key === 'on' ? far : key === 'back' ? -far : 0));
  return {
    action: legAction(verb, noun, longer, next),
    pose: { ...along(view, noun, next, longer), angle: facingOf(unitOf(view, noun), next) },
  };
}

function nudge(
  view: View,
  noun: number,
  mode: string,
  now: Aim | null,
  key: Nudge,
  little: boolean,
): Aim | null {
  const [verb, count] = mode.split(' ') as [string, string | undefined];
  if (verb === '') return null;
  if (verb === 'pose') {
    const next = nudged(view, noun, 'pose', now, key, little);
    return next && { ...next, action: `pose ${noun} x${count} /${next.pose.angle}` };
  }
  if (verb !== 'place' && verb !== 'lay') return nudged(view, noun, verb, now, key, little);
  const far = little ? 1 : 10;
  const at = now?.pose ?? { x: 1400, y: 1250, angle: 90 };
  const dx = key === 'left' ? -far : key === 'right' ? far : 0,
    dy = key === 'on' ? far : key === 'back' ? -far : 0;
  const turn = key === 'turn-left' ? -15 : key === 'turn-right' ? 15 : 0;
  const angle = verb === 'lay' ? 0 : at.angle + turn;
  return spotAt(verb, noun, count ?? '', at.x + dx, at.y + dy, angle);
}

// -- words --

function say(view: View, { action }: Aim, tried: Tried | null): string {
  const verb = action.split(' ')[0]!;
  const told = (tried?.preview ?? {}) as Preview;
  const degree = Number(/\/(\d+)$/.exec(action)?.[1] ?? 0);
  if (verb === 'march' || verb === 'advance') {
    const length = countOf(action);
    const way = t('{um} to the {way} ({degree}°)', { um: um(length), way: compass(degree), degree });
    if (told.left === undefined) return way;
    const left = Math.max(0, told.left - (told.cost ?? length));
    return way + t(', {um} left', { um: um(left) });
  }
  if (verb === 'attack' || verb === 'charge') {
    const unit = unitById(view, told.target);
    const target = unit ? nameOf(unit) : (told.target ?? '');
    return verb === 'charge'
      ? t('charge {target}', { target })
      : t('attack {target}', { target });
  }
  if (verb === 'place' || verb === 'lay')
    return [told.where, told.stance].filter(Boolean).map(both).join(', ');
  return t('facing the {way} ({degree}°)', { way: compass(degree), degree });
}

function goes(mode: string, aim: Aim | null): string {
  const verb = aim?.action.split(' ')[0] ?? mode.split(' ')[0]!;
  const words: Record<string, string> = {
    march: t('March'),
    turn: t('Turn it so'),
    attack: t('Declare the attack'),
    charge: t('Declare the charge'),
    advance: t('Advance'),
    lay: t('Lay the chit'),
    place: t('Place it here'),
    pose: t('Place it here'),
    canister: t('Fire the canister'),
    aim: t('Lay them so'),
  };
  return words[verb] ?? t('Point at the target');
}

function name(view: View, noun: number): string {
  const unit = unitOf(view, noun);
  if (unit) return nameOf(unit);
  return chitOf(view, noun)?.id ?? (noun < 0 ? t('The new chit') : '');
}

// In the movement phase, all that have something left to go; a chit is tried where it is shown.
function also(view: View): { noun: number; action: string }[] {
  if (view.proc === 'chits') return [{ noun: -1, action: 'lay @ 0,0 /0' }];
  if (view.proc !== 'movement') return [];
  return view.units
    .filter((unit) => onField(unit) && (unit.left ?? 0) > 0)
    .map(({ noun }) => ({ noun, action: `march ${noun} x1 /0` }));
}

export const steering: Steering<View> = {
  verbs: [...MOVES, 'canister', 'aim', 'advance', 'pose', 'place', 'lay'],
  begins: ['battery'],
  also,
  modes,
  aim,
  instead,
  nudge,
  turns: (mode) => mode.startsWith('place '),
  first,
  foremost,
  groups,
  follow,
  say,
  goes,
  name,
};
