// deciding.ts -- from pointing at things to decisions: what lights up, and what a click or a drag
// on it means.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Board, Target, Tried } from '../boards/board';
import type { Point } from '../boards/geometry';
import { isSecond } from './fresh';
import type { Opened } from './menu';
import { litAt, type Click } from './pointing';
import type { Room } from './room';
import { settings } from './settings';
import { goalsOf, guess, targetsOf } from './targets';
import type { Gesture, Refusal, State } from './wire';
import { t } from './words';

// An arrow from a thing to where it could go.
export interface Hint {
  from: Point;
  to: Point;
}

export interface Deciding {
  targets: Target[];
  hints: Hint[];
  aimed: string | null; // key of the thing whose goals light up
  menu: Opened | null;
  meant: Target | null; // it was pointed at, and waits for a second word
  why: Why | null; // why the last thing could not be done
  act: (action: string) => void;
  choose: (target: Target, from: Element) => void;
  ponder: (target: Target | null) => void; // it is pointed at; null: nothing is
  tried: Tried | null; // what would come of it
  whyNot: (kind: string, noun: number, click: Click) => void;
  all: (() => void) | null; // answers what is asked one by one, in its order
  shut: () => void; // the menu
  leave: () => boolean; // the aim; false: there was none
  forgive: () => void;
  carrying: boolean; // a piece has been taken up, and not been put down yet
  lift: (key: string) => boolean; // a piece is taken up; false: it cannot be
  drop: (x: number, y: number) => void; // pixels of the window
  putBack: () => void;
}

function middleOf(targets: Target[]): Point {
  const sum = targets.reduce<Point>(
    ([x, y], one) => [x + one.shape!.at[0], y + one.shape!.at[1]],
    [0, 0],
  );
  return [sum[0] / targets.length, sum[1] / targets.length];
}

// All that could be aimed at, before anything is: one arrow for each place.
const NEAR = 1; // no arrow leads from a place to itself

function allHints(board: Board, state: State, targets: Target[]): Hint[] {
  const aiming = targets.filter((one) => one.shape && goalsOf(board, state, one)?.length);
  const found = aiming.flatMap((one) => goalsOf(board, state, one) ?? []);
  const places = new Map(found.map((goal) => [goal.key, goal.shape!.at]));
  if (!places.size) return [];
  const from = middleOf(aiming);
  return [...places.values()]
    .filter((to) => Math.hypot(to[0] - from[0], to[1] - from[1]) > NEAR)
    .map((to) => ({ from, to }));
}

interface Lights {
  targets: Target[];
  hints: Hint[];
}

// Everything that may be chosen, and the goals of the thing that is aimed.
function lightsOf(board: Board, state: State, aim: string | null): Lights {
  const targets = targetsOf(board, state);
  const aimed = targets.find((one) => one.key === aim);
  const goals = aimed ? goalsOf(board, state, aimed) : null;
  if (!aimed || !goals) return { targets, hints: allHints(board, state, targets) };
  return {
    targets: [...targets.map((one) => (one === aimed ? { ...one, picked: true } : one)), ...goals],
    hints: goals.map((goal) => ({ from: aimed.shape!.at, to: goal.shape!.at })),
  };
}

// What would come of the thing that is pointed at, where the board can show it.
function usePondering(
  room: Room,
  board: Board,
): { ponder: (target: Target | null) => void; tried: Tried | null } {
  const [tried, setTried] = useState<Tried | null>(null);
  const wanted = useRef('');
  const seq = room.state?.seq;
  useEffect(() => {
    wanted.current = '';
    setTried(null);
  }, [seq]);
  const ponder = (target: Target | null): void => {
    const found = target?.actions.find((one) => board.previews?.includes(one.verb));
    const action = found?.action ?? '';
    if (action === wanted.current) return;
    wanted.current = action;
    setTried(null);
    if (!action) return;
    void room.probe(action).then((probe) => {
      if (wanted.current === action) setTried({ ...probe, action });
    });
  };
  return { ponder, tried };
}

