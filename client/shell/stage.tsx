// stage.tsx -- the sheet on the table: what lights up, the ghost of a placed piece, arrows, the lens.

import type { JSX, Ref } from 'preact';
import { useEffect, useImperativeHandle, useMemo, useState } from 'preact/hooks';

import type { Board, Box, Target } from '../boards/board';
import { closed, type Point } from '../boards/geometry';
import { usePointing } from './pointing';
import type { Posing } from './posing';
import { useSheet, type SheetHandle } from './sheet';
import { language, t } from './words';

const STEP = 70; // pixels a key pans
const FINGER = 22; // pixels a finger needs

export interface StageHandle {
  focusFirst: () => boolean;
  whole: () => void;
  zoom: (factor: number) => void;
  svg: () => SVGSVGElement | null;
}

interface Props {
  board: Board;
  view: unknown;
  side: number; // of the eye; -1: nobody's
  targets: Target[];
  posing: Posing | null;
  choose: (target: Target, from: Element) => void;
  whyNot: (kind: string, noun: number) => void;
  moved: () => void; // the sheet has moved under whatever hangs over it
  handle: Ref<StageHandle>;
}

const SMALL = '(max-width: 62rem)';

function around(points: Point[], margin: number): Box {
  const xs = points.map((p) => p[0]),
    ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - margin,
    y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

// -- lights --

function labelOf(target: Target): string {
  return target.actions.map((one) => one.label).join('; ');
}

function Light({
  target,
  current,
  choose,
}: {
  target: Target;
  current: boolean;
  choose: Props['choose'];
}): JSX.Element {
  const classes = ['lit', target.gesture, target.picked ? 'picked' : ''].join(' ');
  return (
    <path
      class={classes}
      d={target.shape!.d}
      role="button"
      tabindex={current ? 0 : -1}
      data-key={target.key}
      aria-label={labelOf(target)}
      aria-pressed={target.picked ? 'true' : undefined}
      aria-haspopup={target.actions.length > 1 ? 'menu' : undefined}
      onClick={(event) => choose(target, event.currentTarget)}>
      <title>{labelOf(target)}</title>
    </path>
  );
}

// The nearest target roughly in the direction of the arrow.
function neighbour(targets: Target[], from: Target, key: string): Target | null {
  const way: Point =
    key === 'ArrowUp'
      ? [0, -1]
      : key === 'ArrowDown'
        ? [0, 1]
        : key === 'ArrowLeft'
          ? [-1, 0]
          : [1, 0];
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const dx = target.shape!.at[0] - from.shape!.at[0],
      dy = target.shape!.at[1] - from.shape!.at[1];
    const along = dx * way[0] + dy * way[1],
      aside = Math.abs(dx * way[1] - dy * way[0]);
    if (target === from || along <= 0.001) continue;
    const cost = along + 2.5 * aside;
    if (cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}

// -- placing --

function Placing({
  board,
  view,
  posing,
}: {
  board: Board;
  view: unknown;
  posing: Posing;
}): JSX.Element {
  const Ghost = board.Ghost;
  const allowed = posing.verdict?.allowed;
  const [x, y] = posing.pose ? board.toSheet!(view, posing.pose.x, posing.pose.y) : [0, 0];
  return (
    <g>
      {posing.reach.length > 0 && <path class="reach" d={closed(posing.reach)} />}
      {posing.offered.map((one) => {
        const [ox, oy] = board.toSheet!(view, one.x, one.y);
        return (
          <path
            class="offered"
            d="M0 -13L9 9L0 4L-9 9Z"
            tabindex={0}
            role="button"
            aria-label={one.label}
            transform={`translate(${ox} ${oy}) rotate(${one.angle})`}
            onClick={() => posing.set(one)}>
            <title>{one.label}</title>
          </path>
        );
      })}
      {Ghost && posing.pose && (
        <g class={`ghost ${allowed === undefined ? '' : allowed ? 'may' : 'mustnt'}`}>
          <Ghost view={view} noun={posing.noun} pose={posing.pose} />
          {allowed === false && (
            <path class="barred" d={`M${x - 22} ${y - 22}l44 44m0 -44l-44 44`} />
          )}
        </g>
      )}
    </g>
  );
}

// -- coming into view --

function smallestLight(world: SVGGElement): number {
  const sizes = [...world.querySelectorAll('.lit')].map((one) => {
    const box = one.getBoundingClientRect();
    return Math.min(box.width, box.height);
  });
  return Math.min(FINGER, ...sizes);
}

// On a small screen what lights up comes near enough for a finger; elsewhere it is only brought
// into view.
function useLights({ world, camera, fit, show }: SheetHandle, lit: Target[]): void {
  useEffect(() => {
    const points = lit.map((target) => target.shape!.at);
    const small = window.matchMedia(SMALL).matches && smallestLight(world.current!) < FINGER;
    if (points.length && small) fit(around(points, 140), 0.95);
    else show(points);
  }, [lit.map((target) => target.key).join(' '), camera]);
}

// -- keys --

const WAYS: Record<string, Point> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
};

interface Keys {
  current: string; // key of the target that Tab comes to
  focus: (target: Target) => void;
  press: (event: KeyboardEvent) => void;
}

function useArrows(sheet: SheetHandle, lit: Target[], choose: Props['choose']): Keys {
  const [current, setCurrent] = useState('');
  const focus = (target: Target): void => {
    const name = CSS.escape(target.key);
    setCurrent(target.key);
    sheet.show([target.shape!.at]);
    sheet.world.current?.querySelector<SVGElement>(`[data-key="${name}"]`)?.focus();
  };
  const arrow = (key: string, target: Target | undefined): void => {
    const next = target && neighbour(lit, target, key);
    if (next) focus(next);
    if (target) return;
    sheet.camera.pan(WAYS[key]![0] * STEP, WAYS[key]![1] * STEP);
    sheet.draw();
  };
  const press = (event: KeyboardEvent): void => {
    const element = event.target as SVGElement;
    const target = lit.find((one) => one.key === element.getAttribute('data-key'));
    const enter = event.key === 'Enter' || event.key === ' ';
    if (enter && target) choose(target, element);
    else if (enter && element.matches('.offered'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else if (event.key in WAYS) arrow(event.key, target);
    else if (event.key === 'Escape' && target) sheet.svg.current?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const known = lit.some((target) => target.key === current);
  return { current: known ? current : (lit[0]?.key ?? ''), focus, press };
}

// -- the stage --

function Lens({ sheet }: { sheet: SheetHandle }): JSX.Element {
  const zoom = (factor: number): void => {
    sheet.camera.zoom(factor);
    sheet.draw();
  };
  const button = (name: string, press: () => void, sign: JSX.Element | string): JSX.Element => (
    <button type="button" title={name} aria-label={name} onClick={press}>
      {sign}
    </button>
  );
  const frame = (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" />
    </svg>
  );
  return (
    <div class="lens">
      {button(t('Nearer (+)'), () => zoom(1.5), '+')}
      {button(t('Farther (-)'), () => zoom(1 / 1.5), '−')}
      {button(t('The whole map (0)'), () => sheet.fit(sheet.camera.sheet), frame)}
    </div>
  );
}

export function Stage(props: Props): JSX.Element {
  const { board, view, posing } = props;
  const sheet = useSheet(board, view, props.moved);
  const { camera } = sheet;
  const lit = props.targets.filter((target) => target.shape);
  const pointing = usePointing(sheet, board, view, posing, props.whyNot);
  const keys = useArrows(sheet, lit, props.choose);
  useLights(sheet, lit);
  useImperativeHandle(props.handle, () => ({
    focusFirst: () => {
      const first = lit.find((target) => target.key === keys.current);
      if (first) keys.focus(first);
      return Boolean(first);
    },
    whole: () => sheet.fit(camera.sheet),
    zoom: (factor) => {
      camera.zoom(factor);
      sheet.draw();
    },
    svg: () => sheet.svg.current,
  }));

  const groundKey = board.groundKey(view);
  const ground = useMemo(() => <board.Ground view={view} />, [board, groundKey, language()]);
  const light = (target: Target): JSX.Element => (
    <Light
      key={target.key}
      target={target}
      current={target.key === keys.current}
      choose={props.choose}
    />
  );
  return (
    <div
      class={`stage ${posing ? 'posing' : ''}`}
      ref={sheet.outer}
      onPointerDown={pointing.down}
      onPointerMove={pointing.move}
      onPointerUp={pointing.up}
      onPointerCancel={pointing.up}
      onClickCapture={pointing.click}>
      <svg
        ref={sheet.svg}
        tabindex={0}
        role="group"
        aria-label={t('The map. Arrows move it, plus and minus zoom, 0 shows all of it.')}
        onKeyDown={keys.press}>
        <g ref={sheet.world}>
          {ground}
          {lit.filter((target) => target.shape!.under).map(light)}
          <board.Pieces view={view} side={props.side} />
          {posing && <Placing board={board} view={view} posing={posing} />}
          {lit.filter((target) => !target.shape!.under).map(light)}
        </g>
      </svg>
      <Lens sheet={sheet} />
    </div>
  );
}
