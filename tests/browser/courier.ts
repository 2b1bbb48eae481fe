// courier.ts -- the smallest game in the page: a match by mouse to its end, and what the Prussians do not see.

import { answerByMouse, BOT, House, isOver, LINK, ME, myTurn } from './people';
import { check, same, test } from './tap';

export function courierTests(house: House): void {
  test('courier: a match against the computer by mouse, from the home page to its end', async () => {
    const page = await house.page('/?teaching');
    await page
      .locator('[data-game=courier]')
      .getByRole('button', { name: 'Play against the computer' })
      .click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/m/*');
    for (let n = 0; n < 60 && !(await isOver(page)); n++) {
      await myTurn(page);
      if (!(await isOver(page))) await answerByMouse(page);
    }
    check(await isOver(page), 'no end after sixty decisions');
    await page.locator('.ended').filter({ hasText: 'have won' }).waitFor();
    check(/✉/.test(await page.locator('.stage').innerText()), 'nobody was shown with the order');
  });

  test('courier: the Prussians see three riders and no order, and what is taken', async () => {
    const made = await house.make([ME, LINK], 'courier', 'night');
    const french = await house.page(made.link);
    const prussian = await house.page(made.seats[1]!.link!);
    await myTurn(french);
    same(await french.locator('[data-noun^="piece:"]', { hasText: '✉' }).count(), 1, 'orders');
    await french.locator('.lit').first().click();
    await prussian.locator('.lit').first().waitFor();
    same(await prussian.locator('[data-noun^="piece:"]', { hasText: '?' }).count(), 3, 'unknown');
    check(!/✉|carries/.test(await prussian.content()), 'the Prussians see the order');
    await prussian.getByRole('button', { name: 'Wait' }).click();
    await french.locator('.log').filter({ hasText: 'The patrols wait' }).waitFor();
  });

  test('courier: in French', async () => {
    const made = await house.make([ME, BOT], 'courier', 'dawn');
    const page = await house.page(made.link, await house.guest(undefined, { locale: 'fr-FR' }));
    await page.getByText('Faites avancer un courrier').waitFor();
    await page.getByText('Patrouilles restantes : 2').waitFor();
  });
}
