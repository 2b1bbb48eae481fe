// main.ts -- the page in a real browser.  tests/checks/browser bundles and runs this.

import { chromium } from 'playwright-core';

import { austerlitzTests } from './austerlitz';
import { campaignTests } from './campaign';
import { clarityTests } from './clarity';
import { colorsTests } from './colors';
import { courierTests } from './courier';
import { diceTests } from './dice';
import { hostileTests } from './hostile';
import { invitationTests } from './invitation';
import { lookTests } from './look';
import { offerTests } from './offer';
import { opponentsTests } from './opponents';
import { House } from './people';
import { takePictures } from './pictures';
import { playTests } from './play';
import { replayTests } from './replay';
import { Server } from './server';
import { run } from './tap';
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

async function main(): Promise<number> {
  const words = process.argv.slice(2);
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
    for (const tests of [
      playTests,
      clarityTests,
      offerTests,
      invitationTests,
      triumphTests,
      colorsTests,
      austerlitzTests,
      campaignTests,
      courierTests,
      opponentsTests,
      diceTests,
      replayTests,
      lookTests,
      hostileTests,
    ]) tests(house);
    return (await run(() => house.leave(), words[0] ?? '')) ? 0 : 1;
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
