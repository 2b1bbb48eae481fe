// campaign/switches.ts -- which overlays lie on the map: switched in the panel, drawn on the sheet.

import { pointing } from '../pointed';

export type Layer = 'line' | 'dispatch' | 'supply' | 'zones' | 'held';
export const LAYERS: readonly Layer[] = ['line', 'supply', 'dispatch', 'zones', 'held'];

const { point, usePointed } = pointing<ReadonlySet<Layer>>();
const NONE: ReadonlySet<Layer> = new Set();

export function useLayers(): ReadonlySet<Layer> {
  return usePointed() ?? NONE;
}

export function switchLayer(now: ReadonlySet<Layer>, layer: Layer): void {
  const next = new Set(now);
  if (!next.delete(layer)) next.add(layer);
  point(next);
}
