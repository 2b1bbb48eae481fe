// posing.ts -- placing a piece freely: a ghost that follows the pointer, and asks as it goes.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Board, Pose } from '../boards/board';
import type { Point } from '../boards/geometry';
import type { Probe, Room } from './room';
import { offeredPoses, poseAction, poseChoice, type OfferedPose } from './targets';
import type { State } from './wire';

export interface Posing {
  verb: string;
  noun: number;
  pose: Pose | null; // null: the ghost has not been shown a place yet
  held: boolean; // it stays where it is while the pointer goes on
  verdict: Probe | null; // null: not known yet
  offered: OfferedPose[];
  reach: Point[];
  hover: (p: Point) => void;
  place: (p: Point) => void;
  face: (p: Point) => void;
  set: (pose: Pose) => void;
  step: (dx: number, dy: number) => void;
  turn: (degrees: number) => void;
  commit: () => void;
  cancel: () => void;
}

function bearing(from: Point, to: Point): number {
  const degrees = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}

// Asks one question at a time: what became outdated meanwhile is never asked.
function useVerdict(room: Room, action: string | null): Probe | null {
  const [known, setKnown] = useState<{ action: string; probe: Probe } | null>(null);
  const asking = useRef(false);
  const wanted = useRef<string | null>(null);
  wanted.current = action;
  const ask = (): void => {
    const now = wanted.current;
    if (asking.current || now === null) return;
    asking.current = true;
    void room.probe(now).then((probe) => {
      asking.current = false;
      setKnown({ action: now, probe });
      if (wanted.current !== now) ask();
    });
  };
  useEffect(ask, [action]);
  return known && known.action === action ? known.probe : null;
}

export function usePosing(board: Board, state: State | null, room: Room): Posing | null {
  const choice = state && !board.steering ? poseChoice(state) : null;
  const offered = useMemo(() => (choice ? offeredPoses(choice) : []), [choice]);
  const noun = offered[0]?.noun ?? choice?.reach[0]?.noun ?? -1;
  const [pose, setPose] = useState<Pose | null>(null);
  const [held, setHeld] = useState(false);
  const key = choice ? `${choice.verb} ${noun} ${state!.seq}` : '';
  useEffect(() => {
    setPose(null);
    setHeld(false);
  }, [key]);
  const action = choice && pose ? poseAction(choice.verb, noun, pose.x, pose.y, pose.angle) : null;
  const verdict = useVerdict(room, action);
  if (!choice || !state || noun < 0 || !board.toSheet || !board.toBoard || !board.poseOf)
    return null;

  const view = state.view;
  const stands = board.poseOf(view, noun);
  const home: Point = stands ? board.toSheet(view, stands.x, stands.y) : [0, 0];
  const there = (p: Point): { x: number; y: number } => {
    const [x, y] = board.toBoard!(view, p);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const facing = (p: Point): number =>
    Math.hypot(p[0] - home[0], p[1] - home[1]) < 12 ? (stands?.angle ?? 0) : bearing(home, p);
  const reachPoints = choice.reach.find((reach) => reach.noun === noun)?.points ?? [];
  const reach: Point[] = [];
  for (let i = 0; i + 1 < reachPoints.length; i += 2)
    reach.push(board.toSheet(view, reachPoints[i]!, reachPoints[i + 1]!));
  const present = pose ?? stands ?? { x: 0, y: 0, angle: 0 };
  const hold = (next: Pose): void => {
    setPose({ ...next, angle: ((next.angle % 360) + 360) % 360 });
    setHeld(true);
  };
  return {
    verb: choice.verb,
    noun,
    pose,
    held,
    verdict,
    offered,
    reach,
    hover: (p) => {
      if (!held) setPose({ ...there(p), angle: facing(p) });
    },
    place: (p) => hold({ ...there(p), angle: facing(p) }),
    face: (p) => {
      if (pose) hold({ ...pose, angle: bearing(board.toSheet!(view, pose.x, pose.y), p) });
    },
    set: hold,
    step: (dx, dy) => hold({ ...present, x: present.x + dx, y: present.y + dy }),
    turn: (degrees) => hold({ ...present, angle: present.angle + degrees }),
    commit: () => {
      if (action) room.act(action);
    },
    cancel: () => {
      setPose(null);
      setHeld(false);
    },
  };
}
