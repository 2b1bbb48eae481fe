// hostile.ts -- names, talk, notes and journals that try to be more than text, and pages of others.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';

import { House, myTurn } from './people';
import { consoleSays } from './server';
import { check, same, test } from './tap';

const WORDS: Record<string, string> = {
  script: '<script>hit()</script>',
  image: '<img src=x onerror=hit()>',
  drawing: '"><svg onload=hit()>',
  quotes: `'"\`--></style></title><b>`,
  address: 'javascript:hit()',
  template: '{{hit()}}${hit()}<%=hit()%>',
  entity: '&lt;script&gt;&#60;b&#62;',
  backwards: 'Ney \u202egnp.exe',
  'backwards twice': 'Ney \u2069\u202e\u2067abc',
  arabic: 'نابليون بونابرت',
  wide: 'W'.repeat(40),
  faces: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'.repeat(5),
  accents: 'a' + '\u0301'.repeat(39),
  invisible: '\u200b\u200b\u200b',
};

// What must never come of it: something run, something made, the page out of shape.
async function harm(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const made = document.querySelectorAll(
      'img[src="x"], svg[onload], iframe, object, embed, a[href^="javascript:"], script:not([src]), b b',
    );
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      const box = one.getBoundingClientRect();
      return (
        box.width > 0 &&
        box.right > window.innerWidth + 1 &&
        !one.closest('svg, .stage, .log, [hidden]') &&
        getComputedStyle(one).position !== 'fixed'
      );
    });
    return {
      hits: (window as unknown as { hits: number }).hits,
      made: [...made].map((one) => one.outerHTML.slice(0, 80)),
      sideways: document.documentElement.scrollWidth - window.innerWidth,
      wide: wide.slice(0, 2).map((one) => one.outerHTML.slice(0, 120)),
    };
  });
  const wrong: string[] = [];
  if (found.hits) wrong.push(`${where}: a script ran`);
  for (const one of found.made) wrong.push(`${where}: ${one}`);
  if (found.sideways > 0) wrong.push(`${where}: scrolls sideways, ${found.wide.join(' ')}`);
  return wrong;
}

// Words of ours behind or before a foreign text must read from left to right.
async function flipped(page: Page, selector: string, where: string): Promise<string[]> {
  const bad = await page.evaluate((what) => {
    const out: string[] = [];
    for (const place of document.querySelectorAll(what)) {
      const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const node = walk.currentNode as Text;
        for (const word of node.data.matchAll(/\b(away|here|to decide|Blue|Red|\d\d:\d\d)\b/g)) {
          const range = document.createRange();
          const at = (n: number): number => {
            range.setStart(node, word.index + n);
            range.setEnd(node, word.index + n + 1);
            return range.getBoundingClientRect().left;
          };
          if (at(0) > at(word[0].length - 1)) out.push(`${word[0]} in ${node.data.slice(0, 60)}`);
        }
      }
    }
    return out;
  }, selector);
  return bad.map((one) => `${where}: backwards: ${one}`);
}

async function guestWithTrap(house: House): Promise<BrowserContext> {
  const context = await house.guest();
  await context.addInitScript(() => {
    const trapped = window as unknown as { hits: number; hit: () => void };
    trapped.hits = 0;
    trapped.hit = () => trapped.hits++;
    window.alert = trapped.hit;
  });
  return context;
}

function nameOf(word: string): string {
  return [...word].slice(0, 40).join('');
}

async function lookAtTable(page: Page, where: string): Promise<string[]> {
  const wrong: string[] = [];
  const words = Object.values(WORDS);
  for (const tab of ['Seats', 'Chat', 'Notes']) {
    await page.getByRole('tab', { name: tab }).click();
    if (tab === 'Chat') await page.locator('.chat li').nth(words.length - 1).waitFor();
    if (tab === 'Notes')
      same(await page.locator('textarea').inputValue(), words.join('\n'), `${where}, the note`);
    wrong.push(...(await harm(page, `${where}, ${tab}`)));
    wrong.push(...(await flipped(page, '.seats li, .chat li', `${where}, ${tab}`)));
  }
  return wrong;
}

