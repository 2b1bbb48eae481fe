// austerlitz.ts -- Austerlitz 1805 on its board: a turn of two people at two browsers, and one in
// the fog.

import type { Locator, Page } from 'playwright-core';

import { violations } from './look';
import { allTheSame, House, LINK, ME, PATIENCE } from './people';
import { check, same, test } from './tap';
import { OWN, visit as visitWith } from './visit';

// In tests/browser/austerlitz.pos everything stands where it is needed, whatever the dice show.
function visit(house: House, body: (own: House) => Promise<void>): Promise<void> {
  return visitWith(house, 'austerlitz', 'tests/browser/austerlitz.pos', body);
}

// -- the field --

const HIGH = 2500;

// Where a point of the field is on the screen.
async function spot(page: Page, x: number, y: number): Promise<[number, number]> {
  return await page.evaluate(
    ([px, py]) => {
      const world = document.querySelector<SVGGElement>('.stage svg > g')!;
      const matrix = world.getScreenCTM()!;
      return [matrix.a * px! + matrix.e, matrix.d * py! + matrix.f] as [number, number];
    },
    [x, HIGH - y],
  );
}

async function pointAt(page: Page, x: number, y: number): Promise<void> {
  const [left, top] = await spot(page, x, y);
  await page.mouse.move(left - 3, top);
  await page.mouse.move(left, top);
}

async function click(page: Page, x: number, y: number): Promise<void> {
  await pointAt(page, x, y);
  await page.mouse.click(...(await spot(page, x, y)));
}

function unit(page: Page, id: string): Locator {
  return page.locator(`[data-noun][aria-label*="(${id})"]`);
}

// The light over a unit.
async function lit(page: Page, id: string): Promise<Locator> {
  const noun = await unit(page, id).getAttribute('data-noun');
  return page.locator(`.lit[data-key="${noun}"]`);
}

async function pick(page: Page, id: string): Promise<void> {
  await (await lit(page, id)).click();
  await page.locator('.steer .whom').waitFor();
}

function tag(page: Page): Locator {
  return page.locator('.tag');
}

function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

// What ends a phase may remind of what is left; all the same.
async function done(page: Page): Promise<void> {
  await page.locator('.endings .ends').click();
  await page.waitForTimeout(150);
  await allTheSame(page);
}

async function questionOf(page: Page): Promise<string> {
  return (await page.locator('.prompt.asked .question').allInnerTexts()).join('');
}

// Any facing will do: a little to the left, and if it may not stand so, a little more next time.
async function turnAside(page: Page): Promise<void> {
  await page.locator('.steer .helm').press(',', { timeout: 1000 });
  await page.locator('.steer .helm[aria-disabled="false"]').click({ timeout: 1000 });
}

// The first button there is, or the first of several combats.
async function letGo(page: Page): Promise<void> {
  if ((await questionOf(page)).startsWith('Choose facing'))
    return turnAside(page).catch(() => undefined); // refused so, or answered in the meantime
  const anyway = page.locator('.reminder .ends-anyway');
  const button = (await anyway.count())
    ? anyway
    : page.locator('.prompt .buttons:not(.tools):not(.steer) button').first();
  const first = (await button.count()) ? button : page.locator('.lit').first();
  await first.click({ timeout: 1000 }).catch(() => undefined); // answered in the meantime
}

// Both let go by what is asked (fire, reactions, advances) until the first of them is asked this.
async function until(who: Page, other: Page, wanted: RegExp): Promise<void> {
  const end = Date.now() + 3 * PATIENCE;
  while (Date.now() < end) {
    for (const page of [who, other]) {
      const question = await questionOf(page);
      if (page === who && wanted.test(question)) return;
      if (question) await letGo(page);
    }
    await who.waitForTimeout(80);
  }
  const now = await Promise.all([who, other].map(questionOf));
  throw new Error(`never asked: ${wanted}; but ${now.join('|')}`);
}

// A column shows its ranks, and nobody else does.
async function formations(page: Page): Promise<void> {
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('[data-noun][aria-label]')].map((one) => ({
      column: /\bcolumn\b/.test(one.getAttribute('aria-label')!),
      ranks: one.querySelector('.ranks') !== null,
    })),
  );
  check(seen.some((one) => one.column), 'no column on the field');
  check(seen.some((one) => !one.column), 'nobody in line');
  check(seen.every((one) => one.column === one.ranks), 'a line that looks like a column, or a column like a line');
}

// -- the turn --

type Shoot = (page: Page, name: string) => Promise<void>;

// The chances of a unit make a hundred, but for their rounding.
async function hundred(page: Page): Promise<void> {
  const parts = await page.locator('.side .fates').first().locator('.chance').allInnerTexts();
  const sum = parts.map((text) => parseInt(text, 10)).reduce((a, b) => a + b, 0);
  check(parts.length > 1 && Math.abs(sum - 100) <= 3, `chances make ${sum}: ${parts}`);
}

