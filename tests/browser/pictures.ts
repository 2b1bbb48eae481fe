// pictures.ts -- the screenshots of the README: tests/checks/browser --pictures.

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

import { takeAusterlitzPictures } from './austerlitz';
import { takeCampaignPictures } from './campaign';
import { takeColorsPictures } from './colors';
import { House, BOT, ME, myTurn } from './people';
import { findStep, isOnTheRoad, isUphill } from './journals';

const FOLDER = 'docs/pictures';

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await shootAsItIs(page, name);
}

// What the pointer shows belongs to the picture.
async function shootAsItIs(page: Page, name: string): Promise<void> {
  if (name.startsWith('moment-')) return; // only to be looked at (moments.ts)
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  console.log(`written: ${FOLDER}/${name}.png`);
}

async function zoomTo(page: Page, what: string, turns: number): Promise<void> {
  const box = (await page.locator(what).first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let i = 0; i < turns; i++) await page.mouse.wheel(0, -220);
}

export async function takePictures(house: House): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await takeColorsPictures(house, shoot);
  await takeAusterlitzPictures(house, shootAsItIs);
  await takeCampaignPictures(house, shootAsItIs);
  const page = await house.page('/', await house.guest({ width: 1440, height: 900 }));
  await page.locator('.ways').first().waitFor();
  await shoot(page, 'home');

  const made = await house.make([BOT, ME], 'triumph', '2-december');
  await page.goto(house.server.address + made.link);
  await myTurn(page);
  await shoot(page, 'set-up');
  await page
    .getByRole('button', { name: /^Set up: / })
    .first()
    .click();
  const commander = page.locator('.lit[data-key="piece:95"]');
  await commander.waitFor();
  await zoomTo(page, '.lit[data-key="piece:95"]', 4);
  await commander.click();
  await page.locator('.menu button').first().click();
  const road = page.locator('.lit.edge[data-key^="crossing:"]');
  await road.first().waitFor();
  await road.first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.trail').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await shoot(page, 'move');

  const found = await findStep(house, isUphill, 'script');
  await page.goto(`${house.server.address}${found.link}`);
  const steps = page.getByRole('slider').first();
  await steps.fill(String(found.step));
  await page.locator('.papers').waitFor();
  const [into] = found.view.attack!.into.split('-');
  await zoomTo(page, `[data-noun="space:${into}"]`, 4);
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await shoot(page, 'attack');
  const march = await findStep(house, isOnTheRoad, 'script');
  await page.goto(`${house.server.address}${march.link}`);
  await steps.fill(String(march.step + 1));
  await page.locator('.trail').first().waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await zoomTo(page, `[data-noun="space:${march.view.move!.path[0]}"]`, 2);
  await shoot(page, 'replay');

  const phone = await house.guest(
    { width: 360, height: 640 },
    { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  );
  const small = await house.page(made.link, phone);
  await small.locator('.lit').first().waitFor();
  await shoot(small, 'phone');
}
