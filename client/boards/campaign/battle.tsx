// campaign/battle.tsx -- the battle on its paper: who fights where, which round and step, markers,
// and the sum of the combat, term by term.

import type { JSX } from 'preact';

import { both, t } from '../../shell/words';
import type { Desk } from '../board';
import { battleNow, SIDES, type Battle, type Odds, type View } from './view';
import { half, hexName, markerName, sideName, stageName } from './words';

// The columns of the table of results, from the weakest attack to the strongest.
const COLUMNS = ['1:5', '1:4', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1'];

const STAGES = [
  'hexes attacked',
  'reserves',
  'battle types',
  'artillery',
  'combat die',
  "loser's marker",
  'retreat',
  'pursuit',
];

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

function quarters(n4: number): string {
  const rest = ['', '¼', '½', '¾'][n4 % 4]!;
  const whole = Math.floor(n4 / 4);
  return whole || !rest ? `${whole}${rest}` : rest;
}

function worth({ value, in: unit }: Odds['terms'][number]): string {
  if (unit === 'quarters')
    return t('{n} SP', { n: value < 0 ? `−${quarters(-value)}` : quarters(value) });
  return unit === 'die'
    ? t('{n} to the die', { n: signed(value) })
    : t('{n} columns', { n: signed(value) });
}

function Sum({ odds }: { odds: Odds }): JSX.Element {
  return (
    <details class="terms" open>
      <summary>
        {t('{attacker} against {defender} SP', {
          attacker: quarters(odds.attacker4),
          defender: quarters(odds.defender4),
        })}{' '}
        · <b>{COLUMNS[odds.column] ?? odds.column}</b>
      </summary>
      <ul>
        {odds.terms.map((term) => (
          <li>
            {both(term.text)}: <b>{worth(term)}</b>
          </li>
        ))}
        {odds.terms.length === 0 && <li>{t('nothing is added')}</li>}
      </ul>
      {odds.die !== 0 && <p class="small">{t('added to the die: {n}', { n: signed(odds.die) })}</p>}
    </details>
  );
}

function Stages({ battle }: { battle: Battle }): JSX.Element {
  const now = STAGES.indexOf(battle.stage ?? '');
  return (
    <ol class="stages">
      {STAGES.map((stage, i) => (
        <li class={i === now ? 'now' : i < now ? 'past' : ''}>{stageName(stage)}</li>
      ))}
    </ol>
  );
}

function attackerOf(battle: Battle): string {
  return both(battle.attacker_name) || (battle.attacker ? t('vedette') : t('unknown'));
}

function SideRow({ battle, side }: { battle: Battle; side: 0 | 1 }): JSX.Element {
  const told = battle.exact2[side]
    ? half(battle.exact2[side])
    : battle.told[side]
      ? `≈\u00a0${battle.told[side]}`
      : '?';
  return (
    <tr>
      <th>
        <span class={`chip ${SIDES[side]}`} aria-hidden="true" /> {sideName(SIDES[side]!)}
      </th>
      <td>{told}</td>
      <td>{battle.lost[side]}</td>
      <td>{markerName(battle.markers[side])}</td>
    </tr>
  );
}

// The sum is of interest until the die is cast.
function isOpen(battle: Battle): boolean {
  return STAGES.indexOf(battle.stage ?? '') <= STAGES.indexOf('combat die');
}

export function BattlePaper({ view }: { view: View }): JSX.Element | null {
  const battle = battleNow(view);
  if (!battle) return null;
  return (
    <section class="battle-paper" aria-label={t('The battle')}>
      <h3>
        {t('{attacker} attacks {places}', {
          attacker: attackerOf(battle),
          places: battle.targets.map(hexName).join(', '),
        })}
      </h3>
      <p class="small">
        {t('Round {n}', { n: battle.round })}
        {battle.odds?.counter ? ` · ${t('counter-attack')}` : ''}
        {battle.defender_name &&
          ` · ${t('defended by {leader}', { leader: both(battle.defender_name) })}`}
      </p>
      <Stages battle={battle} />
      <table>
        <thead>
          <tr>
            <th>{t('side')}</th>
            <th>{t('SP')}</th>
            <th>{t('lost')}</th>
            <th>{t('marker')}</th>
          </tr>
        </thead>
        <tbody>
          <SideRow battle={battle} side={0} />
          <SideRow battle={battle} side={1} />
        </tbody>
      </table>
      {battle.odds && battle.odds.attacker4 > 0 && isOpen(battle) && <Sum odds={battle.odds} />}
      {battle.loser && (
        <p class="outcome">
          {t('{side} lost the combat: {n}; the winner lost {cost} SP', {
            side: sideName(battle.loser),
            n: battle.result ?? 0,
            cost: battle.cost ?? 0,
          })}
        </p>
      )}
    </section>
  );
}

// All battles of the phase, when none is being fought.
export function BattleList({ view }: { view: View; desk: Desk }): JSX.Element | null {
  if (battleNow(view) || !view.battles.length) return null;
  return (
    <section class="battle-list">
      <h3>{t('Battles of this phase')}</h3>
      <ul>
        {view.battles.map((battle) => (
          <li>
            {t('{attacker} at {places}: round {n}, {french} and {coalition} SP lost', {
              attacker: attackerOf(battle),
              places: battle.targets.map(hexName).join(', '),
              n: battle.round,
              french: battle.lost[0],
              coalition: battle.lost[1],
            })}
            {battle.over !== 'no' ? ` (${t('over')})` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}
