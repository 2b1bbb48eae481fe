// campaign/relief.ts -- the lie of the land, for the engraver.
//
// The rules know one kind of ground for each hex; heights in between are ours, so that the sheet
// looks like country: highlands with their valleys, ridges in the mountains, plains that roll a
// little, and rivers in their beds.

import {
  field,
  HEIGHT,
  hexAt,
  MARGIN,
  riverBend,
  riverSpot,
  sideEnds,
  sideMiddle,
  WIDTH,
  type Ground,
} from './field';
import { walk, type Point } from '../geometry';
import { hachures as strokes, level as outline, slopeAt, type Relief } from '../relief';

const CELL = 16; // units of the sheet between two heights
const COLUMNS = Math.ceil(WIDTH / CELL) + 1;
const ROWS = Math.ceil(HEIGHT / CELL) + 1;

const RISE: Record<Ground, number> = {
  clear: 0.06,
  hill: 0.62,
  woods: 0.5,
  mountain: 1.25,
  marsh: 0,
  lake: 0,
};

// -- noise: the same every time --

function lattice(x: number, y: number): number {
  let n = (x * 374761393 + y * 668265263) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

function ease(k: number): number {
  return k * k * (3 - 2 * k);
}

function noise(x: number, y: number): number {
  const [c, r] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - c), ease(y - r)];
  const top = lattice(c, r) * (1 - u) + lattice(c + 1, r) * u;
  const bottom = lattice(c, r + 1) * (1 - u) + lattice(c + 1, r + 1) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

// Valleys and ridges run from north-west to south-east here, as they do there.
function swell([x, y]: Point): number {
  const along = (x + y) / 1.6,
    across = (x - y) / 1.15;
  const ridge = 1 - Math.abs(noise(along / 260 + 7, across / 150)) * 2;
  return ridge * 0.55 + noise(x / 92, y / 92) * 0.5 + noise(x / 43 + 31, y / 43) * 0.24;
}

// -- the grid --

function blur(heights: Float32Array, reach: number): Float32Array {
  const across = new Float32Array(heights.length),
    both = new Float32Array(heights.length);
  const pass = (from: Float32Array, to: Float32Array, dc: number, dr: number): void => {
    for (let r = 0; r < ROWS; r++)
      for (let c = 0; c < COLUMNS; c++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const cc = Math.max(0, Math.min(COLUMNS - 1, c + k * dc)),
            rr = Math.max(0, Math.min(ROWS - 1, r + k * dr));
          sum += from[rr * COLUMNS + cc]!;
        }
        to[r * COLUMNS + c] = sum / (2 * reach + 1);
      }
  };
  pass(heights, across, 1, 0);
  pass(across, both, 0, 1);
  return both;
}

// The hex nearest to a point, on the margins too.
function nearHex([x, y]: Point): number {
  for (let pull = 0; pull <= 1; pull += 0.04) {
    const found = hexAt([x + (WIDTH / 2 - x) * pull, y + (HEIGHT / 2 - y) * pull]);
    if (found) return found;
  }
  return 0;
}

function bases(): Float32Array {
  const heights = new Float32Array(COLUMNS * ROWS);
  for (let r = 0; r < ROWS; r++)
    for (let c = 0; c < COLUMNS; c++) {
      const ground = field().ground.get(nearHex([c * CELL, r * CELL])) ?? 'clear';
      heights[r * COLUMNS + c] = RISE[ground];
    }
  return blur(blur(heights, 2), 2);
}

function stamp(bed: Float32Array, [x, y]: Point, wide: number): void {
  const reach = Math.ceil((2 * wide) / CELL);
  const [c0, r0] = [Math.round(x / CELL), Math.round(y / CELL)];
  for (let r = Math.max(0, r0 - reach); r <= Math.min(ROWS - 1, r0 + reach); r++)
    for (let c = Math.max(0, c0 - reach); c <= Math.min(COLUMNS - 1, c0 + reach); c++) {
      const far = Math.hypot(c * CELL - x, r * CELL - y);
      const at = r * COLUMNS + c;
      bed[at] = Math.max(bed[at]!, Math.exp(-((far / wide) ** 2)));
    }
}

// How deep the rivers have cut, 0 to 1.
function beds(): Float32Array {
  const bed = new Float32Array(COLUMNS * ROWS);
  for (const river of field().rivers)
    for (const [a, b] of river.sides)
      for (const p of [...sideEnds(a, b), sideMiddle(a, b)])
        stamp(bed, p, river.rank === 'primary' ? 46 : 30);
  return bed;
}

