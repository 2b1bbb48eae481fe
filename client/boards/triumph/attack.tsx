// triumph/attack.tsx -- the attack on the table: its eleven steps, and the sum.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { RuleLink } from '../../shell/rule';
import { isSmallScreen } from '../../shell/sheet';
import type { Line } from '../../shell/wire';
import { t } from '../../shell/words';
import type { Desk } from '../board';
import { Block } from './pieces';
import { commandersOf, unitsOf, type Attack, type View } from './view';
import { Gestures } from './gestures';
import { localeName, sideName, unitLabel, unitName } from './words';

export function stepNames(): string[] {
  return [
    t('Attack threat'),
    t('Retreat option'),
    t('Feint option'),
    t('Defense declaration'),
    t('Attack declaration'),
    t('Initial result'),
    t('Counter-attack'),
    t('Final result'),
    t('Attacker losses'),
    t('Defender losses'),
    t('Completion'),
  ];
}

function stepOf(rule: string | undefined): number {
  const found = /^NT 11\.(\d+)$/.exec(rule ?? '');
  return found ? Number(found[1]) : 0;
}

// Where the attack was announced: as a threat, or as a Guard Attack.
export function threatLine(log: Line[]): number {
  let begin = 0;
  log.forEach((line, i) => {
    if (/^NT-(11\.01-|15-14$)/.test(line.id ?? '')) begin = i;
  });
  return begin;
}

// The last line that belongs to the attack or to the retreat behind it.
function lastLine(log: Line[], begin: number): number {
  let last = begin;
  log.forEach((line, i) => {
    if (i > begin && /^NT-1[1235]/.test(line.id ?? '')) last = i;
  });
  return last;
}

// What was said of this attack so far, under the step whose rule it cites.
function linesByStep(log: Line[], begin: number): Map<number, Line[]> {
  const found = new Map<number, Line[]>();
  let step = 1;
  for (const line of log.slice(begin, lastLine(log, begin) + 1)) {
    step = stepOf(line.rule) || step;
    found.set(step, [...(found.get(step) ?? []), line]);
  }
  return found;
}

