// colors/pointed.ts -- which hex the player points at, by mouse or by focus: the sheet marks it,
// and the papers unfold what would come of it.

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

import { hexAt, places } from './field';
import { pointing } from '../pointed';

export const { point, usePointed } = pointing<string>();

// And which card of the hand, by its id: the sheet marks whom it could order.
export const { point: pointCard, usePointed: usePointedCard } = pointing<string>();

// The hex of a light that has the focus: its key is "hex:17".
function hexOfFocus(event: FocusEvent): string | null {
  const key = (event.target as Element).getAttribute?.('data-key') ?? '';
  const found = /^hex:(\d+)$/.exec(key);
  return found ? (places[Number(found[1])]?.name ?? null) : null;
}

// Lights lie over the pieces, so it is the whole drawing that listens.
export function useWatch(group: RefObject<SVGGElement | null>): void {
  useEffect(() => {
    const inside = group.current!;
    const svg = inside.ownerSVGElement!;
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      const matrix = inside.getScreenCTM();
      if (!matrix) return;
      const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      point(hexAt([p.x, p.y]));
    };
    const leave = (): void => point(null);
    const focus = (event: FocusEvent): void => {
      const hex = hexOfFocus(event);
      if (hex) point(hex);
    };
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerleave', leave);
    svg.addEventListener('focusin', focus);
    return () => {
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerleave', leave);
      svg.removeEventListener('focusin', focus);
      point(null);
    };
  }, []);
}
