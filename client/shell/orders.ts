// orders.ts -- one order for several pieces: what it would come to for each, and one decision after the
// other, as far as the rules let them.

import { useEffect, useRef, useState } from 'preact/hooks';

import type { Aim, Board, Group, Tried } from '../boards/board';
import type { Room } from './room';
import type { State } from './wire';

// Another piece, where the order of the first would bring it.
export interface Shadow {
  noun: number;
  aim: Aim;
  tried: Tried;
  stopped: Tried | null; // why it does not go where it was meant to
}

// What is asked for; where it is refused, what the board proposes instead.
export async function attempt(room: Room, board: Board, view: unknown, aim: Aim): Promise<Shadow> {
  const noun = Number(aim.action.split(' ')[1] ?? -1);
  const tried: Tried = { ...(await room.probe(aim.action)), action: aim.action };
  const other = tried.allowed ? null : board.steering?.instead?.(view, aim, tried);
  if (!other) return { noun, aim, tried, stopped: null };
  const second: Tried = { ...(await room.probe(other.action)), action: other.action };
  return second.allowed
    ? { noun, aim: other, tried: second, stopped: tried }
    : { noun, aim, tried, stopped: null };
}

// The ghosts of those who are ordered together with the first.
export function useShadows(
  room: Room,
  board: Board,
  state: State | null,
  lead: number | null,
  group: Group | null,
  aim: Aim | null,
): Shadow[] {
  const [shadows, setShadows] = useState<Shadow[]>([]);
  useEffect(() => {
    let here = true;
    const follow = board.steering?.follow;
    if (!state || lead === null || !group || !aim || !follow) {
      setShadows([]);
      return undefined;
    }
    const aims = group.nouns.flatMap((noun) => follow(state.view, noun, lead, aim) ?? []);
    void Promise.all(aims.map((one) => attempt(room, board, state.view, one))).then((found) => {
      if (here) setShadows(found);
    });
    return () => {
      here = false;
    };
  }, [group?.id, aim?.action, state?.seq]);
  return shadows;
}

export interface Orders {
  give: (lead: number, aim: Aim, others: number[]) => void;
  said: string[]; // who could not, and why
  forget: () => void;
}

interface Given {
  question: string; // another one ends the order: somebody else is to decide, or something else
  left: { noun: number; aim: Aim }[];
}

// Those in front first: who follows needs the room that they leave.
function inOrder(view: unknown, board: Board, all: { noun: number; aim: Aim }[]): typeof all {
  const lead = all[0]!;
  const from = board.poseOf?.(view, lead.noun);
  if (!from) return all;
  const [dx, dy] = [lead.aim.pose.x - from.x, lead.aim.pose.y - from.y];
  const along = (noun: number): number => {
    const pose = board.poseOf?.(view, noun);
    return pose ? pose.x * dx + pose.y * dy : 0;
  };
  return [...all].sort((a, b) => along(b.noun) - along(a.noun));
}

export function useOrders(room: Room, board: Board, act: (action: string) => void): Orders {
  const [given, setGiven] = useState<Given | null>(null);
  const [said, setSaid] = useState<string[]>([]);
  const asking = useRef(false);
  const state = room.state;

  const refuse = (noun: number, tried: Tried): void => {
    const name = board.steering!.name(state!.view, noun);
    const reason = tried.why ?? tried.rule?.statement ?? '';
    setSaid((now) => [...now, `${name}: ${reason}`]);
  };
  const next = async (now: Given): Promise<void> => {
    const [one, ...left] = now.left;
    if (!one || !state) return;
    const found = await attempt(room, board, state.view, one.aim);
    asking.current = false;
    if (found.tried.allowed) act(found.aim.action);
    else refuse(one.noun, found.tried);
    setGiven(left.length ? { ...now, left } : null);
  };
  useEffect(() => {
    if (!given || !state || room.busy || asking.current) return;
    if (state.prompt.text !== given.question || !state.choices.length) {
      setGiven(null);
      return;
    }
    asking.current = true;
    void next(given);
  }, [given, room.busy, state?.seq]);

  return {
    said,
    forget: () => setSaid([]),
    give: (lead, aim, others) => {
      if (!state) return;
      const follow = board.steering!.follow!;
      const more = others.flatMap((noun) => {
        const found = follow(state.view, noun, lead, aim);
        return found ? [{ noun, aim: found }] : [];
      });
      setSaid([]);
      setGiven({
        question: state.prompt.text,
        left: inOrder(state.view, board, [{ noun: lead, aim }, ...more]),
      });
    },
  };
}
