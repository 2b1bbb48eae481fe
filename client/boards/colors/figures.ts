// colors/figures.ts -- what the page of a finished match tells: banners, blocks, units, and the dice.

import { both, t } from '../../shell/words';
import type { Records } from '../board';
import { NATIONS } from './pieces';
import type { Side, Unit, View } from './view';

const SIDES: readonly Side[] = ['top', 'bottom'];

function bySide(view: View, value: (unit: Unit) => number): number[] {
  return SIDES.map((side) =>
    view.units.reduce((all, unit) => all + (unit.side === side ? value(unit) : 0), 0),
  );
}

export const records: Records<View> = {
  sides: (view) =>
    SIDES.map((side) => {
      const army = view.armies.find((one) => one.side === side);
      const nation = view.leaders.find((one) => one.side === side)?.nation;
      return { name: both(army?.name), colour: NATIONS[nation ?? ''] ?? '#555555' };
    }),
  chapter: (view) => t('Turn {turn}', { turn: view.turns }),
  figures: (view) => [
    {
      name: t('Victory banners'),
      values: SIDES.map((side) => view.armies.find((one) => one.side === side)?.banners ?? 0),
    },
    { name: t('Blocks on the field'), values: bySide(view, (unit) => unit.blocks) },
    { name: t('Units on the field'), values: bySide(view, () => 1) },
  ],
  get faces() {
    return [
      t('infantry'),
      t('infantry'),
      t('cavalry'),
      t('artillery'),
      t('flag'),
      t('crossed sabres'),
    ];
  },
};
