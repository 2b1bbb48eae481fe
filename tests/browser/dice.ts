// dice.ts -- what stands behind the dice: pages add to them by themselves, and the panel tells it.

import type { Locator, Page } from 'playwright-core';

import { House, LINK, ME } from './people';
import { check, same, test } from './tap';

async function panel(page: Page, tab = 'Seats'): Promise<Locator> {
  await page.getByRole('tab', { name: tab }).click();
  const found = page.locator('.dicepanel');
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click();
  return found;
}

export function diceTests(house: House): void {
  test('two pages add to the dice by themselves, and the panel shows promise, parts and seed', async () => {
    const made = await house.make([ME, LINK]);
    const page = await house.page(made.link);
    const french = await house.guest(undefined, { locale: 'fr-FR' });
    const mine = await panel(page);
    await mine.getByText('Blue: has added to the dice').waitFor();
    await mine.getByText('Red: has added nothing to the dice').waitFor();
    const guest = await house.page(made.seats[1]!.link!, french);
    await mine.getByText('Red: has added to the dice').waitFor();
    const theirs = await panel(guest, 'Places');
    await theirs.getByText('Rouge : a contribué aux dés').waitFor();
    const promise = await mine.getByLabel('Promise of the dice').inputValue();
    check(/^[0-9a-f]{64}$/.test(promise), `the promise is ${promise}`);
    same(await theirs.getByLabel('Promesse des dés').inputValue(), promise, 'the promise');

    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, I resign' }).click();
    await mine.getByText('The seed keeps its promise.').waitFor();
    await mine.getByText('What this browser added is in the dice.').waitFor();
    await theirs.getByText('La graine tient sa promesse.').waitFor();
    await theirs.getByText('Ce que ce navigateur a ajouté est dans les dés.').waitFor();
    check(/^[0-9a-f]{64}$/.test(await theirs.getByLabel('Graine des dés').inputValue()), 'no seed');
    await mine.getByRole('button', { name: 'Copy' }).first().click();
    await mine.getByRole('button', { name: 'Copied' }).waitFor();
    if (process.env['DICE_PICTURES']) {
      await page.screenshot({ path: `${process.env['DICE_PICTURES']}/dice-en.png` });
      await guest.screenshot({ path: `${process.env['DICE_PICTURES']}/dice-fr.png` });
    }
  });

  test('a page that cannot add to the dice any more is told of, and the match goes on', async () => {
    const made = await house.make([ME, LINK]);
    const page = await house.page(made.link);
    const mine = await panel(page);
    await mine.getByText('Blue: has added to the dice').waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => undefined; // nothing is kept any more
    });
    const guest = await house.page(made.seats[1]!.link!);
    await mine.getByText('Red: is about to add to the dice').waitFor();
    await page.getByRole('button', { name: 'Bold' }).click();
    await guest.getByRole('button', { name: 'Steady' }).click();
    await page.locator('.lit').first().waitFor();
  });
}