async function fire(french: Page, shoot: Shoot): Promise<void> {
  await french.locator('.question', { hasText: 'Defensive fire' }).waitFor();
  await pick(french, 'F4-A1');
  await (await lit(french, 'A4-A1')).hover();
  await french.locator('.side .reckoning', { hasText: 'IV Col. Russian' }).waitFor();
  await french.locator('.template').waitFor();
  await french.locator('.sight-line').first().waitFor({ state: 'attached' }); // it is level
  check(
    /firepower \+/.test(await french.locator('.side .terms').first().innerText()),
    'the sum is not told',
  );
  await hundred(french);
  await shoot(french, 'austerlitz-fire');
  await (await lit(french, 'A4-A1')).click();
  await french.locator('.log', { hasText: /misses|makes \d/ }).waitFor();
}

async function charge(french: Page, allied: Page, shoot: Shoot): Promise<void> {
  await until(french, allied, /^Movement/);
  await pick(french, 'FC-6');
  await pointAt(french, 898, 850);
  await tag(french).filter({ hasText: 'charge Berg' }).waitFor();
  await french.locator('.side .reckoning', { hasText: 'charge +3' }).waitFor();
  await hundred(french);
  await shoot(french, 'austerlitz-charge');
  await click(french, 898, 850);
  await press(french, 'Declare the charge');
  await until(allied, french, /does it form square/);
  await press(allied, /^Form square/);
  await french.locator('.log', { hasText: /Berg (keeps its nerve|wavers)/ }).waitFor();
}

// A leg with a wheel, and one that the pond forbids.
async function march(french: Page, allied: Page, shoot: Shoot): Promise<void> {
  await until(french, allied, /^Movement/);
  await pick(french, 'F4-2');
  await pointAt(french, 560, 930);
  await tag(french).filter({ hasText: 'Pond' }).waitFor();
  check(/A05 15\.1/.test(await french.locator('.verdict').innerText()), 'no rule is named');
  await shoot(french, 'austerlitz-refused');
  await click(french, 640, 960);
  const wheeled = /St-Hilaire 2 marches 0\.6\d UM to the north-west/; // it faced 300
  await french.locator('.log', { hasText: wheeled }).waitFor();
  await french.locator('.steer .whom', { hasText: 'St-Hilaire 2' }).waitFor();
  await french.keyboard.press('Escape');
}

async function assault(french: Page, allied: Page): Promise<void> {
  await until(french, allied, /^Movement/);
  await pick(french, 'F4-5');
  await pointAt(french, 905, 1008);
  await tag(french).filter({ hasText: 'attack Repninsky' }).waitFor();
  await click(french, 905, 1008);
  await press(french, 'Declare the attack');
}

async function closeCombat(french: Page, allied: Page, shoot: Shoot): Promise<void> {
  await until(french, allied, /^Movement/);
  await unit(french, 'A4-2').and(french.locator('[aria-label*="in combat with F4-5"]')).waitFor();
  await shoot(french, 'austerlitz-contact');
  await done(french);
  await until(french, allied, /^Defensive fire/);
  await french.locator('.log', { hasText: 'Vandamme 2 attacks Repninsky' }).waitFor();
  await french.locator('.log', { hasText: /on the die/ }).waitFor();
}

async function wholeTurn(
  house: House,
  size: { width: number; height: number },
  shoot: Shoot,
): Promise<void> {
  const made = await house.make([ME, LINK], 'austerlitz', OWN);
  const french = await house.page(made.link, await house.guest(size));
  const allied = await house.page(made.seats[1]!.link!, await house.guest(size));
  await fire(french, shoot);
  await formations(french);
  await charge(french, allied, shoot);
  await march(french, allied, shoot);
  await assault(french, allied);
  await closeCombat(french, allied, shoot);
}

// -- in the fog --


async function asked(page: Page, words: string): Promise<void> {
  await page.locator('.prompt.asked .question', { hasText: words }).waitFor();
}

async function sendCorps(french: Page): Promise<void> {
  await asked(french, 'Send corps');
  const side = french.locator('.side .strategy');
  await side.getByRole('button', { name: /^V Corps/ }).click();
  await side.getByRole('button', { name: /^F3 / }).click();
  await side.locator('.corps button', { hasText: /^V Corps/ }).waitFor({ state: 'detached' });
  await done(french);
}

