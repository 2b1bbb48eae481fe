// outbox.ts -- what was said to the table and is not known to have arrived: nothing typed is lost.

import type { Chat } from './wire';
import { keep, kept } from './words';

export interface Waiting {
  text: string;
  id: number | null; // of the message on its way; null: it waits for the connection
}

function read(key: string): Waiting[] {
  try {
    const found = JSON.parse(kept(key) ?? '[]') as unknown[];
    return found.flatMap((text) => (typeof text === 'string' ? { text, id: null } : []));
  } catch {
    return [];
  }
}

export class Outbox {
  waiting: Waiting[];
  private key: string;

  constructor(token: string) {
    this.key = `berthier.said.${token}`;
    this.waiting = read(this.key);
  }

  private set(waiting: Waiting[]): void {
    this.waiting = waiting;
    keep(this.key, JSON.stringify(waiting.map((one) => one.text)));
  }

  add(text: string): void {
    this.set([...this.waiting, { text, id: null }]);
  }

  // Sends what waits; `send` gives the number of the message.
  go(send: (text: string) => number): void {
    this.waiting = this.waiting.map((one) =>
      one.id === null ? { ...one, id: send(one.text) } : one,
    );
  }

  // The connection is lost: what was on its way may not have come.
  lose(): void {
    this.waiting = this.waiting.map((one) => ({ ...one, id: null }));
  }

  // It has come back to us, or is among what we are told anew.
  heard(text: string): void {
    const at = this.waiting.findIndex((one) => one.text === text);
    if (at >= 0) this.set(this.waiting.filter((_, i) => i !== at));
  }

  // Of a chat that is told whole again: what is new in it, of one's own.
  compare(before: Chat[], after: Chat[], mine: number[]): void {
    const known = new Set(before.map((one) => `${one.from} ${one.at} ${one.text}`));
    for (const one of after)
      if (mine.includes(one.from) && !known.has(`${one.from} ${one.at} ${one.text}`))
        this.heard(one.text);
  }

  // Refused: it is taken out, to be changed.
  takeBack(id: number | null): string | null {
    const found = id === null ? undefined : this.waiting.find((one) => one.id === id);
    if (found) this.set(this.waiting.filter((one) => one !== found));
    return found?.text ?? null;
  }
}