// A match against the computer, on this browser's shelf; its link, where the name is taken.
async function makeNamed(page: Page, player: string): Promise<string | undefined> {
  const seats = [
    { who: 'me', player },
    { who: 'bot', bot: 'random', ms: 50 },
  ];
  const made = (await page.evaluate(
    (body) =>
      fetch('/api/matches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).then((answer) => answer.json()),
    JSON.stringify({ game: 'skirmish', scenario: 'duel', seats }),
  )) as { link?: string; error?: { reason: string } };
  check(made.link || made.error?.reason, `${player}: neither a match nor a reason`);
  return made.link;
}

// A page of somebody else, on another port of this machine: the browser calls that the same site.
async function strangersPage(body: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>other</title>${body}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const TRY_ALL = `async (home) => {
  const tried = {};
  const attempt = async (name, what) => {
    try { tried[name] = await what(); } catch (error) { tried[name] = 'refused'; }
  };
  const json = { 'content-type': 'application/json' };
  const wish = JSON.stringify({ game: 'skirmish', scenario: 'duel', seats: [{ who: 'me' }, { who: 'me' }] });
  await attempt('read', async () => (await fetch(home + '/api/matches', { credentials: 'include' })).status);
  await attempt('make', async () => (await fetch(home + '/api/matches', { method: 'POST', credentials: 'include', headers: json, body: wish })).status);
  await attempt('make blindly', async () => { await fetch(home + '/api/matches', { method: 'POST', mode: 'no-cors', credentials: 'include', body: wish }); return 'refused'; });
  await attempt('socket', () => new Promise((done, fail) => { const s = new WebSocket(home.replace('http', 'ws') + '/ws', 'berthier-1'); s.onopen = () => done('open'); s.onerror = fail; }));
  await attempt('frame', () => new Promise((done) => { const f = document.createElement('iframe'); f.src = home + '/'; f.onload = () => { try { done(f.contentDocument === null || f.contentDocument.body.childElementCount === 0 ? 'refused' : 'shown'); } catch { done('refused'); } }; document.body.append(f); setTimeout(() => done('refused'), 2000); }));
  await attempt('script', () => new Promise((done, fail) => { const s = document.createElement('script'); s.src = home + '/api/matches'; s.onload = () => done('run'); s.onerror = fail; document.body.append(s); }));
  return tried;
}`;

export function hostileTests(house: House): void {
  test('hostile: names, talk and notes stay text, and leave the page in shape', async () => {
    const wrong: string[] = [];
    const context = await guestWithTrap(house);
    const page = await house.page('/', context);
    const links: Record<string, string | undefined> = {};
    for (const [kind, word] of Object.entries(WORDS))
      links[kind] = await makeNamed(page, nameOf(word));
    check(!links['backwards'] && !links['backwards twice'], 'names that turn the line are taken');
    const link = links['arabic']!;
    await sayThere(page, link, Object.values(WORDS));
    for (const width of [1280, 380]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(house.server.address);
      await page.locator('.upload').waitFor();
      wrong.push(...(await harm(page, `home at ${width}`)));
      wrong.push(...(await flipped(page, 'main', `home at ${width}`)));
      await page.goto(house.server.address + link);
      await myTurn(page);
      if (width < 500) await page.getByRole('button', { name: 'Log' }).click();
      wrong.push(...(await lookAtTable(page, `the table at ${width}`)));
      await page.goto(house.server.address + links['wide']!);
      await myTurn(page);
      if (width < 500) await page.getByRole('button', { name: 'Log' }).click();
      await page.getByRole('tab', { name: 'Seats' }).click();
      wrong.push(...(await harm(page, `a wide name at ${width}`)));
    }
    check(wrong.length === 0, wrong.join('\n'));
  });

  test('hostile: journals that are none are refused in words, and nothing of them runs', async () => {
    const context = await guestWithTrap(house);
    const page = await house.page('/', context);
    const wrong: string[] = [];
    const good = await wholeJournal();
    const bad = Object.values(WORDS).flatMap((word) => [
      word,
      good.replace(/^scenario .*$/m, `scenario ${word}`),
      good.replace(/^game .*$/m, `game ${word} 1`),
      good.replace(/^0 (bold|steady).*$/m, `0 ${word}`),
    ]);
    for (const [n, text] of bad.entries()) {
      if (n % 5) continue; // each word once, and each sort several times
      const answer = page.waitForResponse((one) => one.url().endsWith('/api/replay'));
      await page.locator('input[type=file]').setInputFiles({
        name: '<img src=x onerror=hit()>.journal',
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      });
      check((await answer).status() >= 400, `journal ${n} was taken`);
      await page.locator('.upload .trouble').waitFor();
      wrong.push(...(await harm(page, `journal ${n}`)));
    }
    check(wrong.length === 0, wrong.join('\n'));
  });

  test('hostile: a page of others reaches nothing here, nor shows our page in a frame', async () => {
    const context = await house.guest();
    const own = await house.page('/', context);
    await own.evaluate(() => fetch('/api/matches').then((answer) => answer.text()));
    const before = await house.server.ask<{ matches: number }>('/api/health');
    const stranger = await strangersPage('');
    try {
      const page = await context.newPage();
      await page.goto(stranger.address);
      const tried = await page.evaluate(`(${TRY_ALL})(${JSON.stringify(house.server.address)})`);
      for (const [what, got] of Object.entries(tried as Record<string, unknown>))
        same(got, 'refused', what);
    } finally {
      stranger.close();
    }
    const after = await house.server.ask<{ matches: number }>('/api/health');
    same(after.matches, before.matches, 'matches made');
  });

  test('hostile: the page may run its own scripts alone', async () => {
    const page = await house.page('/', await guestWithTrap(house));
    const answer = await fetch(house.server.address + '/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    check(/default-src 'none'/.test(policy) && !/unsafe/.test(policy), policy);
    const ran = await page.evaluate(() => {
      const inline = document.createElement('script');
      inline.textContent = 'window.hits = 99';
      document.body.append(inline);
      return (window as unknown as { hits: number }).hits;
    });
    same(ran, 0, 'an inline script ran');
    house.complaints.splice(0); // the browser said that it refused to
  });
}

// Chat and note, over a socket beside the page's own.
async function sayThere(page: Page, link: string, words: string[]): Promise<void> {
  const messages = [
    { type: 'hello', id: 1, token: link.slice(3), lang: 'en' },
    { type: 'note', id: 2, text: words.join('\n') },
    ...words.map((text, n) => ({ type: 'chat', id: n + 3, text })),
  ].map((one) => JSON.stringify(one));
  const answers = await page.evaluate(
    (said) =>
      new Promise<string[]>((done, fail) => {
        const socket = new WebSocket(`ws://${location.host}/ws`, 'berthier-1');
        const got: string[] = [];
        socket.onerror = fail;
        socket.onopen = () => said.forEach((one) => socket.send(one));
        socket.onmessage = (event) => {
          const { re, type } = JSON.parse(String(event.data)) as { re?: number; type: string };
          if (re !== undefined) got.push(type);
          if (got.length === said.length) {
            socket.close();
            done(got);
          }
        };
      }),
    messages,
  );
  same(answers, ['welcome', 'done', ...words.map(() => 'done')], 'answers to talk');
}

async function wholeJournal(): Promise<string> {
  const said = await consoleSays(['new skirmish duel seed 4', 'bot all random', 'journal']);
  const begin = said.indexOf('berthier journal');
  return said.slice(begin, said.indexOf('\n\n', begin) + 1);
}