function makeRelief(): Relief {
  const base = bases(),
    bed = beds();
  const heights = base.map((rise, i) => {
    const p: Point = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL];
    const rough = 0.05 + 0.42 * Math.max(0, rise - 0.06);
    const high = rise + swell(p) * rough;
    return high - bed[i]! * (0.05 + 0.6 * Math.max(0, high));
  });
  return { cell: CELL, columns: COLUMNS, rows: ROWS, heights };
}

let made: Relief | null = null;

export function relief(): Relief {
  made ??= makeRelief();
  return made;
}

export function level(least: number): string {
  return outline(relief(), least);
}

// Light from the north-west: slopes away from it have the heavier strokes.
function lightOn([dx, dy]: Point): number {
  const steep = Math.hypot(dx, dy) || 1;
  return (dx + dy) / steep / Math.SQRT2;
}

export function hachures(barred: (p: Point) => boolean): string[] {
  const weight = (steep: number, way: Point): number => {
    const dark = steep * (1 - 0.55 * lightOn(way));
    return dark > 7.2 ? 2 : dark > 4 ? 1 : 0;
  };
  return strokes(relief(), { step: 12, least: 2.1, seed: 1805, weight }, barred);
}

// -- the wash: light and shade, painted once --

const GRAIN = 8; // units of the sheet for each pixel

export function wash(): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(WIDTH / GRAIN);
  canvas.height = Math.ceil(HEIGHT / GRAIN);
  const brush = canvas.getContext('2d')!;
  const picture = brush.createImageData(canvas.width, canvas.height);
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const [dx, dy] = slopeAt(relief(), [(x + 0.5) * GRAIN, (y + 0.5) * GRAIN]);
      const light = (dx + dy) * 120;
      const colour = light > 0 ? [255, 248, 222] : [70, 44, 18];
      const depth = Math.min(light > 0 ? 0.5 : 0.46, Math.abs(light) * (light > 0 ? 0.34 : 0.42));
      picture.data.set([...colour, Math.round(depth * 255)], (y * canvas.width + x) * 4);
    }
  brush.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}

// The outline of the woods: where most of a cell is wooded.
export function woodland(): string {
  const wooded = new Float32Array(COLUMNS * ROWS);
  for (let r = 0; r < ROWS; r++)
    for (let c = 0; c < COLUMNS; c++)
      wooded[r * COLUMNS + c] =
        field().ground.get(nearHex([c * CELL, r * CELL])) === 'woods' ? 1 : 0;
  const heights = blur(wooded, 1).map((share, i) => {
    const [x, y] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL];
    return share + noise(x / 26 + 5, y / 26) * 0.34 * (share > 0.05 ? 1 : 0);
  });
  return outline({ cell: CELL, columns: COLUMNS, rows: ROWS, heights }, 0.46);
}

// A river as a line of points, from the middle of one side to that of the next.
export function course(sides: readonly (readonly [number, number])[]): Point[][] {
  const ends = sides.map(([a, b]) => sideEnds(a, b));
  const middles = sides.map(([a, b]) => riverSpot(a, b));
  const runs: Point[][] = [];
  let run: Point[] = [];
  sides.forEach((_, i) => {
    const shared = i + 1 < sides.length ? common(ends[i]!, ends[i + 1]!) : null;
    if (run.length === 0) run.push(beginning(ends[i]!, shared), middles[i]!);
    if (shared) run.push(...walk([middles[i]!, riverBend(shared), middles[i + 1]!], 6).slice(1));
    else {
      const before = i > 0 ? common(ends[i - 1]!, ends[i]!) : null;
      run.push(beginning(ends[i]!, before));
      runs.push(overTheEdge(run));
      run = [];
    }
  });
  return runs;
}

// A river that comes from beyond the map, or leaves it, is drawn to the frame and on.
function overTheEdge(run: Point[]): Point[] {
  const out = ([x, y]: Point): Point | null => {
    const [left, top] = [x, y].map((n) => n - MARGIN) as [number, number],
      right = WIDTH - MARGIN - x,
      bottom = HEIGHT - MARGIN - y;
    const least = Math.min(left, top, right, bottom);
    if (least > 40) return null;
    if (least === left) return [0, y];
    if (least === right) return [WIDTH, y];
    return least === top ? [x, 0] : [x, HEIGHT];
  };
  const [first, last] = [out(run[0]!), out(run.at(-1)!)];
  return [...(first ? [first] : []), ...run, ...(last ? [last] : [])];
}

function near([ax, ay]: Point, [bx, by]: Point): boolean {
  return Math.abs(ax - bx) + Math.abs(ay - by) < 1;
}

function common(one: readonly Point[], other: readonly Point[]): Point | null {
  return one.find((p) => other.some((q) => near(p, q))) ?? null;
}

// The end of a side that is not the one it shares.
function beginning(ends: readonly Point[], shared: Point | null): Point {
  return (shared && ends.find((p) => !near(p, shared))) ?? ends[0]!;
}
