// triumph/figures.ts -- what the page of a finished match tells: morale, strength, units.

import { t } from '../../shell/words';
import type { Records } from '../board';
import { ink } from './pieces';
import type { Army, View } from './view';
import { hourName, sideName } from './words';

const SIDES = ['french', 'allied'] as const;

function byArmy(view: View, value: (army: Army) => number): number[] {
  return SIDES.map((side) => {
    const army = view.armies.find((one) => one.side === side);
    return army ? value(army) : 0;
  });
}

function sum(army: Army, value: (of: Army['units'][number]) => number): number {
  return army.units.reduce((all, of) => all + value(of), 0);
}

export const records: Records<View> = {
  sides: () => SIDES.map((side) => ({ name: sideName(side), colour: ink(side).colour })),
  chapter: (view) =>
    view.phase === 'set-up'
      ? t('Set-up')
      : t('Round {round} · {hour}', { round: view.round, hour: hourName(view) }),
  figures: (view) => [
    { name: t('Morale'), values: byArmy(view, (army) => army.morale) },
    {
      name: t('Strength on the field'),
      values: byArmy(view, (army) => sum(army, (of) => of.strength * of.alive)),
    },
    { name: t('Units on the field'), values: byArmy(view, (army) => sum(army, (of) => of.alive)) },
  ],
};
