// around.ts -- what is around a match: talk, signals, settings, take-back, eyes, the end and its story.

import type { Page } from 'playwright-core';

import { violations } from './look';
import { answerByMouse, BOT, House, LINK, ME, myTurn, PATIENCE, playTurn } from './people';
import { check, same, test } from './tap';

// Sounds and words of the browser's are counted instead of made; the page is hidden when told so.
function listen(): void {
  const heard = { tones: 0, words: [] as string[] };
  Object.assign(window, { heard });
  const node = {
    gain: { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 },
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: () => heard.tones++,
    stop: () => 0,
  };
  class Silent {
    currentTime = 0;
    destination = node;
    resume = (): Promise<void> => Promise.resolve();
    createGain = (): object => node;
    createOscillator = (): object => node;
  }
  class Word {
    static permission = 'granted';
    static requestPermission = (): Promise<string> => Promise.resolve('granted');
    constructor(title: string, { body }: { body: string }) {
      heard.words.push(`${title}: ${body}`);
    }
  }
  Object.assign(window, { AudioContext: Silent, Notification: Word });
}

interface Heard {
  tones: number;
  words: string[];
}

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);

async function listening(house: House, path: string, options: object = {}): Promise<Page> {
  const context = await house.guest(undefined, options);
  await context.addInitScript(listen);
  return await house.page(path, context);
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder('Say something').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Seats' }).click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
  await page.locator('.finish').waitFor();
}

