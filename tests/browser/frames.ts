// frames.ts -- how long the frames take while the enemy's turn is shown, at 1440 by 900.

import type { Page } from 'playwright-core';

import { allTheSame, House, isOver, ME } from './people';
import { check, test } from './tap';

const ENOUGH = 240; // frames
const MOST = 20; // ms, of all but one in twenty

interface Counted {
  frames: number[];
  showing: boolean;
}

// From the first frame on: how long each took, as long as something is being shown.
function count(): void {
  const counted: Counted = { frames: [], showing: false };
  Object.assign(window, { counted });
  let last = performance.now();
  const frame = (now: number): void => {
    const showing = document.querySelector('.prompt.showing') !== null;
    if (showing && counted.showing) counted.frames.push(now - last);
    counted.showing = showing;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const counted = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { counted: Counted }).counted.frames);

// Answers what is asked, and lets what happens be shown.
async function play(page: Page): Promise<number[]> {
  const next = page.locator('.side .card.playable, .endings button, .answers > button, .stage .lit');
  for (let i = 0; i < 120 && !(await isOver(page)); i++) {
    const frames = await counted(page);
    if (frames.length >= ENOUGH) return frames;
    await page.waitForTimeout(300);
    if (await page.locator('.prompt.showing').count()) continue;
    await next.first().click({ timeout: 2000 }).catch(() => undefined);
    await allTheSame(page);
  }
  return counted(page);
}

async function framesOf(house: House, game: string, scenario: string): Promise<void> {
  house.shows = true;
  const context = await house.guest({ width: 1440, height: 900 });
  house.shows = false;
  await context.addInitScript(count);
  const made = await house.make([ME, { who: 'bot', bot: 'script', ms: 50 }], game, scenario);
  const page = await house.page(made.link, context);
  const frames = (await play(page)).sort((a, b) => a - b);
  const at = (part: number): number => frames[Math.floor((frames.length - 1) * part)] ?? 0;
  const told = [0.5, 0.95, 1].map((part) => at(part).toFixed(1)).join('/');
  console.log(`# proof: ${game}, frames of a shown turn, ms of the middle, of 95 in 100, and the longest: ${told}`);
  check(frames.length > 0, 'nothing was shown');
  check(at(0.95) < MOST, `${told} ms of ${frames.length} frames`);
}

// A busy machine would say more of itself than of the page: in the long form alone.
export function frameTests(house: House): void {
  for (const [game, scenario] of [
    ['triumph', '2-december'],
    ['colors', '01-rolica-first'],
    ['campaign', 'teaching'],
    ['austerlitz', 'pratzen'],
  ] as const)
    test(`${game}: frames below ${MOST} ms while the enemy's turn is shown`, () =>
      framesOf(house, game, scenario));
}
