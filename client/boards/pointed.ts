// pointed.ts -- what is pointed at on a board: the sheet knows it, the papers want to.

import { useEffect, useState } from 'preact/hooks';

export interface Pointed<T> {
  point(what: T | null): void;
  usePointed(): T | null;
}

export function pointing<T>(): Pointed<T> {
  let pointed: T | null = null;
  const listeners = new Set<() => void>();
  return {
    point(what) {
      if (what === pointed) return;
      pointed = what;
      for (const listener of [...listeners]) listener();
    },
    usePointed() {
      const [, again] = useState(0);
      useEffect(() => {
        const listener = (): void => again((n) => n + 1);
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      }, []);
      return pointed;
    },
  };
}
