// look.ts -- for everybody's eyes, hands and screens: axe-core, small and large windows, languages.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

import { House, BOT, ME, LINK, myTurn, question } from './people';
import { check, same, test } from './tap';

const AXE = readFileSync(join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');

const LONGEST_NAME = 110; // letters that are read out for a thing on the map

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

export async function violations(page: Page, where: string): Promise<string[]> {
  await page.evaluate(AXE);
  const found = (await page.evaluate(async () => {
    const axe = (
      window as unknown as {
        axe: { run: (context: Document, options: object) => Promise<{ violations: unknown[] }> };
      }
    ).axe;
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  })) as Violation[];
  return found.map(
    (one) =>
      `${where}: ${one.id} (${one.impact}) at ${one.nodes[0]!.html.slice(0, 160)} (${one.nodes.length}) ${one.nodes[0]!.failureSummary ?? ''}`,
  );
}

async function sideways(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

async function fits(page: Page, where: string): Promise<void> {
  same((await sideways(page)) <= 0, true, `${where} does not scroll sideways`);
}

// Is every locale inside the window of the map?
async function allInView(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const stage = document.querySelector('.stage')!.getBoundingClientRect();
    return [...document.querySelectorAll('[data-noun^="space:"]')].every((one) => {
      const box = one.getBoundingClientRect();
      return (
        box.left >= stage.left &&
        box.right <= stage.right &&
        box.top >= stage.top &&
        box.bottom <= stage.bottom
      );
    });
  });
}

// What the register says of a statement, in French.
function frenchOf(game: string, id: string): string {
  const lines = readFileSync(join(process.cwd(), 'data', game, 'rules.fr.tsv'), 'utf8').split('\n');
  return lines.find((line) => line.startsWith(`${id}\t`))?.split('\t')[1] ?? '';
}