// What waits for a second word is thought about as long as nothing else is pointed at.
function useMeaning(room: Room, board: Board) {
  const { ponder, tried } = usePondering(room, board);
  const [meant, setMeant] = useState<Target | null>(null);
  useEffect(() => setMeant(null), [room.state?.seq]);
  return {
    tried,
    meant,
    setMeant: (target: Target | null): void => {
      setMeant(target);
      ponder(target);
    },
    ponder: (target: Target | null): void => ponder(target ?? meant),
  };
}

function isOffered(state: State, action: string): boolean {
  return state.choices.some((choice) => choice.actions.some((one) => one.action === action));
}

// Several decisions in a row: the next is made when it is offered; when it is not, or something
// else was decided, the rest is forgotten.
// Those of one kind that are asked one by one, in their order; null: nothing of the kind is asked.
function inTurn(
  board: Board,
  state: State | null,
  walk: (steps: string[]) => void,
): (() => void) | null {
  const [only, more] = state?.choices ?? [];
  if (!only || more || only.actions.length < 2 || !board.together?.includes(only.verb)) return null;
  return () => walk(only.actions.map((one) => one.action));
}

function useWalking(room: Room, act: (action: string) => void): {
  walk: (steps: string[]) => void;
  stop: () => void;
} {
  const [steps, setSteps] = useState<string[]>([]);
  const made = useRef(-1); // the state in which the last step was decided
  const state = room.state;
  useEffect(() => {
    const next = steps[0];
    if (!next || !state || room.busy || state.seq === made.current) return;
    const offered = isOffered(state, next);
    made.current = state.seq;
    setSteps(offered ? steps.slice(1) : []);
    if (offered) act(next);
  }, [steps, room.busy, state?.seq]);
  return {
    walk: (all) => {
      made.current = -1;
      setSteps(all);
    },
    stop: () => setSteps([]),
  };
}

// Why this thing cannot be chosen; null: it can, or no reason is given.
async function reasonOf(
  room: Room,
  state: State,
  kind: string,
  noun: number,
): Promise<Refusal | null> {
  const action = guess(state, kind as Gesture, noun);
  if (!action)
    return { code: 'not-now', reason: t('Not now. {question}', { question: state.prompt.text }) };
  const probe = await room.probe(action);
  if (probe.allowed || !probe.reason) return null;
  return {
    code: '',
    reason: probe.reason,
    ...(probe.rule ? { rule: probe.rule } : {}),
    ...(probe.why ? { why: probe.why } : {}),
  };
}

const NOTHING: Lights = { targets: [], hints: [] };

interface Carried {
  asked: boolean; // a decision took it up: dropping it nowhere takes that back
  at: Point | null; // where it was dropped
}

// A piece that is dragged: taken up, dropped, put back.
function useCarrying(
  room: Room,
  board: Board,
  { targets }: Lights,
  setAim: (key: string | null) => void,
  act: (action: string) => void,
  choose: (target: Target, from: Element) => void,
): Pick<Deciding, 'carrying' | 'lift' | 'drop' | 'putBack'> {
  const state = room.state;
  const [carried, setCarried] = useState<Carried | null>(null);

  const lift = (key: string): boolean => {
    const target = targets.find((one) => one.key === key);
    if (!target || !state || target.steers) return false;
    if (goalsOf(board, state, target)) {
      setAim(key);
      setCarried({ asked: false, at: null });
      return true;
    }
    const first = target.actions.find((one) => board.carries?.includes(one.verb));
    if (!first) return false;
    setCarried({ asked: true, at: null });
    act(first.action);
    return true;
  };

  const putBack = (): void => {
    setCarried(null);
    setAim(null);
    if (carried?.asked && state?.undo) room.undo();
  };

  // The drop is answered when the question it belongs to has come and its lights are drawn.
  useEffect(() => {
    if (!carried?.at || room.busy) return;
    const lit = litAt(...(carried.at as [number, number]));
    const target = targets.find((one) => one.key === lit?.getAttribute('data-key'));
    if (!lit || !target || target.gesture === 'piece') putBack();
    else {
      setCarried(null);
      choose(target, lit);
    }
  }, [carried, room.busy, state?.seq]);

  return {
    carrying: carried !== null,
    lift,
    drop: (x, y) => setCarried((now) => now && { ...now, at: [x, y] }),
    putBack,
  };
}

