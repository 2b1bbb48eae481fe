// campaign/words.ts -- what the things of The Campaigns of Napoleon are called.

import { both, t } from '../../shell/words';
import { field, groundOf, HIGH, middle, nameOf, R, type Mark } from './field';
import {
  leaderOf,
  type Arm,
  type Leader,
  type Marker,
  type Piece,
  type Side,
  type Unit,
  type View,
} from './view';

export function placeClassName(kind: string): string {
  const names: Record<string, string> = {
    none: t('a place'),
    village: t('village'),
    town: t('town'),
    'urban-centre': t('urban centre'),
    'main-town': t('main town'),
    city: t('city'),
    capital: t('capital'),
    'fortified-town': t('fortified town'),
    citadel: t('citadel'),
  };
  return names[kind] ?? kind;
}

// Only one has another name in French than on the old maps.
export function riverName(name: string): string {
  return name === 'Danube' ? t('Danube') : name;
}

export function hexName(hex: number): string {
  const place = field().placeAt.get(hex);
  return place ? `${place.name} (${nameOf(hex)})` : nameOf(hex);
}

// -- where a hex is that has no name --

const COMPASS = 8;

function compassName(way: number): string {
  return [t('E'), t('SE'), t('S'), t('SW'), t('W'), t('NW'), t('N'), t('NE')][way]!;
}

function hexesBetween(a: number, b: number): number {
  const [x, y] = middle(a),
    [u, v] = middle(b);
  const columns = Math.abs(u - x) / (R * 1.5),
    rows = Math.abs(v - y) / HIGH;
  return Math.round(Math.max(columns, columns / 2 + rows));
}

const glosses = new Map<number, [number, number, string]>();

// The nearest place that has a name: how far, in which direction from it, and which.
function nearestPlace(hex: number): [number, number, string] | null {
  const known = glosses.get(hex);
  if (known) return known;
  let best: [number, number, string] | null = null;
  const [x, y] = middle(hex);
  for (const [at, place] of field().placeAt) {
    const far = hexesBetween(at, hex);
    if (best && far >= best[0]) continue;
    const [u, v] = middle(at);
    const turn = Math.round((Math.atan2(y - v, x - u) / (2 * Math.PI)) * COMPASS);
    best = [far, (turn + COMPASS) % COMPASS, place.name];
  }
  if (best) glosses.set(hex, best);
  return best;
}

// "2 NE of Brünn"; nothing of a place with a name.
export function glossOf(hex: number): string {
  const near = field().placeAt.has(hex) ? null : nearestPlace(hex);
  if (!near) return '';
  const [n, way, place] = near;
  return t('{n} {way} of {place}', { n, way: compassName(way), place });
}

export function groundName(hex: number): string {
  return {
    clear: t('clear'),
    hill: t('hill'),
    woods: t('woods'),
    mountain: t('mountain'),
    marsh: t('marsh'),
    lake: t('lake'),
  }[groundOf(hex)];
}

