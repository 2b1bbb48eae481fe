// clarity.ts -- a player knows what happens, and decides nothing by accident: on every board.

import type { Locator, Page } from 'playwright-core';

import { House, ME, allTheSame, isOver, myTurn } from './people';
import { check, same, test } from './tap';
import { signOf, SIGNS } from '../../client/boards/signs';
import { placesOf, type Button } from '../../client/shell/targets';

const LONG = Boolean(process.env['BERTHIER_LONG']);
const DECISIONS = LONG ? 300 : 4;
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

const LIT =
  '.stage .lit, .stage .offered, .answers > button, .side .card.playable, .side .thing[role="button"]';

// Anything that may be clicked and ends nothing; where there is nothing else, what ends it, once.
async function stumble(page: Page, below: (n: number) => number): Promise<boolean> {
  const things = page.locator(LIT);
  const count = await things.count();
  if (count === 0) {
    await page.locator('.endings button').first().click();
    await allTheSame(page);
    return true;
  }
  await twice(page, things.nth(below(count)));
  return false;
}

// Any place of the map or of the question bar, whatever lies there: it may be what ends something.
async function anywhere(page: Page, below: (n: number) => number): Promise<boolean> {
  const box = (await page.locator(below(3) ? '.table main' : '.table > footer').boundingBox())!;
  const [x, y] = [box.x + below(Math.floor(box.width)), box.y + below(Math.floor(box.height))];
  const on = await page.evaluate(
    ([px, py]) => {
      const thing = document.elementFromPoint(px!, py!);
      if (thing?.closest('.tools, .lens, a, summary, .thinking')) return 'tools';
      return thing?.closest('.endings, .reminder') ? 'ends' : '';
    },
    [x, y],
  );
  if (on === 'tools') return false;
  await page.mouse.move(x, y);
  await page.mouse.dblclick(x, y, { delay: 20 });
  return on === 'ends';
}

interface Clicking {
  house: House;
  game: string;
  page: Page;
  acts: string[];
  below: (n: number) => number;
}

// One spot, twice: what was decided by it is no ending, unless it was one that was clicked; and the
// second click has answered nothing that came after the first.
async function clickTwice({ game, page, acts, below }: Clicking, wild: boolean): Promise<void> {
  const before = await endings(page);
  const known = acts.length;
  const meant = await (wild ? anywhere : stumble)(page, below);
  await page.waitForTimeout(100);
  const ended = acts.slice(known).filter((act) => before.includes(act));
  const after = await endings(page);
  const pressed = acts.slice(known + 1).filter((act) => after.includes(act));
  if (!meant) check(ended.length === 0, `${game}: ${ended.join(', ')} by two clicks elsewhere`);
  check(ended.length <= 1, `${game}: ${ended.join(', ')} by one double click`);
  check(pressed.length === 0, `${game}: ${pressed.join(', ')} by the second click`);
}

// So many decisions by two clicks each, in as many matches as that takes.
async function doubleClicks(house: House, game: string, scenario: string, bot: object): Promise<void> {
  const page = await house.page('/');
  const clicking = { house, game, page, acts: decisionsOf(page), below: dice(1805) };
  const most = PATIENT * DECISIONS;
  for (let i = 0; clicking.acts.length < DECISIONS && i < most; i++) {
    if (i === 0 || (await isOver(page))) {
      const made = await house.make([ME, bot], game, scenario);
      await page.goto(house.server.address + made.link);
    }
    await myTurn(page);
    if (!(await isOver(page))) await clickTwice(clicking, i % 4 === 3);
    if (i % 3 === 2) await page.keyboard.press('Escape'); // what is picked leads to something as a rule
  }
  const decided = clicking.acts.length;
  check(decided >= DECISIONS, `${game}: ${decided} decisions`);
  if (LONG) console.log(`# proof: decisions of ${game} by double clicks, none by accident: ${decided}`);
}

// -- what never changes its height --

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function heights(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const [top, foot] = await Promise.all(
      ['.table > .top', '.table > footer'].map((part) => page.locator(part).boundingBox()),
    );
    found.push(`${size.width}: ${Math.round(top!.height)} ${Math.round(foot!.height)}`);
  }
  await page.setViewportSize(SIZES[0]!);
  return found;
}

