// triumph_attack.tsx -- the attack on the table: its eleven steps, and the sum.

import type { JSX } from 'preact';

import { RuleLink } from '../shell/rule';
import type { Line } from '../shell/wire';
import { t } from '../shell/words';
import type { Desk } from './board';
import { Block } from './triumph_pieces';
import type { Attack, View } from './triumph_view';
import { faceName, localeName, sideName, unitLabel } from './triumph_words';

function stepNames(): string[] {
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

// What was said of this attack so far, under the step whose rule it cites.
function linesByStep(log: Line[]): Map<number, Line[]> {
  let begin = 0;
  log.forEach((line, i) => {
    if (line.id?.startsWith('NT-11.01-')) begin = i;
  });
  const found = new Map<number, Line[]>();
  let step = 1;
  for (const line of log.slice(begin)) {
    step = stepOf(line.rule) || step;
    found.set(step, [...(found.get(step) ?? []), line]);
  }
  return found;
}

// The trace says where we are: "match / ... / attack NT 11.4 4 defense declaration: ...".
function presentStep(where: string): number {
  const found = /attack NT [\d.]+ (\d+) /.exec(where) ?? /NT 11\.(\d+)/.exec(where);
  return found ? Number(found[1]) : 0;
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
        const unit = view.units.find((one) => one.token === token);
        const commander = view.commanders.find((one) => one.token === token);
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
}

// The sum as it stands before the losses: what leads on either side, and what the ground takes off.
// The total is the program's; the last term is what it says beyond the strengths.
function sumOf(view: View, attack: Attack): Term[] {
  const of = (tokens: number[], sign: number): Term[] =>
    tokens.flatMap((token) => {
      const unit = view.units.find((one) => one.token === token);
      return unit && unit.strength
        ? [{ value: sign * unit.strength, name: `${faceName(unit)} (#${token})` }]
        : [];
    });
  const terms = [
    ...of(attack.attack_leaders, 1),
    ...(attack.artillery ? [] : of(attack.defense_leaders, -1)),
  ];
  const rest = attack.initial - terms.reduce((sum, term) => sum + term.value, 0);
  return rest ? [...terms, { value: rest, name: t('the approach, and who blocks it') }] : terms;
}

function Sum({ view, attack }: { view: View; attack: Attack }): JSX.Element | null {
  const terms = sumOf(view, attack);
  if (!terms.length) return null;
  return (
    <table class="sum">
      <tbody>
        {terms.map((term) => (
          <tr>
            <td>{signed(term.value)}</td>
            <th scope="row">{term.name}</th>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{signed(attack.initial)}</td>
          <th scope="row">{t('Initial result')}</th>
        </tr>
      </tfoot>
    </table>
  );
}

// What was said under a step; open while it matters, folded when it is long past.
function Step({
  step,
  now,
  name,
  attack,
  view,
  game,
  lines,
}: {
  step: number;
  now: number;
  name: string;
  attack: Attack;
  view: View;
  game: string;
  lines: Line[];
}): JSX.Element {
  const result =
    step === 6 && now > 6 ? attack.initial : step === 8 && now > 8 ? attack.final : null;
  const title = (
    <span class="step">
      {name}
      {result !== null && <b> {signed(result)}</b>}
    </span>
  );
  if (!lines.length) return title;
  return (
    <details open={step >= now - 1 || (step === 6 && now === 7)} key={`${step} ${now}`}>
      <summary>{title}</summary>
      {step === 6 && now === 7 && <Sum view={view} attack={attack} />}
      {lines.map((line) => (
        <p>
          {line.text} {line.rule && <RuleLink game={game} rule={line.rule} id={line.id} />}
        </p>
      ))}
    </details>
  );
}

export function Papers({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const attack = view.attack;
  if (!attack) return null;
  const now = presentStep(desk.state.where);
  const lines = linesByStep(desk.log);
  const [from] = attack.from.split('-'),
    [into] = attack.into.split('-');
  return (
    <section class="papers" aria-label={t('The attack')}>
      <details open>
        <summary>
          <b>{attack.guard ? t('Guard Attack') : t('Attack')}</b>{' '}
          {t('{side} from {from} into {into}', {
            side: sideName(attack.army),
            from: localeName(Number(from)),
            into: localeName(Number(into)),
          })}
        </summary>
        <div class="parties">
          <div>
            <h4>{t('Attacking')}</h4>
            <Party view={view} tokens={attack.attacking} leaders={attack.attack_leaders} />
          </div>
          <div>
            <h4>{t('Defending')}</h4>
            <Party
              view={view}
              tokens={attack.defending}
              leaders={[...attack.defense_leaders, ...attack.counter]}
            />
          </div>
        </div>
        <ol class="steps">
          {stepNames().map((name, i) => (
            <li
              class={i + 1 === now ? 'now' : i + 1 < now ? 'past' : ''}
              aria-current={i + 1 === now ? 'step' : undefined}>
              <Step
                step={i + 1}
                now={now}
                name={name}
                attack={attack}
                view={view}
                game={desk.game}
                lines={lines.get(i + 1) ?? []}
              />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
