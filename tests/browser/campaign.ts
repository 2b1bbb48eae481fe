// campaign.ts -- The Campaigns of Napoleon on its board: a turn of two people at two browsers, with
// orders, an initiative march, a repulse, and a battle of two rounds with its pursuit.

import type { Locator, Page } from 'playwright-core';

import { violations } from './look';
import { House, LINK, ME, PATIENCE } from './people';
import { check, same, test } from './tap';
import { OWN, visit as visitWith } from './visit';

// In tests/browser/campaign.pos everything stands where it is needed, and the dice are laid.
function visit(house: House, body: (own: House) => Promise<void>): Promise<void> {
  return visitWith(house, 'campaign', 'tests/browser/campaign.pos', body);
}

// -- pointing --

function piece(page: Page, name: string): Locator {
  return page.locator(`.counter[aria-label*="${name}"]`);
}

export function hex(page: Page, number: number): Locator {
  return page.locator(`.lit[data-key="hex:${number}"]`);
}

export async function pick(page: Page, name: string): Promise<void> {
  const noun = await piece(page, name).getAttribute('data-noun');
  await page.locator(`.lit[data-key="${noun}"]`).click();
}

async function point(page: Page, name: string): Promise<void> {
  const noun = await piece(page, name).getAttribute('data-noun');
  await page.locator(`.lit[data-key="${noun}"]`).hover();
}

// The pointer on a hex, and where that is in the window.
async function pointFar(page: Page, number: number): Promise<readonly [number, number]> {
  const [x, y] = await page.evaluate((n) => {
    const column = Math.floor(n / 100),
      down = (n % 100) - (column % 2 ? 0.5 : 0);
    const matrix = document.querySelector<SVGGElement>('.stage svg > g')!.getScreenCTM()!;
    const [left, top] = [96 + (column - 1) * 48, 64 + down * 32 * Math.sqrt(3)];
    return [matrix.a * left + matrix.e, matrix.d * top + matrix.f] as const;
  }, number);
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
  await page.locator(`.hovered-hex[data-noun="space:${number}"]`).waitFor();
  return [x, y];
}

// A click on a hex that is not lit: as far as it can be reached, everybody marches there.
export async function clickFar(page: Page, number: number): Promise<void> {
  const [x, y] = await pointFar(page, number);
  await page.mouse.click(x, y);
}

// What is in a hex is read beside the pointer, at every zoom.
async function readsHex(page: Page): Promise<void> {
  const [x, y] = await pointFar(page, 1949);
  const tip = page.locator('.hex-tip');
  same(await tip.locator('text').allTextContents(), ['Stockerau (1949)', 'clear · primary road'], 'tip');
  const box = (await tip.boundingBox())!;
  check(box.x > x && box.x - x < 120 && Math.abs(box.y - y) < 120, 'it is far from the pointer');
}

