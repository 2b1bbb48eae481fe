// wishes.tsx -- the settings of this reader: how things are shown, what he is reminded of.

import type { JSX } from 'preact';
import { useReducer } from 'preact/hooks';

import { Dialog } from './dialog';
import { LanguageButton } from './language';
import { PACES, settings, wish, type Pace } from './settings';
import { t } from './words';

function paceName(pace: Pace): string {
  return {
    slow: t('slowly'),
    normal: t('at an easy pace'),
    quick: t('quickly'),
    'at-once': t('at once'),
  }[pace];
}

export function Wishes({ close }: { close: () => void }): JSX.Element {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const change = (changed: Parameters<typeof wish>[0]): void => {
    wish(changed);
    draw(undefined as never);
  };
  const { pace, remind } = settings();
  return (
    <Dialog title={t('Settings')} close={close} className="wishes">
      <label>
        <span>{t('Show what happens')}</span>
        <select
          data-focus
          value={pace}
          onChange={(event) => change({ pace: event.currentTarget.value as Pace })}>
          {PACES.map((one) => (
            <option value={one} selected={one === pace}>
              {paceName(one)}
            </option>
          ))}
        </select>
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={remind}
          onChange={(event) => change({ remind: event.currentTarget.checked })}
        />
        <span>{t('Remind me of what is left undone before something ends')}</span>
      </label>
      <p>
        {t('Language')} <LanguageButton />
      </p>
    </Dialog>
  );
}
