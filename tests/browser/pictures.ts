// pictures.ts -- the screenshots of the README: tests/checks/browser --pictures.

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

import { House, BOT, ME, myTurn } from './people';
import { consoleSays } from './server';

const FOLDER = 'docs/pictures';

async function shoot(page: Page, name: string): Promise<void> {
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
    console.log(`written: ${FOLDER}/${name}.png`);
}

// A whole match of two computers, always the same.
async function journal(seed: number): Promise<string> {
    const said = await consoleSays([`new triumph 2-december seed ${seed}`, 'bot all random', 'journal']);
    return said.slice(said.indexOf('berthier'));
}

// The first step of a replay in which the attack panel stands at this step.
async function stepAt(house: House, id: string, steps: number, wanted: RegExp): Promise<number> {
    for (let n = 0; n < steps; n++) {
        const state = await house.server.ask<{ where: string }>(`/api/replay/${id}/${n}?eye=all`);
        if (wanted.test(state.where))
            return n;
    }
    return -1;
}

export async function takePictures(house: House): Promise<void> {
    mkdirSync(FOLDER, { recursive: true });
    const context = await house.guest({ width: 1440, height: 900 });
    const page = await house.page('/', context);
    await page.locator('.ways').first().waitFor();
    await shoot(page, 'home');

    const made = await house.make([BOT, ME], 'triumph', '2-december');
    await page.goto(house.server.address + made.link);
    await myTurn(page);
    await shoot(page, 'set-up');
    await page.getByRole('button', { name: /^Set up: / }).first().click();
    await page.locator('.lit[data-key="piece:95"]').waitFor();
    const box = (await page.locator('.lit[data-key="piece:95"]').boundingBox())!;
    await page.mouse.move(box.x, box.y);
    for (let i = 0; i < 5; i++)
        await page.mouse.wheel(0, -220);
    await page.locator('.lit[data-key="piece:95"]').click();
    await page.locator('.menu button').first().click();
    await page.locator('.lit.space').first().waitFor();
    await shoot(page, 'move');

    const heading = await house.server.ask<{ id: string; link: string; steps: number }>('/api/replay', await journal(11));
    const step = await stepAt(house, heading.id, heading.steps, /attack NT [\d.]+ 7 /);
    await page.goto(`${house.server.address}${heading.link}`);
    await page.locator('.scrubber').waitFor();
    await page.getByRole('slider').first().fill(String(Math.max(0, step)));
    await shoot(page, 'attack');
    await page.getByRole('slider').first().fill(String(Math.floor(heading.steps / 2)));
    await shoot(page, 'replay');

    const phone = await house.guest({ width: 360, height: 640 }, { hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const small = await house.page(made.link, phone);
    await small.locator('.stage').waitFor();
    await shoot(small, 'phone');
}
