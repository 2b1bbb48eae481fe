// austerlitz/victory.tsx -- what wins, how far each side is, and how much time is left: at the top, in words.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import type { Side, View } from './view';
import { placeName, sideName } from './words';

// A tie is the Allies' (A05 17.1.1.3).
function leads(view: View): Side {
  return view.points.french > view.points.allied ? 'french' : 'allied';
}

function timeLeft(view: View): string {
  const left = view.last_turn - view.turn;
  if (left <= 0) return t('This is the last turn.');
  return left === 1 ? t('One more turn after this one.') : t('{n} more turns after this one.', { n: left });
}

function heldBy(view: View, side: Side): string {
  const places = view.places.filter((one) => one.holder === side);
  return t('{side}: {points} points; places {held} of {all}{names}; taken from the enemy {taken}', {
    side: sideName(side),
    points: view.points[side],
    held: places.length,
    all: view.places.length,
    names: places.length ? ` (${places.map(placeName).join(', ')})` : '',
    taken: view.taken[side],
  });
}

// The two victories before the end, of the whole battle alone.
function AtOnce({ view }: { view: View }): JSX.Element {
  const all = view.places.length;
  const count = (side: Side): number => view.places.filter((one) => one.holder === side).length;
  return (
    <ul>
      <li>
        {t('The Allies win at once with all {all} places at the end of two turns in a row: {n} now, {held} such turns so far.', {
          all,
          n: count('allied'),
          held: view.held.allied,
        })}
      </li>
      <li>
        {t('So do the French, if the Allies have then lost 7 brigades: {n} places now, {held} such turns so far, {lost} brigades lost.', {
          n: count('french'),
          held: view.held.french,
          lost: view.brigades_lost.allied,
        })}
      </li>
    </ul>
  );
}

export function VictoryPaper({ view }: { view: View }): JSX.Element {
  const side = leads(view);
  return (
    <details class="victory">
      <summary>{t('Victory: {side}', { side: sideName(side) })}</summary>
      <div class="to-win" role="group" aria-label={t('Victory')} tabIndex={0}>
        <p>
          {t('Who has more points when turn {last} ends wins; even points are the Allies’ victory.', {
            last: view.last_turn,
          })}{' '}
          {timeLeft(view)}
        </p>
        <p>
          <b>{t('Now: {side}', { side: sideName(side) })}</b>
        </p>
        <ul>
          <li>{heldBy(view, 'french')}</li>
          <li>{heldBy(view, 'allied')}</li>
        </ul>
        <p>{t('A place gives the points on its flag to whoever passed through it last. Each battery and each headquarters that is lost gives the enemy 1.')}</p>
        {!view.small && <AtOnce view={view} />}
        <p>{t('If Napoleon is lost, so is the battle.')}</p>
      </div>
    </details>
  );
}
