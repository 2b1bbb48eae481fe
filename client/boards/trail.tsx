// trail.tsx -- a way across the sheet: where something went, goes, or could go.

import type { JSX } from 'preact';

import { add, closed, distance, line, scale, shortened, sub, type Point } from './geometry';

export interface TrailProps {
  points: readonly Point[];
  colour: string;
  dashed?: boolean; // the second side's: the colour is not needed to tell them apart
  faint?: boolean; // what could be, beside what is
  label?: string;
}

const HEAD = 34; // units of the sheet

function head(points: readonly Point[], size: number): string {
  const tip = points.at(-1)!;
  const back = [...points].reverse().find((p) => distance(p, tip) > size / 2) ?? points[0]!;
  const along = sub(tip, back);
  const way = scale(along, 1 / Math.max(1, Math.hypot(...along)));
  const aside: Point = [-way[1], way[0]];
  const foot = sub(tip, scale(way, size));
  return closed([tip, add(foot, scale(aside, size * 0.42)), sub(foot, scale(aside, size * 0.42))]);
}

// Paper under ink, so that it is read on any ground.
export function Trail({ points, colour, dashed, faint, label }: TrailProps): JSX.Element | null {
  if (points.length < 2) return null;
  const size = faint ? HEAD * 0.75 : HEAD;
  const shaft = line(shortened(points, size * 0.8));
  const tip = head(points, size);
  return (
    <g
      class="trail"
      fill="none"
      stroke-linejoin="round"
      stroke-linecap="round"
      pointer-events="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}>
      <path d={shaft} stroke="#f9f3e3" stroke-width={faint ? 9 : 13} stroke-opacity="0.85" />
      <path d={tip} stroke="#f9f3e3" stroke-width="6" stroke-opacity="0.85" />
      <path
        d={shaft}
        stroke={colour}
        stroke-width={faint ? 4.5 : 7}
        stroke-linecap="butt"
        {...(dashed || faint ? { 'stroke-dasharray': faint ? '6 7' : '17 8' } : {})}
      />
      <path d={tip} fill={colour} />
    </g>
  );
}
