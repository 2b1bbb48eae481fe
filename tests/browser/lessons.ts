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
      text('.posing-words'),
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
  '.lit[data-pointed]:not(.picked)',
  'button[data-pointed]:visible',
];

// Turns the leaf, or does what the tutor points at.
async function obey(page: Page, hand: Hand): Promise<void> {
  const next = page.locator('.tutor button[data-first]');
  if (await next.count()) {
    await (hand === byKeys ? page.keyboard.press('n') : next.click());
    return;
  }
  for (const selector of POINTED)
    if (await page.locator(selector).count()) {
      await hand(page, selector);
      return;
    }
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

const GAMES = ['colors', 'triumph', 'campaign'];

export function lessonTests(house: House): void {
  for (const game of GAMES)
    for (const [hand, lang, how] of [
      [byMouse, 'en-GB', 'mouse'],
      [byKeys, 'fr-FR', 'keys'],
    ] as const)
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
