// patch.ts -- a state from the one before and what has changed in it (docs/wire.md).

import type { Patch, State } from './wire';

type Tree = Record<string, unknown>;

// What of a state is of its message alone, and not of what is seen.
type Message = Pick<State, 'seq' | 'from' | 'log'>;

// What did not change is the same object as before, not a copy of it.
function changed(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [from, drop, items] = change as [number, number, unknown[]];
    const next = [...(old as unknown[])];
    next.splice(from, drop, ...items);
    return next;
  }
  if (Array.isArray(old)) {
    const next = [...(old as unknown[])];
    for (const [index, within] of Object.entries(change as Tree))
      next[Number(index)] = changed(next[Number(index)], within);
    return next;
  }
  return changedObject(old as Tree, change as Tree);
}

function changedObject(old: Tree, change: Tree): Tree {
  const keys = (change[''] as string[] | undefined) ?? Object.keys(old);
  const next: Tree = {};
  for (const key of keys) next[key] = key in change ? changed(old[key], change[key]) : old[key];
  return next;
}

const ADLER = 65521;
const AT_ONCE = 3800; // so many bytes before the sums must be cut

// The Adler-32 of RFC 1950, of the text that the server wrote.
export function sumOf(seen: unknown): number {
  const bytes = new TextEncoder().encode(JSON.stringify(seen));
  let a = 1,
    b = 0;
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, bytes.length);
    for (let i = from; i < to; i++) b += a += bytes[i]!;
    a %= ADLER;
    b %= ADLER;
  }
  return b * 65536 + a;
}

function seenOf(state: State): Tree {
  const { seq: _seq, from: _from, log: _log, ...seen } = state;
  return Object.fromEntries(Object.entries(seen).filter(([key]) => key !== 'type'));
}

// null: it does not belong to this state, or does not lead to the one that was meant.
export function patched(before: State, patch: Patch): State | null {
  if (patch.base !== before.seq) return null;
  try {
    const seen = changedObject(seenOf(before), patch.change);
    const message: Message = { seq: patch.seq, from: patch.from, log: patch.log };
    return sumOf(seen) === patch.sum ? ({ ...seen, ...message } as unknown as State) : null;
  } catch {
    return null; // it speaks of what is not there
  }
}
