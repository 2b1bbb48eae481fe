// server.ts -- the program under test: started, killed without warning, started again.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = process.cwd();
const PROGRAM = join(process.env['BERTHIER_BUILD'] ?? join(ROOT, 'build'), 'berthier');

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), 'berthier-browser-'));
  address = '';
  private process: ChildProcess | null = null;
  private port = '0';

  // Resolves when it listens; the second time on the port of the first.
  async start(): Promise<void> {
    const env = {
      ...process.env,
      HOME: this.folder,
      BERTHIER_DATA: process.env['BERTHIER_DATA'] ?? join(ROOT, 'data'),
    };
    const words = ['serve', '--port', this.port, '--db', join(this.folder, 'matches.db')];
    const child = spawn(PROGRAM, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.process = child;
    const line = await new Promise<string>((done, fail) => {
      child.stdout!.once('data', (data: Buffer) => done(String(data)));
      child.once('error', fail);
      child.once('exit', (status) => fail(new Error(`the program ended with ${status}`)));
    });
    const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
    if (!found) throw new Error(`the program says: ${line}`);
    this.port = found[1]!;
    this.address = `http://127.0.0.1:${this.port}`;
  }

  // kill -9: it gets no chance to put anything in order.
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.process!;
    if (child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async ask<T>(path: string, body?: unknown): Promise<T> {
    const text = typeof body === 'string';
    const answer = await fetch(
      this.address + path,
      body === undefined
        ? {}
        : {
            method: 'POST',
            body: text ? body : JSON.stringify(body),
            headers: { 'content-type': text ? 'text/plain' : 'application/json' },
          },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const said = await answer.text();
    return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(said) : said) as T;
  }
}

export interface Made {
  link: string;
  watch: string;
  seats: { seat: number; link: string | null }[];
}

// The console of the same program: it makes journals of whole matches.
export async function consoleSays(lines: string[]): Promise<string> {
  const env = { ...process.env, BERTHIER_DATA: process.env['BERTHIER_DATA'] ?? join(ROOT, 'data') };
  const child = spawn(PROGRAM, ['console'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += String(data);
  });
  child.stdin.end(lines.join('\n') + '\n');
  await new Promise((done) => child.once('close', done));
  return said;
}
