// people.ts -- people at browsers: what they see and what they do, by mouse or by keys.

import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

import type { Made, Server } from './server';
import { check } from './tap';

export const PATIENCE = 8000; // ms

function atOnce(): void {
  const key = 'berthier.settings';
  if (!localStorage.getItem(key)) localStorage.setItem(key, '{"pace":"at-once","forced":false}');
}

export class House {
  readonly complaints: string[] = []; // what pages wrote to their consoles, or threw
  shows = false; // what happens is shown at its pace; else at once, so that tests do not wait
  private contexts: BrowserContext[] = [];

  constructor(
    readonly browser: Browser,
    readonly server: Server,
  ) {}

  // A browser of somebody's own: no cookies, nothing remembered.
  async guest(size = { width: 1280, height: 800 }, options: object = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({ viewport: size, locale: 'en-GB', ...options });
    context.setDefaultTimeout(PATIENCE);
    if (!this.shows) await context.addInitScript(atOnce);
    this.contexts.push(context);
    return context;
  }

  async page(path: string, context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await this.guest())).newPage();
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !/WebSocket|ERR_CONNECTION|status of 4/.test(message.text())
      )
        this.complaints.push(message.text());
    });
    await page.goto(this.server.address + path);
    if (path.startsWith('/i/')) await sitDown(page);
    return page;
  }

  async leave(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
    const said = this.complaints.splice(0);
    check(said.length === 0, `pages complained: ${said.join('; ')}`);
  }

  make(seats: object[], game = 'skirmish', scenario = 'duel', more: object = {}): Promise<Made> {
    return this.server.ask<Made>('/api/matches', { game, scenario, seats, ...more });
  }
}

export const ME = { who: 'me' };
export const BOT = { who: 'bot', bot: 'random', ms: 50 };
export const LINK = { who: 'link' };

// An invitation is followed by a click; the first one who comes gets the seat.
export async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sit down|S’asseoir/ }).click();
  await page.waitForURL('**/m/*');
}

export function question(page: Page): Locator {
  return page.locator('.question');
}

export async function turnOf(page: Page): Promise<number> {
  return Number(await page.locator('.track .now').first().textContent());
}

export async function isAsked(page: Page): Promise<boolean> {
  return (await page.locator('.prompt.asked').count()) > 0;
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.ended').count()) > 0;
}

// Until it is this page's turn and the last decision has been answered, or the match is over.
export async function myTurn(page: Page): Promise<void> {
  await page.locator('.prompt.asked[aria-busy="false"], .ended').first().waitFor();
}

// What is on the sheet, for comparing before and after.
export function seen(page: Page): Promise<string> {
  return page
    .locator('.question')
    .innerText()
    .then(
      async (text) =>
        `${text} ${await page.locator('.log li').count()} ${await page.locator('.lit.picked').count()}`,
    );
}

export async function changed(page: Page, before: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    if ((await isOver(page)) || (await seen(page).catch(() => before)) !== before) return;
    await page.waitForTimeout(30);
  }
  throw new Error(`nothing has changed after: ${before}`);
}

// Whoever is reminded of something ends all the same.
export async function allTheSame(page: Page): Promise<void> {
  const anyway = page.locator('.reminder .ends-anyway');
  if (await anyway.count()) await anyway.click();
}

// One answer to whatever is asked, by pointing and clicking alone.
export async function answerByMouse(page: Page): Promise<void> {
  const before = await seen(page);
  const helm = page.locator('.prompt [data-first][aria-disabled]');
  if (await page.locator('.offered').count()) {
    const spots = page.locator('.offered');
    await spots.nth(Math.floor((await spots.count()) / 2)).click();
    await page.locator('.prompt [data-first][aria-disabled="false"]').click();
  } else if (
    (await page.locator('.lit:not(.picked)').count()) &&
    !(await page.locator('.lit.picked').count())
  ) {
    await page.locator('.lit:not(.picked)').first().click();
  } else {
    await page.locator('.prompt .buttons:not(.tools) button').first().click();
    await allTheSame(page);
  }
  check((await helm.count()) <= 1, 'two helms');
  await changed(page, before);
}

// The same by keys alone.
export async function answerByKeys(page: Page): Promise<void> {
  const before = await seen(page);
  const keyboard = page.keyboard;
  if (await page.locator('.offered').count()) {
    await page.waitForFunction(() => document.activeElement?.matches('[data-first]'));
    for (let i = 0; i < 3; i++) await keyboard.press('ArrowRight');
    await keyboard.press('.');
    await page.locator('.prompt [data-first][aria-disabled="false"]').waitFor();
    await keyboard.press('Enter');
  } else if ((await page.locator('.lit').count()) && !(await page.locator('.lit.picked').count())) {
    await keyboard.press('b');
    await page.waitForFunction(() => document.activeElement?.matches('.lit'));
    await keyboard.press('Enter');
  } else {
    await keyboard.press((await page.locator('.answers button').count()) ? '1' : 'e');
    if (await page.locator('.reminder').count()) {
      await keyboard.press('Tab');
      await keyboard.press('Enter');
    }
  }
  await changed(page, before);
}

// Answers until the track shows another turn than the present one, or the match is over.
export async function playTurn(page: Page, answer: (page: Page) => Promise<void>): Promise<number> {
  await myTurn(page);
  const turn = await turnOf(page);
  for (let decisions = 0; decisions < 40; decisions++) {
    await myTurn(page);
    if ((await isOver(page)) || (await turnOf(page)) !== turn) return decisions;
    await answer(page);
  }
  throw new Error('forty decisions, and still the same turn');
}
