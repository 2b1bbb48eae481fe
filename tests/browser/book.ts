// book.ts -- the rules to read: beside a match and on a page of their own, in both languages.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

import { violations } from './look';
import { BOT, House, ME, myTurn, PATIENCE } from './people';
import { check, same, test } from './tap';

function opened(page: Page): Promise<string | null> {
  return page.locator('.book .opened').first().getAttribute('id');
}

export function bookTests(house: House): void {
  test('a rule’s number leads into the book beside the match, which goes on', async () => {
    const made = await house.make([ME, BOT]);
    const page = await house.page(made.link);
    await myTurn(page);
    await page.locator('.question .cite').first().click();
    await page.locator('.statement .cite').first().click();
    await page.locator('.book.beside .opened').waitFor();
    check(/^SK-2-/.test((await opened(page))!), `opened: ${await opened(page)}`);
    await page.locator('.book .opened .asked', { hasText: 'asked now' }).waitFor();
    await page.getByRole('tab', { name: 'Sequence of play' }).click();
    await page.locator('.sequence .now', { hasText: 'Stances, in secret' }).waitFor();
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.locator('.sequence .now', { hasText: 'Stances' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('.book').waitFor({ state: 'detached' });
    await page.keyboard.press('o');
    await page.locator('.sequence [aria-current="step"]').waitFor();
    await page.locator('.sequence .now .cite').click();
    await page.locator('.book .opened').waitFor();
    const found = await violations(page, 'the book beside the match');
    check(found.length === 0, found.join('\n'));
  });

  test('the book is searched in either language, and tells what a statement rests on', async () => {
    const page = await house.page('/rules/triumph', await house.guest(undefined, { locale: 'fr-FR' }));
    const statements = page.locator('.paragraph > ol > li');
    await statements.first().waitFor();
    check((await statements.count()) > 600, `${await statements.count()} statements`);
    const seek = page.getByRole('searchbox');
    await seek.fill('defense force 1');
    await page.locator('[id="NT-11.04-06"]').waitFor();
    check((await statements.count()) < 20, `${await statements.count()} statements found`);
    await seek.fill('Guard attack');
    await page.locator('[id="NT-15-14"]').waitFor();
    await page.locator('[id="NT-15-14"] .number').click();
    await page.locator('[id="NT-15-14"] .about', { hasText: 'Le livret de règles' }).waitFor();
    await seek.fill('chars d’assaut');
    await page.getByText('Rien dans ce livre n’a ces mots.').waitFor();
    await page.getByRole('tab', { name: 'Glossaire' }).click();
    await seek.fill('feint');
    await page.getByRole('row', { name: /^feinte feint/ }).getByRole('button').click();
    await page.locator('[id="NT-11.03-01"].opened').waitFor();
    check(page.url().endsWith('#NT-11.03-01'), page.url());
    const found = await violations(page, 'the book');
    check(found.length === 0, found.join('\n'));
  });

  test('the printed rules draw their pictures without a server', async () => {
    const program = join(process.env['BERTHIER_BUILD'] ?? 'build', 'berthier');
    const context = await house.guest();
    const page = await context.newPage();
    for (const [game, examples] of [['skirmish', 1], ['triumph', 4]] as const) {
      const file = join(house.server.folder, `${game}.html`);
      writeFileSync(file, execFileSync(program, ['rules', game, '--book', '--lang', 'fr']));
      await page.goto(`file://${file}`);
      await page.locator('body[data-drawn]').waitFor({ timeout: 4 * PATIENCE });
      same(await page.locator('.example svg').count(), examples, `${game}: examples`);
      check((await page.locator('#legend svg').count()) > 7, `${game}: the legend is not drawn`);
      await page.getByRole('heading', { name: 'Glossaire' }).waitFor();
    }
  });

  test('the legend of each map draws what it explains, and names rules that there are', async () => {
    const page = await house.page('/rules/skirmish#legend', await house.guest(undefined, { locale: 'fr-FR' }));
    for (const [game, least] of [['skirmish', 8], ['triumph', 29], ['colors', 34], ['campaign', 31], ['austerlitz', 32]] as const) {
      await page.goto(`${house.server.address}/rules/${game}#legend`);
      await page.locator('.signs li').first().waitFor();
      const drawn = await page.locator('.signs svg').evaluateAll((all) =>
        all.filter((one) => one.querySelector('path, rect, circle, use')).length);
      check(drawn >= least, `${game}: ${drawn} signs`);
      const { rules } = await house.server.ask<{ rules: { id: string }[] }>(`/api/book/${game}`);
      const named = await page.locator('.signs .cite').allInnerTexts();
      const none = named.filter((id) => !rules.some((rule) => rule.id === id));
      same(none, [], `${game}: statements that are none`);
    }
    const found = await violations(page, 'the legend');
    check(found.length === 0, found.join('\n'));
  });
}