function Party({
  view,
  tokens,
  leaders,
}: {
  view: View;
  tokens: number[];
  leaders: number[];
}): JSX.Element {
  return (
    <ul class="party">
      {tokens.map((token) => {
        const unit = unitsOf(view).find((one) => one.token === token);
        const commander = commandersOf(view).find((one) => one.token === token);
        return (
          <li class={leaders.includes(token) ? 'leads' : ''}>
            {unit ? (
              <span
                class="unit"
                role="img"
                aria-label={unitLabel(view, unit)}
                title={unitLabel(view, unit)}>
                <svg viewBox="-54 -14 110 30" aria-hidden="true">
                  <Block unit={unit} own={true} />
                </svg>
              </span>
            ) : (
              commander?.name
            )}
            {leaders.includes(token) && <small>{t('leads')}</small>}
          </li>
        );
      })}
    </ul>
  );
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

interface Term {
  value: number;
  name: string;
  id: string; // of the statement that says so
}

function strengths(view: View, tokens: number[], sign: number, id: string): Term[] {
  return tokens.flatMap((token) => {
    const unit = unitsOf(view).find((one) => one.token === token);
    return unit?.strength
      ? [{ value: sign * unit.strength, name: unitName(view, unit), id }]
      : [];
  });
}

// The initial result, line by line.  The figures are the program's: what the leaders of the defense
// count beyond their strength is what the Guard takes from them.
export function initialTerms(view: View, attack: Attack): Term[] {
  const sum = attack.sum;
  if (!sum) return [];
  const against = attack.artillery
    ? [{ value: 0, name: t('guns: the leaders of the defense do not count'), id: 'NT-11.06-07' }]
    : strengths(view, attack.defense_leaders, -1, 'NT-11.06-07');
  const shaken = sum.defense - against.reduce((total, term) => total + term.value, 0);
  return [
    ...strengths(view, attack.attack_leaders, 1, 'NT-11.06-01'),
    ...(sum.blocked
      ? [{ value: sum.blocked, name: t('infantry on a blocked approach'), id: 'NT-11.06-02' }]
      : []),
    ...(sum.symbol
      ? [{ value: sum.symbol, name: t('the sign of that arm on the approach'), id: 'NT-11.06-03' }]
      : []),
    ...against,
    ...(shaken
      ? [{ value: shaken, name: t('weak leaders before the Guard'), id: 'NT-15-23' }]
      : []),
  ];
}

function finalTerms(view: View, attack: Attack): Term[] {
  const first = { value: attack.initial, name: t('Initial result'), id: 'NT-11.08-01' };
  const counter = strengths(view, attack.counter, -1, 'NT-11.08-01');
  const rest =
    attack.final - attack.initial - counter.reduce((total, term) => total + term.value, 0);
  if (rest === 0) return [first, ...counter];
  return [
    first,
    { value: attack.final - attack.initial, name: t('the counter-attack'), id: 'NT-11.08-01' },
  ];
}

function citation(id: string): string {
  const found = /^NT-(\d+)(?:\.(\d+))?-/.exec(id);
  return found ? `NT ${Number(found[1])}${found[2] ? `.${Number(found[2])}` : ''}` : id;
}

function Sum({
  terms,
  total,
  name,
  game,
}: {
  terms: Term[];
  total: number;
  name: string;
  game: string;
}): JSX.Element | null {
  if (!terms.length) return null;
  return (
    <table class="sum">
      <tbody>
        {terms.map((term) => (
          <tr>
            <td>{signed(term.value)}</td>
            <th scope="row">
              {term.name} <RuleLink game={game} rule={citation(term.id)} id={term.id} />
            </th>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{signed(total)}</td>
          <th scope="row">{name}</th>
        </tr>
      </tfoot>
    </table>
  );
}

// What was said under a step; open while it matters, folded when it is long past.
function Step({
  step,
  now,
  paper,
  game,
}: {
  step: number;
  now: number;
  paper: Paper;
  game: string;
}): JSX.Element {
  const { view, attack, initial } = paper;
  const all = paper.lines.get(step) ?? [];
  const name = stepNames()[step - 1]!;
  const known = step < attack.step;
  // The log tells the terms as well: where the sum is drawn, its last line is enough.
  const lines = known && step === 6 && initial.length > 0 ? all.slice(-1) : all;
  const result = known && step === 6 ? attack.initial : known && step === 8 ? attack.final : null;
  const title = (
    <span class="step">
      {name}
      {result !== null && <b> {signed(result)}</b>}
    </span>
  );
  if (!lines.length) return title;
  const open = step >= now - 1 || step === 6 || step === 8;
  return (
    <details open={open} key={`${step} ${now}`}>
      <summary>{title}</summary>
      {step === 6 && known && (
        <Sum terms={initial} total={attack.initial} name={t('Initial result')} game={game} />
      )}
      {step === 8 && known && attack.counter.length > 0 && (
        <Sum
          terms={finalTerms(view, attack)}
          total={attack.final}
          name={t('Final result')}
          game={game}
        />
      )}
      {lines.map((line) => (
        <p>
          {line.text} {line.rule && <RuleLink game={game} rule={line.rule} id={line.id} />}
        </p>
      ))}
    </details>
  );
}

// An attack as it is written down: kept when it is over, so that its end can be read.
interface Paper {
  view: View;
  attack: Attack;
  initial: Term[];
  lines: Map<number, Line[]>;
  begin: number; // line of the log with its threat
  asked: number; // seq of the state in which the reader was asked again; 0: not yet
}

const OVER = 12; // behind the last step

// At the table it lies there until the reader has decided something else; in a replay, until
// something else has happened.
function isOver(paper: Paper, desk: Desk): boolean {
  if (desk.live) return paper.asked !== 0 && paper.asked !== desk.state.seq;
  const after = desk.log.slice(lastLine(desk.log, paper.begin) + 1);
  return after.some((line) => /^NT-(7|9|10)-/.test(line.id ?? ''));
}

// Who has fallen meanwhile stays on the paper.
function everybody(now: number[], before: number[]): number[] {
  return [...new Set([...before, ...now])];
}

function written(attack: Attack, before: Attack | undefined): Attack {
  if (!before || before.step > attack.step) return attack;
  return {
    ...attack,
    attacking: everybody(attack.attacking, before.attacking),
    defending: everybody(attack.defending, before.defending),
    attack_leaders: everybody(attack.attack_leaders, before.attack_leaders),
  };
}

function usePaper(view: View, desk: Desk): { paper: Paper | null; tear: () => void } {
  const kept = useRef<Paper | null>(null);
  const [, again] = useState(0);
  const begin = threatLine(desk.log);
  const old = kept.current?.begin === begin ? kept.current : null;
  if (view.attack) {
    const fresh = initialTerms(view, view.attack);
    kept.current = {
      view,
      attack: written(view.attack, old?.attack),
      initial: fresh.length || view.attack.step < 7 ? fresh : (old?.initial ?? []),
      lines: linesByStep(desk.log, begin),
      begin,
      asked: 0,
    };
  } else if (!old || isOver(old, desk)) kept.current = null;
  else {
    old.lines = linesByStep(desk.log, begin);
    if (desk.live && desk.state.choices.length) old.asked = desk.state.seq;
  }
  return {
    paper: kept.current,
    tear: () => {
      kept.current = null;
      again((n) => n + 1);
    },
  };
}

export function Papers({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const { paper, tear } = usePaper(view, desk);
  const list = useRef<HTMLOListElement>(null);
  const step = view.attack?.step ?? OVER;
  useEffect(() => {
    list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [step, desk.log.length]);
  if (!paper) return null;
  const { attack } = paper;
  const [from] = attack.from.split('-'),
    [into] = attack.into.split('-');
  return (
    <section class="papers" aria-label={t('The attack')}>
      <Gestures view={view} desk={desk} />
      <details open={!isSmallScreen()}>
        <summary>
          <b>{attack.guard ? t('Guard Attack') : t('Attack')}</b>{' '}
          {t('{side} from {from} into {into}', {
            side: sideName(attack.army),
            from: localeName(Number(from)),
            into: localeName(Number(into)),
          })}
          {isSmallScreen() && <small> {stepNames()[step - 1] ?? ''}</small>}
          {step === OVER && (
            <button type="button" class="plain" aria-label={t('Close')} onClick={tear}>
              ×
            </button>
          )}
        </summary>
        <div class="parties" hidden={!attack.attacking.length && !attack.defending.length}>
          <div>
            <h4>{t('Attacking')}</h4>
            <Party view={paper.view} tokens={attack.attacking} leaders={attack.attack_leaders} />
          </div>
          <div>
            <h4>{t('Defending')}</h4>
            <Party
              view={paper.view}
              tokens={attack.defending}
              leaders={[...attack.defense_leaders, ...attack.counter]}
            />
          </div>
        </div>
        <ol class="steps" ref={list}>
          {stepNames().map((_, i) => (
            <li
              class={i + 1 === step ? 'now' : i + 1 < step ? 'past' : ''}
              aria-current={i + 1 === step ? 'step' : undefined}>
              <Step step={i + 1} now={step} paper={paper} game={desk.game} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
