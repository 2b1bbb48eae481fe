// triumph.ts -- Napoleon's Triumph on its board.

import type { Locator, Page } from 'playwright-core';

import { findStep, isOnTheRoad, isSummedUp } from './journals';
import { violations } from './look';
import { allTheSame, House, BOT, ME, PATIENCE, myTurn, changed, question, seen } from './people';
import { check, same, test } from './tap';
import { OWN, visit } from './visit';

type Shoot = (page: Page, name: string) => Promise<void>;

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
    if (/where it retreats to/.test(text)) return true;
    const before = await seen(page);
    const button = page.locator('.prompt .buttons:not(.tools) > button').first();
    if (await button.count()) await button.click().then(() => allTheSame(page));
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

// In tests/browser/triumph.pos there is an attack to be met, and both sides sit at one screen.
async function beforeFiftyFive(
  house: House,
  body: (page: Page) => Promise<void>,
  size?: { width: number; height: number },
): Promise<void> {
  await visit(house, 'triumph', 'tests/browser/triumph.pos', async (own) => {
    const made = await own.make([ME, ME], 'triumph', OWN);
    const page = await own.page(made.link, await own.guest(size));
    await takeScreen(page);
    await body(page);
  });
}

// The screen is passed on.
async function takeScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /show my side/ }).click();
  await myTurn(page);
}

// An answer by its label: a button, or one of the list of all.
async function answer(page: Page, label: RegExp): Promise<void> {
  await myTurn(page);
  const before = await seen(page);
  const shown = page.locator('.prompt .answers, .prompt .endings').getByRole('button', { name: label });
  if (!(await shown.count()) && !(await page.locator('.all-choices').count()))
    await page.getByRole('button', { name: /^All choices/ }).click();
  const list = page.locator('.all-choices').getByRole('button', { name: label });
  const wanted = shown.or(list).first();
  await wanted.waitFor();
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    await wanted.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(450); // a question that is new takes no answer yet
    if ((await page.locator('.cover').count()) || (await seen(page)) !== before) return;
  }
}

async function threaten(page: Page): Promise<void> {
  await answer(page, /^Threaten 55 from 64/);
  await takeScreen(page);
}

async function nameAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Name all who can defend' }).click();
  await page.getByRole('button', { name: 'Defend 55 with all' }).waitFor();
}

