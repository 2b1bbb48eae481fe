// patches.ts -- a page that is told only what has changed shows what a fresh one shows.

import type { Page, WebSocketRoute } from 'playwright-core';

import { House, LINK, ME } from './people';
import type { Made } from './server';
import { check, same, test } from './tap';

const LONG = Boolean(process.env['BERTHIER_LONG']);
const GAMES: [game: string, scenario: string, decisions: number][] = [
  ['campaign', 'campaign', LONG ? 2000 : 60],
  ['triumph', '2-december', LONG ? 400 : 40],
  ['colors', '01-rolica-first', LONG ? 400 : 40],
  ['austerlitz', 'pratzen', LONG ? 150 : 20],
];

const AT_ONCE = 50; // decisions before the page is waited for
const NOWHERE = '{"view":{"units":{"9999":{"hex":["A1"]}}}}'; // a change of what is not there

// What went to a page over its socket, and what may be done to it on the way.
interface Wire {
  patches: number;
  states: number;
  wholes: number; // the page asked for all of it
  meddle: (text: string) => string[];
}

async function tapped(page: Page): Promise<Wire> {
  const wire: Wire = { patches: 0, states: 0, wholes: 0, meddle: (text) => [text] };
  await page.routeWebSocket('**/ws', (route: WebSocketRoute) => {
    const server = route.connectToServer();
    route.onMessage((text) => {
      if (String(text).includes('"type":"whole"')) wire.wholes++;
      server.send(text);
    });
    server.onMessage((text) => {
      wire.patches += String(text).startsWith('{"type":"patch"') ? 1 : 0;
      wire.states += String(text).startsWith('{"type":"state"') ? 1 : 0;
      for (const one of wire.meddle(String(text))) route.send(one);
    });
  });
  return wire;
}

// Both seats, over sockets of their own that are sent whole states: any choice that is offered.
function play(page: Page, tokens: string[], count: number): Promise<void> {
  return page.evaluate(
    ([seats, wanted]) =>
      new Promise<void>((end, fail) => {
        interface Seen {
          seq: number;
          you: number;
          active: number[];
          choices: { actions: { action: string }[] }[];
        }
        const seen: (Seen | undefined)[] = [];
        let left = wanted,
          chance = 1805,
          busy = false;
        const any = (n: number): number => (chance = (chance * 48271) % 2147483647) % n;
        const sockets = seats.map((token, seat) => {
          const socket = new WebSocket(`ws://${location.host}/ws`, 'berthier-1');
          socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token, lang: 'en' }));
          socket.onmessage = (event) => {
            const message = JSON.parse(String(event.data)) as Seen & { type: string };
            if (message.type === 'state') seen[seat] = message;
            if (message.type === 'done') left--;
            if (message.type === 'done' || message.type === 'refused') busy = false;
          };
          return socket;
        });
        const over = (): void => {
          sockets.forEach((socket) => socket.close());
          end();
        };
        const step = (): void => {
          const asked = seen.filter((one) => one?.active.includes(one.you));
          if (left <= 0 || (seen[0] && seen[1] && !asked.length && !seen[0].active.length)) return over();
          const one = asked[any(asked.length || 1)];
          const actions = one?.choices.flatMap((choice) => choice.actions) ?? [];
          if (!busy && one && actions.length) {
            busy = true;
            const { action } = actions[any(actions.length)]!;
            sockets[one.you]!.send(JSON.stringify({ type: 'act', seq: one.seq, action }));
          }
          setTimeout(step, 4);
        };
        sockets[0]!.onerror = fail;
        step();
      }),
    [tokens, count] as [string[], number],
  );
}

async function seatsOf(house: House, made: Made): Promise<string[]> {
  const token = made.seats[1]!.link!.replace('/i/', '');
  const second = await house.server.ask<{ link: string }>('/api/sit', { token });
  return [made.link, second.link].map((link) => link.replace('/m/', ''));
}

