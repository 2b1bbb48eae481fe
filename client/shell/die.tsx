// die.tsx -- a die as it lies on the table.

import type { JSX } from 'preact';

const PIPS: Record<number, string> = {
  1: '5',
  2: '37',
  3: '357',
  4: '1379',
  5: '13579',
  6: '134679',
};

// Nine places, row by row.
function spot(place: number): [number, number] {
  return [5 + ((place - 1) % 3) * 5, 5 + Math.floor((place - 1) / 3) * 5];
}

export function Die({ face, words }: { face: number; words: string }): JSX.Element {
  return (
    <svg class="cube" viewBox="0 0 20 20" role="img" aria-label={words}>
      <title>{words}</title>
      <rect x="1" y="1" width="18" height="18" rx="4" />
      {[...(PIPS[face] ?? '')].map((place) => {
        const [x, y] = spot(Number(place));
        return <circle cx={x} cy={y} r="1.9" />;
      })}
    </svg>
  );
}

// Only dice of six faces have pips.
export function isPips(die: [number, number] | undefined): die is [number, number] {
  return die !== undefined && die[0] === 6 && die[1] >= 1 && die[1] <= 6;
}