export function triumphTests(house: House): void {
  test('Triumph: to give up a locale is grave and says its price; all who can defend are named at once', () =>
    beforeFiftyFive(house, async (page) => {
      await threaten(page);
      const grave = page.locator('.endings .grave');
      await grave.waitFor();
      for (const word of ['Give up 55', '-3 morale', 'a battery is lost', '2 units leave their corps'])
        check((await grave.innerText()).includes(word), `"${await grave.innerText()}" lacks ${word}`);
      same(await page.locator('.prompt .answers button').count(), 0, 'plain answers');
      await nameAll(page);
      same(await page.locator('.endings .grave').count(), 0, 'grave answers when there are defenders');
    }));

  test('Triumph: all who retreat go to one locale with one click, of a button or on the map', () =>
    beforeFiftyFive(house, async (page) => {
      await threaten(page);
      await answer(page, /^Give up 55/);
      for (const label of [/^One point of loss: infantry 3/, /^One point/, /^Stays in its corps/])
        await answer(page, label);
      await page.locator('.gestures').filter({ hasText: 'All 3 units retreat to' }).waitFor();
      await page.mouse.click(...(await middle(page.locator('[data-noun="space:66"]'))));
      await page
        .locator('.log li')
        .filter({ hasText: 'Retreats to 66' })
        .nth(2)
        .waitFor();
    }));

  test('Triumph: a Guard Attack has a paper of its own, without the steps of the attack before it', () =>
    beforeFiftyFive(house, async (page) => {
      await threaten(page);
      await nameAll(page);
      await answer(page, /^Defend 55 with all/);
      await takeScreen(page);
      for (const label of [/^Feint/, /^By Corps Move: Lannes/, /^That is all/, /in reserve in 64/])
        await answer(page, label);
      await takeScreen(page);
      for (const label of [/^To step up: infantry 3/, /^This unit steps up/])
        await answer(page, label);
      await takeScreen(page);
      await answer(page, /^Guard Attack on 55 from 65/);
      await page.locator('.papers').filter({ hasText: 'announces a Guard Attack' }).waitFor();
      const paper = await page.locator('.papers').innerText();
      check(!/feints|threatens/.test(paper), `of the attack before: ${paper}`);
    }));

  test('Triumph: who marches is drawn where the march has come to; two roads are told apart', () =>
    beforeFiftyFive(house, async (page) => {
      const flag = page.locator('[data-noun="piece:85"]');
      const place = (): Promise<string | null> => flag.getAttribute('style');
      const home = await place();
      await answer(page, /^Corps Move: Vandamme/);
      const roads = await page
        .locator('.lit.edge')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      same(new Set(roads).size, roads.length, 'roads that read differently');
      check(roads.filter((one) => /^March to 104/.test(String(one))).length === 2, `${roads}`);
      await answer(page, /^March to 104.*comes from 82/);
      await page.getByRole('button', { name: /^Halt in 104/ }).waitFor();
      check((await place()) !== home, 'the corps is drawn where it began');
      const lines = await page.locator('.log li').allInnerTexts();
      const corps = lines.findIndex((line) => /Corps Move by road: Vandamme/.test(line)),
        road = lines.findIndex((line) => /By road to 104/.test(line));
      check(corps >= 0 && corps < road, 'the road before its corps');
    }));

  test('Triumph: what wins and how long it takes unfold in words; the end of a turn lists what is left', () =>
    beforeFiftyFive(house, async (page) => {
      await page.locator('.victory summary').click();
      const words = await page.locator('.to-win').innerText();
      for (const word of [/morale falls to 0/, /end of round 10/, /6 more rounds/, /blue star/])
        check(word.test(words), `${words} lacks ${word}`);
      same(await violations(page, 'what wins'), [], 'axe-core');
      await page.locator('.victory summary').click();
      await page.keyboard.press('e');
      const left = await page.locator('.reminder').innerText();
      for (const name of ['Lannes in 64', 'Vandamme in 93', '4 independent commands'])
        check(left.includes(name), `${left} lacks ${name}`);
    }));

  test('Triumph: whose a piece is, is said; and nothing is called by a number', () =>
    beforeFiftyFive(house, async (page) => {
      await page.waitForTimeout(1000); // a new question takes no click for a moment
      await page.mouse.click(...(await middle(page.locator('[data-noun="piece:88"]'))));
      await page.locator('.whynot').filter({ hasText: 'Bagration is the enemy' }).waitFor();
      await threaten(page);
      await page.getByRole('button', { name: /^All choices/ }).click();
      const spoken = await page
        .locator('.table [aria-label]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join('; '));
      const all = `${await page.locator('.table').innerText()} ${spoken}`;
      check(!/#\d/.test(all), `a number: ${/.{30}#\d+.{20}/.exec(all)?.[0]}`);
    }));

  test('Triumph at 1440 by 900: numbers can be read on the whole sheet, which an attack does not narrow', () =>
    beforeFiftyFive(
      house,
      async (page) => {
        const width = async (): Promise<number> => {
          await page.keyboard.press('0');
          await page.waitForTimeout(300);
          const [left, right] = await Promise.all(
            ['space:1', 'space:170'].map((one) => page.locator(`[data-noun="${one}"]`).boundingBox()),
          );
          return right!.x + right!.width - left!.x;
        };
        const alone = await width();
        const sizes = await page
          .locator('.figures .number')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
        check(Math.min(...sizes) >= 9, `${Math.min(...sizes)} pixels high`);
        check(await page.locator('.coarse text').first().isVisible(), 'no badges');
        await threaten(page);
        check((await width()) > alone * 0.98, `${await width()} instead of ${alone}`);
      },
      { width: 1440, height: 900 },
    ));

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
    await page.getByRole('button', { name: 'The army is organised' }).click();
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
      .filter({ hasText: /Retreats to \d+/ })
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
      .locator('.prompt')
      .getByRole('button', { name: /^Mise en place/ })
      .first()
      .click();
    await page.locator('.log').filter({ hasText: /7 h/ }).waitFor();
    check(!/\d(AM|PM)/.test(await page.locator('.table').innerText()), 'an English hour');
  });
}

// From the plan to the retreat, as a player meets it: tests/checks/browser --moments.
export async function takeTriumphMoments(house: House, shoot: Shoot): Promise<void> {
  const size = { width: 1440, height: 900 };
  const made = await house.make([ME, SCRIPT], 'triumph', '2-december');
  const page = await house.page(made.link, await house.guest(size));
  await myTurn(page);
  await shoot(page, 'moment-triumph-plans');
  await page.close();
  await beforeFiftyFive(house, (page) => anAttack(page, shoot), size);
}

async function anAttack(page: Page, shoot: Shoot): Promise<void> {
  await shoot(page, 'moment-triumph-commands');
  await threaten(page);
  await shoot(page, 'moment-triumph-give-up-or-defend');
  await nameAll(page);
  await answer(page, /^Defend 55 with all/);
  await takeScreen(page);
  await shoot(page, 'moment-triumph-feint');
  for (const label of [/^Feint/, /^By Corps Move: Lannes/, /^That is all/, /in reserve in 64/])
    await answer(page, label);
  await takeScreen(page);
  for (const label of [/^To step up: infantry 3/, /^This unit steps up/]) await answer(page, label);
  await takeScreen(page);
  await shoot(page, 'moment-triumph-after-feint');
  await answer(page, /^Guard Attack on 55 from 65/);
  await shoot(page, 'moment-triumph-guard-attack');
}
