// campaign/victory.tsx -- what wins, how far each side is, and how much time is left: behind the morale
// track at the top, in words.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import type { Key, Side, TrackBox, View } from './view';
import { sideName } from './words';

function endName({ winner, level }: TrackBox): string {
  if (winner === 'nobody') return t('a drawn campaign');
  const levels: Record<string, string> = {
    strategic: t('strategic victory: {side}', { side: sideName(winner) }),
    operational: t('operational victory: {side}', { side: sideName(winner) }),
    marginal: t('marginal victory: {side}', { side: sideName(winner) }),
  };
  return levels[level] ?? level;
}

function boxName(box: number): string {
  if (box === 0) return '0';
  return `${Math.abs(box)} ${sideName(box > 0 ? 'french' : 'coalition')}`;
}

function now(view: View): TrackBox | undefined {
  return view.victory.track.find((one) => one.box === view.morale);
}

// -- how far --

interface Run {
  boxes: TrackBox[];
  words: string;
}

// Boxes of the same end lie together.
function runs(track: readonly TrackBox[]): Run[] {
  const found: Run[] = [];
  for (const box of [...track].reverse()) {
    const last = found[found.length - 1];
    if (last?.words === endName(box)) last.boxes.push(box);
    else found.push({ boxes: [box], words: endName(box) });
  }
  return found;
}

function runName({ boxes }: Run): string {
  const [first, last] = [boxes[0]!, boxes[boxes.length - 1]!];
  return first === last
    ? boxName(first.box)
    : t('{a} to {b}', { a: boxName(first.box), b: boxName(last.box) });
}

function boxesTo(view: View, side: Side): string {
  const ahead = view.victory.track
    .filter((one) => one.winner === side)
    .map((one) => (side === 'french' ? one.box - view.morale : view.morale - one.box));
  const least = Math.max(0, Math.min(...ahead)),
    all = Math.max(...ahead);
  if (least === 0)
    return t('{side} would win now; the end of the track is {n} away', {
      side: sideName(side),
      n: count(all),
    });
  return t('{side} is {n} from winning, {all} from the end of the track', {
    side: sideName(side),
    n: count(least),
    all: count(all),
  });
}

function count(boxes: number): string {
  return boxes === 1 ? t('1 box') : t('{n} boxes', { n: boxes });
}

function timeLeft(view: View): string {
  const left = view.last_turn - view.turn;
  if (left <= 0) return t('This is the last turn.');
  return left === 1 ? t('One more turn after this one.') : t('{n} more turns after this one.', { n: left });
}

// -- what moves the marker --

function ofKey(key: Key): string[] {
  const name = key.name;
  const said: string[] = [];
  if (key.first && !key.once)
    said.push(t('{name}: the French take it for the first time: {n} to them', { name, n: count(key.first) }));
  if (key.retaken)
    said.push(t('{name}: the Coalition takes it back: {n} to it', { name, n: count(key.retaken) }));
  if (key.held && !key.counted)
    said.push(t('{name}: the Coalition stands in it: {n} to it', { name, n: count(key.held) }));
  if (key.each)
    said.push(t('{name}: each further turn of the Coalition there: {n} to it', { name, n: count(key.each) }));
  if (key.lost && !key.counted)
    said.push(t('{name}: the French lose it: {n} to the Coalition', { name, n: count(key.lost) }));
  return said;
}

function movers(view: View): string[] {
  return [
    ...view.keys.flatMap(ofKey),
    t('A battle in which the beaten side loses more than 7 SP: the winner rolls for 1 box.'),
    t('A captured leader with a star or a span of 6: 1 box; the Old Guard beaten: 1 box, once a turn.'),
    ...(view.last_turn >= view.victory.prussia && !view.victory.decisive
      ? [
          t('From turn {turn} on, each turn without a decisive French battle: 1 box to the Coalition.', {
            turn: view.victory.prussia,
          }),
        ]
      : []),
  ];
}

export function VictoryPaper({ view }: { view: View }): JSX.Element | null {
  const here = now(view);
  if (!here) return null;
  return (
    <details class="victory">
      <summary title={t('Now: {end}', { end: endName(here) })}>
        {t('Victory: {side}', {
          side: here.winner === 'nobody' ? t('nobody') : sideName(here.winner),
        })}
      </summary>
      <div class="to-win" role="group" aria-label={t('Victory')} tabIndex={0}>
        <p>
          {t('The morale track decides: at either end at once, else where its marker stands when turn {last} ends.', {
            last: view.last_turn,
          })}{' '}
          {timeLeft(view)}
        </p>
        <p>
          {t('Now: {end}', { end: endName(here) })}. {boxesTo(view, 'french')}.{' '}
          {boxesTo(view, 'coalition')}.
        </p>
        <dl>
          {runs(view.victory.track).map((run) => (
            <>
              <dt class={run.boxes.includes(here) ? 'here' : ''}>{runName(run)}</dt>
              <dd class={run.boxes.includes(here) ? 'here' : ''}>{run.words}</dd>
            </>
          ))}
        </dl>
        <p>{t('What moves the marker:')}</p>
        <ul>
          {movers(view).map((one) => (
            <li>{one}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
