// targets.ts -- from the choices of a state to things that can be pointed at.

import type { Board, Target } from '../boards/board';
import type { Choice, Gesture, Phrase, State } from './wire';

const ON_THE_SHEET = new Set<Gesture>(['piece', 'space', 'edge', 'card', 'pile']);

// A piece that is steered is pointed at like any other.
function isSteered(board: Board, choice: Choice): boolean {
  return choice.gesture === 'pose' && Boolean(board.steering?.verbs.includes(choice.verb));
}

export interface Button {
  action: string;
  label: string;
  first: boolean; // of the first verb: what is most likely wanted, or all there is
  fold: string; // what several of one kind are folded under, or ''
  ends: boolean; // a phase, a turn or the match
  grave: boolean; // it cannot be made good
  costs: Phrase[];
  left: Phrase[]; // undone
}

function put(found: Map<string, Target>, board: Board, state: State, choice: Choice): void {
  const gesture = isSteered(board, choice) ? 'piece' : choice.gesture;
  for (const { action, label, noun, costs, grave } of choice.actions) {
    if (noun === undefined) continue;
    const shape = board.shape(state.view, gesture, choice.verb, noun);
    const key = shape?.key ?? `${gesture}:${choice.verb}:${noun}`;
    const target: Target = found.get(key) ?? {
      key,
      gesture,
      noun,
      shape,
      actions: [],
      picked: choice.gesture !== 'space' && choice.gesture !== 'edge' && state.draft.includes(noun),
    };
    target.actions.push({
      action,
      label,
      verb: choice.verb,
      ...(costs ? { costs } : {}),
      ...(grave ? { grave } : {}),
    });
    if (gesture !== choice.gesture) target.steers = true;
    found.set(key, target);
  }
}

// What lights up: one target for each thing, with all that may be done to it.
export function targetsOf(board: Board, state: State): Target[] {
  const found = new Map<string, Target>();
  for (const choice of state.choices)
    if (ON_THE_SHEET.has(choice.gesture) || isSteered(board, choice))
      put(found, board, state, choice);
  for (const { noun } of alsoSteered(board, state)) {
    const shape = board.shape(state.view, 'piece', '', noun);
    if (!shape || found.has(shape.key)) continue;
    const label = board.steering!.name(state.view, noun);
    found.set(shape.key, {
      key: shape.key,
      gesture: 'piece',
      noun,
      shape,
      actions: [{ action: '', label, verb: '' }],
      picked: false,
      steers: true,
    });
  }
  return [...found.values()];
}

// Whom the board knows to be steered, besides those who were offered something.
export function alsoSteered(board: Board, state: State): { noun: number; action: string }[] {
  const asked = state.active.includes(state.you) && state.choices.length > 0;
  return asked ? (board.steering?.also?.(state.view) ?? []) : [];
}

// Where a thing with several answers could go: one target for each place; null where an answer has
// no place of its own on the sheet.
export function goalsOf(board: Board, state: State, target: Target): Target[] | null {
  const found = new Map<string, Target>();
  for (const one of target.actions) {
    const shape = board.goal?.(state.view, one.action);
    if (!shape) return null;
    const key = `goal:${shape.key}`;
    const goal = found.get(key) ?? {
      key,
      gesture: 'space',
      noun: -1,
      shape,
      actions: [],
      picked: false,
    };
    goal.actions.push(one);
    found.set(key, goal);
  }
  return [...found.values()];
}

export function buttonsOf(state: State, board: Board): Button[] {
  const choices = state.choices.filter(
    (one) =>
      (one.gesture === 'button' || one.gesture === 'number') && !board.papered?.includes(one.verb),
  );
  const numbers = choices.some((one) => one.gesture === 'number');
  return choices.flatMap((choice, i) => {
    const fold = i > 0 ? foldOf(choice.actions.map((one) => one.label)) : '';
    return choice.actions.map((one) => ({
      action: one.action,
      label: one.label,
      first: !numbers || i === 0,
      fold: one.ends || one.grave ? '' : fold,
      ends: one.ends !== undefined,
      grave: one.grave === true,
      costs: one.costs ?? [],
      left: one.left ?? [],
    }));
  });
}

// Where each button lies: every one in just one place.
export function placesOf(buttons: Button[]): { plain: Button[]; grave: Button[]; ends: Button[] } {
  return {
    plain: buttons.filter((one) => !one.ends && !one.grave),
    grave: buttons.filter((one) => one.grave),
    ends: buttons.filter((one) => one.ends && !one.grave),
  };
}

// Three buttons or more of a lesser kind that begin with the same words go under these words.
function foldOf(labels: string[]): string {
  const begin = /^(.+?)\s?: /.exec(labels[0] ?? '')?.[1];
  return begin && labels.length > 2 && labels.every((one) => one.startsWith(begin)) ? begin : '';
}

export function poseChoice(state: State): Choice | null {
  return state.choices.find((choice) => choice.gesture === 'pose') ?? null;
}

export interface OfferedPose {
  action: string;
  label: string;
  noun: number;
  x: number;
  y: number;
  angle: number;
}

// "march 4 @ 1034,880 /45"
const POSE = /^\S+ (\d+) @ (-?\d+),(-?\d+) \/(-?\d+)$/;

export function offeredPoses(choice: Choice): OfferedPose[] {
  return choice.actions.flatMap(({ action, label }) => {
    const found = POSE.exec(action);
    if (!found) return [];
    const [noun, x, y, angle] = found.slice(1).map(Number) as [number, number, number, number];
    return [{ action, label, noun, x, y, angle }];
  });
}

export function poseAction(
  verb: string,
  noun: number,
  x: number,
  y: number,
  angle: number,
): string {
  const whole = ((Math.round(angle) % 360) + 360) % 360;
  return `${verb} ${noun} @ ${Math.round(x)},${Math.round(y)} /${whole}`;
}

// What a click on something that does not light up would have meant: asked of the server, which
// says why not.  Only verbs that take a noun and nothing more can be guessed at.
export function guess(state: State, gesture: Gesture, noun: number): string | null {
  const verbs = state.choices.filter(
    (choice) =>
      choice.gesture === gesture &&
      choice.actions.every((one) => one.action === `${choice.verb} ${one.noun}`),
  );
  const first = verbs[0];
  return first ? `${first.verb} ${noun}` : null;
}