// All that is drawn and written, but for what is news to one of them only: the last move, the place in
// the log where it began, where the camera stands.
function drawn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const copy = document.querySelector('.table')!.cloneNode(true) as Element;
    copy.querySelectorAll('.trails, .since, .lens, .minimap, .caption, .tools').forEach((one) => one.remove());
    copy.querySelector('.stage')!.classList.remove('far');
    copy.querySelector('.stage svg > g')!.removeAttribute('transform');
    copy.querySelectorAll('*').forEach((one) => {
      for (const name of ['viewBox', 'style', 'id', 'tabindex', 'transform-origin'])
        one.removeAttribute(name);
      const names = one.getAttribute('class');
      if (names !== null) one.setAttribute('class', names.trim().replace(/\s+/g, ' '));
      const all = [...one.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const each of all) one.removeAttributeNode(each);
      for (const each of all) one.setAttributeNode(each); // in one order, whatever came first
    });
    return copy.outerHTML.split(/(?=<)/);
  });
}

async function settled(page: Page): Promise<string[]> {
  await page.locator('.prompt[aria-busy="false"], .ended').first().waitFor();
  let before = await drawn(page);
  for (let i = 0; i < 40; i++) {
    await page.waitForTimeout(600); // longer than a new question is not to be answered
    const now = await drawn(page);
    if (now.join('') === before.join('')) return now;
    before = now;
  }
  throw new Error('the page does not come to rest');
}

async function looksFresh(house: House, page: Page, link: string): Promise<void> {
  const old = await settled(page);
  const fresh = await settled(await house.page(link));
  const at = old.findIndex((part, i) => part !== fresh[i]);
  same(old.slice(Math.max(0, at - 2), at + 3), fresh.slice(Math.max(0, at - 2), at + 3), `part ${at}`);
  same(old.length, fresh.length, 'parts of the page');
}

async function playedPage(
  house: House,
  game: string,
  scenario: string,
): Promise<{ page: Page; wire: Wire; driver: Page; link: string; seats: string[] }> {
  const made = await house.make([ME, LINK], game, scenario);
  const seats = await seatsOf(house, made);
  const page = await (await house.guest()).newPage();
  page.on('pageerror', (error) => house.complaints.push(error.message));
  const wire = await tapped(page);
  const link = `/m/${seats[1]}`;
  await page.goto(house.server.address + link);
  await page.locator('.question').waitFor();
  return { page, wire, driver: await house.page('/'), link, seats };
}

export function patchTests(house: House): void {
  for (const [game, scenario, count] of GAMES)
    test(`patches: ${game}, after ${count} decisions the page is that of a fresh load`, async () => {
      const { page, wire, driver, link, seats } = await playedPage(house, game, scenario);
      for (let left = count; left > 0; left -= AT_ONCE) {
        await play(driver, seats, Math.min(left, AT_ONCE));
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      }
      await looksFresh(house, page, link);
      console.log(`# ${game}: ${wire.patches} patches, ${wire.states} whole states`);
      if (LONG) console.log(`# proof: decisions that a page of ${game} followed by patches: ${count}`);
      check(wire.patches > count / 4, `only ${wire.patches} patches`);
      check(wire.states < wire.patches / 4, `${wire.states} whole states`);
      same(wire.wholes, 0, 'times that the page was astray');
    });

  test('patches: one that is lost, comes twice or is spoilt is noticed and mended', async () => {
    const { page, wire, driver, link, seats } = await playedPage(house, 'colors', '01-rolica-first');
    const ways: ((text: string) => string[])[] = [
      () => [], // lost
      (text) => [text, text],
      (text) => [text.replace(/"sum":\d+/, '"sum":1')],
      (text) => [text.replace(/"change":.*,"log"/, `"change":${NOWHERE},"log"`)],
    ];
    for (const [number, way] of ways.entries()) {
      let done = 0;
      wire.meddle = (text) =>
        text.startsWith('{"type":"patch"') && done++ === 3 ? way(text) : [text];
      await play(driver, seats, 30);
      await looksFresh(house, page, link);
      check(done > 3, 'too few patches to meddle with');
      same(wire.wholes, number + 1, `times that the page asked for all, way ${number}`);
    }
  });
}
