// dice.ts -- this page's part in the dice: 32 bytes of its own, promised first and shown later
// (docs/fairness.md).  It does so by itself, and nobody waits for it.
//
// The bytes lie in this browser until the match is over.  A page that has lost them says nothing:
// the server notes after a while that they were not given.

import { promiseOf, toHex } from './sha256';
import type { TableNews, Welcome } from './wire';

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

function drawSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

// The seat in whose name this page adds; undefined: nobody plays from here.
export function addingSeat(welcome: Welcome, table: TableNews): number | undefined {
  return table.dice?.seats.map((one) => one.seat).find((seat) => welcome.you.seats.includes(seat));
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
    return secret ? { reveal: secret } : null;
  }
  if (mine.ever ? !mine.bound : !dice.open) return null;
  const secret = drawSecret();
  return keepSecret(match, mine.seat, secret) ? { commit: promiseOf(secret) } : null;
}

// -- when all is over --

export interface Verdict {
  seed: boolean; // keeps its promise
  promises: boolean; // so do the bytes of everybody
  mine: boolean | null; // what this browser has shown is among them; null: it never did
  laid: boolean; // dice were laid by hand
  forgone: number[]; // seats that owed bytes and did not give them
}

export function judgeJournal(journal: string, promise: string, secrets: string[]): Verdict {
  const lines = journal.split('\n').map((line) => line.replace(/ #[0-9a-f]{4}$/, '').split(' '));
  const promised = new Map<string, string>();
  const shown = new Set<string>();
  const verdict: Verdict = { seed: false, promises: true, mine: null, laid: false, forgone: [] };
  for (const [word, first = '', second = ''] of lines) {
    if (word === 'seed') verdict.seed = promiseOf(first) === promise;
    else if (word === 'commit') promised.set(first, second);
    else if (word === 'forgo') verdict.forgone.push(Number(first));
    else if (word === 'fate') verdict.laid = true;
    else if (word === 'reveal') {
      shown.add(second);
      verdict.promises &&= promiseOf(second) === promised.get(first);
    }
  }
  if (secrets.length) verdict.mine = secrets.some((one) => shown.has(one));
  return verdict;
}
