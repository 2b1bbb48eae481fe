// opponents.ts -- the computer at the table: a whole match against each level, and its thinking.

import type { Page } from 'playwright-core';

import { visit } from './colors';
import { House, isAsked, isOver, ME, PATIENCE } from './people';
import { check, same, test } from './tap';

const LEVELS = { recruit: 'Recruit', veteran: 'Veteran', guard: 'Guard', marshal: 'Marshal' };
const DECISIONS = 400;

function computer(bot: string, ms: number): object {
  return { who: 'bot', bot, ms };
}

// A banner is enough, so that the match is short.
function short(scenario: string): string {
  return scenario.replace(/^banners \d+$/m, 'banners 1');
}

// Somebody who plays his card and lets things come: what ends a step first, or else what is lit.
async function letItCome(page: Page): Promise<void> {
  const ways = [
    page.locator('.reminder .ends-anyway'),
    page.locator('.side .card.playable'),
    page.locator('.prompt.asked .buttons:not(.tools) button:not([disabled])'),
    page.locator('.lit'),
  ];
  for (const way of ways)
    if (await way.count())
      return way
        .last()
        .click({ timeout: 1000 })
        .catch(() => undefined); // it was answered in the meantime
}

async function playToTheEnd(page: Page): Promise<void> {
  for (let decisions = 0; decisions < DECISIONS; decisions++) {
    await page.locator('.prompt.asked, .ended').first().waitFor({ timeout: 3 * PATIENCE });
    if (await isOver(page)) return;
    if (await isAsked(page)) await letItCome(page);
    await page.waitForTimeout(40);
  }
  throw new Error(`${DECISIONS} decisions, and still no end`);
}

async function wholeMatch(own: House, bot: string, title: string): Promise<void> {
  const made = await own.make([ME, computer(bot, 60)], 'colors', '99-browser');
  const page = await own.page(made.link);
  await playToTheEnd(page);
  await page.getByRole('tab', { name: 'Seats' }).click();
  await page.locator('.who', { hasText: `the computer (${title})` }).waitFor();
  const story = await own.server.ask<string>(`/api/match/${made.link.split('/').pop()}/story`);
  const named = new RegExp(`^- .*: ${bot}$`, 'm');
  check(named.test(story), `no ${bot} in the record: ${story.slice(0, 200)}`);
}

async function moveNow(own: House): Promise<void> {
  const made = await own.make([ME, computer('marshal', 60000)], 'colors', '99-browser');
  const page = await own.page(made.link);
  const bar = page.locator('.thinking progress');
  for (let decisions = 0; decisions < 20 && !(await bar.isVisible()); decisions++) {
    await page.locator('.prompt.asked, .thinking').first().waitFor();
    if (await isAsked(page)) await letItCome(page);
    await page.waitForTimeout(40);
  }
  await bar.waitFor();
  same(await bar.getAttribute('max'), '60000', 'the time it may take');
  const lines = await page.locator('.log li').count();
  await page.getByRole('button', { name: 'Move now' }).click();
  await page.waitForFunction(
    (before) => document.querySelectorAll('.log li').length > before,
    lines,
    { timeout: 2 * PATIENCE },
  );
}

export function opponentsTests(house: House): void {
  for (const [bot, title] of Object.entries(LEVELS))
    test(`opponents: a whole match against the ${title}, who is in the record`, () =>
      visit(house, (own) => wholeMatch(own, bot, title), short));

  // In a house of its own: it goes on thinking when the test is over.
  test('opponents: the bar shows that the Marshal thinks, and "Move now" ends it', () =>
    visit(house, moveNow, short));
}
