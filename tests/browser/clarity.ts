// clarity.ts -- a player knows what happens, and decides nothing by accident: on every board.

import type { Locator, Page } from 'playwright-core';

import { House, ME, allTheSame, isOver, myTurn } from './people';
import { check, same, test } from './tap';
import { placesOf, type Button } from '../../client/shell/targets';

const DECISIONS = process.env['BERTHIER_LONG'] ? 300 : 5;
const PATIENT = 8; // many clicks only pick something; so many times as many until one decides
const BOARDS: [string, string, object][] = [
  ['triumph', '2-december', { who: 'bot', bot: 'random', ms: 50 }],
  ['colors', '01-rolica-first', { who: 'bot', bot: 'random', ms: 50 }],
  ['campaign', 'teaching', { who: 'bot', bot: 'random', ms: 50 }],
  ['austerlitz', 'pratzen', { who: 'bot', bot: 'random', ms: 50 }],
];

// A small generator, so that a failure can be played again.
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

// What the page has decided, as it was sent.
function decisionsOf(page: Page): string[] {
  const acts: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; action?: string };
      if (message.type === 'act') acts.push(message.action!);
    }),
  );
  return acts;
}

const endings = (page: Page): Promise<string[]> =>
  page
    .locator('.endings button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-action') ?? ''));

async function twice(page: Page, where: Locator): Promise<void> {
  const box = await where.boundingBox();
  if (!box) return;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let i = 0; i < 2; i++) {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(120);
  }
}

// Anything that may be clicked and ends nothing; where there is nothing else, what ends it, once.
async function stumble(page: Page, below: (n: number) => number): Promise<boolean> {
  const things = page.locator(
    '.stage .lit, .stage .offered, .answers > button, .side .card.playable, .side .thing[role="button"]',
  );
  const count = await things.count();
  if (count === 0) {
    await page.locator('.endings button').first().click();
    await allTheSame(page);
    return true;
  }
  await twice(page, things.nth(below(count)));
  return false;
}

// Two clicks on the same spot never give an answer that ends something.
async function doubleClicks(house: House, game: string, scenario: string, bot: object): Promise<void> {
  const made = await house.make([ME, bot], game, scenario);
  const page = await house.page('/');
  const acts = decisionsOf(page);
  await page.goto(house.server.address + made.link);
  const below = dice(1805);
  const more = (tries: number): boolean => tries < DECISIONS || (!acts.length && tries < PATIENT * DECISIONS);
  for (let i = 0; more(i) && !(await isOver(page)); i++) {
    await myTurn(page);
    const before = await endings(page);
    const known = acts.length;
    const meant = await stumble(page, below);
    await page.waitForTimeout(100);
    const ended = acts.slice(known).filter((act) => before.includes(act));
    const after = await endings(page);
    const pressed = acts.slice(known + 1).filter((act) => after.includes(act));
    if (!meant) check(ended.length === 0, `${game}: ${ended.join(', ')} by two clicks elsewhere`);
    check(pressed.length === 0, `${game}: ${pressed.join(', ')} by the second click`);
    if (i % 3 === 2) await page.keyboard.press('Escape'); // what is picked leads to something as a rule
  }
  check(acts.length > 0, `${game}: nothing was decided`);
}

function button(action: string, more: Partial<Button>): Button {
  const plain = { label: action, first: true, fold: '', ends: false, grave: false, costs: [], left: [] };
  return { action, ...plain, ...more };
}

export function clarityTests(house: House): void {
  test('every answer has just one place, of two that end something too', async () => {
    const { plain, grave, ends } = placesOf([
      button('a', {}),
      button('b', { ends: true }),
      button('c', { ends: true }),
      button('d', { grave: true, ends: true }),
      button('e', { grave: true }),
    ]);
    const names = [plain, grave, ends].map((one) => one.map(({ action }) => action).join(''));
    same(names, ['a', 'de', 'bc'], 'plain, grave, ends');
  });

  for (const [game, scenario, bot] of BOARDS)
    test(`${game}: two clicks on a spot decide once, and end nothing`, () =>
      doubleClicks(house, game, scenario, bot));

  test('what the enemy does is shown in order, can be skipped, and shown again', async () => {
    house.shows = true;
    const context = await house.guest({ width: 1440, height: 900 });
    house.shows = false;
    const made = await house.make([ME, { who: 'bot', bot: 'script', ms: 50 }], 'colors', '01-rolica-first');
    const page = await house.page(made.link, context);
    await myTurn(page);
    await page.locator('.side .card.playable').first().click();
    const shown = page.locator('.prompt.showing');
    const his = page.locator('.log', { hasText: 'The French turn begins' });
    for (let i = 0; i < 24 && !(await his.count()); i++) {
      await page.locator('.prompt.asked[aria-busy="false"], .log li:has-text("French turn")').first().waitFor();
      if ((await his.count()) || (await shown.count())) continue;
      const cards = page.locator('.side .card.playable');
      const ends = page.locator('.endings .ends');
      const lit = page.locator('.stage .lit');
      const next = (await cards.count()) ? cards : (await ends.count()) ? ends : null;
      await (next ?? ((await page.locator('.answers button').count()) ? page.locator('.answers button') : lit))
        .first()
        .click();
      await allTheSame(page);
      await page.waitForTimeout(600);
    }
    if (await shown.count()) await page.keyboard.press('s');
    await myTurn(page);
    await page.getByRole('button', { name: 'Show me again' }).click();
    await shown.waitFor();
    same(await page.locator('.stage .lit').count(), 0, 'something is lit while it is shown');
    const early = await page.locator('.log li').count();
    await page.keyboard.press('s');
    await myTurn(page);
    const late = await page.locator('.log li').count();
    check(late > early, `the log had ${early} lines while it was shown, and has ${late}`);
    await page.keyboard.press('a');
    await shown.waitFor();
    await page.getByRole('button', { name: 'Skip' }).click();
    await myTurn(page);
  });

  test('a name in the log lights up on the map, and a click goes there', async () => {
    const made = await house.make([ME, { who: 'bot', bot: 'random', ms: 50 }], 'triumph', '2-december');
    const page = await house.page(made.link);
    await myTurn(page);
    const name = page.locator('.log .mark').first();
    await name.hover();
    await page.locator('.stage .halo').waitFor();
    await name.click();
    const halo = await page.locator('.stage .halo').boundingBox();
    const stage = await page.locator('.stage').boundingBox();
    const middle = halo!.x + halo!.width / 2 - (stage!.x + stage!.width / 2);
    check(Math.abs(middle) < stage!.width / 2, 'it is not in view');
  });

  test('neither the header nor the question changes its height in a turn', async () => {
    const made = await house.make([ME, { who: 'bot', bot: 'random', ms: 50 }], 'colors', '01-rolica-first');
    const context = await house.guest({ width: 1440, height: 900 });
    const page = await house.page(made.link, context);
    const heights = new Set<string>();
    const below = dice(7);
    for (let i = 0; i < 10; i++) {
      await myTurn(page);
      const [top, foot] = await Promise.all(
        ['.table > .top', '.table > footer'].map((part) => page.locator(part).boundingBox()),
      );
      heights.add(`${top!.height} ${foot!.height}`);
      await stumble(page, below);
    }
    same(heights.size, 1, [...heights].join('; '));
  });
}