export function lookTests(house: House): void {
  test('axe-core finds nothing of any level on the pages around a match', async () => {
    const made = await house.make([ME, LINK]);
    const invitation = made.seats[1]!.link!;
    const found: string[] = [];
    const page = await house.page('/');
    const look = async (where: string): Promise<void> => {
      found.push(...(await violations(page, where)));
    };
    await page.goto(house.server.address + invitation);
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
    await look('invitation');
    for (const [path, what] of [
      [`/m/${'0'.repeat(32)}`, 'no such table'],
      [`/i/${'0'.repeat(32)}`, 'no such invitation'],
      [`/r/${'0'.repeat(32)}`, 'no such replay'],
      ['/m/cut-off', 'half a link'],
      ['/nowhere', 'no such page'],
    ] as const) {
      await page.goto(house.server.address + path);
      await page.locator('h1').first().waitFor();
      await look(what);
    }
    await page.goto(house.server.address + made.link);
    await myTurn(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    await look('settings');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await look('keys');
    check(found.length === 0, found.join('\n'));
  });

  for (const [game, scenario] of [
    ['triumph', '2-december'],
    ['colors', '01-rolica-first'],
    ['campaign', 'teaching'],
    ['austerlitz', 'pratzen'],
  ] as const)
    test(`axe-core finds nothing of any level at the table of ${game}, and names are short`, async () => {
      const made = await house.make([ME, BOT], game, scenario);
      const page = await house.page(made.link);
      await myTurn(page);
      const found = await violations(page, game);
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await page.locator('.minimap').waitFor();
      await page.keyboard.press('b');
      await page.keyboard.press('Enter');
      await myTurn(page);
      found.push(...(await violations(page, `${game}, picked`)));
      check(found.length === 0, found.join('\n'));
      const names = await page
        .locator('.stage .lit')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      const long = names.filter((name) => !name || name.length > LONGEST_NAME);
      check(long.length === 0, `long: ${long.join(' | ')}`);
    });

  test('axe-core finds nothing on home, dialog, table, set-up and replay, by day and by night', async () => {
    const made = await house.make([ME, BOT]),
      triumph = await house.make([ME, BOT], 'triumph', '2-december');
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark']) {
      const page = await house.page('/', await house.guest(undefined, { colorScheme }));
      const look = async (where: string): Promise<void> => {
        found.push(...(await violations(page, `${colorScheme} ${where}`)));
      };
      await page.locator('.ways').first().waitFor();
      await look('home');
      if (colorScheme === 'light') {
        await page.locator('.ways .big').first().click();
        await look('dialog');
      }
      await page.goto(house.server.address + made.link);
      await myTurn(page);
      await look('table');
      for (const tab of colorScheme === 'light' ? ['Seats', 'Chat', 'Notes'] : []) {
        await page.getByRole('tab', { name: tab }).click();
        await look(tab);
      }
    }
    const page = await house.page(triumph.link);
    await myTurn(page);
    found.push(...(await violations(page, 'Triumph')));
    const replay = await house.page(`${made.link}#replay`);
    await replay.locator('.scrubber').waitFor();
    found.push(...(await violations(replay, 'replay')));
    check(found.length === 0, found.join('\n'));
  });

  for (const [width, height] of [
    [360, 640],
    [3840, 2160],
  ] as const)
    test(`at ${width} × ${height} nothing scrolls sideways, and it can be played`, async () => {
      const made = await house.make([ME, LINK]),
        triumph = await house.make([ME, BOT], 'triumph', '2-december');
      const context = await house.guest(
        { width, height },
        width < 500 ? { hasTouch: true, isMobile: true } : {},
      );
      const page = await house.page('/', context);
      await page.locator('.ways').first().waitFor();
      await fits(page, 'home');
      const other = await house.page(made.seats[1]!.link!);
      await page.goto(house.server.address + made.link);
      await myTurn(page);
      await fits(page, 'the table');
      await page.getByRole('button', { name: 'Bold' }).click();
      await other.getByRole('button', { name: 'Steady' }).click();
      const lit = page.locator('.lit').first();
      if (width < 500) await lit.tap();
      else await lit.click();
      await page.locator('.lit.picked').waitFor();
      const stage = (await page.locator('.stage').boundingBox())!;
      check(stage.height > height * 0.4, `the map has ${stage.height} of ${height}`);
      if (width < 500) {
        await page.getByRole('button', { name: 'Log' }).tap();
        await page.locator('.side.right.open .log li').first().waitFor();
        await page.getByRole('button', { name: 'Log' }).tap();
      }
      await page.goto(house.server.address + triumph.link);
      await myTurn(page);
      await fits(page, 'Triumph');
    });

  test('French at one click, remembered, with the sentences of the game', async () => {
    const made = await house.make([ME, BOT]);
    const context = await house.guest();
    const page = await house.page(made.link, context);
    await myTurn(page);
    const english = await question(page).innerText();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Annuler' }).waitFor();
    await page.waitForFunction(
      (before) => document.querySelector('.question')?.textContent !== before,
      english,
    );
    same(
      await page.evaluate(() => document.documentElement.lang),
      'fr',
      'the language of the page',
    );
    await page.reload();
    await page.getByRole('button', { name: 'Annuler' }).waitFor();
    await page.goto(house.server.address);
    await page.getByRole('button', { name: 'Jouer contre l’ordinateur' }).first().waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Play against the computer' }).first().waitFor();
  });

  test('a rule unfolds into our words', async () => {
    const made = await house.make([ME, BOT]);
    const page = await house.page(made.link);
    await page.locator('.log button.cite').first().click();
    const text = await page.locator('.log .statement').first();
    await text.filter({ hasText: /SK-\d.*\w{4,}/ }).waitFor();
    const english = await text.innerText();
    await page.getByRole('button', { name: 'Français' }).click();
    await text.filter({ hasNotText: english }).waitFor();
    const id = (await text.locator('.cite').innerText()).trim();
    same(await text.innerText(), `${id} ${frenchOf('skirmish', id)}`, 'the statement in French');
  });

  test('wheel, drag, keys and buttons move the map; one key shows all of it', async () => {
    const made = await house.make([ME, BOT], 'triumph', '2-december');
    const page = await house.page(made.link);
    await myTurn(page);
    const view = async (): Promise<string> =>
      JSON.stringify(await page.locator('[data-noun="space:64"]').boundingBox());
    const whole = await view();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -300);
    const near = await view();
    check(near !== whole, 'the wheel does nothing');
    // Under a moving hand the sheet is shifted, not drawn anew: that is what keeps it quick.
    const drawn = (): Promise<string | null> =>
      page.locator('.stage > svg > g').getAttribute('transform');
    const before = await drawn();
    await page.evaluate(() => {
      const stage = document.querySelector('.stage')!;
      for (let i = 0; i < 3; i++)
        stage.dispatchEvent(
          new WheelEvent('wheel', { deltaY: -90, clientX: 600, clientY: 400, cancelable: true }),
        );
    });
    same(await drawn(), before, 'the drawing while it moves');
    await page.waitForFunction(
      (old) => document.querySelector('.stage > svg > g')?.getAttribute('transform') !== old,
      before,
    );
    await page.mouse.down();
    await page.mouse.move(500, 350, { steps: 3 });
    await page.mouse.up();
    const dragged = await view();
    check(dragged !== near, 'a drag does nothing');
    await page.locator('.stage > svg').focus();
    await page.keyboard.press('ArrowRight');
    check((await view()) !== dragged, 'arrows do nothing');
    await page.keyboard.press('0');
    check(await allInView(page), 'the whole map is not in view');
  });
}
