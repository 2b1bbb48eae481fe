// moments.ts -- what a player meets in each game, at four sizes of the window: to be looked at.
//
// At 1440 by 900 it is the page that plays, with what its pointer shows; at the others the same seat
// opened there at that moment, as somebody would who takes up another screen.

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

import { takeAusterlitzPictures } from './austerlitz';
import { takeCampaignPictures } from './campaign';
import { takeColorsPictures } from './colors';
import { allTheSame, House, ME, isOver, myTurn } from './people';
import { takeTriumphMoments } from './triumph';

type Shoot = (page: Page, name: string) => Promise<void>;

const SETTLED = 900; // ms
const OTHERS = [
  { width: 3840, height: 2160, phone: false },
  { width: 390, height: 844, phone: true },
  { width: 844, height: 390, phone: true },
];

const GAMES: [string, string, (house: House, shoot: Shoot) => Promise<void>][] = [
  ['triumph', '2-december', takeTriumphMoments],
  ['colors', '01-rolica-first', takeColorsPictures],
  ['campaign', 'teaching', takeCampaignPictures],
  ['austerlitz', 'pratzen', takeAusterlitzPictures],
];

async function save(page: Page, folder: string, name: string): Promise<void> {
  await page.waitForTimeout(SETTLED);
  const { width, height } = page.viewportSize()!;
  await page.screenshot({ path: `${folder}/${name}-${width}x${height}.png` });
}

// The same seat in a window of another size.  At one screen for two the side is asked for first.
async function saveElsewhere(page: Page, folder: string, name: string): Promise<void> {
  for (const { phone, ...viewport } of OTHERS) {
    const context = await page.context().browser()!.newContext({
      viewport,
      locale: 'en-GB',
      ...(phone ? { hasTouch: true, isMobile: true } : {}),
    });
    await context.addInitScript(() =>
      localStorage.setItem('berthier.settings', '{"pace":"at-once"}'),
    );
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('.stage').first().waitFor();
    const mine = other.getByRole('button', { name: /show my side/ });
    await mine.waitFor({ timeout: 500 }).catch(() => undefined);
    if (await mine.count()) await mine.click();
    await save(other, folder, name);
    await context.close();
  }
}

// Answers what is there until something can be seen that is wanted.
async function playUntil(page: Page, selector: string, most: number): Promise<boolean> {
  for (let i = 0; i < most && !(await page.locator(selector).count()) && !(await isOver(page)); i++) {
    await page.locator('.prompt.asked[aria-busy="false"], .ended, .showing').first().waitFor();
    const next = page.locator(
      '.side .card.playable, .answers > button, .endings button, .stage .lit',
    );
    await next.first().click({ timeout: 2000 }).catch(() => undefined);
    await allTheSame(page);
    await page.waitForTimeout(500);
  }
  return (await page.locator(selector).count()) > 0;
}

async function refusal(page: Page): Promise<void> {
  const lit = await page
    .locator('.stage .lit')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
  const nouns = await page
    .locator('.stage [data-noun^="piece:"], .stage g[data-noun^="space:"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-noun')));
  const other = nouns.find((noun) => !lit.includes(noun));
  if (other) await page.locator(`.stage [data-noun="${other}"]`).first().click({ force: true });
  await page.locator('.whynot').waitFor({ timeout: 2000 }).catch(() => undefined);
}

// What is alike in all games: the beginning, what is picked, a refusal, the list, what is left undone,
// the enemy's turn as it is shown, the end.
async function around(house: House, game: string, scenario: string, shoot: Shoot): Promise<void> {
  const size = { width: 1440, height: 900 };
  house.shows = true;
  const context = await house.guest(size);
  house.shows = false;
  const made = await house.make([ME, { who: 'bot', bot: 'script', ms: 50 }], game, scenario);
  const page = await house.page(made.link, context);
  await page.locator('.prompt.asked').waitFor();
  const plan = page.getByRole('button', { name: /^Set up: / }).first();
  if (await plan.count()) await plan.click();
  await page.waitForTimeout(SETTLED);
  if (await page.locator('.showing').count()) await page.keyboard.press('s');
  await myTurn(page);
  await shoot(page, 'begins');
  await refusal(page);
  await shoot(page, 'refusal');
  await page.keyboard.press('Escape');
  await page.locator('.stage .lit').first().hover({ timeout: 2000, force: true }).catch(() => undefined);
  await shoot(page, 'pointed');
  await page.keyboard.press('e');
  await shoot(page, 'left-undone');
  await page.keyboard.press('Escape');
  if (await playUntil(page, '.prompt.showing', 40)) await shoot(page, 'enemy');
  await page.keyboard.press('s');
  await page.getByRole('tab', { name: 'Seats' }).click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
  await page.locator('.finish').waitFor();
  await shoot(page, 'end');
}

export async function takeMoments(house: House, folder: string, only: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [game, scenario, flow] of GAMES) {
    if (only.length && !only.includes(game)) continue;
    const shoot: Shoot = async (page, name) => {
      const file = `${game}-${name.replace(/^moment-/, '').replace(`${game}-`, '')}`;
      await save(page, folder, file);
      await saveElsewhere(page, folder, file);
      console.log(`written: ${folder}/${file}`);
    };
    await flow(house, shoot);
    await around(house, game, scenario, shoot);
  }
}
