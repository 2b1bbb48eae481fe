// journals.ts -- whole matches of Triumph, made by the console, to be looked at in replays.

import type { House } from './people';
import { consoleSays } from './server';

// A whole match of two computers, always the same.
async function journal(bot: string, seed: number): Promise<string> {
  const said = await consoleSays([
    `new triumph 2-december seed ${seed}`,
    `bot all ${bot}`,
    'journal',
  ]);
  const begin = said.indexOf('berthier journal');
  return said.slice(begin, said.indexOf('\n\n', begin) + 1);
}

// As much of a step as is looked for here.
export interface Step {
  view: {
    attack?: {
      step: number;
      into: string;
      attack_leaders: number[];
      defense_leaders: number[];
      sum?: { leaders: number; blocked: number; symbol: number; defense: number };
    };
    move?: { from: string; at: string; path: number[] };
  };
}

export interface Found {
  link: string;
  steps: number;
  step: number;
  view: Step['view'];
}

const AT_ONCE = 6;

// The first step of a match that is as wanted; several matches are gone through.
// A server gives an address so much work at a time; whoever is told to wait waits.
async function askPatiently<T>(house: House, path: string): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await house.server.ask<T>(path);
    } catch (error) {
      if (tries === 20 || !String(error).includes('429')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

export async function findStep(
  house: House,
  isWanted: (step: Step) => boolean,
  bot = 'random',
): Promise<Found> {
  for (let seed = 1; seed < 20; seed++) {
    const { id, link, steps } = await house.server.ask<{ id: string; link: string; steps: number }>(
      '/api/replay',
      await journal(bot, seed),
    );
    for (let from = 0; from < steps; from += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, steps - from) }, (_, i) => from + i);
      const some = await Promise.all(
        numbers.map((n) => askPatiently<Step>(house, `/api/replay/${id}/${n}?eye=all`)),
      );
      const found = some.findIndex(isWanted);
      if (found >= 0) return { link, steps, step: from + found, view: some[found]!.view };
    }
  }
  throw new Error('no such step in twenty matches');
}

// The sum of the sixth step is on the table, with leaders on both sides.
export function isSummedUp({ view: { attack } }: Step): boolean {
  return Boolean(attack?.sum?.leaders && attack.sum.defense);
}

// The same with the ground in it.
export function isUphill(step: Step): boolean {
  const sum = step.view.attack?.sum;
  return isSummedUp(step) && Boolean(sum?.blocked || sum?.symbol);
}

// A march over two crossings at least, that began on the map.
export function isOnTheRoad({ view: { move } }: Step): boolean {
  return move !== undefined && move.path.length > 1 && move.from !== 'off-map';
}
