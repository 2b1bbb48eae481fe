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
  await (await lit(french, 'A4-A1')).click(); // shows; the second word is the button's
  await french.waitForTimeout(200);
  check((await french.locator('.log', { hasText: 'fires roundshot' }).count()) === 0, 'one click has fired');
  await french.locator('.meant button', { hasText: 'Roundshot at IV Col.' }).click();
  await french.locator('.log', { hasText: /misses|makes \d/ }).waitFor();
  await card(french, /fires roundshot at IV Col/);
}

// Who fired at whom, with the dice as pictures; over the map, and among the papers afterwards.
async function card(page: Page, words: RegExp): Promise<void> {
  await page.locator('.caption .result-card', { hasText: words }).waitFor();
  check((await page.locator('.caption .result-card svg.cube').count()) > 0, 'no dice on the card');
  const kept = page.locator('.side .reports details').first();
  await kept.locator('summary').click();
  await kept.locator('.result-card .total svg.cube').first().waitFor();
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
  await french.locator('.steer .helm[aria-disabled="false"]').waitFor();
  check((await french.locator('.log', { hasText: 'St-Hilaire 2 marches' }).count()) === 0, 'one click has marched');
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
  const combat = french.locator('.side .reports details', { hasText: 'Vandamme 2 attacks Repninsky' });
  await combat.locator('summary').click();
  await combat.locator('.sum', { hasText: /formation [+-]\d/ }).waitFor();
  check((await combat.locator('.total svg.cube').count()) === 2, 'two dice of a combat');
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
  const map = french.locator('main .large .strategy');
  const box = (await map.locator('.zones').boundingBox())!;
  check(box.width > 600 && box.height > 400, `a small strategic map: ${box.width} × ${box.height}`);
  check(/strategic map · You/.test((await french.locator('.flow').innerText()).replaceAll('\n', ' ')), 'whose turn?');
  await map.getByRole('button', { name: /^V Corps/ }).click();
  await map.getByRole('button', { name: /^F3 / }).click();
  await map.locator('.corps button', { hasText: /^V Corps/ }).waitFor({ state: 'detached' });
  await done(french);
}

// A chit goes its way; the other side sees that it does, and not what it holds.
async function moveChit(french: Page, allied: Page): Promise<void> {
  await asked(allied, 'Movement');
  const own = allied.locator('[aria-label^="Chit CA1"]'),
    seen = french.locator('[aria-label^="Chit CA1"]');
  check(/AK-1/.test((await own.getAttribute('aria-label'))!), 'the own chit is shut');
  check(!/AK-|decoy/.test((await seen.getAttribute('aria-label'))!), 'the enemy looks inside');
  await allied.keyboard.press('0'); // all of the field
  const noun = await own.getAttribute('data-noun');
  await allied.locator(`.lit[data-key="${noun}"]`).click();
  await click(allied, 700, 520);
  await press(allied, 'March');
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
  const seen = await french.locator('[aria-label^="Chit CA"]').count();
  await allied.locator('.side').getByRole('button', { name: 'Russian Guard 1' }).click();
  await allied.locator('.side [aria-pressed="true"]', { hasText: 'Russian Guard 1' }).waitFor();
  await allied.keyboard.press('0'); // it has come nearer to the zone
  await click(allied, 1300, 600);
  await tag(allied).filter({ hasText: 'the zone where its corps is' }).waitFor();
  await click(allied, 1800, 1100);
  await shoot(allied, 'austerlitz-fog');
  await press(allied, 'Lay the chit');
  await french.waitForFunction(
    (before) => document.querySelectorAll('[aria-label^="Chit CA"]').length > before,
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

// -- placing --

// No two rows of the list read the same.
async function choicesDiffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All choices/ }).click();
  const rows = await page.locator('.all-choices button').allInnerTexts();
  check(rows.length > 20 && new Set(rows).size === rows.length, `${rows.length} rows, and some the same`);
  await page.getByRole('button', { name: /^All choices/ }).click();
}

