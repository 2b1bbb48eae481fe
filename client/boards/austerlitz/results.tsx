// austerlitz/results.tsx -- what has come of a combat or of a shot, read from the lines that told it: who
// against whom, the sum term by term, the dice, the row, and what follows.
//
// A card begins with a line that says who fights whom and ends where something else begins.  The lines
// are those of the log, as everybody may read them; nothing is reckoned here.

import type { JSX } from 'preact';

import { Die, isPips } from '../../shell/die';
import { Sentence } from '../../shell/log';
import { RuleLink } from '../../shell/rule';
import type { Line } from '../../shell/wire';
import { t } from '../../shell/words';

export interface Card {
  heads: Line[]; // several batteries may fire together
  sum: Line[]; // terms, and for guns whether they hit
  total: Line | null;
  after: Line[];
  fire: boolean;
}

const COMBAT = 'A05-13.4-1',
  TOTAL = 'A05-11.1-1',
  MARGIN = 'A05-13.4-2',
  GUNS = 'A05-9.1-1';
// Roundshot, canister, fire at a distance and before an assault, a square that fires all round.
const FIRE = ['A05-9.5-5', 'A05-9.3-1', 'A05-10.4.1-1', 'A05-10.4.3-1', 'A05-5.4.4-1'];

function isFire(line: Line): boolean {
  return !line.die && FIRE.includes(line.id ?? '') && (line.marks?.length ?? 0) > 0;
}

function isCombat(line: Line): boolean {
  return !line.die && line.id === COMBAT && (line.marks?.length ?? 0) > 1;
}

function isTotal(line: Line): boolean {
  return !line.die && (line.id === TOTAL || line.id === MARGIN);
}

// Several batteries at one target, or with canister before anything is thrown.
function isSalvo(card: Card, line: Line): boolean {
  const target = (one: Line): number | undefined =>
    one.marks?.filter(([, , kind]) => kind === 'unit')[1]?.[3];
  const head = card.heads[0]!;
  if (!card.fire || card.total || line.indent !== head.indent || line.id !== head.id) return false;
  return card.sum.length === 0 || (target(line) !== undefined && target(line) === target(head));
}

function isMiss(card: Card): boolean {
  return card.fire && card.total === null;
}

// A shot that goes on belongs to the card until its sum is told, and then what it brings, which lies deeper.
function belongs(card: Card, line: Line): boolean {
  const depth = card.heads[0]!.indent;
  if (card.fire && card.total) return line.indent > depth;
  if (isMiss(card) && line.id !== GUNS && line.indent === depth)
    return line.die !== undefined || /[+−-]\d+$/.test(line.text) || isTotal(line);
  return line.indent >= depth;
}

function put(card: Card, line: Line): void {
  if (card.total) card.after.push(line);
  else if (isTotal(line)) card.total = line;
  else card.sum.push(line);
}

export function cardsOf(lines: readonly Line[]): Card[] {
  const cards: Card[] = [];
  let card: Card | null = null;
  for (const line of lines) {
    const fire = isFire(line);
    if (fire && card && isSalvo(card, line)) card.heads.push(line);
    else if (fire || isCombat(line)) {
      card = { heads: [line], sum: [], total: null, after: [], fire };
      cards.push(card);
    } else if (card && belongs(card, line)) put(card, line);
    else card = null;
  }
  return cards.filter((one) => one.sum.length > 0 || one.total !== null);
}

function Told({ line, game }: { line: Line; game: string }): JSX.Element {
  return (
    <li>
      <Sentence line={line} />{' '}
      {line.rule && !line.die && <RuleLink game={game} rule={line.rule} id={line.id} />}
    </li>
  );
}

function Dice({ lines }: { lines: Line[] }): JSX.Element | null {
  const dice = lines.filter((line) => isPips(line.die));
  if (!dice.length) return null;
  return (
    <span class="thrown">
      {dice.map((line) => (
        <Die face={line.die![1]} words={line.text} />
      ))}
    </span>
  );
}

// What came of it in a row, each throw with the line that it decided.
function After({ lines, game }: { lines: Line[]; game: string }): JSX.Element | null {
  if (!lines.length) return null;
  const rows: { dice: Line[]; line: Line | null }[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last && last.line === null) {
      if (line.die) last.dice.push(line);
      else last.line = line;
    } else rows.push(line.die ? { dice: [line], line: null } : { dice: [], line });
  }
  return (
    <>
      <p class="came">{t('What came of it')}</p>
      <ul class="after">
        {rows.map(({ dice, line }) => (
          <li>
            <Dice lines={dice} />
            {line && (
              <span>
                <Sentence line={line} />
              </span>
            )}
            {line?.rule && <RuleLink game={game} rule={line.rule} id={line.id} />}
          </li>
        ))}
      </ul>
    </>
  );
}

export function ResultCard({ card, game }: { card: Card; game: string }): JSX.Element {
  const terms = card.sum.filter((line) => !line.die);
  return (
    <section class="result-card">
      <p class="head">
        {card.heads.map((line, i) => (
          <>
            {i > 0 && <br />}
            <Sentence line={line} />
          </>
        ))}
      </p>
      {terms.length > 0 && (
        <ul class="sum">
          {terms.map((line) => (
            <Told line={line} game={game} />
          ))}
        </ul>
      )}
      <p class="total">
        <Dice lines={card.sum} />
        <span>{card.total ? <Sentence line={card.total} /> : t('No gun hits.')}</span>
        {!card.after.length && <span>{t('Nothing comes of it.')}</span>}
      </p>
      <After lines={card.after} game={game} />
    </section>
  );
}

export function isResult(lines: readonly Line[]): boolean {
  return lines.some((line) => isFire(line) || isCombat(line)) && cardsOf(lines).length > 0;
}

// In the place of the plain lines while it is shown.
export function Result({ lines, game }: { lines: readonly Line[]; game: string }): JSX.Element {
  return (
    <div class="austerlitz results" aria-live="polite">
      {cardsOf(lines).map((card) => (
        <ResultCard card={card} game={game} />
      ))}
    </div>
  );
}

// The last word of it.
function outcomeOf(card: Card): string {
  const last = card.after.filter((line) => !line.die).at(-1);
  return last ? last.text : card.total && !card.fire ? card.total.text : t('Nothing comes of it.');
}

const KEPT = 6; // cards that can be read again

// All that lately came of something, to be opened and read at leisure.
export function Reports({ log, game }: { log: readonly Line[]; game: string }): JSX.Element | null {
  const cards = cardsOf(log.slice(-LATELY)).slice(-KEPT).reverse();
  if (!cards.length) return null;
  return (
    <section class="reports">
      <h3>{t('Lately')}</h3>
      {cards.map((card) => (
        <details key={card.heads[0]!.n}>
          <summary>
            {card.heads[0]!.text} <small>{outcomeOf(card)}</small>
          </summary>
          <ResultCard card={card} game={game} />
        </details>
      ))}
    </section>
  );
}

const LATELY = 400; // lines that are looked through
