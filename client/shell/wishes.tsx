// wishes.tsx -- the settings of this reader: how things are shown, what calls him, what he is reminded of.

import type { JSX } from 'preact';
import { useReducer, useState } from 'preact/hooks';

import { Dialog } from './dialog';
import { LanguageButton } from './language';
import { PACES, settings, wish, type Pace, type Settings } from './settings';
import { askToNotify, canNotify, chime } from './signals';
import { t } from './words';

function paceName(pace: Pace): string {
  return {
    slow: t('slowly'),
    normal: t('at an easy pace'),
    quick: t('quickly'),
    'at-once': t('at once'),
  }[pace];
}

type Change = (changed: Partial<Settings>) => void;

function Tick({
  on,
  words,
  small,
  change,
}: {
  on: boolean;
  words: string;
  small?: string;
  change: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>
        {words}
        {small && <small>{small}</small>}
      </span>
    </label>
  );
}

function Showing({ change }: { change: Change }): JSX.Element {
  const { pace, still } = settings();
  return (
    <fieldset>
      <legend>{t('What is shown')}</legend>
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
      <Tick
        on={still}
        words={t('Nothing moves by itself: pieces are at once where they go')}
        change={(on) => change({ still: on })}
      />
    </fieldset>
  );
}

// The browser is asked here, and only when somebody wishes it.
function Calling({ change }: { change: Change }): JSX.Element {
  const [refused, setRefused] = useState(false);
  const { sound, notify } = settings();
  const notifies = async (on: boolean): Promise<void> => {
    const may = on && (await askToNotify());
    setRefused(on && !may);
    change({ notify: may });
  };
  return (
    <fieldset>
      <legend>{t('What calls me')}</legend>
      <Tick
        on={sound}
        words={t('A sound when somebody says something, and when it is my turn while I look elsewhere')}
        change={(on) => {
          change({ sound: on });
          chime('word');
        }}
      />
      {canNotify() && (
        <Tick
          on={notify}
          words={t('The browser tells me that it is my turn while I look elsewhere')}
          change={(on) => void notifies(on)}
        />
      )}
      {refused && (
        <p class="trouble" role="alert">
          {t('The browser does not allow it; its own settings for this page can.')}
        </p>
      )}
    </fieldset>
  );
}

export function Wishes({ close }: { close: () => void }): JSX.Element {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const change: Change = (changed) => {
    wish(changed);
    draw(undefined as never);
  };
  const { remind, pass, forced, direct } = settings();
  return (
    <Dialog title={t('Settings')} close={close} className="wishes">
      <Showing change={change} />
      <Calling change={change} />
      <fieldset>
        <legend>{t('What is asked')}</legend>
        <Tick
          on={remind}
          words={t('Remind me of what is left undone before something ends')}
          change={(on) => change({ remind: on })}
        />
        <Tick
          on={pass}
          words={t('Phases with nothing or hardly anything to do pass by themselves')}
          small={t('With the answer that leaves all as it is, where nothing is lost by it. It is shown before, and the log tells it.')}
          change={(on) => change({ pass: on })}
        />
        <Tick
          on={forced}
          words={t('What has one answer is not asked')}
          small={t('Only where the answer ends nothing and costs nothing.')}
          change={(on) => change({ forced: on })}
        />
        <Tick
          on={direct}
          words={t('One click on the map decides a move or a shot')}
          small={t('Otherwise the first click shows what it comes to, and the second decides.')}
          change={(on) => change({ direct: on })}
        />
      </fieldset>
      <p>
        {t('Language')} <LanguageButton />
      </p>
      <p class="small">{t('These wishes are kept by this browser.')}</p>
    </Dialog>
  );
}
