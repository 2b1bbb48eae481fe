// main.ts -- the page in a real browser.  tests/checks/browser bundles and runs this.

import { chromium } from 'playwright-core';

import { adviceTests } from './advice';
import { aroundTests } from './around';
import { austerlitzTests } from './austerlitz';
import { bookTests } from './book';
import { campaignTests } from './campaign';
import { clarityTests } from './clarity';
import { colorsTests } from './colors';
import { courierTests } from './courier';
import { diceTests } from './dice';
import { hostileTests } from './hostile';
import { invitationTests } from './invitation';
import { lessonTests } from './lessons';
import { lookTests } from './look';
import { takeMoments } from './moments';
import { offerTests } from './offer';
import { opponentsTests } from './opponents';
import { patchTests } from './patches';
import { House } from './people';
import { takePictures } from './pictures';
import { playTests } from './play';
import { quickTests } from './quick';
import { replayTests } from './replay';
import { Server } from './server';
import { run, type Chosen } from './tap';
import { triumphTests } from './triumph';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// PART-OF-A-NAME, or --part 1/2: two browsers at once, since most of a test is waiting for the page.
function chosenBy(words: string[]): Chosen {
  if (words[0] !== '--part') return { only: words[0] ?? '', part: 1, of: 1 };
  const [part, of] = (words[1] ?? '').split('/').map(Number);
  if (!part || !of || part > of) throw new Error(`--part ${words[1]}: not a part of a whole, like 1/2`);
  return { only: '', part, of };
}

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  const chosen = chosenBy(words);
  const server = new Server();
  await server.start();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const house = new House(browser, server);
  try {
    if (words[0] === '--pictures') {
      await takePictures(house);
      return 0;
    }
    if (words[0] === '--moments') {
      await takeMoments(house, words[1] ?? 'moments', words.slice(2));
      return 0;
    }
    const all = [
      playTests,
      adviceTests,
      clarityTests,
      aroundTests,
      bookTests,
      offerTests,
      invitationTests,
      triumphTests,
      colorsTests,
      austerlitzTests,
      campaignTests,
      quickTests,
      courierTests,
      lessonTests,
      opponentsTests,
      diceTests,
      replayTests,
      patchTests,
      lookTests,
      hostileTests,
    ];
    for (const tests of process.env['BERTHIER_LONG'] ? [clarityTests] : all) tests(house);
    return (await run(() => house.leave(), chosen)) ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

main().then(
  (status) => process.exit(status),
  (error: Error) => {
    console.log(`Bail out! ${error.stack}`);
    process.exit(1);
  },
);
