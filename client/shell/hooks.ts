// hooks.ts -- what the table keeps an eye on: the room, the board, who looks, which keys are pressed.

import type { RefObject } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';

import { boardFor } from '../boards';
import type { Board, Shape } from '../boards/board';
import type { Point } from '../boards/geometry';
import type { Film } from './film';
import type { Pointing } from './log';
import { Room } from './room';
import type { StageHandle } from './stage';
import { post, type State } from './wire';
import { onLanguage } from './words';

export function useRoom(token: string): Room {
  const room = useMemo(() => new Room(token), [token]);
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const quiet = room.subscribe(() => again(undefined as never));
    const silent = onLanguage(() => room.hello());
    room.open();
    post('/api/keep', { token }).catch(() => undefined); // the link alone will do as well
    return () => {
      quiet();
      silent();
      room.close();
    };
  }, [room]);
  return room;
}

export function useBoard(game: string | undefined): { board: Board | null; missing: boolean } {
  const [found, setFound] = useState<{ board: Board | null; missing: boolean }>({
    board: null,
    missing: false,
  });
  useEffect(() => {
    if (game)
      boardFor(game).then(
        (board) => setFound({ board, missing: board === null }),
        () => setFound({ board: null, missing: true }),
      );
  }, [game]);
  return found;
}

// A hot seat covers itself when the decision passes to somebody else at this screen.
export function useCover(room: Room): number[] {
  const mine = room.welcome?.you.seats ?? [];
  const state = room.state;
  const over = room.table?.status === 'over';
  const owed = (state?.active ?? []).filter((seat) => mine.includes(seat));
  const pass =
    mine.length > 1 &&
    !over &&
    state !== null &&
    state.you >= 0 &&
    owed.length > 0 &&
    !owed.includes(state.you);
  useEffect(() => {
    if (pass) room.sit(-1);
  }, [pass]);
  return mine.length > 1 && !over && state?.you === -1 ? owed : [];
}

// Was the reader away when things happened?  From the page's opening, or from its hiding, until he
// has read what is new or decided something.
export function useAway(room: Room): { away: boolean; read: () => void; back: () => void } {
  const [away, setAway] = useState(true);
  useEffect(() => {
    const hide = (): void => {
      if (document.hidden) setAway(true);
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  const unread = room.eye >= 0 && room.seen > 0 && room.log.length > room.news;
  const back = (): void => setAway(false);
  return {
    away: away && unread,
    back,
    read: () => {
      back();
      room.hasSeen();
    },
  };
}

// Keys work everywhere but where text is written.
export function useKeys(keys: (event: KeyboardEvent) => boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const element = event.target as Element;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        element.matches?.('input, textarea, select')
      )
        return;
      if (keys(event)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

// What a line of the log names is lit while it is pointed at; a click goes there.
export function useHalo(
  board: Board | null,
  state: State | null,
  stage: RefObject<StageHandle | null>,
): { halo: Shape | null; pointing: Pointing } {
  const [mark, setMark] = useState<string | null>(null);
  const shapeOf = (of: string | null): Shape | null => {
    const [kind, value] = of?.split(':') ?? [];
    return kind && state ? (board?.marked?.(state.view, kind, Number(value)) ?? null) : null;
  };
  const go = (of: string): void => {
    const shape = shapeOf(of);
    if (shape) stage.current?.goTo(shape.at);
  };
  return { halo: shapeOf(mark), pointing: { at: setMark, go } };
}

// The map goes where something is shown to happen, if that is out of sight; not against the hand of
// whoever is to decide.
export function useFollowing(
  film: Film,
  board: Board,
  stage: RefObject<StageHandle | null>,
): void {
  const frame = film.frame;
  useEffect(() => {
    if (!film.showing || !frame) return;
    const marks = frame.news.flatMap((line) => line.marks ?? []);
    const found = marks.flatMap(([, , kind, value]): Point[] => {
      const shape = board.marked?.(frame.state.view, kind, value);
      return shape ? [shape.at] : [];
    });
    stage.current?.see(found);
  }, [frame]);
}

// Whoever plays by keys is led on to the next question when the last thing he stood on has gone.
export function useLead(stage: RefObject<StageHandle | null>, seq: number | undefined): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const key = (): void => {
      byKeys.current = true;
    };
    const point = (): void => {
      byKeys.current = false;
    };
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', point, true);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', point, true);
    };
  }, []);
  useEffect(() => {
    if (!byKeys.current || (document.activeElement && document.activeElement !== document.body))
      return;
    const first = document.querySelector<HTMLElement>('[data-first]');
    if (first) first.focus();
    else stage.current?.focusFirst();
  }, [seq]);
}
