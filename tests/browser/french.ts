// french.ts -- the pages in French, read from end to end for words that are English.

import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';

import { BOT, House, ME, PATIENCE } from './people';
import { check, test } from './tap';

// All that a page tells: its texts, and what it tells those who do not see it.
async function toldBy(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const told: string[] = [];
    const isEnglish = (node: Node | null): boolean =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest('[lang="en"], script, style, noscript'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isEnglish(node)) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          told.push(node.getAttribute(name) ?? '');
      else told.push(node.textContent ?? '');
    }
    return told.filter((text) => text.trim());
  });
}

export function frenchTests(house: House): void {
  test('no page in French has an English word', async () => {
    const words = execFileSync('tests/checks/french', ['--words'], { encoding: 'utf8' });
    const english = new Set(words.split('\n').filter((word) => word.length > 2));
    check(english.size > 1000, `${english.size} words to look for`);
    const page = await house.page('/', await house.guest(undefined, { locale: 'fr-FR' }));
    const found = new Map<string, string>();
    const read = async (where: string): Promise<void> => {
      for (const text of await toldBy(page))
        for (const word of text.match(/\p{L}+/gu) ?? [])
          if (english.has(word.toLowerCase()) && !found.has(word)) found.set(word, `${where}: ${text}`);
    };
    await page.locator('.ways').first().waitFor();
    await read('home');
    await page.locator('.ways .big').first().click();
    await page.locator('dialog[open]').waitFor();
    await read('a new match');
    for (const [game, scenario, seats] of [
      ['triumph', '2-december', [ME, BOT]],
      ['colors', '01-rolica-first', [BOT, ME]],
      ['campaign', 'teaching', [ME, BOT]],
      ['austerlitz', 'pratzen', [BOT, ME]],
      ['skirmish', 'duel', [ME, BOT]],
    ] as const) {
      const made = await house.make([...seats], game, scenario);
      await page.goto(house.server.address + made.link);
      await page.locator('.prompt').first().waitFor({ timeout: 3 * PATIENCE });
      await read(game);
      for (const tab of game === 'skirmish' ? ['Places', 'Discussion', 'Notes'] : []) {
        await page.getByRole('tab', { name: tab }).click();
        await read(`${game}, ${tab}`);
      }
      for (const [leaf, name] of [['r', 'rules'], ['o', 'sequence']] as const) {
        await page.keyboard.press(leaf);
        await page.locator('.book .leaf :is(.paragraph, .sequence)').first().waitFor();
        await read(`${game}, ${name}`);
        await page.keyboard.press('Escape');
      }
    }
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await read('the keys');
    const said = [...found].map(([word, where]) => `'${word}' at ${where.slice(0, 160)}`);
    check(said.length === 0, said.slice(0, 40).join('\n'));
  });
}
