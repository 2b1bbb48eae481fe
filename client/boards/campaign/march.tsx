// campaign/march.tsx -- what a march would cost: MP, what the initiative die would allow, and what
// attrition may take, line by line of its table.

import type { JSX } from 'preact';

import { both, t } from '../../shell/words';
import type { Desk } from '../board';
import { usePointed } from './hover';
import { told } from './over';
import { cellsOf, type Risk, type Told, type View } from './view';
import { half, hexName, mp } from './words';

function mean(risk: Risk): string {
  const sum = risk.loss.reduce((a, b) => a + b, 0);
  return (sum / risk.loss.length).toFixed(1);
}

// A line of the table for each length of march; that of the hex pointed at stands out.
function Losses({ risks, halves }: { risks: Risk[]; halves: number }): JSX.Element {
  const now = halves > 0 ? risks.findIndex((one) => halves <= one.upto) : -1;
  return (
    <table class="risks">
      <thead>
        <tr>
          <th>{t('march')}</th>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <th>{face}</th>
          ))}
          <th>Ø</th>
        </tr>
      </thead>
      <tbody>
        {risks.map((risk, i) => (
          <tr class={i === now ? 'now' : ''}>
            <th>{risk.upto === 255 ? t('more') : `≤ ${half(risk.upto)}`}</th>
            {risk.loss.map((sp) => (
              <td class={sp > 3 ? 'bad' : ''}>{sp}</td>
            ))}
            <td>{mean(risk)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Chances({ what }: { what: Told }): JSX.Element | null {
  if (!what.chances?.length) return null;
  return (
    <p class="small">
      {t('by the die:')}{' '}
      {what.chances.map((one) => `${one.die}: ${one.halves ? mp(one.halves) : '–'}`).join(' · ')}
    </p>
  );
}

function costAt(what: Told, hex: number | null): number | null {
  return hex === null ? null : (cellsOf(what.reach).get(hex)?.halves ?? null);
}

function titleOf(view: View, what: Told): string {
  const leader = view.leaders.find((one) => one.id === what.leader);
  return leader ? t('If {leader} marches', { leader: both(leader.name) }) : t('What it would cost');
}

// Folded where it would hide the map.
export function MarchPaper({
  view,
  desk,
  folded = false,
}: {
  view: View;
  desk: Desk;
  folded?: boolean;
}): JSX.Element | null {
  const what = told(view, desk.tried);
  if (!what.reach && what.cost === undefined) return null;
  const title = titleOf(view, what);
  if (folded)
    return (
      <details class="march-paper">
        <summary>{title}</summary>
        <March view={view} desk={desk} what={what} />
      </details>
    );
  return (
    <section class="march-paper">
      <h3>{title}</h3>
      <March view={view} desk={desk} what={what} />
    </section>
  );
}

function March({ view, desk, what }: { view: View; desk: Desk; what: Told }): JSX.Element {
  const hex = usePointed();
  const there = costAt(what, hex);
  const halves = what.cost ?? (there === null ? 0 : there + spentBy(view, what));
  return (
    <>
      {what.cost !== undefined && (
        <p>
          {t('{cost} in all, {left} left', { cost: mp(what.cost), left: half(what.left ?? 0) })}
        </p>
      )}
      {what.cost === undefined && there !== null && hex !== null && (
        <p>{t('to {hex}: {cost}', { hex: hexName(hex), cost: mp(there) })}</p>
      )}
      <Chances what={what} />
      {what.risk && (
        <>
          <p class="small">
            {t('SP of {sp} that attrition takes, by the die, in column {column}:', {
              column: what.column ?? '?',
              sp: what.sp ?? 0,
            })}
          </p>
          <Losses risks={what.risk} halves={halves} />
        </>
      )}
      <Plans desk={desk} />
    </>
  );
}

// A march planned over two turns goes to any of a thousand hexes: a list of those with a name, and the number of another.
function Plans({ desk }: { desk: Desk }): JSX.Element | null {
  const plans = desk.targets.filter((one) => one.actions.some((action) => action.verb === 'plan'));
  if (!plans.length) return null;
  const named = plans.filter((one) => !/\d{4}$/.test(one.actions[0]!.label));
  const goTo = (field: HTMLInputElement) => {
    const action = `plan ${Number(field.value)}`;
    const target = plans.find((one) => one.actions.some((other) => other.action === action));
    if (target) desk.choose(target, field);
  };
  return (
    <details class="plans">
      <summary>{t('Administrative march ({n} places)', { n: named.length })}</summary>
      <label class="small">
        {t('Another hex, by its number:')}{' '}
        <input
          type="text"
          inputMode="numeric"
          size={4}
          maxLength={4}
          onChange={(event) => goTo(event.currentTarget)}
        />
      </label>
      <ul>
        {named.map((target) => (
          <li>
            <button
              type="button"
              class="thing open"
              onClick={(event) => desk.choose(target, event.currentTarget)}>
              {target.actions[0]!.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

// In a march under way, what lies behind counts as well.
function spentBy(view: View, what: Told): number {
  return what.leader === view.march?.leader
    ? (view.leaders.find((one) => one.id === what.leader)?.spent ?? 0)
    : 0;
}