// What an answer costs is part of its name; so is the mark of what is left undone.
function named(name: string): RegExp {
  return new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

function press(page: Page, name: string | RegExp): Promise<void> {
  const what = typeof name === 'string' ? named(name) : name;
  return page.getByRole('button', { name: what }).first().click();
}

// What ends the question, and all the same where something is left undone.
async function end(page: Page): Promise<void> {
  const done = page.locator('.prompt [data-action="done"]');
  const undone = (await done.getAttribute('class'))?.includes('undone');
  await done.click();
  if (undone) await page.locator('.ends-anyway').click();
}

async function asked(page: Page, words: string): Promise<void> {
  await page.locator('.prompt.asked .question', { hasText: words }).waitFor();
}

// The first button by its key; a page that is busy with what came before hears it the next time.
async function answerByKey(page: Page, words: string): Promise<void> {
  await asked(page, words);
  const question = page.locator('.prompt.asked .question', { hasText: words });
  for (let tries = 0; tries < 5 && (await question.count()) > 0; tries++) {
    await page.keyboard.press((await page.locator('.endings .ends').count()) ? 'e' : '1');
    if (await page.locator('.reminder').count()) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await question.waitFor({ state: 'detached', timeout: 2000 }).catch(() => undefined);
  }
}

async function told(page: Page, words: string | RegExp): Promise<void> {
  await page.locator('.log', { hasText: words }).waitFor();
}

async function march(page: Page, ...hexes: number[]): Promise<void> {
  for (const number of hexes) await hex(page, number).click();
}

async function questionOf(page: Page): Promise<string> {
  return (await page.locator('.prompt.asked .question').allInnerTexts()).join('');
}

async function labelOf(page: Page, name: string): Promise<string> {
  return (await piece(page, name).getAttribute('aria-label')) ?? '';
}

// -- the turn --

type Shoot = (page: Page, name: string) => Promise<void>;

interface Table {
  french: Page;
  coalition: Page;
  shoot: Shoot;
}

// At 1440 x 900, where the sheet opens: as large as fingers and eyes want them.
const LEAST = 36;

async function counterSize(page: Page, of: string): Promise<number> {
  const box = await page.locator(`.counter[aria-label^="${of}"] rect`).first().boundingBox();
  return Math.min(box?.width ?? 0, box?.height ?? 0);
}

async function opensNear(page: Page): Promise<void> {
  const size = await counterSize(page, 'French');
  check(size >= LEAST, `a counter of ${size} px`);
  const stage = await page.locator('.stage').boundingBox();
  const seen = await page.locator('.counter[aria-label^="French"]').evaluateAll(
    (all, [left, right]) =>
      all.filter((one) => {
        const at = one.getBoundingClientRect();
        return at.left >= left! && at.right <= right!;
      }).length,
    [stage!.x, stage!.x + stage!.width],
  );
  check(seen > 0, 'none of the own counters is in sight');
}

async function readVictory(page: Page): Promise<void> {
  const paper = page.locator('.campaign-tracks .victory');
  same(await paper.locator('summary').innerText(), 'Victory: nobody', 'where it stands');
  await paper.locator('summary').click();
  const words = await paper.locator('.to-win').innerText();
  check(/Now: a drawn campaign/.test(words), `nothing of the end: ${words}`);
  check(/3 more turns after this one/.test(words), `no time: ${words}`);
  check(/French is 1 box from winning, 5 boxes from the end/.test(words), `how far: ${words}`);
  check(/Olmütz: the French take it for the first time: 2 boxes/.test(words), `goals: ${words}`);
  check(!/Brünn: the French take it/.test(words), 'what has been counted is promised again');
  const box = await paper.locator('.to-win').boundingBox();
  const size = page.viewportSize()!;
  check(box!.x >= 0 && box!.x + box!.width <= size.width, 'it lies beyond the window');
}

async function begin({ french, coalition, shoot }: Table): Promise<void> {
  await asked(coalition, 'Put down vedettes');
  await end(coalition);
  await asked(french, 'Put down vedettes');
  await readVictory(french);
  await shoot(french, 'campaign-victory');
  await french.locator('.campaign-tracks .victory summary').click();
  await end(french);
  await asked(french, 'Administration');
  await press(french, 'Keep all as it is');
  await asked(french, 'Organisation');
  await end(french);
}

// What a march would cost is seen before it is ordered; the enemy sees a piece come near.
async function byCommand({ french, coalition, shoot }: Table): Promise<void> {
  await asked(french, 'Commands: which formation marches? 9 points left');
  check(/unknown piece/.test(await labelOf(coalition, '3620')), 'the enemy knows who it is');
  await point(french, 'Lannes');
  await french.locator('.march-reach .edge').waitFor({ state: 'attached' });
  same(await french.locator('.side .risks tbody tr').count(), 7, 'lines of march attrition');
  await shoot(french, 'campaign-reach');
  await pick(french, 'Lannes');
  await asked(french, 'Lannes marches');
  await clickFar(french, 3919);
  await asked(french, 'repulse them');
  await told(coalition, /3620 to Rausnitz[^]*Lultsch to 3919/);
  same(await coalition.locator('.log .steps summary').innerText(), '2 steps between', 'folded');
  check(!(await coalition.locator('.log .steps li').first().isVisible()), 'the steps lie open');
  await press(french, /^No repulse: stop here/);
  await told(french, 'Bagration is recognised at Wischau');
  await told(coalition, 'Lannes is recognised at 3919');
  const seen = await labelOf(coalition, 'Lannes');
  check(!/SP/.test(seen), `the enemy reads the strength: ${seen}`);
  check(/19 SP/.test(await labelOf(french, 'Lannes')), 'the owner does not');
}

async function repulse({ french, coalition, shoot }: Table): Promise<void> {
  await asked(french, '8 points left');
  await pick(french, 'Soult');
  await march(french, 3722, 3822);
  await asked(french, 'repulse them');
  await shoot(french, 'campaign-contact');
  await press(french, 'Repulse');
  await asked(coalition, 'Retreat: to which hex');
  await coalition.locator('.lit').first().click();
  await told(french, 'The repulse succeeds');
  await hex(french, 3923).click();
  await asked(french, 'Soult marches');
  await press(french, 'Halt here');
  check((await piece(french, 'Kienmayer').count()) === 0, 'who was repulsed is recognised');
}

async function byInitiative({ french, shoot }: Table): Promise<void> {
  await asked(french, '7 points left');
  await end(french);
  await asked(french, 'Initiative: which formation');
  await point(french, 'Murat');
  await french.locator('.side .march-paper', { hasText: '4: 6 MP' }).waitFor();
  await shoot(french, 'campaign-initiative');
  await pick(french, 'Murat');
  await told(french, 'Murat may spend all his movement points');
  await march(french, 3521);
  await press(french, 'Halt here');
  await asked(french, 'Initiative: which formation');
  await end(french);
}

// -- the battle --

// Both choose a battle; neither sees what the other chose.
async function choose({ french, coalition }: Table, name: string): Promise<void> {
  await asked(french, 'Which battle');
  await asked(coalition, 'Which battle');
  await press(french, name);
  check(
    !(await coalition.locator('.side .markers').innerText()).includes(name.toLowerCase()),
    'the enemy sees the marker',
  );
  await press(coalition, name);
}

// Both answer what they are asked with the first thing there is, until one is asked this.
async function until({ french, coalition }: Table, who: Page, wanted: RegExp): Promise<void> {
  const end = Date.now() + 3 * PATIENCE;
  while (Date.now() < end) {
    for (const page of [french, coalition]) {
      const question = await questionOf(page);
      if (page === who && wanted.test(question)) return;
      if (question) await answer(page);
    }
    await french.waitForTimeout(80);
  }
  const now = `${await questionOf(french)}|${await questionOf(coalition)}`;
  throw new Error(`never asked: ${wanted}; but ${now}`);
}

async function answer(page: Page): Promise<void> {
  const done = page.locator('[data-action="done"]');
  const places = [
    done,
    page.locator('.lit'),
    page.locator('.prompt .buttons:not(.tools) button'),
    page.locator('.hand .thing.open'),
  ];
  for (const place of places)
    if (await place.count()) {
      await place.first().click({ timeout: 1000 }).catch(() => undefined);
      return;
    }
}

// Before anything is told there are no odds; then the column and what each face of the die brings.
async function readSheet(page: Page): Promise<void> {
  const paper = page.locator('.side .battle-paper');
  await paper.locator('.battle-types').waitFor();
  same(await paper.locator('.faces tbody tr').count(), 6, 'faces of the die');
  same(await paper.locator('.battle-types dt').allInnerTexts(), TYPES, 'types explained');
  const words = await paper.locator('.battle-types').innerText();
  check(/beaten on \d of 6 faces/.test(words), `no chances: ${words}`);
  check(/you lose (\d|the)[^.]* SP and stay/.test(words), `no price: ${words}`);
  const cites = await paper.locator('.terms .cite').allInnerTexts();
  check(cites.length > 1 && cites.every((one) => /^1X \d+$/.test(one)), `rules: ${cites}`);
}

const TYPES = ['pitched battle', 'pursuit battle', 'refusal'];

async function firstRound(table: Table): Promise<void> {
  const { french, coalition, shoot } = table;
  await asked(coalition, 'Forced marches');
  await end(coalition);
  await asked(french, 'which formation attacks');
  await pick(french, 'Lannes');
  await asked(french, 'Which hexes are attacked');
  const sum = await french.locator('.side .battle-paper .terms').innerText();
  check(/unknown SP/.test(sum) && !/1:5/.test(sum), `odds against nothing: ${sum}`);
  await shoot(french, 'campaign-targets');
  await end(french);
  await asked(french, 'held in reserve');
  same(await french.locator('.side .asked-few .thing.open').count(), 3, 'units asked about');
  const papers = french.locator('.side.left');
  check(
    await papers.evaluate((box) => box.scrollWidth <= box.clientWidth),
    'the battle is wider than its panel',
  );
  check(!/: 0 SP/.test(await papers.innerText()), 'the sum has a term for nothing');
  await french.locator('.side .thing.open', { hasText: '3/IV Legrand' }).click();
  await french.locator('.side .thing[aria-pressed="true"]', { hasText: '3/IV Legrand' }).waitFor();
  await end(french);
  await asked(coalition, 'held in reserve');
  await end(coalition);
  await asked(french, 'Which battle');
  await readSheet(french);
  await shoot(french, 'campaign-types');
  await choose(table, 'Pitched battle');
  await until(table, coalition, /^Which hexes are attacked/);
  await told(french, 'Coalition side is beaten');
  await told(french, 'Coalition side reveals: pitched');
  await coalition.locator('.battle-paper', { hasText: 'counter-attack' }).first().waitFor();
  await shoot(french, 'campaign-battle');
}

async function secondRound(table: Table): Promise<void> {
  const { french, coalition, shoot } = table;
  await until(table, french, /^Which battle/);
  await french.locator('.battle-paper', { hasText: 'Round 2' }).first().waitFor();
  await choose(table, 'Pursuit battle');
  await until(table, french, /^(Who pursues|Pursuit)/);
  await told(french, 'reveals: pursuit');
  await french.locator('.way.retreat').waitFor({ state: 'attached' });
  await french.locator('.side .battle-paper', { hasText: 'defended by Bagration' }).waitFor();
  await shoot(french, 'campaign-pursuit');
  await shoot(coalition, 'campaign-retreat');
  same(await french.locator('.side .faces').count(), 0, 'odds that were not those of the die');
  await french.locator('.side .so-far', { hasText: 'Odds 2:1' }).waitFor();
  await until(table, coalition, /^Administration/);
  await told(coalition, /pursu/);
  await coalition.locator('.side .battle-paper .so-far', { hasText: 'reveals: pursuit' }).waitFor();
}

async function wholeTurn(
  house: House,
  size: { width: number; height: number },
  shoot: Shoot,
): Promise<void> {
  const made = await house.make([ME, LINK], 'campaign', OWN);
  const french = await house.page(made.link, await house.guest(size));
  const coalition = await house.page(made.seats[1]!.link!, await house.guest(size));
  const table = { french, coalition, shoot };
  await begin(table);
  await byCommand(table);
  await repulse(table);
  await byInitiative(table);
  await firstRound(table);
  await secondRound(table);
}

// -- what lies over the map --

async function overlays(house: House, shoot: Shoot): Promise<void> {
  const made = await house.make([ME, LINK], 'campaign', 'campaign');
  const french = await house.page(made.link, await house.guest({ width: 1440, height: 900 }));
  await french.locator('.counter').first().waitFor();
  await opensNear(french);
  await readsHex(french);
  const help = await french.locator('.top > :last-child').boundingBox();
  check(help!.x + help!.width <= 1440, 'the end of the top bar lies beyond the window');
  await shoot(french, 'campaign-opens');
  for (const name of ['line of communication', 'dispatches', 'supply', 'zones of control'])
    await press(french, name);
  for (const kind of ['dispatch', 'supply', 'own-zone', 'enemy-zone'])
    await french.locator(`.region.${kind} .edge`).waitFor({ state: 'attached' });
  await shoot(french, 'campaign-overlays');
  const held = await french.locator('.side .display.french .leader').count();
  check(held > 8, `only ${held} leaders on the display`);
  const seen = french.locator('.side .display.coalition .leaders .unit-row');
  same(await seen.count(), 0, 'enemy units');
}

const axe: Shoot = async (page, name) => same(await violations(page, name), [], 'axe-core');

export function campaignTests(house: House): void {
  test('Campaign: orders, a repulse, an initiative march, a battle of two rounds, pursuit', () =>
    visit(house, (own) => wholeTurn(own, { width: 1280, height: 800 }, axe)));

  test('Campaign: lines, distances, zones and the display of one side', () => overlays(house, axe));

  test('Campaign: who arrives out of sight is listed; the upper piece of a stack is on top', async () => {
    const made = await house.make([ME, LINK], 'campaign', 'campaign');
    const french = await house.page(made.link);
    const coalition = await house.page(made.seats[1]!.link!);
    for (const [page, words, name] of [
      [coalition, 'Put down', ''],
      [french, 'Put down', ''],
      [french, 'Administration', 'Keep all as it is'],
      [french, 'Organisation', ''],
    ] as const) {
      await asked(page, words);
      await (name ? press(page, name) : end(page));
    }
    await asked(french, 'Reinforcements');
    same(await french.locator('.hints .trail').count(), 0, 'arrows from nowhere');
    await french.locator('.side .asked-few .thing', { hasText: 'Bernadotte' }).click();
    await asked(french, 'Bernadotte marches');
    await told(coalition, 'Bernadotte arrives at Krems');
    await press(french, 'Halt here');
    await until({ french, coalition, shoot: axe }, french, /^Commands/);
    await pick(french, 'Murat'); // Legrand, who has no troops, lies beneath him
    await asked(french, 'Murat marches');
  });

  test('Campaign: a march by keys alone, in French', () =>
    visit(house, async (own) => {
      const made = await own.make([ME, LINK], 'campaign', OWN);
      const page = await own.page(made.link, await own.guest(undefined, { locale: 'fr-FR' }));
      const other = await own.page(made.seats[1]!.link!);
      await asked(other, 'Put down vedettes');
      await end(other);
      for (const words of ['Placez des partis', 'Administration', 'Organisation'])
        await answerByKey(page, words);
      await asked(page, 'Ordres');
      const noun = await piece(page, 'Lannes').getAttribute('data-noun');
      await page.locator(`.lit[data-key="${noun}"]`).focus();
      await page.keyboard.press('Enter');
      await asked(page, 'Lannes marche');
      await page.locator('.side .unit-row', { hasText: 'artillerie IV (35 pièces)' }).waitFor();
      await hex(page, 3721).focus();
      await page.locator('.side .march-paper', { hasText: '½ PM en tout' }).waitFor();
      await page.keyboard.press('Enter');
      await told(page, /3620.*Rausnitz/);
    }));

  test('Campaign: on a telephone a finger marches', () =>
    visit(house, async (own) => {
      const made = await own.make([ME, LINK], 'campaign', OWN);
      const fingers = await own.guest(
        { width: 360, height: 640 },
        { hasTouch: true, isMobile: true },
      );
      const phone = await own.page(made.link, fingers);
      const other = await own.page(made.seats[1]!.link!);
      await asked(other, 'Put down vedettes');
      await end(other);
      for (const [words, name] of [
        ['Put down', 'The set-up is done'],
        ['Administration', 'Keep all as it is'],
        ['Organisation', 'End the organisation'],
      ] as const) {
        await asked(phone, words);
        await phone.getByRole('button', { name: named(name) }).tap();
        const anyway = phone.locator('.reminder .ends-anyway');
        await anyway.tap({ timeout: 700 }).catch(() => undefined);
      }
      await asked(phone, 'Commands');
      const noun = await piece(phone, 'Lannes').getAttribute('data-noun');
      await phone.locator(`.lit[data-key="${noun}"]`).tap();
      await asked(phone, 'Lannes marches');
      check(!(await phone.locator('.slip .risks').isVisible()), 'the table of losses lies open');
      await phone.locator('.slip summary', { hasText: 'If Lannes marches' }).tap();
      await phone.locator('.slip .risks').waitFor();
      await phone.locator('.slip summary', { hasText: 'If Lannes marches' }).tap();
      const [track, top] = await Promise.all(
        ['.morale-track', '.top'].map((what) => phone.locator(what).boundingBox()),
      );
      check(track!.x + track!.width <= top!.x + top!.width, 'the morale track is cut off');
      await hex(phone, 3721).tap();
      await told(other, 'French piece goes from 3620 to Rausnitz');
    }));
}

export async function takeCampaignPictures(house: House, shoot: Shoot): Promise<void> {
  await visit(house, (own) => wholeTurn(own, { width: 1440, height: 900 }, shoot));
  await overlays(house, shoot);
}
