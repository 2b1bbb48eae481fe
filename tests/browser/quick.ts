// quick.ts -- how often a player is asked in a quick turn of The Campaigns of Napoleon: each of his corps
// marches once by command, and everything else is left as it is.
//
// Counted are clicks, and decisions: a march is one, however many hexes and clicks it takes.  In the old
// manner nothing passes by itself, and a march is ended by hand.

import type { Page } from 'playwright-core';

import { clickFar, hex, pick } from './campaign';
import { House, ME, PATIENCE } from './people';
import { check, test } from './tap';

const QUIET = { who: 'bot', bot: 'script', ms: 50 };

interface Plan {
  scenario: string;
  marches: [name: string, goal: number][]; // of the French in their first turn
  most: number; // decisions
  clicks: number;
}

const PLANS: Plan[] = [
  {
    scenario: 'teaching',
    marches: [
      ['Soult', 3524],
      ['Murat', 3322],
      ['Lannes', 3121],
    ],
    most: 8,
    clicks: 8,
  },
  {
    scenario: 'campaign',
    marches: [
      ['Murat', 2148],
      ['Napoleon', 2552],
      ['Oudinot', 1744],
      ['MG cavalry I,', 1444],
      ['MG cavalry II', 2647],
      ['MG infantry I', 3657],
    ],
    most: 20,
    clicks: 20,
  },
];

interface Count {
  clicks: number;
  decisions: number;
  asked: string[];
}

const WISHES = { pace: 'at-once', still: true };

async function questionOf(page: Page): Promise<string> {
  const asked = page.locator('.prompt.asked[aria-busy="false"]:not(:has(.passes)) .question');
  return (await asked.allInnerTexts()).join('');
}

// The next question that is put to a person in the French turn; what passes by itself has passed.
async function nextQuestion(page: Page): Promise<string> {
  const end = Date.now() + 2 * PATIENCE;
  let last = '';
  while (Date.now() < end && /French/.test(await page.locator('.flow').innerText())) {
    const now = await questionOf(page);
    if (now && now === last) return now;
    last = now;
    await page.waitForTimeout(120);
  }
  return '';
}

async function march(page: Page, [name, goal]: [string, number], old: boolean): Promise<number> {
  await page.keyboard.press('0'); // the whole map: the corps and its goal are in sight
  await page.waitForTimeout(100);
  await pick(page, name);
  await page.locator('.prompt.asked .question', { hasText: `${name.replace(',', '')} marches` }).waitFor();
  if (!old) {
    if (await hex(page, goal).count()) {
      await hex(page, goal).click();
      return 2;
    }
    await clickFar(page, goal);
    return 2;
  }
  await page.keyboard.down('Shift');
  await clickFar(page, goal);
  await page.keyboard.up('Shift');
  await page.getByRole('button', { name: /^Halt here/ }).click();
  return 3;
}

// Who is due comes; else whatever ends it, or leaves it as it is.
async function leave(page: Page): Promise<number> {
  const due = page.locator('.side .asked-few .thing', { hasText: 'Bernadotte' });
  if (await due.count()) {
    await due.first().click();
    return 1;
  }
  const plain = page.locator('[data-action="keep"], [data-action="decline"], [data-action="halt"]');
  const ends = page.locator('.endings .ends');
  const answer = (await ends.count()) ? ends : (await plain.count()) ? plain : page.locator('.answers button');
  await answer.first().click();
  const anyway = page.locator('.ends-anyway');
  if (!(await anyway.count())) return 1;
  await anyway.click();
  return 2;
}

// The French turn, from its first question to the Coalition's.
async function play(page: Page, plan: Plan, old: boolean): Promise<Count> {
  const count: Count = { clicks: 0, decisions: 0, asked: [] };
  const marches = [...plan.marches];
  for (let i = 0; i < 60; i++) {
    const question = await nextQuestion(page);
    if (!question) break;
    count.asked.push(question);
    count.decisions++;
    const next = /^Commands/.test(question) ? marches.shift() : undefined;
    count.clicks += next ? await march(page, next, old) : await leave(page);
    await page.waitForTimeout(150);
  }
  check(!/French/.test(await page.locator('.flow').innerText()), 'the turn has not ended');
  return count;
}

async function begin(house: House, plan: Plan, old: boolean): Promise<Page> {
  const context = await house.guest({ width: 1440, height: 900 });
  const wishes = { ...WISHES, pass: !old, forced: !old, remind: true };
  await context.addInitScript((kept) => localStorage.setItem('berthier.settings', kept), JSON.stringify(wishes));
  const made = await house.make([ME, QUIET], 'campaign', plan.scenario);
  const page = await house.page(made.link, context);
  await page.locator('.prompt.asked .question', { hasText: 'Put down vedettes' }).waitFor();
  await page.locator('[data-action="done"]').click();
  const anyway = page.locator('.ends-anyway');
  if (await anyway.count()) await anyway.click();
  await page.locator('.prompt.asked .question:not(:has-text("Put down"))').waitFor();
  return page;
}

export function quickTests(house: House): void {
  const long = Boolean(process.env['BERTHIER_LONG']); // the old manner, and the large map, take their time
  for (const plan of long ? PLANS : PLANS.slice(0, 1))
    test(`Campaign: a quick turn of ${plan.scenario} asks at most ${plan.most} times`, async () => {
      for (const old of long ? [true, false] : [false]) {
        const page = await begin(house, plan, old);
        const count = await play(page, plan, old);
        console.log(`# ${plan.scenario}${old ? ', as it was' : ''}: ${count.decisions} decisions, ${count.clicks} clicks`);
        if (long) for (const asked of count.asked) console.log(`#   ${asked}`);
        check(old || count.decisions > plan.marches.length, 'nothing was asked');
        check(old || count.decisions <= plan.most, `${count.decisions} decisions: ${count.asked.join(' | ')}`);
        check(old || count.clicks <= plan.clicks, `${count.clicks} clicks: ${count.asked.join(' | ')}`);
      }
    });
}
