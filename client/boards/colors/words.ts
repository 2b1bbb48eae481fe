// colors/words.ts -- what the pieces and places of Commands & Colors are called.

import { both, t } from '../../shell/words';
import type { Face, Ground, Leader, Objective, Odds, Side, Unit, View } from './view';
import { leaderOn, unitOn } from './view';

export function nationName(nation: string): string {
  const names: Record<string, string> = {
    FR: t('French'),
    BR: t('British'),
    PT: t('Portuguese'),
  };
  return names[nation] ?? nation;
}

export function sideName(side: Side): string {
  return side === 'top' ? t('British') : t('French');
}

export function terrainName(type: string): string {
  const names: Record<string, string> = {
    clear: t('clear'),
    forest: t('forest'),
    hill: t('hill'),
    'rugged-hill': t('rugged hill'),
    town: t('town'),
    windmill: t('windmill'),
    river: t('river'),
    ford: t('ford'),
    bridge: t('bridge'),
    quarry: t('sand quarry'),
  };
  return names[type] ?? type;
}

export function faceName(face: Face): string {
  const names: Record<Face, string> = {
    INF: t('infantry'),
    CAV: t('cavalry'),
    ART: t('artillery'),
    FLAG: t('flag'),
    SABRE: t('sabres'),
  };
  return names[face];
}

// -- counts: none, one, many --

export function hitsName(n: number): string {
  return n === 0 ? t('no hit') : n === 1 ? t('1 hit') : t('{n} hits', { n });
}

export function flagsName(n: number): string {
  return n === 0 ? t('no flag') : n === 1 ? t('1 flag') : t('{n} flags', { n });
}

export function diceName(n: number): string {
  return n === 0 ? t('no die') : n === 1 ? t('1 die') : t('{n} dice', { n });
}

export function blocksName(n: number): string {
  return n === 0 ? t('no block') : n === 1 ? t('1 block') : t('{n} blocks', { n });
}

export function didName(did: 'hit' | 'flag' | 'miss'): string {
  return { hit: t('hit'), flag: t('flag'), miss: t('nothing') }[did];
}

export function phaseName(phase: View['phase']): string {
  return {
    command: t('command'),
    orders: t('orders'),
    movement: t('movement'),
    combat: t('combat'),
    draw: t('drawing a card'),
  }[phase];
}

export function answerName(odds: Odds): string {
  return {
    fire: t('If it is fired at'),
    melee: t('If it stands'),
    square: t('In square'),
    retire: t('If it retires'),
  }[odds.if];
}

export function unitLabel(unit: Unit): string {
  return [
    both(unit.name),
    unit.hex,
    t('blocks {n} of {full}', { n: unit.blocks, full: unit.full }),
    unit.square ? t('in square {n}', { n: unit.square }) : '',
    unit.picked || unit.ordered ? t('ordered') : '',
    unit.moved ? t('has moved') : '',
    unit.battled ? t('has battled') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function leaderLabel(leader: Leader): string {
  return [
    t('General {name}', { name: leader.name }),
    nationName(leader.nation),
    leader.hex ?? '',
    leader.attached ? t('attached') : t('alone'),
    leader.picked || leader.ordered ? t('ordered') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function groundLabel(hex: string, ground: Ground | undefined, goals: Objective[]): string {
  const parts = [hex, terrainName(ground?.type ?? 'clear')];
  if (ground?.works?.length) parts.push(`${t('fieldworks')} ${ground.works.join(' ')}`);
  for (const goal of goals)
    parts.push(t('objective of the {side}', { side: sideName(goal.side) }));
  return parts.join(', ');
}

// What stands on a hex, in a word or two.
export function standsOn(view: View, hex: string): string {
  const unit = unitOn(view, hex);
  if (unit) return both(unit.name);
  return leaderOn(view, hex)?.name ?? hex;
}
