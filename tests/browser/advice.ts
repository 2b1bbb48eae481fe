// advice.ts -- "What would you do?": asked by key and by button, followed, and only where all agree.

import { violations } from './look';
import { answerByMouse, changed, House, LINK, ME, myTurn, seen } from './people';
import { check, same, test } from './tap';

const BOT = { who: 'bot', bot: 'random', ms: 50 };

// Set-up and the like go by habit: the first question that is thought over.
async function playedOut(house: House, game: string, scenario: string): Promise<void> {
  const made = await house.make([ME, BOT], game, scenario);
  const page = await house.page(made.link);
  for (let i = 0; i < 20; i++) {
    await myTurn(page);
    await page.keyboard.press('w');
    await page.locator('.advice ol > li').first().waitFor({ timeout: 20_000 });
    if ((await page.locator('.advice ol > li ul li').count()) > 0) break;
    const before = await seen(page);
    await page.locator('.advice ol > li > button').first().click();
    await changed(page, before);
  }
  const answers = page.locator('.advice ol > li');
  check((await answers.count()) >= 1, 'no advice');
  check((await answers.count()) <= 3, 'too much advice');
  check((await answers.locator('ul li').count()) > 0, 'no reasons');
  await page.locator('.log li', { hasText: 'The Marshal is asked for advice' }).first().waitFor();
  same(await violations(page, `advice in ${game}`), [], 'accessibility');
  const before = await seen(page);
  await answers.first().locator('button').click();
  await changed(page, before);
  await page.locator('.advice').waitFor({ state: 'detached' });
}

export function adviceTests(house: House): void {
  const all = [
    ['colors', '01-rolica-first'],
    ['triumph', '2-december'],
    ['austerlitz', 'pratzen'],
    ['campaign', 'teaching'],
  ] as const;
  for (const [game, scenario] of process.env['BERTHIER_LONG'] ? all : all.slice(0, 2))
    test(`the Marshal says what he would do, and why: ${game}`, () => playedOut(house, game, scenario));

  test('advice is drawn on the map', async () => {
    const made = await house.make([ME, BOT], 'campaign', 'teaching');
    const page = await house.page(made.link);
    for (let i = 0; i < 20 && !(await page.locator('.advised circle').count()); i++) {
      await myTurn(page);
      await page.getByRole('button', { name: 'Advice' }).click();
      await page.locator('.advice ol > li').first().waitFor({ timeout: 20_000 });
      if (await page.locator('.advised circle').count()) break;
      await answerByMouse(page);
    }
    check((await page.locator('.advised circle').count()) > 0, 'nothing is drawn');
    await page.locator('.advice').getByRole('button', { name: 'Close' }).click();
    same(await page.locator('.advised circle').count(), 0, 'marks without advice');
  });

  test('against a person there is advice when both have agreed', async () => {
    const made = await house.make([ME, LINK], 'colors', '01-rolica-first');
    const mine = await house.page(made.link);
    const other = await house.page(made.seats[1]!.link!);
    const [asked, idle] = (await mine.locator('.prompt.asked').count()) ? [mine, other] : [other, mine];
    await myTurn(asked);
    await asked.getByRole('button', { name: 'Ask for advice…' }).click();
    await idle.locator('.asks').getByRole('button', { name: 'Agree' }).click();
    await asked.getByRole('button', { name: 'Advice', exact: true }).click();
    await asked.locator('.advice ol > li').first().waitFor({ timeout: 20_000 });
    await idle.locator('.log li', { hasText: 'The Marshal is asked for advice' }).waitFor();
    same(await idle.locator('.advice').count(), 0, 'advice that the other sees');
  });
}
