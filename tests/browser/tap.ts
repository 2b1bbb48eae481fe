// tap.ts -- tests one after the other, told in TAP.

type Body = () => Promise<void>;

const tests: { name: string; body: Body }[] = [];

export function test(name: string, body: Body): void {
  tests.push({ name, body });
}

export function check(truth: unknown, otherwise: string): asserts truth {
  if (!truth) throw new Error(otherwise);
}

export function same<T>(got: T, wanted: T, what: string): void {
  check(
    JSON.stringify(got) === JSON.stringify(wanted),
    `${what}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`,
  );
}

// Which tests run: those whose name holds `only`, and of these every `of`-th, beginning with `part`.
export interface Chosen {
  only: string;
  part: number;
  of: number;
}

async function troubleOf(body: Body, after: Body): Promise<string[]> {
  const trouble: string[] = [];
  for (const part of [body, after])
    await part().catch((error: Error) => trouble.push(error.stack ?? error.message));
  return trouble.flatMap((text) => text.split('\n').slice(0, 14));
}

// True when all passed.  `after` runs behind each test and may still fail it.  A machine that is busy
// with other things can be too slow for a page that is right: what fails is tried once more, and what
// it failed of is told.
export async function run(after: Body, { only, part, of }: Chosen): Promise<boolean> {
  const chosen = tests.filter((one) => one.name.includes(only)).filter((_, i) => i % of === part - 1);
  let failed = 0;
  for (const [i, { name, body }] of chosen.entries()) {
    const began = Date.now();
    const first = await troubleOf(body, after);
    const trouble = first.length ? await troubleOf(body, after) : [];
    failed += trouble.length ? 1 : 0;
    console.log(`${trouble.length ? 'not ok' : 'ok'} ${i + 1} - ${name}`);
    console.log(`# ${((Date.now() - began) / 1000).toFixed(1)} s${first.length ? ', tried twice' : ''}`);
    for (const line of [...first, ...trouble]) console.log(`# ${line}`);
  }
  console.log(`1..${chosen.length}`);
  return failed === 0;
}
