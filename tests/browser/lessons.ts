// lessons.ts -- every lesson played to its end by its own pointers: by mouse in English, by keys in French.

import type { Page } from 'playwright-core';

import { House } from './people';
import { check, test } from './tap';

const STEPS = 400; // no lesson has more moments than that
const WAIT = 8000; // ms
const TRIES = 20; // what comes right after the last question is taken for a second click

interface LessonInfo {
  id: string;
  title: { en: string; fr: string };
}

type Hand = (page: Page, selector: string) => Promise<void>;

// Where it lies bare: other things may lie over the middle of it.
function barePoint(element: Element): { x: number; y: number } | null {
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest' });
  const box = element.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const down of parts)
    for (const across of parts) {
      const at = { x: box.left + across * box.width, y: box.top + down * box.height };
      const there = document.elementFromPoint(at.x, at.y);
      if (there && (there === element || element.contains(there))) return at;
    }
  return null;
}

const byMouse: Hand = async (page, selector) => {
  const at = await page.locator(selector).first().evaluate(barePoint);
  if (at) await page.mouse.click(at.x, at.y);
  else await page.keyboard.press('0'); // out of sight: the whole map
};

const byKeys: Hand = async (page, selector) => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
};

// What tells that something has happened.
async function standing(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const text = (of: string): string => document.querySelector(of)?.textContent ?? '';
    const step = document.querySelector('.tutor')?.getAttribute('data-step') ?? '';
    return [
      step,
      text('.tutor div'),
      text('.question'),
      document.querySelectorAll('.lit').length,
      document.querySelectorAll('.lit.picked').length,
      document.querySelectorAll('.all-choices').length,
    ].join('|');
  });
}

async function moved(page: Page, before: string, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    if ((await standing(page)) !== before) return true;
    await page.waitForTimeout(15);
  }
  return false;
}

const POINTED = [
  '.menu [data-pointed]',
  '.all-choices [data-pointed]',
  '.lit[data-pointed]:not(.picked)',
  'button[data-pointed]:visible',
  '.lit[data-pointed]', // the only piece that can be steered is taken up by itself
];

// Where pieces are steered, what is wanted is chosen from the list of all choices: steering has tests of
// its own.
const LIST = '.prompt .tools button[aria-expanded="false"]';

async function firstOf(page: Page): Promise<string | undefined> {
  const steers = (await page.locator('.table[data-steers]').count()) > 0;
  for (const selector of POINTED)
    if (await page.locator(selector).count())
      return steers && selector.startsWith('.lit') ? LIST : selector;
  return undefined;
}

// Turns the leaf, or does what the tutor points at.
async function obey(page: Page, hand: Hand): Promise<void> {
  const next = page.locator('.tutor button[data-first]');
  if (await next.count()) {
    await (hand === byKeys ? page.keyboard.press('n') : next.click());
    return;
  }
  const selector = await firstOf(page);
  if (selector && (await page.locator(selector).count())) await hand(page, selector);
}

async function oneMoment(page: Page, hand: Hand): Promise<boolean> {
  await page.locator('.tutor').waitFor();
  if (await page.locator('.tutor a.button').count()) return false;
  const before = await standing(page);
  for (let tries = 0; tries < TRIES; tries++) {
    await obey(page, hand);
    if (await moved(page, before, WAIT / TRIES)) return true;
  }
  throw new Error(`nothing has come of it: ${before}`);
}

async function begin(house: House, game: string, lesson: string, lang: string): Promise<Page> {
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'recruit', ms: 50 }];
  const made = await house.server.ask<{ link: string }>('/api/matches', { game, lesson, seats });
  const guest = await house.guest(undefined, { locale: lang });
  return await house.page(made.link, guest);
}

async function study(page: Page, hand: Hand): Promise<number> {
  for (let moments = 0; moments < STEPS; moments++)
    if (!(await oneMoment(page, hand))) return moments;
  throw new Error('the lesson has no end');
}

const GAMES = ['colors', 'triumph', 'campaign', 'austerlitz'];

function homeTests(house: House): void {
  test('home: who is new is led to a lesson, comes back to it, and can put it away', async () => {
    const page = await house.page('/');
    check(await page.locator('.new-here[open] .lessons li').count() >= 4, 'lessons are offered');
    check(!(await page.getByText(/^.* 0 of .* proven/).count()), 'nothing is said to be unproven');
    await page.locator('.lessons li', { hasText: 'The ridge' }).getByRole('button').click();
    await page.waitForURL('**/m/*');
    await page.locator('.tutor').waitFor();
    await page.goto(house.server.address);
    const match = page.locator('#continue .matches li');
    check((await match.innerText()).includes('Your turn'), 'whose move it is');
    check((await page.locator('.new-here[open]').count()) === 0, 'lessons are folded');
    await match.getByRole('button', { name: 'Put away' }).click();
    check((await page.locator('#continue').count()) === 0, 'it is put away');
    await page.reload();
    await page.locator('.drawer summary').click();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await page.locator('#continue .matches li').waitFor();
  });

  test('lessons: another answer is answered with the reason, and the tutor can be left', async () => {
    const page = await begin(house, 'colors', '1-the-ridge', 'en-GB');
    for (let i = 0; i < 2; i++) {
      await page.locator('.tutor button[data-first]').click();
      await page.waitForTimeout(60);
    }
    await page.locator('.hand .card, .card').filter({ hasText: 'Probe Center' }).first().click();
    await page.locator('.tutor .wrong').waitFor();
    check((await page.locator('.tutor .wrong').innerText()).includes('two orders only'), 'the reason');
    await page.getByRole('button', { name: 'Play on without me' }).click();
    await page.locator('.tutor').waitFor({ state: 'detached' });
    await page.locator('.card').filter({ hasText: 'Probe Center' }).first().click();
    await page.locator('.question', { hasText: 'Probe Center' }).waitFor();
  });
}

// Every lesson is played by its own words in tests/checks/lessons; here one by mouse and one by keys, and
// all of them both ways in the long form.
const SHORT = ['colors by mouse', 'triumph by keys'];

export function lessonTests(house: House): void {
  homeTests(house);
  for (const game of GAMES)
    for (const [hand, lang, how] of [
      [byMouse, 'en-GB', 'mouse'],
      [byKeys, 'fr-FR', 'keys'],
    ] as const) {
      if (!process.env['BERTHIER_LONG'] && !SHORT.includes(`${game} by ${how}`)) continue;
      test(`lessons: ${game} by ${how}, to the end`, async () => {
        const { games } = await house.server.ask<{
          games: { game: string; lessons: LessonInfo[] }[];
        }>('/api/games');
        const lessons = games.find((one) => one.game === game)!.lessons;
        check(lessons.length > 0, 'there is a lesson');
        for (const { id, title } of lessons) {
          const page = await begin(house, game, id, lang);
          check((await study(page, hand)) > 5, 'something was learnt');
          const name = lang === 'fr-FR' ? title.fr : title.en;
          check((await page.title()).includes(name), 'the title is in the language of the reader');
          await page.close();
        }
      });
    }
}