export function roadsAt(hex: number): string {
  const links = field().links.filter((one) => one.a === hex || one.b === hex);
  const count = (rank: string): number => links.filter((one) => one.rank === rank).length;
  return [
    count('primary') ? t('primary road') : '',
    count('secondary') ? t('secondary road') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function sideName(side: Side): string {
  return side === 'french' ? t('French') : t('Coalition');
}

export function nationName(nation: string): string {
  const names: Record<string, string> = {
    french: t('French'),
    bavarian: t('Bavarian'),
    dutch: t('Batavian'),
    russian: t('Russian'),
    austrian: t('Austrian'),
  };
  return names[nation] ?? nation;
}

export function armName(arm: Arm): string {
  return { infantry: t('infantry'), cavalry: t('cavalry'), artillery: t('artillery') }[arm];
}

export function markName(mark: Mark): string {
  return {
    sourced: t('stated by the rules'),
    recalled: t('recalled'),
    reconstructed: t('reconstructed'),
    ours: t('ours'),
  }[mark];
}

export function weatherName(weather: string): string {
  const names: Record<string, string> = {
    heat: t('heat'),
    fair: t('fair'),
    rain: t('rain'),
    mud: t('mud'),
    'rain-mud': t('rain and mud'),
    frost: t('frost'),
    snow: t('snow'),
    'frost-snow': t('frost and snow'),
  };
  return names[weather] ?? weather;
}

export function markerName(marker: Marker): string {
  return {
    none: t('not shown'),
    pitched: t('pitched battle'),
    pursuit: t('pursuit battle'),
    refusal: t('refusal'),
    'rear-guard': t('rear guard'),
  }[marker];
}

// Halves as one writes them.
export function half(n2: number): string {
  const whole = Math.floor(n2 / 2);
  return n2 % 2 ? `${whole || ''}½` : String(whole);
}

export function mp(halves: number): string {
  return t('{n} MP', { n: half(halves) });
}

// -- the order of play --

export function phaseName(view: View): string {
  const segments: Record<string, string> = {
    arrivals: t('reinforcements'),
    commands: t('commands'),
    initiative: t('initiative'),
    forced: t('forced marches'),
    sound: t('sound of the guns'),
    preliminary: t('preliminary marches'),
  };
  const phases: Record<string, string> = {
    'administrative points': t('administration'),
    'supply source': t('administration'),
    centre: t('administration'),
    replacements: t('administration'),
    organisation: t('organisation'),
    reinforcements: t('reinforcements'),
    commands: t('commands'),
    initiative: t('initiative'),
    stationary: t('attrition of those who stood'),
    'next stationary': t('attrition of those who stood'),
    consolidation: t('consolidation'),
    engineers: t('engineers'),
    'forced marches': t('forced marches'),
    battles: t('battles'),
    'consolidation of both': t('consolidation'),
    "enemy's consolidation": t('consolidation'),
    morale: t('morale'),
  };
  if (!view.phase) return view.winner ? t('the end') : t('set-up');
  return (view.segment && segments[view.segment]) || phases[view.phase] || t('movement');
}

export function stageName(stage: string): string {
  const names: Record<string, string> = {
    'hexes attacked': t('hexes attacked'),
    'vedettes withdraw': t('vedettes withdraw'),
    reserves: t('reserves'),
    'battle types': t('battle types'),
    'battlefield dynamics': t('battlefield dynamics'),
    artillery: t('artillery'),
    'losses by fire': t('losses by fire'),
    'Old Guard': t('Old Guard'),
    'combat die': t('combat die'),
    "leader's bonus": t('leader’s bonus'),
    "winner's losses": t('winner’s losses'),
    "loser's marker": t('loser’s marker'),
    retreat: t('retreat'),
    pursuit: t('pursuit'),
    'pitched losses': t('pitched losses'),
  };
  return names[stage] ?? stage;
}

// -- pieces --

export function ratingsOf(leader: Leader): string {
  return t('initiative {initiative}, span {span}, value {value}', {
    initiative: leader.counts ?? leader.initiative,
    span: half(leader.span2),
    value: leader.value2 === undefined ? '–' : half(leader.value2),
  });
}

function leaderLabel(leader: Leader): string[] {
  return [
    both(leader.name),
    ratingsOf(leader),
    leader.sp === undefined ? '' : t('{n} SP', { n: leader.sp }),
    leader.forage ? t('foraging') : '',
  ];
}

export function pieceLabel(view: View, piece: Piece): string {
  const leader = leaderOf(view, piece.leader);
  const what = leader
    ? leaderLabel(leader)
    : [piece.vedette ? t('vedette') : t('unknown piece {id}', { id: piece.id })];
  return [sideName(piece.side), ...what, hexName(piece.hex), piece.face_up ? t('seen') : '']
    .filter(Boolean)
    .join(', ');
}

export function unitLabel(unit: Unit): string {
  return [
    both(unit.name),
    nationName(unit.nation),
    armName(unit.arm),
    unit.traits?.includes('light') ? t('light') : '',
    t('{n} of {most} SP', { n: unit.sp, most: unit.most }),
    unit.immobile ? t('immobile') : '',
    unit.reserve ? t('in reserve') : '',
    unit.scattered ? t('foraging') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function turnName(view: View): string {
  return t('Turn {turn} · {date}', { turn: view.turn, date: both(view.date) });
}