export function aroundTests(house: House): void {
  test('a word has a badge and a sound; the sound can be turned off', async () => {
    const made = await house.make([ME, LINK]);
    const page = await listening(house, made.link);
    const guest = await house.page(made.seats[1]!.link!);
    await guest.getByRole('tab', { name: 'Chat' }).click();
    await say(guest, 'Bonjour');
    const tab = page.getByRole('tab', { name: 'Chat' });
    await tab.locator('.badge', { hasText: '1' }).waitFor();
    same((await heard(page)).tones, 2, 'tones');
    await tab.click();
    await page.locator('.chat li', { hasText: 'Bonjour' }).waitFor();
    await tab.locator('.badge').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel(/A sound when/).uncheck();
    await page.keyboard.press('Escape');
    await say(guest, 'Encore');
    await tab.locator('.badge', { hasText: '1' }).waitFor();
    same((await heard(page)).tones, 2, 'tones when there is to be none');
  });

  test('what is said without a connection waits, and is said once', async () => {
    const made = await house.make([ME, LINK]);
    const page = await house.page(made.link);
    const guest = await house.page(made.seats[1]!.link!);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByPlaceholder('Say something').waitFor();
    await house.server.kill();
    await page.getByText('The connection is lost').waitFor();
    await say(page, 'Are you there?');
    await page.locator('.waiting-word', { hasText: 'Are you there?' }).waitFor();
    await house.server.start();
    await guest.getByRole('tab', { name: 'Chat' }).click();
    // Both pages try again at growing intervals.
    await guest.locator('.chat li', { hasText: 'Are you there?' }).waitFor({ timeout: 3 * PATIENCE });
    await page.locator('.waiting-word').waitFor({ state: 'detached' });
    same(await guest.locator('.chat li').count(), 1, 'words');
  });

  test('the browser tells that it is one’s turn, when asked to and nobody looks', async () => {
    const made = await house.make([ME, BOT]);
    const page = await listening(house, made.link);
    await myTurn(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel(/The browser tells me/).check();
    await page.keyboard.press('Escape');
    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }),
    );
    await playTurn(page, answerByMouse);
    await page.waitForFunction(
      () => (window as unknown as { heard: Heard }).heard.words.length > 0,
    );
    check(/It is your turn/.test((await heard(page)).words[0]!), 'it says something else');
  });

  test('an invitation says that its address works on this machine alone, in both languages', async () => {
    for (const [locale, words] of [
      ['en-GB', /works on this machine alone.*--listen/],
      ['fr-FR', /ne marche que sur cette machine.*--listen/],
    ] as const) {
      const made = await house.make([ME, LINK]);
      const page = await house.page(made.link, await house.guest(undefined, { locale }));
      await page.getByRole('tab', { name: /Seats|Places/ }).click();
      await page.locator('.only-here').filter({ hasText: words }).first().waitFor();
    }
  });

  test('a take-back says how far it goes, and asks', async () => {
    const made = await house.make([ME, BOT]);
    const page = await house.page(made.link);
    await myTurn(page);
    await page.getByRole('tab', { name: 'Seats' }).click();
    await page.getByRole('button', { name: 'Take back…' }).click();
    await page.getByText('You have decided nothing that could be taken back.').waitFor();
    await page.locator('.confirm .primary').click();
    await answerByMouse(page);
    await myTurn(page);
    await page.getByRole('button', { name: 'Take back…' }).click();
    await page.getByText(/Decisions of yours that would be undone: \d/).waitFor();
    await page.getByRole('button', { name: /^Take back: \d/ }).click();
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await page.getByRole('button', { name: 'Take back…' }).click();
    await page.getByText('You have decided nothing that could be taken back.').waitFor();
  });

  test('a replay of a match that runs offers the eyes that are open', async () => {
    const made = await house.make([ME, BOT]);
    const page = await house.page(made.link);
    await playTurn(page, answerByMouse);
    await page.goto(`${house.server.address}${made.link}#replay`);
    await page.reload();
    await page.locator('.scrubber').waitFor();
    const eyes = await page
      .locator('.tools select option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    same(eyes.join(' '), '0 watch', 'eyes');
  });

  test('another eye shows the same moment', async () => {
    const made = await house.make([ME, BOT]);
    const page = await house.page(made.link);
    await playTurn(page, answerByMouse);
    await resign(page);
    await page.getByRole('button', { name: 'Replay as I saw it' }).click();
    const count = page.locator('.scrubber .count');
    await count.waitFor();
    await page.keyboard.press('End');
    const ends = async (): Promise<boolean> => {
      const [n, last] = (await count.innerText()).split(' / ').map(Number);
      return n === last && n! > 0;
    };
    for (const eye of ['all', '1', 'watch', '0']) {
      await page.locator('.tools select').selectOption(eye);
      await page.waitForTimeout(500);
      check(await ends(), `with eye ${eye}: ${await count.innerText()}`);
    }
  });

  for (const [game, scenario, most] of [
    ['skirmish', 'duel', 1],
    ['colors', '01-rolica-first', 3],
    ['campaign', 'teaching', 6],
    ['austerlitz', 'pratzen', 5],
    ['triumph', '2-december', 3],
  ] as const)
    test(`${game}: the end is a page with figures, and the story has pictures`, async () => {
      const made = await house.make([ME, BOT], game, scenario);
      const page = await house.page(made.link);
      await myTurn(page);
      await resign(page);
      await page.locator('.top', { hasText: 'The match is over' }).waitFor();
      same(await page.locator('.seats .how', { hasText: 'to decide' }).count(), 0, 'to decide');
      await page.getByRole('heading', { name: 'You have lost' }).waitFor();
      await page.locator('.finish .chart').first().waitFor();
      check((await page.locator('.finish .chart').count()) >= most, 'charts are missing');
      const found = await violations(page, `the end of ${game}`);
      check(found.length === 0, found.join('\n'));
      await page.getByRole('button', { name: 'The story' }).click();
      await page.locator('.chapter .picture svg').first().waitFor();
      const told = await violations(page, `the story of ${game}`);
      check(told.length === 0, told.join('\n'));
      await page.getByRole('button', { name: 'Back to the table' }).click();
      await page.locator('.finish').waitFor();
    });

  test('in French the end, the settings and what is asked twice are French', async () => {
    const made = await house.make([ME, BOT], 'colors', '01-rolica-first');
    const page = await house.page(made.link, await house.guest(undefined, { locale: 'fr-FR' }));
    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.getByText('Les phases où il n’y a rien ou presque rien à faire passent d’elles-mêmes').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Places' }).click();
    await page.getByRole('button', { name: 'Abandonner…' }).click();
    await page.getByText('Votre camp perd aussitôt').waitFor();
    await page.getByRole('button', { name: 'Oui, j’abandonne' }).click();
    await page.getByRole('heading', { name: 'Vous avez perdu' }).waitFor();
    await page.getByRole('heading', { name: 'La partie en chiffres' }).waitFor();
    await page.getByRole('button', { name: 'Encore, mêmes camps' }).waitFor();
  });

  // Of every question only what ends something is left; with `grave` that cannot be made good.
  for (const grave of [false, true])
    test(`what offers nothing but its end passes by itself where that is wished; ${grave ? 'never what is grave' : 'once'}`, async () => {
      const made = await house.make([ME, BOT], 'colors', '01-rolica-first');
      const context = await house.guest();
      await context.addInitScript(() =>
        localStorage.setItem('berthier.settings', '{"pace":"at-once","pass":true}'),
      );
      const page = await house.page('/', context);
      const acts: string[] = [];
      await page.routeWebSocket(/\/ws$/, (route) => {
        const server = route.connectToServer();
        route.onMessage((text) => {
          const said = JSON.parse(String(text)) as { type: string; action?: string };
          if (said.type === 'act') acts.push(said.action!);
          else server.send(text);
        });
        server.onMessage((text) => {
          const told = JSON.parse(String(text)) as {
            type: string;
            choices: { actions: object[] }[];
          };
          const first = told.type === 'state' ? told.choices[0] : undefined;
          if (first) {
            const only = { ...first.actions[0]!, ends: 'phase', grave };
            told.choices = [{ ...first, gesture: 'button', actions: [only] } as never];
          }
          route.send(JSON.stringify(told));
        });
      });
      await page.goto(house.server.address + made.link);
      await page.locator('.prompt.asked').waitFor();
      await page.waitForTimeout(2500);
      same(acts.length, grave ? 0 : 1, 'decisions by itself');
    });
}
