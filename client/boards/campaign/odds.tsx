// campaign/odds.tsx -- a combat before its die: strengths, odds, every shift with its rule, the column,
// and what the table says for each face of the die.

import type { JSX } from 'preact';

import { RuleLink } from '../../shell/rule';
import { both, t } from '../../shell/words';
import type { Battle, Face, Odds, Side } from './view';
import { sideName } from './words';

// The columns of the table of results, from the weakest attack to the strongest.
const COLUMNS = ['1:5', '1:4', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1'];

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
  if (unit === 'die') return t('{n} to the die', { n: signed(value) });
  return Math.abs(value) === 1
    ? t('{n} column', { n: signed(value) })
    : t('{n} columns', { n: signed(value) });
}

// "1X-307-3" is paragraph 307 of the book.
export function citation(id: string): string {
  return id.replace(/^1X-(\d+)-\d+$/, '1X $1');
}

// -- the sum --

function strengthOf(n4: number): string {
  return n4 > 0 ? quarters(n4) : t('unknown');
}

function Heading({ odds }: { odds: Odds }): JSX.Element {
  return (
    <>
      {t('{attacker} against {defender} SP', {
        attacker: strengthOf(odds.attacker4),
        defender: strengthOf(odds.defender4),
      })}
      {odds.ratio && (
        <>
          {' · '}
          <b>{odds.ratio.join(':')}</b>
        </>
      )}
    </>
  );
}

function Column({ odds }: { odds: Odds }): JSX.Element {
  if (odds.column === undefined)
    return (
      <p class="small">
        {t('Strengths are told, to the nearest ten, once the attack is declared; then the odds stand here.')}
      </p>
    );
  const name = COLUMNS[odds.column] ?? String(odds.column);
  return (
    <p class="small">
      {odds.shift
        ? t('Odds {odds}, shifted {n}: column {column}', {
            odds: odds.ratio!.join(':'),
            n: signed(odds.shift),
            column: name,
          })
        : t('Column {column} of the table', { column: name })}
      {odds.die ? ` · ${t('added to the die: {n}', { n: signed(odds.die) })}` : ''}
    </p>
  );
}

export function Sum({ odds, game }: { odds: Odds; game: string }): JSX.Element {
  const terms = odds.terms.filter((term) => term.value !== 0);
  return (
    <details class="terms" open>
      <summary>
        <Heading odds={odds} />
      </summary>
      <ul>
        {terms.map((term) => (
          <li>
            {both(term.text)}: <b>{worth(term)}</b>{' '}
            <RuleLink game={game} rule={citation(term.id)} id={term.id} />
          </li>
        ))}
        {terms.length === 0 && <li>{t('nothing is added')}</li>}
      </ul>
      <Column odds={odds} />
    </details>
  );
}

// -- the table, face by face --

// The number of the side that is beaten, and the winner's.
function numbers(face: Face, attacks: Side): [lost: number, won: number] {
  return face.loser === attacks ? [face.attack, face.defence] : [face.defence, face.attack];
}

// What it may be beaten by, least first; none: it cannot be beaten.
export function defeatsOf(odds: Odds, side: Side): number[] {
  return (odds.faces ?? [])
    .filter((face) => face.loser === side)
    .map((face) => numbers(face, odds.attacks)[0])
    .sort((a, b) => a - b);
}

// The face that fell, once the table has been read.
function isResult(face: Face, odds: Odds, battle: Battle): boolean {
  const [lost, won] = numbers(face, odds.attacks);
  return face.loser === battle.loser && lost === battle.result && won === battle.won;
}

// Reckoned with what was told to the nearest ten, the odds can have been others than those of the die,
// which the log tells ("Odds 4:1, ...") with the die.
export function isReckonedRight(odds: Odds, battle: Battle, thrown: string): boolean {
  if (!battle.loser) return true;
  const said = new RegExp(`(^|\\D)${odds.ratio?.join(':') ?? '-'}(\\D|$)`).test(thrown);
  return said && (odds.faces ?? []).some((face) => isResult(face, odds, battle));
}

export function Faces({ odds, battle }: { odds: Odds; battle: Battle }): JSX.Element | null {
  if (!odds.faces) return null;
  return (
    <table class="faces">
      <caption>{t('What the die brings')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('die')}</th>
          <th scope="col">{t('beaten')}</th>
          <th scope="col">{t('by')}</th>
          <th scope="col">{t('the winner loses')}</th>
        </tr>
      </thead>
      <tbody>
        {odds.faces.map((face) => {
          const [lost, won] = numbers(face, odds.attacks);
          return (
            <tr class={isResult(face, odds, battle) ? 'fell' : ''}>
              <th scope="row">
                {face.face}
                {face.die !== face.face && <small> → {face.die}</small>}
              </th>
              <td>
                <span class={`chip ${face.loser}`} aria-hidden="true" /> {sideName(face.loser)}
              </td>
              <td>{lost}</td>
              <td>{t('{n} SP', { n: won })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
