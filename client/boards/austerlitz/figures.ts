// austerlitz/figures.ts -- what the page of a finished match tells: points, losses, ground.

import { t } from '../../shell/words';
import type { Records } from '../board';
import { sideColour, type Side, type View } from './view';
import { sideName } from './words';

const SIDES: readonly Side[] = ['french', 'allied'];

export const records: Records<View> = {
  sides: () => SIDES.map((side) => ({ name: sideName(side), colour: sideColour(side) })),
  chapter: (view) => t('Turn {turn} · {clock}', { turn: view.turn, clock: view.clock }),
  figures: (view) => [
    { name: t('Victory points'), values: SIDES.map((side) => view.points[side]) },
    { name: t('Brigades lost'), values: SIDES.map((side) => view.brigades_lost[side]) },
    {
      name: t('Steps on the field'),
      values: SIDES.map((side) =>
        view.units.reduce(
          (all, unit) => all + (unit.side === side && unit.x !== undefined ? unit.steps : 0),
          0,
        ),
      ),
    },
    {
      name: t('Units shaken, disordered or routed'),
      values: SIDES.map(
        (side) =>
          view.units.filter(
            (unit) => unit.side === side && unit.x !== undefined && unit.morale !== 'steady',
          ).length,
      ),
    },
    {
      name: t('Points of places held'),
      values: SIDES.map((side) =>
        view.places.reduce((all, place) => all + (place.holder === side ? place.value : 0), 0),
      ),
    },
  ],
};
