// steering.ts -- a piece that goes by directions and lengths: it is picked, its ghost follows the
// pointer or the keys, and the server is asked about every place it is shown.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Aim, Board, Group, Mode, Nudge, Tried } from '../boards/board';
import type { Point } from '../boards/geometry';
import { attempt, useOrders, useShadows, type Shadow } from './orders';
import type { Room } from './room';
import { settings } from './settings';
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
  waits: Point[]; // places on the sheet that are offered to it, where it is not there yet
  groups: Group[];
  group: Group | null; // is ordered with it
  setGroup: (id: string) => void; // '': it goes alone
  shadows: Shadow[]; // the ghosts of that group
  said: string[]; // who of the last group could not, and why
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
interface Answer extends Omit<Shadow, 'noun'> {
  wanted: string;
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
  const ask = (): void => {
    const now = latest.current;
    if (asking.current || now === null) return;
    asking.current = true;
    void attempt(room, board, view.current, now).then((found) => {
      asking.current = false;
      if (latest.current) setAnswer({ ...found, wanted: now.action });
      if (latest.current?.action !== now.action) ask();
    });
  };
  useEffect(ask, [wanted?.action]);
  useEffect(() => setAnswer(null), [state?.seq]);
  return wanted ? answer : null;
}

const STILL = 6; // units of the sheet: a second click is as good as on the same place

// A hand that clicks twice trembles: the second click means what the first one has shown.
function isSame(aim: Aim | null, before: Aim | null): boolean {
  if (!aim || !before) return false;
  const verb = (one: Aim): string => one.action.split(' ').slice(0, 2).join(' ');
  const far = Math.hypot(aim.pose.x - before.pose.x, aim.pose.y - before.pose.y);
  const turned = Math.abs(((aim.pose.angle - before.pose.angle + 540) % 360) - 180);
  return verb(aim) === verb(before) && far <= STILL && turned <= STILL;
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
  const waiting = nouns.filter((noun) => !board.poseOf?.(state?.view, noun));
  const foremost = waiting.length
    ? (board.steering?.foremost?.(state?.view, waiting) ?? waiting[0]!)
    : null;
  return foremost ?? (nouns.length === 1 ? nouns[0]! : null);
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

// Where one that is not on the sheet yet may be put, as far as it was offered.
function placesOf(board: Board, state: State, noun: number, offered: string[]): Point[] {
  if (board.poseOf?.(state.view, noun)) return [];
  return offered.flatMap((action): Point[] => {
    const at = / @ (-?\d+),(-?\d+)/.exec(action);
    return at ? [board.toSheet!(state.view, Number(at[1]), Number(at[2]))] : [];
  });
}

// Its ghost stands somewhere from the start.
function useFirst(
  board: Board,
  state: State | null,
  noun: number | null,
  mode: string | undefined,
  offered: string[],
): Aim | null {
  return useMemo(() => {
    if (!state || noun === null || mode === undefined || board.poseOf?.(state.view, noun)) return null;
    return board.steering?.first?.(state.view, noun, mode, offered) ?? null;
  }, [board, state, noun, mode]);
}

// Who is ordered with the one that is picked.
function useTogether(
  room: Room,
  board: Board,
  act: (action: string) => void,
  noun: number | null,
  aim: Aim | null,
  can: (noun: number) => boolean,
) {
  const [joined, setJoined] = useState('');
  const state = room.state;
  const groups = state && noun !== null ? groupsOf(board, state, noun, can) : [];
  const group = groups.find((one) => one.id === joined) ?? null;
  const shadows = useShadows(room, board, state, noun, group, aim);
  const orders = useOrders(room, board, act);
  return {
    decide: (sure: Aim): void => {
      if (group && noun !== null) orders.give(noun, sure, group.nouns);
      else act(sure.action);
    },
    alone: (): void => {
      setJoined('');
      orders.forget();
    },
    steered: {
      groups,
      group,
      shadows,
      said: orders.said,
      setGroup: (id: string): void => setJoined(id === joined ? '' : id),
    },
  };
}

function groupsOf(board: Board, state: State, noun: number, can: (one: number) => boolean): Group[] {
  return (board.steering?.groups?.(state.view, noun) ?? [])
    .map((group) => ({ ...group, nouns: group.nouns.filter(can) }))
    .filter((group) => group.nouns.length > 0);
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
  const begun = useFirst(board, state, noun, mode?.id, offered.get(noun!) ?? []);
  const shown = wanted ?? begun;
  const answer = useTrial(room, board, state, shown);
  const current = answer && shown && answer.wanted === shown.action ? answer : null;
  const can = (one: number): boolean => offered.has(one);
  const together = useTogether(room, board, act, noun, current?.aim ?? null, can);
  const decide = (): void => void (current?.tried.allowed && together.decide(current.aim));
  useEffect(() => {
    if (!due || !current) return;
    setDue(false);
    decide();
  }, [due, current]);

  const pick = (next: number): void => {
    setPicked(next === picked ? null : next);
    setWish('');
    together.alone();
    reset();
  };
  if (!steering || !state || noun === null || !mode) return { steered: null, pick, can };

  const point = (p: Point): Aim | null => steering.aim(state.view, noun, mode.id, p, shown);
  const place = (p: Point, seen: boolean): void => {
    const aim = point(p);
    const again = held && isSame(aim, wanted);
    const sure = seen && settings().direct;
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
      aim: (answer ?? null)?.aim ?? shown,
      tried: current?.tried ?? null,
      stopped: current?.stopped ?? null,
      held: held || (wanted === null && begun !== null),
      waits: placesOf(board, state, noun, offered.get(noun) ?? []),
      ...together.steered,
      hover: (p) => {
        if (!held && !begun) setWanted(point(p));
      },
      place,
      nudge: (key, little) => {
        const from = current?.aim ?? shown;
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
