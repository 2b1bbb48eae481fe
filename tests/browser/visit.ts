// visit.ts -- a house of its own, with one scenario more than the others have.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { House } from './people';
import { Server } from './server';

export const OWN = '99-browser'; // what the scenario is called there

export async function visit(
  house: House,
  game: string,
  position: string,
  body: (own: House) => Promise<void>,
  change: (scenario: string) => string = (scenario) => scenario,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'berthier-data-'));
  const before = process.env['BERTHIER_DATA'];
  cpSync(before ?? 'data', data, { recursive: true });
  writeFileSync(
    join(data, game, 'scenarios', `${OWN}.pos`),
    change(readFileSync(position, 'utf8')),
  );
  const server = new Server();
  process.env['BERTHIER_DATA'] = data;
  const started = server.start();
  if (before === undefined) delete process.env['BERTHIER_DATA'];
  else process.env['BERTHIER_DATA'] = before;
  await started;
  const own = new House(house.browser, server);
  try {
    await body(own);
    await own.leave();
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}
