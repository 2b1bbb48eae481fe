// settings.ts -- what this reader wishes of the table; kept by the browser.

import { keep, kept } from './words';

export type Pace = 'slow' | 'normal' | 'quick' | 'at-once';
export const PACES: readonly Pace[] = ['slow', 'normal', 'quick', 'at-once'];

export interface Settings {
  remind: boolean; // before something ends that leaves things undone
  pace: Pace; // at which what happens is shown
  sound: boolean; // when somebody says something, or it is one's turn while one looks elsewhere
  notify: boolean; // the browser tells that it is one's turn
  pass: boolean; // where hardly anything could be done the usual answer is given by itself
  forced: boolean; // where there is one answer, and it ends nothing, it is given by itself
  direct: boolean; // a click on the map decides at once; else the first shows and the second decides
  still: boolean; // nothing moves: things are where they go
  small?: boolean; // the small map; not said: where the screen is large
}

const REMEMBERED = 'berthier.settings';
const USUAL: Settings = {
  remind: true,
  pace: 'normal',
  sound: true,
  notify: false,
  pass: false,
  forced: true,
  direct: false,
  still: false,
};

const listeners = new Set<() => void>();
let now: Settings | null = null;

// What was kept, where it still means something; the rest as usual.
function read(): Settings {
  try {
    const found = JSON.parse(kept(REMEMBERED) ?? '{}') as Partial<Settings>;
    const known = (Object.keys(USUAL) as (keyof Settings)[]).filter((key) =>
      key === 'pace' ? PACES.includes(found.pace!) : typeof found[key] === typeof USUAL[key],
    );
    const small = typeof found.small === 'boolean' ? { small: found.small } : {};
    return { ...USUAL, ...Object.fromEntries(known.map((key) => [key, found[key]])), ...small };
  } catch {
    return USUAL;
  }
}

export function settings(): Settings {
  now ??= read();
  return now;
}

// The style sheet knows what is to stand still.
export function heedSettings(): void {
  document.documentElement.classList.toggle('still', settings().still);
}

export function wish(changed: Partial<Settings>): void {
  now = { ...settings(), ...changed };
  keep(REMEMBERED, JSON.stringify(now));
  heedSettings();
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
