// offer.ts -- what the page offers comes from /api/games: here a game is told of that no page has
// heard of, and home and the new-match dialog must have everything of it.

import type { Page, Route } from 'playwright-core';

import { House } from './people';
import { check, same, test } from './tap';

type Game = Record<string, unknown> & { game: string };
type Shelf = { games: Game[]; bots: object[] };

const both = (en: string, fr = `fr: ${en}`): object => ({ en, fr });

const SEATS = [
  { seat: 0, name: both('Otters'), side: 0 },
  { seat: 1, name: both('Herons'), side: 1 },
];

// On the board of another, so that the page can draw it.
const AMBUSH = {
  title: "Nobody's Ambush",
  blurb: both('Reeds, mud and patience.', 'Roseaux, boue et patience.'),
  time: both('half a day', 'une demi-journée'),
  picture: null,
  teaching: false,
  first: 'dusk',
  players: ['otters', 'herons'],
  solo: 'tide',
  playable: true,
  scenarios: ['dawn', 'dusk'].map((id) => ({
    id,
    title: both(`At ${id}`),
    note: null,
    source: 'ours',
    seats: SEATS,
  })),
  options: [
    { id: 'otters', title: both('How many otters'), values: ['1', '2'], words: [both('one'), both('a pair')] },
    { id: 'herons', title: both('How many herons'), values: ['1', '3'], words: [both('one'), both('a flock')] },
    {
      id: 'tide',
      title: both('Whom the tide plays'),
      values: ['nobody', 'low', 'high', 'all'],
      words: ['nobody', 'low', 'high', 'all'].map((one) => both(one)),
    },
  ],
};

const TIDE = { name: 'tide', about: both('comes and goes'), level: false, games: ['skirmish'] };

// The page is told of AMBUSH in place of the teaching game, and of one that has no board.
async function tell(page: Page): Promise<void> {
  await page.route('**/api/games?all', async (route: Route) => {
    const shelf = (await (await route.fetch()).json()) as Shelf;
    const known = shelf.games.find((one) => one.game === 'skirmish')!;
    const ambush = { ...known, ...AMBUSH };
    const games = [ambush, { ...ambush, game: 'unheard-of', title: 'Unheard-of' }];
    await route.fulfill({ json: { games, bots: [...shelf.bots, TIDE] } });
  });
  await page.reload();
}

// What the page asks for when the match is made.
async function planned(page: Page): Promise<{ options: object; seats: object[]; scenario: string }> {
  const asked = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/matches'));
  await page.route('**/api/matches', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { error: { code: 'not-here', reason: 'seen' } } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Begin' }).click();
  return (await asked).postDataJSON() as { options: object; seats: object[]; scenario: string };
}

async function begin(house: House, way: string): Promise<Page> {
  const page = await house.page('/');
  await tell(page);
  await page.locator('[data-game=skirmish]').getByRole('button', { name: way }).click();
  await page.getByText('More', { exact: true }).click();
  return page;
}

const valuesOf = (page: Page, label: string): Promise<string[]> =>
  page.getByLabel(label).locator('option').allInnerTexts();

export function offerTests(house: House): void {
  test('a game that the page has never heard of is on the shelf, in both languages', async () => {
    const page = await house.page('/');
    await tell(page);
    const card = page.locator('article[data-game=skirmish]');
    await card.waitFor();
    const text = await card.innerText();
    for (const one of ['Nobody’s Ambush', 'Reeds, mud and patience.', 'Playing time: half a day'])
      check(text.includes(one), `the card has no "${one}": ${text}`);
    same(await page.locator('article').count(), 2, 'cards');
    const picture = await card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
    check(picture > 0, 'no picture stands in for the one it has not');
    const other = page.locator('article[data-game=unheard-of]');
    check((await other.innerText()).includes('In preparation'), 'one without a board can be begun');
    await page.getByRole('button', { name: 'Français' }).click();
    await card.getByText('Roseaux, boue et patience.').waitFor();
    await card.getByText('Durée : une demi-journée').waitFor();
  });

  test('its scenarios, options and opponent are offered, and the match is made of them', async () => {
    const page = await begin(house, 'Play against the computer');
    same(await page.getByLabel('Scenario').inputValue(), 'dusk', 'the scenario to begin with');
    same(await valuesOf(page, 'Scenario'), ['At dawn (our own)', 'At dusk (our own)'], 'scenarios');
    same(await valuesOf(page, 'Your side'), ['Otters', 'Herons'], 'sides');
    same(await valuesOf(page, 'How many otters'), ['one', 'a pair'], 'words of values');
    same(await page.getByLabel('Whom the tide plays').count(), 0, 'the option that goes with the bot');
    await page.getByLabel('How many herons').selectOption('3');
    await page.getByLabel('Your side').selectOption('1');
    const plan = await planned(page);
    const bot = { who: 'bot', bot: 'tide', ms: 1000 };
    same(plan.scenario, 'dusk', 'scenario');
    same(plan.options, { herons: '3', tide: 'low' }, 'options');
    same(plan.seats, [bot, { who: 'me' }, { who: 'me' }, { who: 'me' }], 'seats');
  });

  test('its own opponent has every side where two computers are watched, and none by link', async () => {
    const watching = await planned(await begin(house, 'Watch two computers'));
    same(watching.options, { tide: 'all' }, 'options');
    const linked = await planned(await begin(house, 'Invite by link'));
    same(linked.options, {}, 'options by link');
  });
}
