// index.ts -- the boards, one line for each game.

import austerlitz from './austerlitz';
import type { Board } from './board';
import campaign from './campaign';
import colors from './colors';
import courier from './courier';
import skirmish from './skirmish';
import triumph from './triumph';

const boards: Record<string, Board> = { austerlitz, campaign, colors, courier, skirmish, triumph };

const loading = new Map<string, Promise<Board | null>>();

// Null: the program has this game, and the page cannot draw it yet.
export function boardFor(game: string): Promise<Board | null> {
  const known = loading.get(game);
  if (known) return known;
  const found = boards[game] ?? null;
  const ready = (found?.load?.() ?? Promise.resolve()).then(() => found);
  loading.set(game, ready);
  ready.catch(() => loading.delete(game));
  return ready;
}

export function hasBoard(game: string): boolean {
  return game in boards;
}
