// austerlitz/words.ts -- what things are called on the board of Austerlitz 1805.

import { language, t } from '../../shell/words';
import type { Chit, Side, Unit, View } from './view';

export function sideName(side: Side): string {
  return side === 'french' ? t('French') : t('Allies');
}

// Names of places are the same in both languages but for these.
export function areaName(one: { id: string; name: string }): string {
  const names: Record<string, string> = {
    'turas-wood': t('Turas wood'),
    pheasantry: t('pheasantry'),
    'north-west-wood': t('wood of the north-west'),
    'siwitz-wood': t('Siwitz wood'),
    'kowalowitz-wood': t('Kowalowitz wood'),
    'austerlitz-park': t('park'),
    'post-house': t('Post house'),
    'sokolnitz-castle': t('castle'),
    'santon-redoubt': t('Santon redoubt'),
    'kobelnitz-pond': t('Kobelnitz pond'),
    'satschan-pond': t('Satschan pond'),
    'menitz-pond': t('Menitz pond'),
    H4: 'Žuran',
    H2: 'Staré Vinohrady',
    H5: t('St Anthony'),
    S1: t('Upper Goldbach'),
    S2: t('Bosenitz brook'),
    S4: t('Blasowitz brook'),
    S5: t('Pratzen brook'),
    S7: t('Raussnitz brook'),
  };
  return names[one.id] ?? one.name;
}

export function placeName(place: { id: string; name: string }): string {
  const names: Record<string, string> = {
    pratzenberg: t('the Pratzenberg'),
    santon: t('the Santon'),
    'sokolnitz-castle': t('Sokolnitz castle'),
  };
  return names[place.id] ?? place.name;
}

export function phaseName(view: View): string {
  const names: Record<string, string> = {
    'free set-up': t('free set-up'),
    'strategic map': t('strategic map'),
    chits: t('new chits'),
    deployment: t('deployment'),
    uncovering: t('uncovering'),
    recovery: t('rally'),
    disengagement: t('disengagement'),
    returns: t('returns'),
    hiding: t('hiding'),
    'NP orders': t('orders'),
    movement: t('movement'),
    attack: t('attack'),
    'close combats': t('close combat'),
    'close combat': t('close combat'),
    retreat: t('retreat'),
    rout: t('rout'),
    alarms: t('morale'),
    neighbour: t('morale'),
    'new front': t('new front'),
    'artillery fire': t('artillery fire'),
    canister: t('artillery fire'),
    musketry: t('musketry'),
    result: t('fire'),
  };
  return names[view.proc ?? ''] ?? '';
}

export function fogName(fog: View['fog']): string {
  const names = {
    fog: t('thick fog'),
    'partial-1': t('fog, sight 1 UM'),
    'partial-2': t('mist, sight 2 UM'),
    clear: t('clear day'),
  };
  return names[fog];
}

export function formName(form: string | undefined): string {
  const names: Record<string, string> = {
    line: t('line'),
    column: t('column'),
    square: t('square'),
    limbered: t('limbered'),
    unlimbered: t('unlimbered'),
  };
  return names[form ?? ''] ?? '';
}

export function moraleName(morale: Unit['morale']): string {
  const names = {
    steady: t('in order'),
    S: t('stunned'),
    D: t('disorganised'),
    R: t('routed'),
  };
  return names[morale];
}

export function armName(unit: Unit): string {
  const names = {
    infantry: t('infantry'),
    cavalry: t('cavalry'),
    artillery: t('artillery'),
    hq: t('headquarters'),
  };
  return names[unit.arm];
}

export function nationName(unit: Unit): string {
  const names = {
    french: t('French'),
    russian: t('Russian'),
    austrian: t('Austrian'),
    mixed: t('Austro-Russian'),
  };
  return names[unit.nation];
}

export function aspectName(aspect: string | undefined): string {
  const names: Record<string, string> = {
    front: t('in front'),
    flank: t('in the flank'),
    rear: t('in the rear'),
  };
  return names[aspect ?? ''] ?? '';
}

export function traitName(trait: string): string {
  const names: Record<string, string> = {
    light: t('light'),
    guard: t('guard'),
    elite: t('elite'),
    heavy: t('heavy'),
    cossack: t('Cossacks'),
    horse: t('horse guns'),
    army: t('commander in chief'),
    fixed: t('in position'),
  };
  return names[trait] ?? trait;
}

// 135 hu are 1.35 UM.
export function um(hu: number): string {
  const places = (hu / 100).toFixed(2);
  return t('{n} UM', { n: language() === 'fr' ? places.replace('.', ',') : places });
}

// As sentences call it.
export function nameOf(one: { name: string; fr?: string }): string {
  return language() === 'fr' ? (one.fr ?? one.name) : one.name;
}

// "to the north-west".
export function compass(degree: number): string {
  const ways = [
    t('north'),
    t('north-east'),
    t('east'),
    t('south-east'),
    t('south'),
    t('south-west'),
    t('west'),
    t('north-west'),
  ];
  return ways[Math.round((((degree % 360) + 360) % 360) / 45) % 8]!;
}

export function unitLabel(unit: Unit): string {
  const parts = [`${nameOf(unit)} (${unit.id})`, nationName(unit), armName(unit)];
  parts.push(...(unit.traits ?? []).map(traitName));
  if (unit.form && formName(unit.form)) parts.push(formName(unit.form));
  if (unit.morale !== 'steady') parts.push(moraleName(unit.morale));
  if (unit.most > 1) parts.push(t('{n} of {most} steps', { n: unit.steps, most: unit.most }));
  if (unit.rage) parts.push(t('Blood Rage'));
  if (unit.foe) parts.push(t('in combat with {id}', { id: unit.foe }));
  return parts.join(', ');
}

export function chitLabel(chit: Chit): string {
  const parts = [t('Chit {id}', { id: chit.id }), sideName(chit.side)];
  if (chit.loaded === false) parts.push(t('decoy'));
  if (chit.loaded && chit.units) parts.push(chit.units.join(' '));
  return parts.join(', ');
}
