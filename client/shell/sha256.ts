// sha256.ts -- SHA-256, written out: the browser's own is there only on https and on this machine,
// and a match in a house's network is to be fair too.

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);

// The first 32 bits behind the point of a root.
const bits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const START = primes.slice(0, 8).map((p) => bits(Math.sqrt(p)));
const ROUND = primes.map((p) => bits(Math.cbrt(p)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(data: Uint8Array): DataView {
  const length = Math.ceil((data.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(length));
  data.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(data.length, 0x80);
  view.setUint32(length - 4, data.length * 8);
  return view;
}

function schedule(view: DataView, at: number): number[] {
  const w: number[] = [];
  for (let i = 0; i < 16; i++) w.push(view.getUint32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!,
      b = w[i - 2]!;
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + low + w[i - 7]! + high) | 0);
  }
  return w;
}

function compress(state: number[], w: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [
    number, number, number, number, number, number, number, number,
  ];
  for (let i = 0; i < 64; i++) {
    const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + state[i]!) | 0);
}

export function sha256(data: Uint8Array): Uint8Array {
  const view = padded(data);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = compress(state, schedule(view, at));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

export function toHex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

// Of 32 bytes as 64 digits.
export function promiseOf(hex: string): string {
  return toHex(sha256(fromHex(hex)));
}
