// pointing.ts -- mouse, pen and fingers on the sheet: click, drag, wheel, pinch.

import { useEffect, useRef } from 'preact/hooks';

import type { Board } from '../boards/board';
import { distance, type Point } from '../boards/geometry';
import type { Posing } from './posing';
import type { Steering } from './steering';
import type { SheetHandle } from './sheet';

const CLICK = 5; // pixels a pointer may tremble in a click

// How something was clicked that is not lit: what is dragged there counts as a click.
export interface Click {
  finger: boolean;
  stay: boolean; // with Shift
}

interface Drag {
  from: Point;
  moved: boolean; // it is a drag by now, and no click
  posing: boolean; // it turns the ghost, and does not move the sheet
  lit: string; // key of the piece under it that could be carried, or ''
  carrying: boolean;
  steering: boolean; // it takes a steered piece along
}

// A lit piece that is dragged: whether it may be, where it is, what lies where it is let go.
export interface Carrying {
  begin: (key: string) => boolean;
  move: (p: Point) => void;
  drop: (x: number, y: number) => void;
  cancel: () => void;
}

export interface Pointing {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  click: (event: MouseEvent) => void;
}

// What lights up there, be it under something that does not.
export function litAt(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((one) => one.matches('.lit'));
}

// A finger has seen nothing beforehand.
function byMouse(event: MouseEvent): boolean {
  return (event as PointerEvent).pointerType !== 'touch';
}

// A step that is shorter than the piece ends on its own light.
function isOwn(element: Element, noun: number): boolean {
  return element.closest('.lit')?.getAttribute('data-key') === `piece:${noun}`;
}

// Is the pointer where the piece could go?  Elsewhere a drag moves the sheet.
function isNear(posing: Posing, board: Board, view: unknown, p: Point): boolean {
  const stands = board.poseOf?.(view, posing.noun);
  if (!stands || !board.toSheet) return false;
  const home = board.toSheet(view, stands.x, stands.y);
  const far = Math.max(60, ...posing.reach.map((q) => distance(home, q)));
  return distance(home, p) < far * 1.1;
}

function useWheel({ outer, camera, glide, local }: SheetHandle): void {
  useEffect(() => {
    // Preact's own handlers are passive here: the page would scroll.
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const rate = event.deltaMode === 1 ? 0.05 : 0.0016;
      camera.zoom(Math.exp(-event.deltaY * rate), local(event));
      glide();
    };
    const element = outer.current!;
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [camera]);
}

// All that the pointer has to do with, and what it is about.
interface Hand {
  sheet: SheetHandle;
  board: Board;
  view: unknown;
  posing: Posing | null;
  steering: Steering | null;
  carrying: Carrying;
  whyNot: (kind: string, noun: number, click: Click) => void;
  pointers: Map<number, Point>;
  drag: { current: Drag };
}

function pinch({ sheet, pointers, drag }: Hand, id: number, before: Point, now: Point): void {
  const { camera, glide } = sheet;
  const other = [...pointers].find(([one]) => one !== id)![1];
  const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
  camera.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
  camera.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
  drag.current.moved = true;
  glide();
}

function pull({ sheet, posing, steering, carrying, drag }: Hand, before: Point, now: Point): void {
  const { camera, glide } = sheet;
  if (drag.current.posing) {
    posing?.face(camera.toSheet(now));
    return;
  }
  if (drag.current.carrying) {
    carrying.move(camera.toSheet(now));
    return;
  }
  if (drag.current.steering) {
    steering?.steered?.hover(camera.toSheet(now));
    return;
  }
  camera.pan(now[0] - before[0], now[1] - before[1]);
  glide();
}

// A steered piece goes along with the pointer, picked before or not.
function steers(steering: Steering | null, key: string): boolean {
  const noun = Number(/^piece:(\d+)$/.exec(key)?.[1] ?? -1);
  if (!steering?.can(noun)) return false;
  if (steering.steered?.noun !== noun) steering.pick(noun);
  return true;
}

function begin({ sheet, posing, steering, carrying, drag }: Hand, id: number): void {
  const now = drag.current;
  now.moved = true;
  sheet.outer.current!.setPointerCapture(id);
  if (now.posing) posing?.place(sheet.camera.toSheet(now.from));
  else if (now.lit && steers(steering, now.lit)) now.steering = true;
  else if (now.lit) now.carrying = carrying.begin(now.lit);
}

