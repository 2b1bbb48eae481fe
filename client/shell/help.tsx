// help.tsx -- the keys, and how to play with any of them.

import type { JSX } from 'preact';

import { Dialog } from './dialog';
import { Legend } from './signs';
import { t } from './words';

export function Help({ close }: { close: () => void }): JSX.Element {
  const keys: [string, string][] = [
    ['Tab', t('to the next thing that can be chosen')],
    ['← ↑ ↓ →', t('from one lit thing to its neighbour; on the bare map: move the map')],
    ['Enter', t('choose it')],
    ['Esc', t('close, or back to the map')],
    ['1 – 9', t('press the buttons of the question')],
    ['e', t('end the phase or the turn')],
    ['b', t('to the first thing that lights up')],
    ['n', t('what the tutor says next')],
    ['s', t('skip what is being shown')],
    ['a', t('show me again what has happened')],
    ['w', t('ask the Marshal what he would do')],
    ['u', t('take the last decision back')],
    ['+ −', t('nearer, farther')],
    ['0', t('the whole map')],
    ['t', t('turn the board half round')],
    ['m', t('the small map, where the window shows a part of the sheet')],
    ['. ,', t('turn a piece that is being placed; arrows move it')],
    ['r', t('the rules, beside the match')],
    ['o', t('the order of play, and where we are')],
    ['l', t('the legend of the map')],
    ['?', t('this page')],
  ];
  return (
    <Dialog title={t('Keys and gestures')} close={close}>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </>
        ))}
      </dl>
      <h3>{t('What a click on a lit thing does')}</h3>
      <Legend />
      <p>
        {t(
          'Only what may be done lights up. A click on anything else says why not. Numbers of rules unfold into words; the wheel and two fingers zoom, a drag moves the map.',
        )}
      </p>
    </Dialog>
  );
}
