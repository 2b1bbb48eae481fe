// campaign/battle.tsx -- the battle on its paper: who fights where, which round and step, strengths and
// markers, the sum of the combat, the table, what the types mean, and how it went.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import type { Line } from '../../shell/wire';
import { both, t } from '../../shell/words';
import type { Desk } from '../board';
import { Faces, isReckonedRight, Sum } from './odds';
import { Types } from './types';
import { battleNow, SIDES, type Battle, type View } from './view';
import { half, hexName, markerName, sideName, stageName } from './words';

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

// What was engaged, as told with the die; one's own; what the other has told to the nearest ten.
function strengthOf(battle: Battle, side: 0 | 1): string {
  const own = side === 0 ? battle.french_sp : battle.coalition_sp;
  if (battle.exact2[side]) return half(battle.exact2[side]);
  if (own !== undefined) return String(own);
  return battle.told[side] ? `≈\u00a0${battle.told[side]}` : t('unknown');
}

function SideRow({ battle, side }: { battle: Battle; side: 0 | 1 }): JSX.Element {
  const told = strengthOf(battle, side);
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

// -- what is kept --

interface Paper {
  battle: Battle;
  begin: number; // the line of the log with which this half began
  asked: number; // seq of the state in which the reader was asked again after it; 0: not yet
}

// A round begins, or a counter-attack; with the same rule a battle ends.
function beginOf(log: Line[], after: number): number {
  let begin = after;
  log.forEach((line, i) => {
    if (i > after && (line.id === '1X-59-8' || line.id === '1X-262-19')) begin = i;
  });
  return begin;
}

// Rows of the sequence that come after the die.
const AFTER = [
  "leader's bonus",
  "winner's losses",
  "loser's marker",
  'retreat',
  'pursuit',
  'pitched losses',
];

// Before the die the odds change with what is engaged; after it they are those it was thrown at.
function isAfter(battle: Battle): boolean {
  return AFTER.includes(battle.stage ?? '');
}

// Who was beaten in the half before is no result of this one.
function written(battle: Battle, old: Battle | undefined): Battle {
  const { loser, odds, ...rest } = battle;
  if (!isAfter(battle)) return { ...rest, ...(odds ? { odds } : {}) };
  const thrown = old?.odds ?? odds;
  return { ...rest, ...(loser ? { loser } : {}), ...(thrown ? { odds: thrown } : {}) };
}

// It lies there until the reader has decided something else.
function usePaper(view: View, desk: Desk): Paper | null {
  const kept = useRef<Paper | null>(null);
  const battle = battleNow(view);
  const old = kept.current;
  if (battle) {
    kept.current = {
      battle: written(battle, old?.battle),
      begin: beginOf(desk.log, -1),
      asked: 0,
    };
  } else if (old?.asked && old.asked !== desk.state.seq) kept.current = null;
  else if (old && desk.state.choices.length) old.asked = desk.state.seq;
  return kept.current;
}

// -- the paper --

function Title({ battle, over }: { battle: Battle; over: boolean }): JSX.Element {
  return (
    <>
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
        {over && ` · ${t('over')}`}
      </p>
    </>
  );
}

function Strengths({ battle }: { battle: Battle }): JSX.Element {
  return (
    <table class="markers">
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
  );
}

function Story({ log, begin }: { log: Line[]; begin: number }): JSX.Element | null {
  const lines = begin < 0 ? [] : log.slice(begin);
  if (!lines.length) return null;
  return (
    <details class="so-far" open>
      <summary>{t('How it went')}</summary>
      <ol>
        {lines.map((line) => (
          <li>{line.text}</li>
        ))}
      </ol>
    </details>
  );
}

const ODDS = ['1X-304-1', '1X-307-1']; // the line of the log that tells them with the die

function Outcome({ battle }: { battle: Battle }): JSX.Element | null {
  if (!battle.loser) return null;
  return (
    <p class="outcome">
      {t('{side} lost the combat: {n}; the winner lost {cost} SP', {
        side: sideName(battle.loser),
        n: battle.result ?? 0,
        cost: battle.cost ?? 0,
      })}
    </p>
  );
}

export function BattlePaper({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const paper = usePaper(view, desk);
  if (!paper) return null;
  const { battle, begin } = paper;
  const thrown = begin < 0 ? undefined : desk.log.slice(begin).filter((line) => ODDS.includes(line.id ?? '')).at(-1);
  const odds =
    battle.odds && isReckonedRight(battle.odds, battle, thrown?.text ?? '') ? battle.odds : null;
  return (
    <section class="battle-paper" aria-label={t('The battle')}>
      <Title battle={battle} over={!battleNow(view)} />
      <Stages battle={battle} />
      <Outcome battle={battle} />
      {battle.loser && thrown && <p class="small">{thrown.text}</p>}
      <Types battle={battle} game={desk.game} />
      <Strengths battle={battle} />
      {odds && <Sum odds={odds} game={desk.game} />}
      {odds && <Faces odds={odds} battle={battle} />}
      <Story log={desk.log} begin={begin} />
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
