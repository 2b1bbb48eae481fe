// answers.tsx -- the answers of a question as buttons, with what each comes to.
//
// What ends a phase or a turn has a place and a colour of its own, and so has what cannot be made
// good; neither ever lies where plain answers lie.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { settings, wish } from './settings';
import { placesOf, type Button } from './targets';
import type { Phrase } from './wire';
import { t } from './words';

interface Props {
  buttons: Button[];
  pointing: boolean; // there is something to point at: no button is the first answer
  busy: boolean;
  act: (action: string) => void;
}

function Costs({ costs }: { costs: Phrase[] }): JSX.Element | null {
  if (!costs.length) return null;
  return <span class="costs">{costs.map((one) => one.text).join(' · ')}</span>;
}

// Its label, and what it costs, in one breath.
export function spoken(one: { label: string; costs: Phrase[] }): string {
  return [one.label, ...one.costs.map((cost) => cost.text)].join('. ');
}

function Answer({
  one,
  kind,
  hint,
  first,
  busy,
  press,
}: {
  one: Button;
  kind: string;
  hint: string;
  first: boolean;
  busy: boolean;
  press: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class={kind}
      data-action={one.action}
      {...(first ? { 'data-first': true } : {})}
      aria-disabled={busy}
      onClick={() => !busy && press()}
      title={hint ? t('{label} (key {n})', { label: spoken(one), n: hint }) : spoken(one)}>
      {one.label}
      <Costs costs={one.costs} />
    </button>
  );
}

export function Answers({ buttons, pointing, busy, act }: Props): JSX.Element {
  const { plain } = placesOf(buttons);
  const answer = (one: Button): JSX.Element => {
    const i = buttons.indexOf(one);
    const lone = pointing && buttons.length === 1;
    return (
      <Answer
        key={one.action}
        one={one}
        kind={one.first && !lone ? 'primary' : ''}
        hint={i < 9 ? String(i + 1) : ''}
        first={one === plain[0] && !pointing}
        busy={busy}
        press={() => act(one.action)}
      />
    );
  };
  return (
    <div class="buttons answers">
      {plain.map((one) => one.fold === '' && answer(one))}
      {[...new Set(plain.map((one) => one.fold))].filter(Boolean).map((fold) => (
        <details class="fold" key={fold}>
          <summary class="button">{fold}…</summary>
          <div class="buttons">{plain.map((one) => one.fold === fold && answer(one))}</div>
        </details>
      ))}
    </div>
  );
}

// Before something ends: what could still be done.
function Reminder({
  one,
  go,
  stay,
}: {
  one: Button;
  go: () => void;
  stay: () => void;
}): JSX.Element {
  return (
    <div
      class="reminder"
      role="alertdialog"
      aria-label={t('Left undone')}
      onKeyDown={(event) => event.key === 'Escape' && (event.stopPropagation(), stay())}>
      <h3>{t('Left undone')}</h3>
      <ul>
        {one.left.map((left) => (
          <li key={left.text}>{left.text}</li>
        ))}
      </ul>
      <div class="buttons">
        <button type="button" class="primary" ref={(button) => button?.focus()} onClick={stay}>
          {t('Back to it')}
        </button>
        <button type="button" class="ends-anyway" onClick={go}>
          {t('All the same: {what}', { what: one.label })}
        </button>
      </div>
      <label>
        <input
          type="checkbox"
          onChange={(event) => wish({ remind: !event.currentTarget.checked })}
        />
        {t('Do not remind me again')}
      </label>
    </div>
  );
}

// What ends the phase or the turn, and what cannot be made good: apart from the rest.
export function Endings({
  buttons,
  busy,
  act,
  remind,
  pressed,
  setPressed,
}: Props & {
  remind: boolean;
  pressed: string | null;
  setPressed: (action: string | null) => void;
}): JSX.Element {
  const { grave, ends } = placesOf(buttons);
  const asking = ends.find((one) => one.action === pressed);
  const press = (one: Button): void =>
    one.left.length > 0 && remind && settings().remind ? setPressed(one.action) : act(one.action);
  const go = (action: string): void => {
    setPressed(null);
    act(action);
  };
  return (
    <div class="buttons endings">
      {asking && (
        <Reminder one={asking} go={() => go(asking.action)} stay={() => setPressed(null)} />
      )}
      {grave.map((one) => (
        <Answer
          key={one.action}
          one={one}
          kind="grave"
          hint=""
          first={false}
          busy={busy}
          press={() => act(one.action)}
        />
      ))}
      {ends.map((one, i) => (
        <Answer
          key={one.action}
          one={one}
          kind={`ends ${one.left.length ? 'undone' : ''}`}
          hint={i === 0 ? 'e' : ''}
          first={false}
          busy={busy}
          press={() => press(one)}
        />
      ))}
    </div>
  );
}

// Which ending waits for a second word; forgotten with the question.
export function usePressed(question: string): [string | null, (action: string | null) => void] {
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => setPressed(null), [question]);
  return [pressed, setPressed];
}
