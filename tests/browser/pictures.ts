// pictures.ts -- the screenshots of the README: tests/checks/browser --pictures.

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

import { House, BOT, ME, myTurn } from './people';
import { consoleSays } from './server';

const FOLDER = 'docs/pictures';

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  console.log(`written: ${FOLDER}/${name}.png`);
}

// A whole match of two computers, always the same.
async function journal(seed: number): Promise<string> {
  const said = await consoleSays([
    `new triumph 2-december seed ${seed}`,
    'bot all random',
    'journal',
  ]);
  const begin = said.indexOf('berthier journal');
  return said.slice(begin, said.indexOf('\n\n', begin) + 1);
}

interface AttackState {
  where: string;
  view: { attack?: { attack_leaders: number[]; defense_leaders: number[]; into: string } };
}

interface Found {
  link: string;
  steps: number;
  step: number;
  locale: string;
}

// A match in which an attack with leaders on both sides stands at its seventh step: the sum of the
// sixth is on the table.
async function findAttack(house: House): Promise<Found> {
  for (let seed = 1; seed < 40; seed++) {
    const heading = await house.server.ask<{ id: string; link: string; steps: number }>(
      '/api/replay',
      await journal(seed),
    );
    for (let n = 0; n < heading.steps; n++) {
      const state = await house.server.ask<AttackState>(`/api/replay/${heading.id}/${n}?eye=all`);
      const attack = state.view.attack;
      if (
        /attack NT [\d.]+ 7 /.test(state.where) &&
        attack?.attack_leaders.length &&
        attack.defense_leaders.length
      )
        return {
          link: heading.link,
          steps: heading.steps,
          step: n,
          locale: attack.into.split('-')[0]!,
        };
    }
  }
  throw new Error('no such attack in forty matches');
}

async function zoomTo(page: Page, what: string, turns: number): Promise<void> {
  const box = (await page.locator(what).first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let i = 0; i < turns; i++) await page.mouse.wheel(0, -220);
}

export async function takePictures(house: House): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
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
  await zoomTo(page, '.lit[data-key="piece:95"]', 5);
  await commander.click();
  await page.locator('.menu button').first().click();
  await page.locator('.lit.space').first().waitFor();
  await shoot(page, 'move');

  const found = await findAttack(house);
  await page.goto(`${house.server.address}${found.link}`);
  const steps = page.getByRole('slider').first();
  await steps.fill(String(found.step));
  await page.locator('.papers').waitFor();
  await zoomTo(page, `[data-noun="space:${found.locale}"]`, 4);
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await shoot(page, 'attack');
  await page.keyboard.press('0');
  await steps.fill(String(Math.floor(found.steps / 2)));
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await shoot(page, 'replay');

  const phone = await house.guest(
    { width: 360, height: 640 },
    { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  );
  const small = await house.page(made.link, phone);
  await small.locator('.lit').first().waitFor();
  await shoot(small, 'phone');
}
