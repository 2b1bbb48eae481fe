// play.ts -- matches as people play them.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

import {
  allTheSame,
  House,
  BOT,
  ME,
  LINK,
  answerByKeys,
  answerByMouse,
  isAsked,
  myTurn,
  playTurn,
  question,
  turnOf,
} from './people';
import { check, same, test } from './tap';

export function playTests(house: House): void {
  test('a match against the computer is under way three clicks after the page opens', async () => {
    const page = await house.page('/');
    await page
      .locator('[data-game=triumph]')
      .getByRole('button', { name: 'Play against the computer' })
      .click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/m/*');
    await myTurn(page);
    check((await question(page).innerText()).length > 10, 'no question');
    await page.goto(house.server.address);
    await page.locator('#continue a').first().click();
    await myTurn(page);
  });

  test('a whole turn by mouse', async () => {
    const made = await house.make([ME, BOT]);
    const page = await house.page(made.link);
    const decisions = await playTurn(page, answerByMouse);
    check(decisions >= 2, `only ${decisions} decisions`);
    check((await turnOf(page)) >= 2, 'the turn has not passed');
  });

  test('a whole turn by keys', async () => {
    const made = await house.make([ME, BOT]);
    const page = await house.page(made.link);
    await myTurn(page);
    await page.keyboard.press('Tab');
    const decisions = await playTurn(page, answerByKeys);
    check(decisions >= 2, `only ${decisions} decisions`);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('arrows go from one lit thing to its neighbour, and u takes back', async () => {
    const made = await house.make([ME, ME]);
    const page = await toPicks(house, made.link);
    await page.keyboard.press('b');
    const first = await focused(page);
    await page.keyboard.press('ArrowUp');
    const second = await focused(page);
    check(first !== second && second.startsWith('piece:'), `${first} then ${second}`);
    await page.keyboard.press('Enter');
    await page.locator('.lit.picked').waitFor();
    await page.keyboard.press('u');
    await page.locator('.lit.picked').waitFor({ state: 'detached' });
  });

  test('a click on what does not light up says why not, with the rule', async () => {
    const made = await house.make([ME, ME]);
    const page = await toPicks(house, made.link);
    const enemy = page.locator('[data-noun^="piece:"]').filter({ hasNot: page.locator('.lit') });
    const lit = await page
      .locator('.lit')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
    const other = (
      await enemy.evaluateAll((all) => all.map((one) => one.getAttribute('data-noun')))
    ).find((noun) => !lit.includes(noun))!;
    await page.locator(`[data-noun="${other}"]`).click();
    const text = await page.locator('.whynot').innerText();
    check(/SK 3/.test(text), `says: ${text}`);
  });

  test('a piece is placed by dragging: where, and which way it looks', async () => {
    const made = await house.make([ME, ME]);
    const page = await toPicks(house, made.link);
    await page.locator('.lit').first().click();
    await page.locator('.lit.picked').waitFor();
    await page.getByRole('button', { name: 'Declare' }).click();
    await allTheSame(page);
    const spot = (await page.locator('.offered').nth(2).boundingBox())!;
    const x = spot.x + spot.width / 2,
      y = spot.y + spot.height / 2 - 3;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 4 });
    await page.mouse.up();
    await page
      .locator('.pose')
      .filter({ hasText: /facing 90°|facing 89°|facing 91°/ })
      .waitFor();
    const elsewhere = (await page.locator('.stage').boundingBox())!;
    await page.mouse.click(
      elsewhere.x + elsewhere.width * 0.9,
      elsewhere.y + elsewhere.height * 0.2,
    );
    await page.locator('.verdict').filter({ hasText: /SK/ }).waitFor();
    await page.locator('.offered').nth(2).click();
    await page.locator('.prompt [data-first][aria-disabled="false"]').click();
    await page
      .locator('.log')
      .filter({ hasText: /marches to|stays/ })
      .waitFor();
  });

  test('two at this table: the cover comes between them, and nothing shows through', async () => {
    const page = await house.page('/?teaching');
    await page
      .locator('[data-game=skirmish]')
      .getByRole('button', { name: 'Two at this table' })
      .click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const dialog = page.getByRole('dialog');
    // The cover of the table, not the dialog in which the match was wished for.
    await dialog.getByRole('button', { name: /I am Blue/ }).waitFor();
    check(!/Company [A-F]: /.test(await page.content()), 'a kind shows through the first cover');
    await dialog.getByRole('button', { name: /I am Blue/ }).click();
    await page
      .locator('.log')
      .filter({ hasText: /Company A: / })
      .waitFor();
    await page.getByRole('button', { name: 'Bold' }).click();
    await dialog.waitFor();
    const covered = await page.content();
    check(!/Company A: |You choose/.test(covered), 'what Blue knows shows through');
    await page.keyboard.press('Escape');
    check(await dialog.isVisible(), 'Escape lifts the cover');
    await dialog.getByRole('button', { name: /I am Red/ }).click();
    await page
      .locator('.log')
      .filter({ hasText: /Company D: / })
      .waitFor();
    check(!/Company A: |You choose/.test(await page.content()), 'Red reads what Blue was told');
    await page.getByRole('button', { name: 'Steady' }).click();
    await dialog.getByRole('button', { name: /I am Blue/ }).click();
    await page.locator('.lit').first().waitFor();
  });

  test('two browsers by link on one match, with chat, notes and a spectator', async () => {
    const page = await house.page('/?teaching');
    await page
      .locator('[data-game=skirmish]')
      .getByRole('button', { name: 'Invite by link' })
      .click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const link = await page.locator('.invitation input').inputValue();
    await page.getByRole('link', { name: 'To the table' }).click();
    await myTurn(page);
    const guest = await house.page(new URL(link).pathname);
    await myTurn(guest);
    await page.getByRole('tab', { name: 'Seats' }).click();
    const watch = await page.getByLabel('Link for spectators').inputValue();
    const watcher = await house.page(new URL(watch).pathname);
    await watcher.locator('.log li').first().waitFor();

    await page.getByRole('button', { name: 'Bold' }).click();
    await guest.getByRole('button', { name: 'Steady' }).click();
    await page.locator('.lit').first().waitFor();
    check(!(await isAsked(guest)), 'the guest is asked out of turn');
    for (const one of [page, guest]) await one.getByRole('tab', { name: 'Chat' }).click();
    await guest.getByPlaceholder('Say something').fill('Vive le roi');
    await guest.keyboard.press('Enter');
    await page.locator('.chat').filter({ hasText: 'Vive le roi' }).waitFor();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.locator('textarea').fill('C may be a decoy');
    await page.waitForTimeout(900);
    await page.reload();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.waitForFunction(
      () => document.querySelector('textarea')?.value === 'C may be a decoy',
    );

    check(!(await isAsked(watcher)), 'the spectator is asked');
    same(await watcher.locator('.tabs button').count(), 2, 'tabs of a spectator');
    check(
      !/decoy,|grenadiers,|Company A: |C may be/.test(await watcher.content()),
      'the spectator sees what is hidden',
    );
    same(await watcher.locator('[data-noun^="piece:"]').count(), 6, 'companies the spectator sees');
  });

  test('a reload keeps the seat, a second tab follows, the link alone restores it', async () => {
    const made = await house.make([ME, LINK]);
    const context = await house.guest();
    const page = await house.page(made.link, context);
    const other = await house.page(made.seats[1]!.link!);
    await page.getByRole('button', { name: 'Bold' }).click();
    await other.getByRole('button', { name: 'Steady' }).click();
    await page.locator('.lit').first().click();
    await page.locator('.lit.picked').waitFor();
    await page.reload();
    await page.locator('.lit.picked').waitFor();
    const second = await house.page(made.link, context);
    await second.locator('.lit.picked').waitFor();
    await second.locator('.lit.picked').click();
    await page.locator('.lit.picked').waitFor({ state: 'detached' });
    const elsewhere = await house.page(made.link);
    await elsewhere.locator('.lit').first().waitFor();
  });

  test('resigning ends a match, and the next one is played with the sides changed', async () => {
    const made = await house.make([ME, BOT]);
    const page = await house.page(made.link);
    await page
      .locator('.log')
      .filter({ hasText: /Company A: / })
      .waitFor();
    await page.getByRole('tab', { name: 'Seats' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, I resign' }).click();
    await page.locator('.ended').filter({ hasText: 'Blue resigns; Red wins.' }).waitFor();
    await page.getByRole('button', { name: 'Again, sides changed' }).click();
    await page.waitForURL((url) => url.pathname !== made.link);
    await page
      .locator('.log')
      .filter({ hasText: /Company D: / })
      .waitFor();
    check(!/Company A: /.test(await page.content()), 'Red knows what Blue has');
  });

  test('the board is saved as a picture', async () => {
    const made = await house.make([ME, BOT]);
    const page = await house.page(made.link);
    await page.getByRole('tab', { name: 'Seats' }).click();
    for (const [kind, head] of [
      ['SVG', '<svg'],
      ['PNG', '\x89PNG'],
    ] as const) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: `Picture (${kind})` }).click();
      const bytes = readFileSync(await (await saving).path());
      check(
        bytes.subarray(0, 4).toString('latin1') === head,
        `no ${kind}: ${bytes.subarray(0, 20).toString()}`,
      );
      check(bytes.length > 3000, `${kind} of ${bytes.length} bytes`);
    }
  });

  test('killed with -9 and started again in the middle of a turn: both pages go on by themselves', async () => {
    const made = await house.make([ME, LINK]);
    const page = await house.page(made.link),
      other = await house.page(made.seats[1]!.link!);
    await page.getByRole('button', { name: 'Bold' }).click();
    await other.getByRole('button', { name: 'Steady' }).click();
    await page.locator('.lit').first().click();
    await page.locator('.lit.picked').waitFor();
    await house.server.kill();
    for (const one of [page, other])
      await one.locator('.strip').filter({ hasText: 'connection is lost' }).waitFor();
    await house.server.start();
    for (const one of [page, other]) await one.locator('.strip').waitFor({ state: 'detached' });
    await page.locator('.lit.picked').waitFor();
    await page.getByRole('button', { name: 'Declare' }).click();
    await allTheSame(page);
    await other
      .locator('.log')
      .filter({ hasText: /is to act/ })
      .waitFor();
  });
}

async function focused(page: Page): Promise<string> {
  await page.waitForFunction(() => document.activeElement?.matches('.lit'));
  return await page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? '');
}

// A hot seat at the moment when Blue or Red picks companies.
async function toPicks(house: House, link: string): Promise<Page> {
  const page = await house.page(link);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /I am Blue/ }).click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await dialog.getByRole('button', { name: /I am Red/ }).click();
  await page.getByRole('button', { name: 'Steady' }).click();
  await dialog.getByRole('button', { name: /I am Blue/ }).click();
  await page.locator('.lit').first().waitFor();
  await myTurn(page);
  return page;
}
