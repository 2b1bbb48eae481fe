// triumph.ts -- Napoleon's Triumph on its board.

import type { Locator, Page } from 'playwright-core';

import { findStep, isOnTheRoad, isSummedUp } from './journals';
import { violations } from './look';
import { House, BOT, ME, myTurn, changed, question, seen } from './people';
import { check, same, test } from './tap';

const SCRIPT = { who: 'bot', bot: 'script', ms: 100 };

async function middle(what: Locator): Promise<[number, number]> {
  const box = (await what.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 12, from[1] + 9, { steps: 2 });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

// Set up by a plan, and asked for a command.
async function toCommands(page: Page): Promise<void> {
  await myTurn(page);
  await page
    .getByRole('button', { name: /^Set up: / })
    .first()
    .click();
  await page.locator('.lit[data-key="piece:95"]').waitFor();
}

// The other side attacks, and one's own gives way, until it must choose where to.  Every match has dice
// and set-ups of its own: one may be over, or drag on, before it comes to that.
async function comesToRetreat(page: Page): Promise<boolean> {
  for (let i = 0; i < 60; i++) {
    await myTurn(page);
    const text = await question(page).innerText();
    if (/locale it retreats to/.test(text)) return true;
    const before = await seen(page);
    const button = page.locator('.prompt .buttons:not(.tools) > button').first();
    if (await button.count()) await button.click();
    else await page.mouse.click(...(await middle(page.locator('.lit').first())));
    await changed(page, before);
  }
  return false;
}

async function untilRetreat(house: House): Promise<Page> {
  let last = 'nobody was driven back';
  for (let i = 0; i < 4; i++) {
    const made = await house.make([SCRIPT, ME], 'triumph', '2-december');
    const page = await house.page(made.link);
    await toCommands(page);
    try {
      if (await comesToRetreat(page)) return page;
    } catch (error) {
      last = String(error);
    }
    await page.close();
  }
  throw new Error(`in four matches: ${last}`);
}

export function triumphTests(house: House): void {
  test('Triumph: set up by a plan with one click, then a corps is moved by mouse', async () => {
    const made = await house.make([BOT, ME], 'triumph', '2-december');
    const page = await house.page(made.link);
    await myTurn(page);
    same(await page.locator('[data-noun^="space:"]').count(), 168, 'locales on the map');
    await page
      .getByRole('button', { name: /^Set up: / })
      .first()
      .click();
    const commander = page.locator('.lit[data-key="piece:95"]');
    await commander.waitFor();
    same(
      await page.locator('[data-noun^="piece:"][aria-label^="Allied, unknown"]').count(),
      0,
      'own blocks without a face',
    );
    check(
      (await page.locator('[data-noun^="piece:"][aria-label^="French, unknown"]').count()) > 20,
      'the enemy has faces',
    );
    const flag = page.locator('[data-noun="piece:95"]');
    const before = String(await flag.getAttribute('aria-label'));
    await commander.click();
    await page.locator('.menu button').first().click();
    await page.locator('.lit.space').first().waitFor();
    const here = await seen(page);
    const places = page.locator('.lit.space');
    await places.nth((await places.count()) - 1).focus();
    await page.keyboard.press('Enter');
    await changed(page, here);
    await page.waitForFunction(
      (text) =>
        document.querySelector('[data-noun="piece:95"]')?.getAttribute('aria-label') !== text,
      before,
    );
  });

  test('Triumph: set-up unit by unit, from the tray: by menu, by drag, a corps to its place on the map', async () => {
    const made = await house.make([BOT, ME], 'triumph', '2-december');
    const page = await house.page(made.link);
    await myTurn(page);
    const corps = page.locator('[data-corps]:has(h4:has-text("Bagration"))');
    await page.locator('button.unit').first().click();
    await page.getByRole('menuitem', { name: /Bagration/ }).click();
    await corps.locator('.unit').waitFor();
    await drag(
      page,
      await middle(page.locator('button.unit').nth(2)),
      await middle(corps.locator('h4')),
    );
    await corps.locator('.unit').nth(1).waitFor();
    await page.locator('.fold summary').click();
    await page.locator('.fold button').first().click();
    await page.locator('.log').filter({ hasText: 'Taken over' }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    const flag = page.locator('.movable');
    await flag.waitFor();
    const name = await flag.innerText();
    await drag(page, await middle(flag), await middle(page.locator('.lit.space').first()));
    await page
      .locator('.log')
      .filter({ hasText: `${name} is placed` })
      .waitFor();
  });

  test('Triumph: a corps is dragged next door, and its way is drawn; let go nowhere it stays', async () => {
    const made = await house.make([BOT, ME], 'triumph', '2-december');
    const page = await house.page(made.link);
    await toCommands(page);
    const flag = page.locator('.lit[data-key="piece:95"]');
    const home = await middle(flag);
    await drag(page, home, [home[0], 4]);
    await page.locator('.log li').filter({ hasText: 'Corps Move' }).waitFor({ state: 'detached' });
    await flag.waitFor();
    await drag(page, home, await middle(page.locator('[data-noun="space:84"]')));
    await page
      .locator('.log')
      .filter({ hasText: /Corps Move: Miloradovich to 84/ })
      .waitFor();
    const label = await page.locator('.trails [role=img]').getAttribute('aria-label');
    check(/from in reserve in 96 to in reserve in 84/.test(String(label)), `the way: ${label}`);
  });

  test('Triumph: a road march is drawn along its roads', async () => {
    const found = await findStep(house, isOnTheRoad);
    const page = await house.page(found.link);
    await page.getByRole('slider').first().fill(String(found.step));
    await page.locator('.trail').waitFor();
    const { from, path } = found.view.move!;
    const [points, inside] = await page.evaluate(
      (locales) => {
        const places = locales.map(
          (n) => document.querySelector<SVGPathElement>(`[data-noun="space:${n}"]`)!,
        );
        const d = document.querySelector('.trail path')!.getAttribute('d')!;
        const all = d.split(/[ML]/).filter(Boolean);
        const within = all.filter((text) => {
          const [x, y] = text.split(' ').map(Number);
          return places.some((place) => place.isPointInFill(new DOMPoint(x!, y!)));
        });
        return [all.length, within.length];
      },
      [Number(from.split('-')[0]), ...path],
    );
    check(points > 20, `a way of only ${points} points`);
    check(inside > points * 0.8, `${points - inside} of ${points} points are off the way`);
  });

  test('Triumph: the sum of an attack unfolds line by line, each with its rule', async () => {
    const found = await findStep(house, isSummedUp);
    const page = await house.page(found.link);
    await page.getByRole('slider').first().fill(String(found.step));
    await page.locator('.steps .now').filter({ hasText: 'Counter-attack' }).waitFor();
    const figures = async (rows: string): Promise<number[]> =>
      (await page.locator(`.sum ${rows} td`).allInnerTexts()).map((text) =>
        Number(text.replace('−', '-')),
      );
    const terms = await figures('tbody'),
      [total] = await figures('tfoot');
    check(terms.length >= 2, `only ${terms.length} lines`);
    same(
      terms.reduce((sum, term) => sum + term, 0),
      total,
      'the sum of the lines',
    );
    same(await page.locator('.sum tbody button.cite').count(), terms.length, 'rules');
    await page.locator('.sum tbody button.cite').first().click();
    await page.locator('.sum .statement').filter({ hasText: /NT-11/ }).waitFor();
    same(await page.locator('.steps > li').count(), 11, 'steps');
    same(await violations(page, 'the attack'), [], 'axe-core');
  });

  test('Triumph: who retreats is pointed at, then one of the places that light up', async () => {
    const page = await untilRetreat(house);
    check(/step 2|step 11/.test(await page.locator('.flow').innerText()), 'the flow names no step');
    check((await page.locator('.hints .trail').count()) > 0, 'no arrows');
    const before = await seen(page);
    const many = page.locator('.lit.piece[aria-haspopup]').first();
    if (await many.count()) {
      await page.mouse.click(...(await middle(many)));
      const goals = page.locator('.lit[data-key^="goal:"]');
      await goals.first().waitFor();
      check((await goals.count()) > 1, 'one place only');
      await page.keyboard.press('Escape');
      await goals.first().waitFor({ state: 'detached' });
      await many.focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() =>
        document.activeElement?.getAttribute('data-key')?.startsWith('goal:'),
      );
      await page.keyboard.press('Enter');
    } else await page.mouse.click(...(await middle(page.locator('.lit.piece').first())));
    await changed(page, before);
    await page
      .locator('.log')
      .filter({ hasText: /retreats to \d+/ })
      .waitFor();
  });

  test('Triumph in teams, from the dialog on: the conference has no map, and can be held', async () => {
    const page = await house.page('/');
    await page.locator('[data-game=triumph] .big').click();
    check(!/random/.test(await page.getByLabel('Opponent').inputValue()), 'the weakest opponent');
    await page.locator('dialog summary').click();
    await page.getByLabel('French players').selectOption('2');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/m/*');
    await page.getByRole('dialog').getByRole('button', { name: /French 1/ }).click();
    await myTurn(page);
    same(await page.locator('[data-noun^="piece:"]').count(), 0, 'pieces seen in conference');
    await page.locator('.prompt .buttons:not(.tools) button').first().click();
    await page.getByRole('dialog').waitFor();
  });

  test('Triumph in French: the hours are French hours', async () => {
    const made = await house.make([BOT, ME], 'triumph', '2-december');
    const page = await house.page(made.link, await house.guest(undefined, { locale: 'fr-FR' }));
    await myTurn(page);
    await page
      .getByRole('button', { name: /^Mise en place/ })
      .first()
      .click();
    await page.locator('.log').filter({ hasText: /7 h/ }).waitFor();
    check(!/\d(AM|PM)/.test(await page.locator('.table').innerText()), 'an English hour');
  });
}
