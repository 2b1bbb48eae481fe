// steering.ts -- a piece that goes by directions and lengths: it is picked, its ghost follows the
// pointer or the keys, and the server is asked about every place it is shown.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Aim, Board, Mode, Nudge, Tried } from '../boards/board';
import type { Point } from '../boards/geometry';
import type { Room } from './room';
import { alsoSteered } from './targets';
import type { Action, State } from './wire';

export interface Steered {
  noun: number; // -1: what has none
  modes: Mode[];
  mode: string;
  setMode: (id: string) => void;
  extras: Action[]; // what else may be done to it
  aim: Aim | null; // as it is shown
  tried: Tried | null; // null: not known yet
  stopped: Tried | null; // why it does not go where the pointer is
  held: boolean; // it stays while the pointer goes on
  hover: (p: Point) => void;
  place: (p: Point, sure: boolean) => void; // sure: what is shown there has been seen before
  nudge: (key: Nudge, little: boolean) => void;
  commit: () => void;
  cancel: () => void;
}

export interface Steering {
  steered: Steered | null;
  pick: (noun: number) => void;
  can: (noun: number) => boolean;
}

// What a ghost was tried for, and what came of it.
interface Answer {
  wanted: string;
  aim: Aim;
  tried: Tried;
  stopped: Tried | null;
}

// Asks about one aim at a time; where it is refused, about what the board proposes instead.
function useTrial(
  room: Room,
  board: Board,
  state: State | null,
  wanted: Aim | null,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asking = useRef(false);
  const latest = useRef<Aim | null>(null);
  const view = useRef<unknown>(null);
  latest.current = wanted;
  view.current = state?.view;
  const attempt = async (aim: Aim): Promise<Answer> => {
    const tried: Tried = { ...(await room.probe(aim.action)), action: aim.action };
    const other = tried.allowed ? null : board.steering?.instead?.(view.current, aim, tried);
    if (!other) return { wanted: aim.action, aim, tried, stopped: null };
    const second: Tried = { ...(await room.probe(other.action)), action: other.action };
    return second.allowed
      ? { wanted: aim.action, aim: other, tried: second, stopped: tried }
      : { wanted: aim.action, aim, tried, stopped: null };
  };
  const ask = (): void => {
    const now = latest.current;
    if (asking.current || now === null) return;
    asking.current = true;
    void attempt(now).then((found) => {
      asking.current = false;
      if (latest.current) setAnswer(found);
      if (latest.current?.action !== now.action) ask();
    });
  };
  useEffect(ask, [wanted?.action]);
  useEffect(() => setAnswer(null), [state?.seq]);
  return wanted ? answer : null;
}

function offeredTo(board: Board, state: State | null): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const choice of state?.choices ?? []) {
    if (choice.gesture !== 'pose' || !board.steering?.verbs.includes(choice.verb)) continue;
    for (const { action, noun } of choice.actions)
      found.set(noun ?? -1, [...(found.get(noun ?? -1) ?? []), action]);
  }
  for (const { noun, action } of state ? alsoSteered(board, state) : [])
    if (!found.has(noun)) found.set(noun, [action]);
  return found;
}

// One that is not on the sheet waits to be placed: it needs no picking, nor does the only one.
function firstOf(board: Board, state: State | null, offered: Map<number, string[]>): number | null {
  const nouns = [...offered.keys()];
  const waiting = nouns.find((noun) => !board.poseOf?.(state?.view, noun));
  return waiting ?? (nouns.length === 1 ? nouns[0]! : null);
}

// What is asked for, whether it stays there, and whether it is decided as soon as the answer has
// come; a new question forgets all of it.
function useWanted(seq: number | undefined) {
  const [wanted, setWanted] = useState<Aim | null>(null);
  const [held, setHeld] = useState(false);
  const [due, setDue] = useState(false);
  const reset = (): void => {
    setWanted(null);
    setHeld(false);
    setDue(false);
  };
  useEffect(reset, [seq]);
  return { wanted, setWanted, held, setHeld, due, setDue, reset };
}

function useModes(board: Board, state: State | null, noun: number | null, all: string[]): Mode[] {
  return useMemo(
    () =>
      noun === null || !board.steering || !state ? [] : board.steering.modes(state.view, noun, all),
    [board.steering, state, noun],
  );
}

// What else may be done to a piece.
function extrasOf(state: State, noun: number): Action[] {
  return state.choices
    .filter((choice) => choice.gesture === 'piece')
    .flatMap((choice) => choice.actions.filter((one) => one.noun === noun));
}

export function useSteering(
  board: Board,
  state: State | null,
  room: Room,
  act: (action: string) => void,
): Steering {
  const steering = board.steering;
  const offered = useMemo(() => offeredTo(board, state), [board, state]);
  const [picked, setPicked] = useState<number | null>(null);
  const [wish, setWish] = useState('');
  const { wanted, setWanted, held, setHeld, due, setDue, reset } = useWanted(state?.seq);
  const noun = picked !== null && offered.has(picked) ? picked : firstOf(board, state, offered);
  const modes = useModes(board, state, noun, offered.get(noun!) ?? []);
  const mode = modes.find((one) => one.id === wish) ?? modes[0];
  const answer = useTrial(room, board, state, wanted);
  const current = answer && wanted && answer.wanted === wanted.action ? answer : null;

  const decide = (): void => {
    if (current?.tried.allowed) act(current.aim.action);
  };
  useEffect(() => {
    if (!due || !current) return;
    setDue(false);
    decide();
  }, [due, current]);

  const pick = (next: number): void => {
    setPicked(next === picked ? null : next);
    setWish('');
    reset();
  };
  const can = (one: number): boolean => offered.has(one);
  if (!steering || !state || noun === null || !mode) return { steered: null, pick, can };

  const point = (p: Point): Aim | null => steering.aim(state.view, noun, mode.id, p, wanted);
  const place = (p: Point, sure: boolean): void => {
    const aim = point(p);
    const again = held && aim?.action === wanted?.action;
    setWanted(aim);
    setHeld(aim !== null);
    setDue(aim !== null && (again || (sure && aim.quick === true)));
  };
  return {
    pick,
    can,
    steered: {
      noun,
      modes,
      mode: mode.id,
      setMode: (id) => {
        setWish(id);
        reset();
      },
      extras: extrasOf(state, noun),
      aim: (answer ?? null)?.aim ?? wanted,
      tried: current?.tried ?? null,
      stopped: current?.stopped ?? null,
      held,
      hover: (p) => {
        if (!held) setWanted(point(p));
      },
      place,
      nudge: (key, little) => {
        const from = current?.aim ?? wanted;
        setWanted(steering.nudge(state.view, noun, mode.id, from, key, little));
        setHeld(true);
      },
      commit: decide,
      cancel: () => {
        if (held || wanted) reset();
        else setPicked(null);
      },
    },
  };
}