// What can be said of a click that decides nothing: why not, or what the next one will do.
export interface Why extends Refusal {
  ahead?: boolean;
}

// Why the last thing could not be done; what lies far off is walked to instead.  A finger has seen
// neither the way nor its price: it is shown them first, and goes by the second tap.
function useWhy(
  room: Room,
  board: Board,
  walk: (steps: string[]) => void,
): Pick<Deciding, 'why' | 'whyNot' | 'forgive'> {
  const state = room.state;
  const [why, setWhy] = useState<Why | null>(null);
  const [shown, setShown] = useState(''); // by the last tap
  const forget = (): void => {
    setWhy(null);
    setShown('');
  };
  useEffect(forget, [state?.seq]);

  const whyNot = async (kind: string, noun: number, click: Click): Promise<void> => {
    if (!state || state.you < 0 || room.table?.status === 'over') return;
    const steps = board.walk?.(state.view, kind, noun, click.stay) ?? [];
    const there = `${kind}:${noun}`;
    setShown('');
    if (!steps.length || !isOffered(state, steps[0]!))
      setWhy(await reasonOf(room, state, kind, noun));
    else if (click.finger && shown !== there) {
      setShown(there);
      setWhy({ code: 'ahead', reason: t('Tap once more to go there'), ahead: true });
    } else walk(steps);
  };

  return {
    why: why ?? room.refusal,
    whyNot: (kind, noun, click) => void whyNot(kind, noun, click),
    forgive: () => {
      forget();
      room.forgive();
    },
  };
}

// Dice are thrown by a second click, when the first has shown what may come of it.
function waitsForMore(board: Board, target: Target): boolean {
  const [only] = target.actions;
  return (
    !settings().direct &&
    target.actions.length === 1 &&
    Boolean(only && board.twice?.includes(only.verb))
  );
}

// A thing with one answer is answered by pointing at it.  With several they light up where they
// lead to, or are listed beside it; so is what cannot be made good, with what it costs.
export function useDeciding(
  room: Room,
  board: Board,
  before: () => void,
  pick: (noun: number) => void,
): Deciding {
  const state = room.state;
  const [menu, setMenu] = useState<Opened | null>(null);
  const [aim, setAim] = useState<string | null>(null);
  const { meant, setMeant, ponder, tried } = useMeaning(room, board);
  const lights = useMemo(
    () => (state && !room.busy ? lightsOf(board, state, aim) : NOTHING),
    [board, state, room.busy, aim],
  );
  useEffect(() => {
    setMenu(null);
    setAim(null);
  }, [state?.seq]);

  const act = (action: string): void => {
    before();
    room.hasSeen();
    room.act(action);
  };

  const walking = useWalking(room, act);
  const why = useWhy(room, board, walking.walk);

  // A steered piece is picked, and what begins with that is decided.
  const take = (target: Target): void => {
    const begins = board.steering?.begins ?? [];
    const first = target.actions.find((one) => begins.includes(one.verb));
    pick(target.noun);
    if (first) act(first.action);
  };

  const choose = (target: Target, from: Element): void => {
    if (target.steers) return take(target);
    const grave = target.actions.some((one) => one.grave);
    if (waitsForMore(board, target) && target.key !== meant?.key) return setMeant(target);
    if (meant && isSecond()) return; // a hand that trembles throws no dice
    if (target.actions.length === 1 && !grave) {
      act(target.actions[0]!.action);
      return;
    }
    if (target.key === aim) setAim(null);
    else if (state && !grave && goalsOf(board, state, target)) setAim(target.key);
    else {
      const box = from.getBoundingClientRect();
      setMenu({ target, from, at: [box.left + box.width / 2, box.top + box.height / 2] });
    }
  };

  const carrying = useCarrying(room, board, lights, setAim, act, choose);

  return {
    ...lights,
    aimed: aim,
    menu,
    ...why,
    act,
    choose,
    ponder,
    tried,
    meant,
    all: inTurn(board, state, walking.walk),
    shut: () => setMenu(null),
    leave: () => {
      walking.stop();
      setAim(null);
      setMeant(null);
      return aim !== null || meant !== null;
    },
    ...carrying,
  };
}
