// journals.ts -- whole matches of Triumph, made by the console, to be looked at in replays.

import type { House } from './people';
import { consoleSays } from './server';

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

const LONGEST = 900; // decisions
const AROUND = [0, 1, -1]; // of the step that is looked for

// A match of two computers, always the same: its journal, and what everybody sees after each decision.  It
// is played and looked at beside the server, which gives an address only so much work at a time.
async function played(bot: string, seed: number): Promise<{ journal: string; views: Step[] }> {
  const lines = Array.from({ length: LONGEST }, () => [`bot all ${bot} times 1`, 'view']).flat();
  const said = await consoleSays([`new triumph 2-december seed ${seed}`, ...lines, 'journal']);
  const begin = said.indexOf('berthier journal');
  const views = said
    .slice(0, begin)
    .split('\n')
    .filter((line) => line.startsWith('= {'))
    .map((line) => ({ view: JSON.parse(line.slice(2)) }) as Step);
  return { journal: said.slice(begin, said.indexOf('\n\n', begin) + 1), views };
}

// The first step of a match that is as wanted; several matches are gone through.
export async function findStep(
  house: House,
  isWanted: (step: Step) => boolean,
  bot = 'random',
): Promise<Found> {
  for (let seed = 1; seed < 20; seed++) {
    const { journal, views } = await played(bot, seed);
    const at = views.findIndex(isWanted) + 1;
    if (at === 0) continue;
    const { id, link, steps } = await house.server.ask<{ id: string; link: string; steps: number }>(
      '/api/replay',
      journal,
    );
    for (const step of AROUND.map((n) => at + n)) {
      const { view } = await house.server.ask<Step>(`/api/replay/${id}/${step}?eye=all`);
      if (isWanted({ view })) return { link, steps, step, view };
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
