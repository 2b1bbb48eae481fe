// triumph/gestures.tsx -- several decisions with one gesture, where the rules make them independent:
// all who must leave retreat to one locale, all who can are named to defend.
//
// Each is a decision of its own, made when it is offered; when it is not, the rest is forgotten.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { t } from '../../shell/words';
import type { Desk } from '../board';
import { countOf } from './data';
import { unitsOf, type View } from './view';
import { localeName } from './words';

// Those who have still to leave, each to that locale.
export function retreatTo(view: View, locale: number): string[] {
  const { retreat } = view;
  if (!retreat) return [];
  return unitsOf(view)
    .filter((unit) => unit.side === retreat.side && unit.locale === retreat.locale)
    .map((unit) => `retreat ${unit.token} x${locale}`);
}

function offered(desk: Desk, verb: string): string[] {
  return desk.state.choices
    .filter((choice) => choice.verb === verb)
    .flatMap((choice) => choice.actions.map((one) => one.action));
}

type Next = (desk: Desk) => string | undefined;

// Decides again and again what `next` finds among what is offered; while a decision is on its way
// nothing lights up.
function useRun(desk: Desk): (next: Next) => void {
  const running = useRef<Next | null>(null);
  const made = useRef(-1);
  const [, begin] = useState(0);
  useEffect(() => {
    if (!running.current || desk.state.seq === made.current || !desk.targets.length) return;
    const action = running.current(desk);
    made.current = desk.state.seq;
    if (action) desk.act(action);
    else running.current = null;
  });
  return (next) => {
    running.current = next;
    made.current = -1;
    begin((n) => n + 1);
  };
}

function ways(desk: Desk): number[] {
  return [...new Set(offered(desk, 'retreat').map(countOf))];
}

function leaving(desk: Desk): number {
  return new Set(offered(desk, 'retreat').map((action) => action.split(' ')[1])).size;
}

// Who can still be named, and is not; a commander comes with his last unit.
function unnamed(view: View, desk: Desk): string[] {
  const units = new Set(unitsOf(view).map((unit) => unit.token));
  return offered(desk, 'pick').filter((action) => {
    const token = Number(action.split(' ')[1]);
    return units.has(token) && !desk.state.draft.includes(token);
  });
}

export function Gestures({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const run = useRun(desk);
  const open = desk.live ? ways(desk) : [];
  const defends = desk.live && view.attack?.step === 2 && !view.retreat;
  const rest = defends ? unnamed(view, desk) : [];
  if (leaving(desk) > 1 && open.length)
    return (
      <div class="gestures">
        <span>{t('All {n} units retreat to', { n: leaving(desk) })}</span>
        {open.map((locale) => (
          <button
            type="button"
            key={locale}
            onClick={() =>
              run((now) =>
                offered(now, 'retreat').find((action) => countOf(action) === locale),
              )
            }>
            {localeName(locale)}
          </button>
        ))}
      </div>
    );
  if (rest.length > 1)
    return (
      <div class="gestures">
        <button
          type="button"
          onClick={() => run((now) => unnamed(now.state.view as View, now)[0])}>
          {t('Name all who can defend')}
        </button>
      </div>
    );
  return null;
}
