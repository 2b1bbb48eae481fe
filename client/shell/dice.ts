// dice.ts -- this page's part in the dice: 32 bytes of its own, promised first and shown later
// (docs/fairness.md).  It does so by itself, and nobody waits for it.
//
// The bytes lie in this browser until the match is over.  A page that has lost them says nothing:
// the server notes after a while that they were not given.

import { promiseOf, toHex } from './sha256';
import type { DiceSeat, TableNews, Welcome } from './wire';

const place = (match: string, seat: number): string => `berthier.dice.${match}.${seat}`;

// All that this browser has ever promised in that seat, the last one at the end.
export function secretsOf(match: string, seat: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(match, seat)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

// Whether the browser keeps it: a promise that cannot be kept is better not given.
function keepSecret(match: string, seat: number, secret: string): boolean {
  try {
    const all = JSON.stringify([...secretsOf(match, seat), secret]);
    localStorage.setItem(place(match, seat), all);
    return localStorage.getItem(place(match, seat)) === all;
  } catch {
    return false;
  }
}

// -- what the others had promised when this page showed its bytes --

type Seen = Record<string, string>; // seat and promise

const seenPlace = (match: string, secret: string): string =>
  `berthier.dice.${match}.seen.${promiseOf(secret).slice(0, 16)}`;

function keepSeen(match: string, secret: string, seen: Seen): void {
  try {
    const at = seenPlace(match, secret);
    // The first time counts: it may have been sent then.
    if (!localStorage.getItem(at)) localStorage.setItem(at, JSON.stringify(seen));
  } catch {
    // then it cannot be compared at the end
  }
}

function seenWith(match: string, secret: string): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(seenPlace(match, secret)) ?? 'null') as Seen | null;
  } catch {
    return null;
  }
}

function drawSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

// The seat in whose name this page adds; undefined: nobody plays from here.
export function addingSeat(welcome: Welcome, table: TableNews): number | undefined {
  return table.dice?.seats.map((one) => one.seat).find((seat) => welcome.you.seats.includes(seat));
}

function promisesOf(seats: DiceSeat[]): Seen {
  return Object.fromEntries(
    seats.flatMap((one) => (one.promise ? [[String(one.seat), one.promise]] : [])),
  );
}

// What is to be said to the server now, if anything.
export function diceWord(
  welcome: Welcome,
  table: TableNews,
): { commit: string } | { reveal: string } | null {
  const dice = table.dice;
  const seat = addingSeat(welcome, table);
  const mine = dice?.seats.find((one) => one.seat === seat);
  if (!dice || !mine || table.status !== 'running') return null;
  const match = welcome.match.match;
  if (mine.promise) {
    if (!dice.showing || mine.shown) return null;
    const secret = secretsOf(match, mine.seat).find((one) => promiseOf(one) === mine.promise);
    if (!secret) return null;
    keepSeen(match, secret, promisesOf(dice.seats));
    return { reveal: secret };
  }
  if (mine.ever ? !mine.bound : !dice.open) return null;
  const secret = drawSecret();
  return keepSecret(match, mine.seat, secret) ? { commit: promiseOf(secret) } : null;
}

// -- when all is over --

export interface Verdict {
  seed: boolean; // keeps its promise
  promises: boolean; // so do the bytes of everybody
  others: boolean; // the promises are those that this browser was shown before it showed its bytes
  mine: boolean | null; // what this browser has shown is among them; null: it never did
  laid: boolean; // dice were laid by hand
  forgone: number[]; // seats that owed bytes and did not give them
}

// The promises of the open round, line by line.
class Round {
  private ever = new Set<string>();
  private bound = new Set<string>();
  private shown = new Set<string>();
  promised: Seen = {};

  take(word: string, seat: string, hex: string): void {
    if (word === 'commit') {
      if (!this.bound.size) this.bound = new Set(this.ever);
      this.ever.add(seat);
      this.bound.add(seat);
      this.promised[seat] = hex;
    } else if (word === 'reveal') this.shown.add(seat);
    else this.bound.delete(seat);
    if (word === 'commit' || [...this.bound].some((one) => !this.shown.has(one))) return;
    this.bound.clear();
    this.shown.clear();
    this.promised = {};
  }
}

const sameSeen = (a: Seen, b: Seen): boolean =>
  Object.keys({ ...a, ...b }).every((seat) => a[seat] === b[seat]);

export function judgeJournal(
  journal: string,
  match: { match: string; promise: string },
  secrets: string[],
): Verdict {
  const lines = journal.split('\n').map((line) => line.replace(/ #[0-9a-f]{4}$/, '').split(' '));
  const round = new Round();
  const verdict: Verdict = {
    ...{ seed: false, promises: true, others: true, laid: false, forgone: [] },
    mine: secrets.length ? false : null,
  };
  for (const [word = '', first = '', second = ''] of lines) {
    if (word === 'seed') verdict.seed = promiseOf(first) === match.promise;
    if (word === 'fate') verdict.laid = true;
    if (word === 'forgo') verdict.forgone.push(Number(first));
    if (word === 'reveal') {
      verdict.promises &&= promiseOf(second) === round.promised[first];
      const seen = secrets.includes(second) ? seenWith(match.match, second) : null;
      verdict.mine ||= secrets.includes(second);
      verdict.others &&= !seen || sameSeen(seen, round.promised);
    }
    if (word === 'commit' || word === 'reveal' || word === 'forgo') round.take(word, first, second);
  }
  return verdict;
}
