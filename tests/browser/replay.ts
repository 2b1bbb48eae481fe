// replay.ts -- finished matches: stepped through, carried away, brought back.

import { House, answerByMouse, BOT, ME, myTurn, playTurn } from './people';
import { check, test } from './tap';

// Two computers play to the end while somebody looks on; the token of their match.
async function finished(house: House): Promise<string> {
  const made = await house.make([BOT, BOT], 'skirmish', 'duel', { pace: 0 });
  const page = await house.page(made.link);
  await page.locator('.ended').waitFor({ timeout: 20_000 });
  await page.close();
  return made.link.slice('/m/'.length);
}

export function replayTests(house: House): void {
  test('a replay goes both ways, from several eyes', async () => {
    const page = await house.page(`/m/${await finished(house)}#replay`);
    const count = page.locator('.scrubber .count');
    await count.waitFor();
    const last = Number((await count.innerText()).split('/')[1]);
    check(last > 10, `only ${last} steps`);
    const lines = (): Promise<number> => page.locator('.log li').count();
    const first = await lines();
    await page.keyboard.press('End');
    await page.waitForFunction(
      (before) => document.querySelectorAll('.log li').length > before,
      first,
    );
    await page.keyboard.press('ArrowLeft');
    await count.filter({ hasText: `${last - 1} / ${last}` }).waitFor();
    await page.getByRole('slider').first().fill('3');
    await count.filter({ hasText: `3 / ` }).waitFor();
    await page.getByRole('combobox').selectOption('all');
    await page.locator('.log').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(
      () => !/^3 /.test(document.querySelector('.scrubber .count')?.textContent ?? '3 '),
    );
  });

  test('a journal is taken home, brought back and replayed; one that was altered is refused', async () => {
    const token = await finished(house);
    const journal = await house.server.ask<string>(`/api/match/${token}/journal`);
    const page = await house.page('/');
    const bring = (text: string): Promise<void> =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.journal', mimeType: 'text/plain', buffer: Buffer.from(text) });
    const altered = journal.replace(/^0 (bold|steady) /m, (_, stance: string) =>
      stance === 'bold' ? '0 steady ' : '0 bold ',
    );
    check(altered !== journal, 'nothing to alter');
    await bring(altered);
    await page
      .getByRole('alert')
      .filter({ hasText: /\(line \d+\)/ })
      .waitFor();
    await bring(journal);
    await page.waitForURL('**/r/*');
    await page.locator('.scrubber').waitFor();
  });

  test('since your last turn: told in words, and shown', async () => {
    const made = await house.make([ME, BOT]);
    const context = await house.guest();
    const page = await house.page(made.link, context);
    await playTurn(page, answerByMouse);
    await myTurn(page);
    await page.reload();
    const box = page.locator('.since-box');
    await box.waitFor();
    check((await box.locator('li').count()) > 0, 'nothing has happened');
    await box.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.scrubber').waitFor();
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await myTurn(page);
    check((await box.count()) === 0, 'it is told twice');
  });
}
