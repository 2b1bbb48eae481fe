// levels.ts -- what the computer's levels are called.

import { t } from './words';

// The other bots, for measuring by, have names and no titles.
export function levelName(bot: string | undefined): string {
  const titles: Record<string, string> = {
    recruit: t('Recruit'),
    veteran: t('Veteran'),
    guard: t('Guard'),
    marshal: t('Marshal'),
    solo: t('Solo system'),
    random: t('Chance'),
  };
  return titles[bot ?? ''] ?? bot ?? '';
}