// Through so many decisions, every second of them in French.
async function heightsStay(house: House, game: string, scenario: string, bot: object): Promise<void> {
  const page = await house.page('/', await house.guest(SIZES[0]));
  const acts = decisionsOf(page);
  const seen = new Map<string, string>();
  const below = dice(7);
  const wanted = LONG ? 50 : 4;
  for (let i = 0; acts.length < wanted && i < (LONG ? PATIENT : 2) * wanted; i++) {
    if (i === 0 || (await isOver(page))) {
      const made = await house.make([ME, bot], game, scenario);
      await page.goto(house.server.address + made.link);
      await myTurn(page);
    }
    for (const one of await heights(page))
      if (!seen.has(one)) seen.set(one, await page.locator('.question').innerText());
    await stumble(page, below);
    if (i % 3 === 2) await page.keyboard.press('Escape');
    if (i % 2) await page.locator('.top').getByRole('button', { name: /^(Français|English)$/ }).click();
    await page.waitForTimeout(100);
    await myTurn(page);
  }
  same(seen.size, SIZES.length, [...seen].map((one) => one.join(' at ')).join('; '));
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

  const few = (...games: string[]): typeof BOARDS =>
    LONG ? BOARDS : BOARDS.filter(([game]) => games.includes(game));
  for (const [game, scenario, bot] of few('triumph', 'campaign'))
    test(`${game}: header and question keep their height, in both languages, on a desk and in a hand`, () =>
      heightsStay(house, game, scenario, bot));

  for (const [game, scenario, bot] of few('colors', 'austerlitz'))
    test(`${game}: badges say what a click does, a small map where one is, and t turns the board`, async () => {
      const made = await house.make([ME, bot], game, scenario);
      const page = await house.page(made.link, await house.guest(SIZES[0]));
      await myTurn(page);
      await page.keyboard.press('0');
      const lit = await page.locator('.stage .lit').count();
      same(await page.locator('.stage .sign').count(), lit, 'badges');
      const at = async (): Promise<string> => JSON.stringify(await page.locator('.stage svg g [data-noun]').nth(1).boundingBox());
      const before = await at();
      await page.getByRole('button', { name: 'Turn the board (t)' }).click();
      await page.waitForTimeout(600);
      check((await at()) !== before, 'the button does not turn the board');
      await page.keyboard.press('t');
      await page.waitForTimeout(600);
      same(await at(), before, 'turned twice');
      same(await page.locator('.minimap').count(), 0, 'a small map of what is all in view');
      for (let i = 0; i < 3; i++) await page.keyboard.press('+');
      const frame = page.locator('.minimap .frame');
      await frame.waitFor();
      const where = await frame.getAttribute('x');
      const box = (await page.locator('.minimap svg').boundingBox())!;
      await page.mouse.click(box.x + 12, box.y + 12);
      await page.waitForFunction(
        (old) => document.querySelector('.minimap .frame')!.getAttribute('x') !== old,
        where,
      );
      await page.getByRole('button', { name: 'Close the small map' }).click();
      await frame.waitFor({ state: 'detached' });
      await page.keyboard.press('m');
      await frame.waitFor();
    });

  test('what a click does is told by shapes of which there is a legend', async () => {
    same(signOf(['fire'], 'space'), 'fire', 'a target');
    same(signOf(['go'], 'space'), 'go', 'a place');
    same(signOf(['order'], 'space'), 'take', 'a unit on a hex');
    same(signOf(['lose'], 'piece'), 'ask', 'who bears a loss');
    same(signOf(['march', 'line', 'rally'], 'piece'), 'take', 'a piece with several answers');
    const page = await house.page((await house.make([ME, ME])).link);
    await page.locator('.cover button').first().click();
    await page.keyboard.press('?');
    same(await page.locator('.legend dt').count(), SIGNS.length, 'entries of the legend');
    const shapes = await page
      .locator('.legend .frame, .legend .ink')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    const badges = new Set(SIGNS.map((_, i) => `${shapes[2 * i]} ${shapes[2 * i + 1]}`));
    same(badges.size, SIGNS.length, 'badges of different shapes');
  });
}
