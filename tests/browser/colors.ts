// colors.ts -- Commands & Colors on its board: a whole turn of two people at two browsers.

import type { Locator, Page } from 'playwright-core';

import { violations } from './look';
import { House, LINK, ME, myTurn, PATIENCE } from './people';
import { check, same, test } from './tap';
import { visit as visitWith } from './visit';

// In tests/browser/colors.pos the hands are laid and the armies close, so that the turn has all it
// should whatever the dice show.
export function visit(
  house: House,
  body: (own: House) => Promise<void>,
  change?: (scenario: string) => string,
): Promise<void> {
  return visitWith(house, 'colors', 'tests/browser/colors.pos', body, change);
}

// -- hexes --

const HEXES = new Map<string, number>();
for (let row = 0; row < 9; row++)
  for (let column = 1; column <= (row % 2 ? 12 : 13); column++)
    HEXES.set(`${'ABCDEFGHI'[row]}${column}`, HEXES.size + 1);

function lit(page: Page, hex: string): Locator {
  return page.locator(`.lit[data-key="hex:${HEXES.get(hex)}"]`);
}

function unit(page: Page, hex: string): Locator {
  return page.locator(`[data-noun="space:${HEXES.get(hex)}"][aria-label*="blocks"]`);
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

// What ends something reminds of what is left; all the same.
async function end(page: Page, name: string, left: RegExp | null): Promise<void> {
  await page.locator('.endings .ends', { hasText: name }).click();
  if (!left) return;
  const reminder = page.locator('.reminder');
  await reminder.waitFor();
  check(left.test(await reminder.innerText()), `not reminded of ${left}`);
  await reminder.locator('.ends-anyway').click();
}

// One's own side is at the bottom, and t turns the board.
async function isBelow(page: Page, own: string, other: string): Promise<boolean> {
  const [a, b] = [await unit(page, own).boundingBox(), await unit(page, other).boundingBox()];
  return a!.y > b!.y;
}

async function turned(french: Page, british: Page): Promise<void> {
  same(await isBelow(french, 'F4', 'C4'), true, 'the French see their own below');
  same(await isBelow(british, 'C4', 'F4'), true, 'the British see their own below');
  await british.keyboard.press('t');
  await british.waitForTimeout(800);
  same(await isBelow(british, 'C4', 'F4'), false, 'turned by the key');
  await british.keyboard.press('t');
}

async function questionOf(page: Page): Promise<string> {
  return (await page.locator('.prompt.asked .question').allInnerTexts()).join('');
}

// Answers whatever else is asked of either (flags, retreats), until one of them is asked this.
async function until(pages: Page[], wanted: RegExp): Promise<Page> {
  const end = Date.now() + 2 * PATIENCE;
  while (Date.now() < end) {
    for (const page of pages) {
      const question = await questionOf(page);
      if (wanted.test(question)) return page;
      if (/ignore|where to|takes? the ground|pursue|farther|bonus melee/.test(question))
        await page
          .locator('.prompt .buttons:not(.tools) button, .lit')
          .last()
          .click({ timeout: 1000 })
          .catch(() => undefined); // it was answered in the meantime
    }
    await pages[0]!.waitForTimeout(60);
  }
  throw new Error(`never asked: ${wanted}; but ${await Promise.all(pages.map(questionOf))}`);
}

// -- the turn --

type Shoot = (page: Page, name: string) => Promise<void>;

async function command(french: Page, british: Page, shoot: Shoot): Promise<void> {
  await french.locator('.prompt.asked').waitFor();
  same(await french.locator('.side .cards .card').count(), 5, 'cards in hand');
  same(await british.locator('.side .cards .playable').count(), 0, 'cards that are not asked for');
  await shoot(french, 'colors-hand');
  const charge = french.getByRole('button', { name: /^Cavalry Charge Up to four/ });
  await charge.hover();
  await french.locator('.could-order').waitFor();
  await shoot(french, 'moment-colors-whom');
  await charge.click();
  await british.locator('.on-table', { hasText: 'Cavalry Charge' }).waitFor();
  for (const hex of ['F4', 'F9', 'E6']) {
    await lit(french, hex).click();
    await unit(french, hex).and(french.locator('[aria-label*=", ordered"]')).waitFor();
  }
  same(await british.locator('[aria-label*=", ordered"]').count(), 0, 'orders seen too early');
  check(/\(3 of 3\)/.test(await questionOf(french)), 'orders are counted');
  await end(french, 'These are my orders', null);
}

async function move(french: Page, shoot: Shoot): Promise<void> {
  for (const [from, to] of [
    ['F4', 'D4'],
    ['F9', 'E9'],
  ] as const) {
    await lit(french, from).click();
    if (from === 'F4') await shoot(french, 'moment-colors-move');
    await lit(french, to).click();
    await unit(french, to).waitFor();
  }
  await end(french, 'No more moves', /E6 has not moved/);
}

// Two dice at three blocks of artillery: 25, 10 and 1 of 36 ways.
async function fire(french: Page): Promise<void> {
  await lit(french, 'E6').click();
  await lit(french, 'C6').hover();
  const preview = french.locator('.side .preview:not(.shut)');
  await preview.filter({ hasText: 'C6' }).waitFor();
  same(
    await preview.locator('.chart .chance').allTextContents(),
    ['69%', '28%', '3%', '0%'],
    'the odds of two dice',
  );
  await preview.locator('summary').click();
  check(/2 for its guns/.test(await preview.innerText()), 'the sum does not unfold');
  await lit(french, 'C6').click();
}

async function formSquare(french: Page, british: Page, shoot: Shoot): Promise<void> {
  await until([french, british], /Choose a unit that battles/);
  same(await french.locator('.side .die').count() >= 2, true, 'the dice of the fire lie there');
  await lit(french, 'D4').click();
  await lit(french, 'C4').hover();
  await french.locator('.side .odds', { hasText: 'In square' }).waitFor();
  await shoot(french, 'colors-odds');
  await lit(french, 'C4').click();
  await until([british], /your answer/);
  await shoot(british, 'moment-colors-square');
  await british.getByRole('button', { name: /^Form square.*under the square/ }).click();
  await unit(french, 'C4').and(french.locator('[aria-label*="in square 1"]')).waitFor();
  await french.locator('.squares', { hasText: 'a hidden card' }).waitFor();
  check(!/hidden/.test(await british.locator('.squares').innerText()), 'my own card is hidden');
}

async function battleBack(french: Page, british: Page, shoot: Shoot): Promise<void> {
  await until([french, british], /Choose a unit that battles/);
  await lit(french, 'E9').click();
  await lit(french, 'D8').click();
  await until([british], /your answer/);
  await press(british, 'Stand');
  await until([british, french], /may battle back/);
  await press(british, 'Battle back');
  await french.locator('.log', { hasText: /battles back/ }).waitFor();
  await french.locator('.side .roll', { hasText: 'British battle back' }).waitFor();
  await shoot(french, 'colors-battle');
}

async function endTurn(french: Page, british: Page, shoot: Shoot): Promise<void> {
  const asked = await until([french, british], /Choose a unit that battles|Play a command card/);
  if (asked === french) await end(french, 'No more combats: draw a card', /could still battle/);
  await until([british], /Play a command card/);
  await british.locator('.on-table', { hasText: 'Cavalry Charge' }).waitFor();
  await shoot(british, 'moment-colors-enemy-done');
  same(await french.locator('.side .cards .card').count(), 5, 'cards after the draw');
}

async function wholeTurn(house: House, size: { width: number; height: number }, shoot: Shoot) {
  const made = await house.make([LINK, ME], 'colors', '99-browser');
  const french = await house.page(made.link, await house.guest(size));
  const british = await house.page(made.seats[0]!.link!, await house.guest(size));
  await french.locator('.prompt.asked').waitFor();
  await turned(french, british);
  await command(french, british, shoot);
  await move(french, shoot);
  await fire(french);
  await formSquare(french, british, shoot);
  await battleBack(french, british, shoot);
  await endTurn(french, british, shoot);
}

export function colorsTests(house: House): void {
  test('Colors: a turn with a tactic card, fire, a square and a battle back', () =>
    visit(house, (own) =>
      wholeTurn(own, { width: 1280, height: 800 }, async (page, name) =>
        name.startsWith('moment-') ? undefined : same(await violations(page, name), [], 'axe-core'),
      ),
    ));

  test('Colors: on a telephone the cards lie on the map, and a finger plays them', () =>
    visit(house, async (own) => {
      const made = await own.make([LINK, ME], 'colors', '99-browser');
      const small = { width: 360, height: 640 };
      const phone = await own.guest(small, { hasTouch: true, isMobile: true });
      const page = await own.page(made.link, phone);
      const card = page.locator('.slip .card.playable', { hasText: 'Cavalry Charge' });
      await card.scrollIntoViewIfNeeded();
      await card.tap();
      await lit(page, 'F4').tap();
      await page.locator('[aria-label*=", ordered"]').first().waitFor();
    }));

  test('Colors: cards, fire and odds by keys alone, in French', () =>
    visit(house, async (own) => {
      const made = await own.make([LINK, ME], 'colors', '99-browser');
      const page = await own.page(made.link, await own.guest(undefined, { locale: 'fr-FR' }));
      await page.locator('.side .card.playable', { hasText: 'Charge de cavalerie' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.question', { hasText: 'nommez tous ceux' }).waitFor();
      await lit(page, 'E6').focus();
      await page.keyboard.press('Enter');
      await page.locator('[aria-label*=", ordre reçu"]').first().waitFor();
      await myTurn(page);
      await page.getByRole('button', { name: 'Voilà mes ordres' }).press('Enter');
      await page.locator('.reminder', { hasText: 'Ordres donnés : 1 sur 3' }).waitFor();
      await page.locator('.ends-anyway').press('Enter');
      await page.locator('.question', { hasNotText: 'nommez tous ceux' }).waitFor();
      await myTurn(page);
      await page.getByRole('button', { name: 'Plus de déplacement' }).press('Enter');
      await page.locator('.ends-anyway').press('Enter');
      await lit(page, 'E6').focus();
      await page.keyboard.press('Enter');
      await lit(page, 'C6').focus();
      await page.locator('.side .preview:not(.shut)', { hasText: 'C6' }).waitFor();
    }));
}

export function takeColorsPictures(house: House, shoot: Shoot): Promise<void> {
  return visit(house, (own) => wholeTurn(own, { width: 1440, height: 900 }, shoot));
}