function down({ sheet, board, view, posing, pointers, drag }: Hand, event: PointerEvent): void {
  if (event.button !== 0) return;
  const from = sheet.local(event);
  pointers.set(event.pointerId, from);
  if (pointers.size > 1) return;
  const turns = posing !== null && isNear(posing, board, view, sheet.camera.toSheet(from));
  const lit = (event.target as Element).closest('.lit.piece')?.getAttribute('data-key') ?? '';
  drag.current = { from, moved: false, posing: turns, lit, carrying: false, steering: false };
}

function move(hand: Hand, event: PointerEvent): void {
  const { sheet, posing, steering, carrying, pointers, drag } = hand;
  const now = sheet.local(event);
  const before = pointers.get(event.pointerId);
  if (!before) {
    if (event.pointerType !== 'mouse') return;
    posing?.hover(sheet.camera.toSheet(now));
    steering?.steered?.hover(sheet.camera.toSheet(now));
    return;
  }
  if (pointers.size > 1) {
    if (drag.current.carrying) carrying.cancel();
    drag.current.carrying = false;
    pinch(hand, event.pointerId, before, now);
  } else if (drag.current.moved || distance(now, drag.current.from) > CLICK) {
    if (!drag.current.moved) begin(hand, event.pointerId);
    pull(hand, before, now);
  }
  pointers.set(event.pointerId, now);
}

function up({ sheet, steering, carrying, pointers, drag }: Hand, event: PointerEvent): void {
  pointers.delete(event.pointerId);
  if (drag.current.steering) {
    drag.current.steering = false;
    if (event.type === 'pointercancel') steering?.steered?.cancel();
    else steering?.steered?.place(sheet.camera.toSheet(sheet.local(event)), true);
    return;
  }
  if (!drag.current.carrying) return;
  drag.current.carrying = false;
  if (event.type === 'pointercancel') carrying.cancel();
  else carrying.drop(event.clientX, event.clientY);
}

// A piece does not hide the lit ground it stands on; a click on nothing lit asks why.
function clickBeside({ sheet, posing, steering, whyNot }: Hand, event: MouseEvent): void {
  const { camera, local } = sheet;
  const element = event.target as Element;
  const noun = element.closest('[data-noun]')?.getAttribute('data-noun')?.split(':');
  const under = litAt(event.clientX, event.clientY);
  const steered = steering?.steered;
  if (posing) posing.place(camera.toSheet(local(event)));
  else if (steered && !under) steered.place(camera.toSheet(local(event)), byMouse(event));
  else if (under) under.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  else if (noun)
    whyNot(noun[0]!, Number(noun[1]), { finger: !byMouse(event), stay: event.shiftKey });
}

// The end of a drag is no click.
function click(hand: Hand, event: MouseEvent): void {
  const { sheet, steering, drag } = hand;
  const element = event.target as Element;
  const own = steering?.steered?.aim && isOwn(element, steering.steered.noun);
  if (drag.current.moved) {
    drag.current.moved = false;
    event.stopPropagation();
  } else if (own) {
    event.stopPropagation();
    steering.steered!.place(sheet.camera.toSheet(sheet.local(event)), byMouse(event));
  } else if (!element.closest('.lit, .offered, button')) clickBeside(hand, event);
}

export function usePointing(
  sheet: SheetHandle,
  board: Board,
  view: unknown,
  posing: Posing | null,
  steering: Steering | null,
  carrying: Carrying,
  whyNot: (kind: string, noun: number, click: Click) => void,
): Pointing {
  const pointers = useRef(new Map<number, Point>()).current;
  const drag = useRef<Drag>({
    from: [0, 0],
    moved: false,
    posing: false,
    lit: '',
    carrying: false,
    steering: false,
  });
  useWheel(sheet);
  const hand: Hand = {
    sheet,
    board,
    view,
    posing,
    steering,
    carrying,
    whyNot,
    pointers,
    drag,
  };
  return {
    down: (event) => down(hand, event),
    move: (event) => move(hand, event),
    up: (event) => up(hand, event),
    click: (event) => click(hand, event),
  };
}
