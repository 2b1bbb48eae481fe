// austerlitz_pointed.ts -- which piece is pointed at: the sheet knows it, the papers want to.

import { useEffect, useState } from 'preact/hooks';

let pointed: number | null = null;
const listeners = new Set<() => void>();

export function point(noun: number | null): void {
  if (noun === pointed) return;
  pointed = noun;
  for (const listener of [...listeners]) listener();
}

export function usePointed(): number | null {
  const [, again] = useState(0);
  useEffect(() => {
    const listener = (): void => again((n) => n + 1);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return pointed;
}
