// advice.tsx -- "What would you do?": the Marshal's answers, with his reasons, beside the map and on it.
//
// He is told what this seat knows and nothing else; that he was asked stands in the log for all.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { Board } from '../boards/board';
import type { Point } from '../boards/geometry';
import { asksSomebody } from './manners';
import type { Room } from './room';
import type { Action, Advice, Choice, State } from './wire';
import { t } from './words';

// An answer on the sheet: its number, where it begins and, where that is known, where it leads.
export interface Advised {
  n: number;
  at: Point;
  to: Point | null;
}

export interface Advising {
  advice: Advice | null;
  waiting: boolean;
  refused: string | null;
  ask: () => void;
  close: () => void;
}

// -- asking --

// What is asked and what has been picked for it: that somebody asked for advice changes neither.
function subjectOf(state: State | null): string {
  if (!state) return '';
  const offers = state.choices.map(({ verb, actions }) => `${verb} ${actions.length}`);
  return JSON.stringify([state.you, state.where, state.prompt.text, state.draft, offers]);
}

// What was said of one question is not shown with the next.
export function useAdvice(room: Room, state: State | null): Advising {
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const close = (): void => {
    setAdvice(null);
    setRefused(null);
  };
  useEffect(close, [subjectOf(state)]);
  const ask = async (): Promise<void> => {
    if (waiting || !state?.choices.length) return;
    close();
    setWaiting(true);
    let said = await room.advise();
    if (said.code === 'stale') said = await room.advise(); // the present state came with the answer
    setWaiting(false);
    if (said.answers) setAdvice({ answers: said.answers, worlds: said.worlds ?? 0 });
    else setRefused(said.reason ?? '');
  };
  return { advice, waiting, refused, ask: () => void ask(), close };
}

// -- on the sheet --

function find(state: State, action: string): { choice: Choice; one: Action } | null {
  for (const choice of state.choices) {
    const one = choice.actions.find((offered) => offered.action === action);
    if (one) return { choice, one };
  }
  return null;
}

// "attack 22 /134": a direction that was not among those listed is still that piece's.
function nounOf(state: State, action: string): { verb: string; noun: number } | null {
  const found = find(state, action);
  if (found?.one.noun !== undefined) return { verb: found.choice.verb, noun: found.one.noun };
  const [verb, noun] = action.split(' ');
  return verb && /^\d+$/.test(noun ?? '') ? { verb, noun: Number(noun) } : null;
}

function whereTo(board: Board, state: State, action: string): Point | null {
  const posed = / @ (-?\d+),(-?\d+)/.exec(action);
  if (posed && board.toSheet)
    return board.toSheet(state.view, Number(posed[1]), Number(posed[2]));
  return board.goal?.(state.view, action)?.at ?? null;
}

export function marksOf(board: Board, state: State, advice: Advice | null): Advised[] {
  return (advice?.answers ?? []).flatMap(({ action }, i) => {
    const thing = nounOf(state, action);
    const gesture = state.choices.find((one) => one.verb === thing?.verb)?.gesture;
    if (!thing || !gesture) return [];
    const on = gesture === 'pose' ? 'piece' : gesture;
    const shape = board.shape(state.view, on, thing.verb, thing.noun);
    const to = whereTo(board, state, action);
    return shape || to ? [{ n: i + 1, at: shape?.at ?? to!, to: shape ? to : null }] : [];
  });
}

const BADGE = 15; // of the sheet's own units at the scale of a piece

export function Marks({ marks }: { marks: readonly Advised[] }): JSX.Element {
  return (
    <g class="advised" aria-hidden="true">
      {marks.map(({ n, at, to }) => (
        <g key={n}>
          {to && <path class="way" d={`M${at[0]} ${at[1]}L${to[0]} ${to[1]}`} />}
          <g transform={`translate(${at[0] + (n - 2) * 2 * BADGE} ${at[1] - 2 * BADGE})`}>
            <circle r={BADGE} />
            <text text-anchor="middle" dy="0.35em">
              {n}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}

// -- beside the map --

function chance(value: number): string {
  return t('{n} in 100 to win, as it seems', { n: Math.round(value / 10) });
}

function Answer({
  one,
  n,
  act,
}: {
  one: Advice['answers'][number];
  n: number;
  act: (action: string) => void;
}): JSX.Element {
  return (
    <li>
      <button type="button" onClick={() => act(one.action)} title={t('Do that')}>
        <b class="n">{n}</b> {one.label}
      </button>
      {one.value !== undefined && <p class="chance">{chance(one.value)}</p>}
      {one.reasons.length > 0 && (
        <ul>
          {one.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {one.steps.length > 0 && <p class="then">{t('Then: {what}', { what: one.steps.join('; ') })}</p>}
    </li>
  );
}

function Said({ advising, act }: { advising: Advising; act: (action: string) => void }): JSX.Element {
  const { advice, waiting, refused } = advising;
  if (waiting) return <p role="status">{t('The Marshal looks at the map…')}</p>;
  if (!advice) return <p role="status">{refused}</p>;
  return (
    <>
      <ol>
        {advice.answers.map((one, i) => (
          <Answer key={one.action} one={one} n={i + 1} act={act} />
        ))}
      </ol>
      <p class="small">
        {advice.worlds > 0
          ? t('Played out {n} times each, from what you know: your next turn and the enemy’s.', {
              n: advice.worlds,
            })
          : t('A matter of habit: he does not look ahead for this.')}
      </p>
    </>
  );
}

export function AdvicePanel({
  advising,
  act,
}: {
  advising: Advising;
  act: (action: string) => void;
}): JSX.Element | null {
  if (!advising.advice && !advising.waiting && advising.refused === null) return null;
  return (
    <section class="advice" aria-label={t('The Marshal’s advice')} aria-live="polite">
      <h2>
        {t('The Marshal would')}
        <button type="button" class="plain" aria-label={t('Close')} onClick={advising.close}>
          ×
        </button>
      </h2>
      <Said advising={advising} act={act} />
    </section>
  );
}

// Against persons all must have agreed; the button then asks them.
export function AdviceButton({ room, ask }: { room: Room; ask: () => void }): JSX.Element | null {
  if (!room.table || room.table.advised === null) return null;
  const agreed = room.table.advised || !asksSomebody(room);
  return (
    <button
      type="button"
      onClick={agreed ? ask : () => room.ask('advice')}
      title={
        agreed
          ? t('{label} (key {n})', { label: t('What would the Marshal do?'), n: 'w' })
          : t('The others are asked first whether the Marshal may be asked in this match')
      }>
      {agreed ? t('Advice') : t('Ask for advice…')}
    </button>
  );
}
