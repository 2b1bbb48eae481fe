// campaign/hover.tsx -- which hex the player points at, by mouse or by focus: the sheet marks it,
// the papers tell what is there.
//
// There is one outline for all hexes; it goes where the pointer is, and a click finds it there.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { hexAt, hexPath, middle, nameOf, WIDTH } from './field';
import { pointing } from '../pointed';
import { glossOf, groundName, hexName, roadsAt } from './words';

export const { point, usePointed } = pointing<number>();

// The hex of a light that has the focus: its key is "hex:2921".
function hexOfFocus(event: FocusEvent): number {
  const key = (event.target as Element).getAttribute?.('data-key') ?? '';
  return Number(/^(?:goal:)?hex:(\d+)$/.exec(key)?.[1] ?? 0);
}

const LINE = 15; // px between the lines of a tip
const LETTER = 6.6; // px of a letter, about

// What is there, beside the pointer, as large at every zoom; never over what is pointed at.
function Tip({ hex, scale }: { hex: number; scale: number }): JSX.Element {
  const what = [groundName(hex), roadsAt(hex)].filter(Boolean).join(' · ');
  const lines = [hexName(hex), glossOf(hex), what].filter(Boolean);
  const width = Math.max(...lines.map((one) => one.length)) * LETTER + 12;
  const [x, y] = middle(hex);
  const left = x > WIDTH * 0.8;
  return (
    <g
      class="hex-tip"
      aria-hidden="true"
      transform={`translate(${x + (left ? -40 : 40)} ${y - 34}) scale(${1 / scale})`}>
      <rect x={left ? -width : 0} y={-LINE} width={width} height={lines.length * LINE + 8} rx="3" />
      {lines.map((one, i) => (
        <text x={left ? 6 - width : 6} y={i * LINE + 2}>
          {one}
        </text>
      ))}
    </g>
  );
}

export function HoveredHex(): JSX.Element {
  const group = useRef<SVGGElement>(null);
  const hex = usePointed();
  useEffect(() => {
    const inside = group.current!;
    const svg = inside.ownerSVGElement!;
    const find = (event: PointerEvent): void => {
      const matrix = inside.getScreenCTM();
      if (!matrix) return;
      const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      point(hexAt([p.x, p.y]) || null);
    };
    const leave = (): void => point(null);
    const focus = (event: FocusEvent): void => {
      const found = hexOfFocus(event);
      if (found) point(found);
    };
    svg.addEventListener('pointermove', find);
    svg.addEventListener('pointerdown', find, true);
    svg.addEventListener('pointerleave', leave);
    svg.addEventListener('focusin', focus);
    return () => {
      svg.removeEventListener('pointermove', find);
      svg.removeEventListener('pointerdown', find, true);
      svg.removeEventListener('pointerleave', leave);
      svg.removeEventListener('focusin', focus);
      point(null);
    };
  }, []);
  return (
    <g ref={group}>
      {hex !== null && (
        <path class="hovered-hex" d={hexPath(hex, 0.97)} data-noun={`space:${hex}`}>
          <title>{nameOf(hex)}</title>
        </path>
      )}
      {hex !== null && <Tip hex={hex} scale={group.current?.getScreenCTM()?.a ?? 1} />}
    </g>
  );
}