// The chit has been come upon: the map is there, the ground is shaded, a ghost stands where it may.
async function placeUnits(french: Page, shoot: Shoot): Promise<void> {
  await french.locator('.question', { hasText: 'Place the units of the uncovered chit' }).waitFor();
  await french.locator('.steer .whom', { hasText: 'Legrand 1' }).waitFor(); // not its headquarters first
  await french.locator('.ghost.may').waitFor();
  await french.locator('.free-ground').waitFor();
  await tag(french).filter({ hasText: /^\d+ m \(0\.\d\d UM\) to the west of Augezd, in line, facing the east$/ }).waitFor();
  const ghost = (await french.locator('.ghost.may .ghost-edge').first().boundingBox())!;
  check(Math.max(ghost.width, ghost.height) >= 72, `the ghost is small: ${ghost.width} × ${ghost.height}`);
  await choicesDiffer(french);
  await shoot(french, 'austerlitz-placing');
  await press(french, 'Français');
  await tag(french).filter({ hasText: /^à \d+ m \(0,\d\d UM\) d’Augezd, vers l’ouest, en ligne, face vers l’est$/ }).waitFor();
  await press(french, 'Poser ici');
  await french.locator('.log', { hasText: 'Legrand 1 entre' }).waitFor();
  await french.locator('.steer .whom', { hasText: 'Art. à pied de Legrand' }).waitFor();
}

const axe: Shoot = async (page, name) => same(await violations(page, name), [], 'axe-core');

export function austerlitzTests(house: House): void {
  test('Austerlitz: fire, a charge and a square, a wheel, a refused step, close combat', () =>
    visit(house, (own) => wholeTurn(own, { width: 1280, height: 800 }, axe)));

  test('Austerlitz: a turn in the fog, with corps sent and chits moved and laid', () =>
    fogTurn(house, { width: 1280, height: 800 }, axe));

  test('Austerlitz: a chit is come upon, and its units are placed, in both languages', () =>
    visitWith(house, 'austerlitz', 'tests/browser/austerlitz-placing.pos', async (own) => {
      const made = await own.make([ME, LINK], 'austerlitz', OWN);
      const french = await own.page(made.link, await own.guest());
      const allied = await own.page(made.seats[1]!.link!);
      await allied.locator('.question', { hasText: 'Movement' }).waitFor();
      await allied.locator('.steer .whom', { hasText: 'CA1' }).waitFor(); // the only one there is
      await click(allied, 970, 420);
      await press(allied, 'March');
      await placeUnits(french, axe);
    }));

  test('Austerlitz: a division marches with one order, and who cannot go as far goes as far as he can', () =>
    visit(house, async (own) => {
      const made = await own.make([ME, LINK], 'austerlitz', OWN);
      const french = await own.page(made.link, await own.guest());
      const other = await own.page(made.seats[1]!.link!);
      await until(french, other, /^Movement/);
      await pick(french, 'F4-5');
      await press(french, /^\+ division/);
      await pointAt(french, 800, 985);
      await french.locator('.ghost.shadow').waitFor();
      await click(french, 800, 985);
      await press(french, 'March');
      await french.locator('.log', { hasText: /Vandamme 2 marches 0\.\d+ UM to the east/ }).waitFor();
      await french.locator('.log', { hasText: /Vandamme 3 marches 0\.\d+ UM to the east/ }).waitFor();
    }));

  const shaken = (scenario: string): string =>
    scenario
      .replace('unit F4-1 at 672,1046 /90 column', 'unit F4-1 at 672,1046 /90 column D')
      .replace('column S', 'column D');
  test('Austerlitz: rallies are answered together; who wishes it marches with one click; victory is in sight', () =>
    visitWith(
      house,
      'austerlitz',
      'tests/browser/austerlitz.pos',
      async (own) => {
        const made = await own.make([ME, LINK], 'austerlitz', OWN);
        const context = await own.guest();
        await context.addInitScript(() =>
          localStorage.setItem('berthier.settings', '{"pace":"at-once","direct":true}'),
        );
        const french = await own.page(made.link, context);
        const allied = await own.page(made.seats[1]!.link!);
        await until(french, allied, /^Which unit checks its morale first/);
        await press(french, 'All of them, in this order');
        for (const who of ['St-Hilaire 1', 'Vandamme 3'])
          await french.locator('.log', { hasText: new RegExp(`${who} (keeps its nerve|wavers)`) }).waitFor();
        await until(french, allied, /^Movement/);
        await pick(french, 'F4-2');
        await click(french, 640, 960);
        await french.locator('.log', { hasText: 'St-Hilaire 2 marches' }).waitFor();
        await french.locator('.victory summary', { hasText: 'Victory: Allies' }).click();
        await french.locator('.to-win', { hasText: 'One more turn after this one' }).waitFor();
        await french.locator('.to-win', { hasText: 'Allies: 2 points; places 1 of 2 (the Pratzenberg)' }).waitFor();
      },
      shaken,
    ));

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
      await page.locator('.verdict', { hasText: '0,40 UM vers le nord-ouest (305°)' }).waitFor();
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
      await tag(phone).filter({ hasText: 'UM to the' }).waitFor();
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