// A chit goes its way; the other side sees that it does, and not what it holds.
async function moveChit(french: Page, allied: Page): Promise<void> {
  await asked(allied, 'Movement');
  const own = allied.locator('[data-noun][aria-label^="Chit CA1"]'),
    seen = french.locator('[data-noun][aria-label^="Chit CA1"]');
  check(/AK-1/.test((await own.getAttribute('aria-label'))!), 'the own chit is shut');
  check(!/AK-|decoy/.test((await seen.getAttribute('aria-label'))!), 'the enemy looks inside');
  await allied.keyboard.press('0'); // all of the field
  const noun = await own.getAttribute('data-noun');
  await allied.locator(`.lit[data-key="${noun}"]`).click();
  await click(allied, 700, 520);
  await french.locator('.log', { hasText: /CA1 moves 1\.\d\d UM/ }).waitFor();
  await done(allied);
  await asked(french, 'Movement');
  await done(french);
}

async function layChit(french: Page, allied: Page, shoot: Shoot): Promise<void> {
  await asked(allied, 'Columns');
  await done(allied);
  await asked(french, 'Send corps');
  await done(french);
  await asked(allied, 'Lay out new chits');
  await allied.keyboard.press('0');
  const seen = await french.locator('[data-noun][aria-label^="Chit CA"]').count();
  await allied.locator('.side').getByRole('button', { name: 'Russian Guard 1' }).click();
  await allied.locator('.side [aria-pressed="true"]', { hasText: 'Russian Guard 1' }).waitFor();
  await pointAt(allied, 1300, 600);
  await tag(allied).filter({ hasText: 'the zone where its corps is' }).waitFor();
  await click(allied, 1800, 1100);
  await shoot(allied, 'austerlitz-fog');
  await press(allied, 'Lay the chit');
  await french.waitForFunction(
    (before) => document.querySelectorAll('[data-noun][aria-label^="Chit CA"]').length > before,
    seen,
  );
}

async function fogTurn(
  house: House,
  size: { width: number; height: number },
  shoot: Shoot,
): Promise<void> {
  const made = await house.make([ME, LINK], 'austerlitz', 'austerlitz');
  const french = await house.page(made.link, await house.guest(size));
  const allied = await house.page(made.seats[1]!.link!, await house.guest(size));
  await sendCorps(french);
  await moveChit(french, allied);
  await layChit(french, allied, shoot);
}

const axe: Shoot = async (page, name) => same(await violations(page, name), [], 'axe-core');

export function austerlitzTests(house: House): void {
  test('Austerlitz: fire, a charge and a square, a wheel, a refused step, close combat', () =>
    visit(house, (own) => wholeTurn(own, { width: 1280, height: 800 }, axe)));

  test('Austerlitz: a turn in the fog, with corps sent and chits moved and laid', () =>
    fogTurn(house, { width: 1280, height: 800 }, axe));

  test('Austerlitz: a march by keys alone, in French', () =>
    visit(house, async (own) => {
      const made = await own.make([ME, LINK], 'austerlitz', OWN);
      const page = await own.page(made.link, await own.guest(undefined, { locale: 'fr-FR' }));
      const other = await own.page(made.seats[1]!.link!);
      await page.locator('.question', { hasText: 'Tir défensif' }).waitFor();
      await until(page, other, /^Mouvement/);
      await (await lit(page, 'F4-2')).focus();
      await page.keyboard.press('Enter');
      await page.locator('.steer .helm').focus();
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowRight');
      await page.locator('.verdict', { hasText: '0.40 UM vers 305°' }).waitFor();
      await page.locator('.steer .helm[aria-disabled="false"]').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.log', { hasText: /St-Hilaire 2.* 0,40 UM vers le nord-ouest/ }).waitFor();
    }));

  test('Austerlitz: on a telephone a finger shows the place first, and decides then', () =>
    visit(house, async (own) => {
      const made = await own.make([LINK, ME], 'austerlitz', OWN);
      const french = await own.page(made.seats[0]!.link!);
      const small = { width: 360, height: 640 };
      const fingers = await own.guest(small, { hasTouch: true, isMobile: true });
      const phone = await own.page(made.link, fingers);
      await french.locator('.question', { hasText: 'Defensive fire' }).waitFor();
      await done(french);
      await until(phone, french, /^Movement/);
      await phone.waitForTimeout(1000); // a tap right after the question has changed means the one before
      await (await lit(phone, 'A4-4')).tap();
      await phone.locator('.steer .whom').waitFor();
      await phone.touchscreen.tap(...(await spot(phone, 960, 878)));
      await tag(phone).filter({ hasText: 'UM toward' }).waitFor();
      await phone.locator('.steer .helm[aria-disabled="false"]').tap();
      await phone.locator('.steer .whom').waitFor();
      await french.locator('.log', { hasText: /Rottermund marches/ }).waitFor();
    }));
}

export async function takeAusterlitzPictures(house: House, shoot: Shoot): Promise<void> {
  const size = { width: 1440, height: 900 };
  await visit(house, (own) => wholeTurn(own, size, shoot));
  await fogTurn(house, size, shoot);
}
