// campaign/figures.ts -- what the page of a finished match tells: strength, places, morale.

import { t } from '../../shell/words';
import type { Figure, Records } from '../board';
import { sideColour, SIDES, type Arm, type View } from './view';
import { sideName, turnName } from './words';

const AWAY = new Set(['lost', 'out', 'coming', 'off']);

function strength(view: View, arm: Arm | null): number[] {
  return SIDES.map((side) =>
    view.units.reduce(
      (all, unit) =>
        unit.side === side && !AWAY.has(unit.standing) && (arm === null || unit.arm === arm)
          ? all + unit.sp
          : all,
      0,
    ),
  );
}

export const records: Records<View> = {
  sides: () => SIDES.map((side) => ({ name: sideName(side), colour: sideColour(side) })),
  chapter: turnName,
  figures: (view): Figure[] => [
    { name: t('Strength points on the map'), values: strength(view, null) },
    { name: t('of these, infantry'), values: strength(view, 'infantry') },
    { name: t('of these, cavalry'), values: strength(view, 'cavalry') },
    {
      name: t('Key places held'),
      values: SIDES.map((side) => view.keys.filter((key) => key.side === side).length),
    },
    {
      name: t('Administrative points'),
      values: SIDES.map((side) => view.armies.find((army) => army.side === side)?.ap ?? 0),
    },
    {
      name: t('Morale'),
      values: [Math.max(0, view.morale), Math.max(0, -view.morale)],
    },
  ],
};
