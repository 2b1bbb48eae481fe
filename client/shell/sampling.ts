// sampling.ts -- a finished match looked at here and there: its figures over time, its chapters.

import { useEffect, useState } from 'preact/hooks';

import type { Board } from '../boards/board';
import type { Fallen, Series, Side } from './chart';
import type { Steps } from './steps';
import type { Heading, State } from './wire';
import { language } from './words';

const MOMENTS = 40; // at the most

export interface Sample {
  n: number; // of the step
  state: State;
}

// A few at a time: the server has others to serve.
async function fetchAll(
  wanted: number[],
  steps: Steps,
  here: () => boolean,
): Promise<Sample[]> {
  const found: Sample[] = [];
  for (let i = 0; i < wanted.length && here(); i += 4) {
    const some = wanted.slice(i, i + 4);
    const states = await Promise.all(some.map((n) => steps.bare(n)));
    found.push(...states.map((state, k) => ({ n: some[k]!, state })));
  }
  return found;
}

export function useSamples(steps: Steps): Sample[] {
  const [samples, setSamples] = useState<Sample[]>([]);
  const { heading } = steps;
  useEffect(() => {
    if (!heading?.complete) return undefined;
    let here = true;
    const last = heading.steps - 1,
      count = Math.min(MOMENTS, heading.steps);
    const wanted = Array.from({ length: count }, (_, i) =>
      Math.round((i * last) / Math.max(1, count - 1)),
    );
    fetchAll(wanted, steps, () => here)
      .then((found) => here && setSamples(found))
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [heading, language()]);
  return samples;
}

export function seriesOf(board: Board, samples: Sample[]): Series[] {
  const figures = samples.map(({ state }) => board.records?.figures(state.view) ?? []);
  return (figures[0] ?? []).map(({ name }, i) => ({
    name,
    values: figures.map((at) => at[i]?.values ?? []),
  }));
}

// Faces of the same name count together.
export function fallenOf(board: Board, heading: Heading, sides: Side[]): Fallen[] {
  const names = board.records?.faces;
  return sides.flatMap((side, i): Fallen[] => {
    const rows = (heading.dice ?? []).filter((one) => heading.seats[one.seat]?.side === i);
    const sizes = [...new Set(rows.map((one) => one.fell.length))];
    return sizes.map((size) => {
      const fell = Array.from({ length: size }, (_, face) =>
        rows.reduce((sum, one) => sum + (one.fell.length === size ? one.fell[face]! : 0), 0),
      );
      const all = fell.reduce((sum, n) => sum + n, 0);
      const faces = new Map<string, { name: string; fell: number; due: number }>();
      fell.forEach((n, face) => {
        const name = (names?.length === size ? names[face] : undefined) ?? String(face + 1);
        const one = faces.get(name) ?? { name, fell: 0, due: 0 };
        faces.set(name, { name, fell: one.fell + n, due: one.due + all / size });
      });
      return { side, faces: [...faces.values()] };
    });
  });
}

export interface Chapter {
  name: string;
  from: number; // its first step
  to: number; // its last
}

// Where one turn ends and the next begins, found by halving.
export async function chaptersOf(board: Board, heading: Heading, steps: Steps): Promise<Chapter[]> {
  const nameAt = async (n: number): Promise<string> =>
    board.records?.chapter((await steps.bare(n)).view) ?? '';
  const begins: { name: string; from: number }[] = [];
  const halve = async (low: number, high: number, first: string, last: string): Promise<void> => {
    if (first === last) return;
    if (high - low === 1) {
      begins.push({ name: last, from: high });
      return;
    }
    const middle = (low + high) >> 1;
    const between = await nameAt(middle);
    await halve(low, middle, first, between);
    await halve(middle, high, between, last);
  };
  const end = heading.steps - 1;
  const first = await nameAt(0);
  begins.push({ name: first, from: 0 });
  await halve(0, end, first, await nameAt(end));
  return begins.map((one, i) => ({ ...one, to: (begins[i + 1]?.from ?? end + 1) - 1 }));
}
