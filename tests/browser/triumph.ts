// triumph.ts -- Napoleon's Triumph on its board.

import { House, BOT, ME, myTurn, changed, seen } from './people';
import { check, same, test } from './tap';

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

  test('Triumph: set-up unit by unit, from the tray', async () => {
    const made = await house.make([BOT, ME], 'triumph', '2-december');
    const page = await house.page(made.link);
    await myTurn(page);
    const unit = page.locator('button.unit').first();
    const name = String(await unit.getAttribute('aria-label'));
    await unit.click();
    await page.getByRole('menuitem', { name: /Bagration/ }).click();
    await page
      .locator(`.corps div:has(h4:has-text("Bagration")) [aria-label*="${/#\d+/.exec(name)![0]}"]`)
      .waitFor();
  });
}
