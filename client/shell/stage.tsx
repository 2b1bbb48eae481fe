// stage.tsx -- the sheet on the table: what lights up, the ghost of a placed piece, arrows, the lens.

import type { JSX, Ref, RefObject } from 'preact';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

import type { Board, Box, Shape, Target, Tried } from '../boards/board';
import { closed, type Point } from '../boards/geometry';
import { Trail, type TrailProps } from '../boards/trail';
import type { Deciding, Hint } from './deciding';
import { Marks, type Advised } from './advice';
import { MiniMap, useSmall } from './minimap';
import { usePointing, type Carrying } from './pointing';
import type { Posing } from './posing';
import { isSmallScreen, useSheet, type SheetHandle } from './sheet';
import { SignAt } from './signs';
import type { Steered, Steering } from './steering';
import { language, t } from './words';

const STEP = 70; // pixels a key pans
const FINGER = 22; // pixels a finger needs
const ARROW = 13; // and the arrow of a mouse
const NEARER = 1.25; // times: for less the sheet stays as it is
const AROUND = 140; // units of the sheet
const NEARER_STILL = 0.2; // the same, where a place is looked for
const NEAR = 0.3; // of the sheet's width is seen at least when it comes nearer by itself

export interface StageHandle {
  focusFirst: () => boolean;
  whole: () => void;
  zoom: (factor: number) => void;
  goTo: (at: Point) => void;
  see: (points: Point[]) => void; // one of them at least, where none is in view
  turn: () => void; // half round
  small: () => void; // the small map comes or goes
  svg: () => SVGSVGElement | null;
}

interface Props {
  board: Board;
  view: unknown;
  side: number; // of the eye; -1: nobody's
  targets: Target[];
  hints: Hint[];
  trails: TrailProps[];
  advised?: readonly Advised[];
  posing: Posing | null;
  steering?: Steering | null;
  deciding: Deciding | null; // null: to be looked at only
  halo?: Shape | null; // what somebody speaks of
  handle: Ref<StageHandle>;
}

type Choose = Deciding['choose'];

function around(points: Point[], margin: number): Box {
  const xs = points.map((p) => p[0]),
    ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - margin,
    y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

// -- lights --

const FEW = 2; // answers that are read out; of more only their number

// Read aloud: one answer is its label.  Of a thing with many its name and state are said, as the board
// has them, and the answers when it is chosen.
function labelOf(target: Target, name: string | null): string {
  const labels = target.actions.map((one) => one.label);
  if (labels.length <= FEW || !name) return labels.slice(0, FEW).join('; ');
  return t('{what}: {n} choices', { what: name, n: labels.length });
}

function nameOf(light: SVGElement | null, target: Target): string | null {
  const key = CSS.escape(`${target.gesture}:${target.noun}`);
  const drawn = light?.ownerSVGElement?.querySelector(`[data-noun="${key}"][aria-label]`);
  return drawn?.getAttribute('aria-label') ?? null;
}

function Light({
  target,
  current,
  choose,
  ponder,
}: {
  target: Target;
  current: boolean;
  choose: Choose;
  ponder: Deciding['ponder'];
}): JSX.Element {
  const classes = ['lit', target.gesture, target.picked ? 'picked' : ''].join(' ');
  const self = useRef<SVGPathElement>(null);
  const [label, setLabel] = useState(() => labelOf(target, null));
  useLayoutEffect(() => setLabel(labelOf(target, nameOf(self.current, target))), [target]);
  return (
    <path
      ref={self}
      class={classes}
      d={target.shape!.d}
      role="button"
      tabindex={current ? 0 : -1}
      data-key={target.key}
      aria-label={label}
      aria-pressed={target.picked ? 'true' : undefined}
      aria-haspopup={target.actions.length > 1 && !target.steers ? 'menu' : undefined}
      onPointerEnter={() => ponder(target)}
      onPointerLeave={() => ponder(null)}
      onFocus={() => ponder(target)}
      onClick={(event) => choose(target, event.currentTarget)}>
      <title>{label}</title>
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

// -- steering --

// Beside the ghost: how far it goes, and what forbids it.
function Tag({
  board,
  view,
  steered,
  at,
  wide,
}: {
  board: Board;
  view: unknown;
  steered: Steered;
  at: Point;
  wide: number; // the window of the map
}): JSX.Element {
  const left = at[0] > wide / 2;
  const said = board.steering!.say(view, steered.aim!, steered.tried);
  const refused = steered.stopped ?? (steered.tried?.allowed === false ? steered.tried : null);
  return (
    <div
      class={`tag ${left ? 'left' : ''} ${steered.tried?.allowed === false ? 'mustnt' : ''}`}
      style={{ [left ? 'right' : 'left']: `${left ? wide - at[0] : at[0]}px`, top: `${at[1]}px` }}>
      <b>{said}</b>
      {refused?.rule && (
        <span>
          ✕ {refused.rule.statement} <i>{refused.rule.rule}</i>
        </span>
      )}
    </div>
  );
}

function Shown({
  board,
  view,
  steered,
}: {
  board: Board;
  view: unknown;
  steered: Steered;
}): JSX.Element | null {
  const { aim, tried } = steered;
  if (!aim || !board.Ghost) return null;
  const state = tried === null ? '' : tried.allowed ? 'may' : 'mustnt';
  return (
    <>
      {steered.shadows.map((one) => (
        <g class={`ghost shadow ${one.tried.allowed ? 'may' : 'mustnt'}`} key={one.noun}>
          {board.Ghost && (
            <board.Ghost view={view} noun={one.noun} pose={one.aim.pose} tried={one.tried} />
          )}
        </g>
      ))}
      <g class={`ghost ${state}`}>
        <board.Ghost view={view} noun={steered.noun} pose={aim.pose} tried={tried} />
      </g>
    </>
  );
}

// What the pointer is over, lit or not: "piece:12".
function usePointed(sheet: SheetHandle, wanted: boolean): string | null {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const svg = sheet.svg.current!;
    const over = (event: Event): void => {
      const thing = (event.target as Element).closest?.('[data-noun], .lit');
      setPointed(thing?.getAttribute('data-noun') ?? thing?.getAttribute('data-key') ?? null);
    };
    const leave = (): void => setPointed(null);
    if (!wanted) return undefined;
    svg.addEventListener('pointerover', over);
    svg.addEventListener('focusin', over);
    svg.addEventListener('pointerleave', leave);
    return () => {
      svg.removeEventListener('pointerover', over);
      svg.removeEventListener('focusin', over);
      svg.removeEventListener('pointerleave', leave);
    };
  }, [wanted]);
  return pointed;
}

// -- coming into view --

function smallestLight(world: SVGGElement): number {
  const sizes = [...world.querySelectorAll('.lit')].map((one) => {
    const box = one.getBoundingClientRect();
    return Math.min(box.width, box.height);
  });
  return Math.min(FINGER, ...sizes);
}

// The sheet around what lights up, and not nearer than the eye likes it.
function surroundings(points: Point[], sheet: Box, small: boolean, near = NEAR): Box {
  const box = around(points, AROUND);
  const least = small ? 0 : sheet.width * near;
  const width = Math.max(box.width, least),
    height = Math.max(box.height, least);
  return {
    x: box.x - (width - box.width) / 2,
    y: box.y - (height - box.height) / 2,
    width,
    height,
  };
}

// What lights up is brought into view, and where it is too small to be hit, nearer; never farther,
// and never under a hand that holds a piece.
function useLights(sheet: SheetHandle, lit: Target[], held: boolean): void {
  const { world, camera, fit, show } = sheet;
  useEffect(() => {
    if (held) return;
    const points = lit.map((target) => target.shape!.at);
    const small = isSmallScreen();
    if (points.length && smallestLight(world.current!) < (small ? FINGER : ARROW)) {
      const box = surroundings(points, camera.sheet, small);
      if (small || camera.scaleFor(box) > camera.k * NEARER) fit(box, 0.95);
    }
    show(points);
  }, [lit.map((target) => target.key).join(' '), camera]);
}

// The question grows with what can be done to a picked piece: it stays in view.
function usePicked(
  sheet: SheetHandle,
  board: Board,
  view: unknown,
  steered: Steered | null,
): void {
  useEffect(() => {
    const pose = steered && board.poseOf?.(view, steered.noun);
    if (pose) sheet.show([board.toSheet!(view, pose.x, pose.y)]);
  }, [steered?.noun]);
}

// Where a piece that waits may be put is looked at from near, as soon as it is another part of the sheet.
function useWaiting(sheet: SheetHandle, steered: Steered | null): void {
  const waits = steered?.waits ?? [];
  const box = waits.length ? around(waits, AROUND) : null;
  useEffect(() => {
    if (!box) return;
    const { camera } = sheet;
    const wide = surroundings(waits, camera.sheet, isSmallScreen(), NEARER_STILL);
    if (waits.every((p) => camera.sees(p)) && camera.scaleFor(wide, 0.95) <= camera.k * NEARER) return;
    sheet.fit(wide, 0.95);
  }, [box && `${box.x} ${box.y} ${box.width} ${box.height}`]);
}

// -- keys --

// What an arrow means on a sheet that is turned half round.
const TURNED: Record<string, string> = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

const WAYS: Record<string, Point> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
};

function focusKey({ world }: SheetHandle, key: string | null): void {
  world.current?.querySelector<SVGElement>(`[data-key="${CSS.escape(key ?? '')}"]`)?.focus();
}

interface Keys {
  current: string; // key of the target that Tab comes to
  focus: (target: Target) => void;
  press: (event: KeyboardEvent) => void;
}

function useArrows(sheet: SheetHandle, lit: Target[], deciding: Deciding | null): Keys {
  const [current, setCurrent] = useState('');
  const focus = (target: Target): void => {
    setCurrent(target.key);
    sheet.show([target.shape!.at]);
    focusKey(sheet, target.key);
  };
  // From the thing that is aimed on to the first place it could go.
  const goal = lit.find((target) => target.key.startsWith('goal:'));
  useEffect(() => {
    if (goal && sheet.world.current?.contains(document.activeElement)) focus(goal);
  }, [deciding?.aimed, goal?.key]);
  const arrow = (key: string, target: Target | undefined): void => {
    const way = sheet.camera.turned ? TURNED[key]! : key;
    const next = target && neighbour(lit, target, way);
    if (next) focus(next);
    if (target) return;
    sheet.camera.pan(WAYS[key]![0] * STEP, WAYS[key]![1] * STEP);
    sheet.draw();
  };
  const press = (event: KeyboardEvent): void => {
    const element = event.target as SVGElement;
    const target = lit.find((one) => one.key === element.getAttribute('data-key'));
    const enter = event.key === 'Enter' || event.key === ' ';
    if (enter && target) deciding?.choose(target, element);
    else if (enter && element.matches('.offered'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else if (event.key in WAYS) arrow(event.key, target);
    else if (event.key === 'Escape' && deciding?.leave()) focusKey(sheet, deciding.aimed);
    else if (event.key === 'Escape' && target) sheet.svg.current?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const known = lit.some((target) => target.key === current);
  return { current: known ? current : (lit[0]?.key ?? ''), focus, press };
}

// -- carrying --

// A copy of the piece goes with the pointer; the piece itself stays until it has been decided.
function useCarrying(
  sheet: SheetHandle,
  deciding: Deciding | null,
): Carrying & { layer: RefObject<SVGGElement | null> } {
  const layer = useRef<SVGGElement>(null);
  const clear = (): void => layer.current?.replaceChildren();
  return {
    layer,
    begin: (key) => {
      if (!deciding?.lift(key)) return false;
      const piece = sheet.world.current!.querySelector(`[data-noun="${CSS.escape(key)}"]`);
      const copy = piece?.cloneNode(true) as SVGGElement | undefined;
      copy?.removeAttribute('data-noun');
      copy?.classList.remove('moves');
      if (copy) layer.current?.replaceChildren(copy);
      return true;
    },
    move: ([x, y]) => {
      const copy = layer.current?.firstElementChild as SVGGElement | null;
      if (copy) copy.style.transform = `translate(${x}px, ${y}px)`;
    },
    drop: (x, y) => {
      clear();
      deciding?.drop(x, y);
    },
    cancel: () => {
      clear();
      deciding?.putBack();
    },
  };
}

// -- the stage --

function Lens({
  sheet,
  turn,
  small,
  setSmall,
}: {
  sheet: SheetHandle;
  turn: () => void;
  small: boolean;
  setSmall: (on: boolean) => void;
}): JSX.Element {
  const zoom = (factor: number): void => {
    sheet.camera.zoom(factor);
    sheet.draw();
  };
  const button = (name: string, press: () => void, sign: JSX.Element | string): JSX.Element => (
    <button type="button" title={name} aria-label={name} onClick={press}>
      {sign}
    </button>
  );
  const icon = (d: string): JSX.Element => (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
  const frame = icon('M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5');
  const round = icon('M4 9a6 6 0 0 1 11-3M16 2v4h-4M16 11a6 6 0 0 1-11 3M4 18v-4h4');
  return (
    <div class="lens">
      {button(t('Nearer (+)'), () => zoom(1.5), '+')}
      {button(t('Farther (-)'), () => zoom(1 / 1.5), '−')}
      {button(t('The whole map (0)'), () => sheet.fit(sheet.camera.sheet), frame)}
      {button(t('Turn the board (t)'), turn, round)}
      <button
        type="button"
        class="mini-button"
        title={t('Small map (m)')}
        aria-label={t('Small map (m)')}
        aria-pressed={small ? 'true' : 'false'}
        onClick={() => setSmall(!small)}>
        {icon('M3 4h14v12H3zM10 9h5v5h-5z')}
      </button>
    </div>
  );
}

const still = (): void => undefined;

function byLevel(targets: Target[]): Target[] {
  const level = (one: Target): number => one.shape?.level ?? 0;
  return [...targets].sort((a, b) => level(a) - level(b));
}

// What lies on the sheet, from the ground up.
function World({
  props,
  steered,
  carried,
  current,
  pointed,
}: {
  props: Props;
  steered: Steered | null;
  carried: RefObject<SVGGElement | null>;
  current: string; // key of the target that Tab comes to
  pointed: string | null;
}): JSX.Element {
  const { board, view, posing } = props;
  const lit = props.targets.filter((target) => target.shape);
  const groundKey = board.groundKey(view);
  const ground = useMemo(() => <board.Ground view={view} />, [board, groundKey, language()]);
  const pieces = useMemo(
    () => <board.Pieces view={view} side={props.side} />,
    [board, view, groundKey, props.side, language()],
  );
  const tried: Tried | null = steered?.tried ?? props.deciding?.tried ?? null;
  const isPicked = (target: Target): boolean =>
    target.picked || (target.steers === true && target.noun === steered?.noun);
  const light = (target: Target): JSX.Element => (
    <Light
      key={target.key}
      target={isPicked(target) ? { ...target, picked: true } : target}
      current={target.key === current}
      choose={props.deciding?.choose ?? still}
      ponder={props.deciding?.ponder ?? still}
    />
  );
  return (
    <>
      {ground}
      {lit.filter((target) => target.shape!.under).map(light)}
      <g class="trails">
        {props.trails.map((trail) => (
          <Trail {...trail} />
        ))}
      </g>
      {pieces}
      <g class="hints">
        {props.hints.map(({ from, to }) => (
          <Trail points={[from, to]} colour="#8a4b00" faint />
        ))}
      </g>
      {posing && <Placing board={board} view={view} posing={posing} />}
      {byLevel(lit.filter((target) => !target.shape!.under)).map(light)}
      {board.Over && (
        <g class="over">
          <board.Over view={view} side={props.side} pointed={pointed} tried={tried} />
        </g>
      )}
      {steered && <Shown board={board} view={view} steered={steered} />}
      <g class="signs">
        {lit.map((target) => (
          <SignAt key={target.key} target={target} />
        ))}
      </g>
      {props.advised && <Marks marks={props.advised} />}
      {props.halo && <path class="halo" d={props.halo.d} />}
      <g class="carried" ref={carried} />
    </>
  );
}

// A board that is turned is drawn anew.
function useTurn(board: Board): void {
  const [, again] = useState(0);
  useEffect(() => board.onTurn?.(() => again((n) => n + 1)), [board]);
}

// What the table asks of the stage.
interface Parts {
  sheet: SheetHandle;
  lit: Target[];
  keys: Keys;
  turn: () => void;
  small: () => void;
}

function useHandle(handle: Ref<StageHandle>, { sheet, lit, keys, turn, small }: Parts): void {
  const { camera } = sheet;
  useImperativeHandle(handle, () => ({
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
    goTo: (at) => {
      camera.centre(at);
      sheet.draw();
    },
    see: (points) => sheet.show(points),
    turn,
    small,
    svg: () => sheet.svg.current,
  }));
}

export function Stage(props: Props): JSX.Element {
  const { board, view, posing } = props;
  useTurn(board);
  const whyNot = props.deciding?.whyNot ?? still;
  const small = useSmall();
  const sheet: SheetHandle = useSheet(board, view, () => {
    props.deciding?.shut();
    small.moved(sheet);
  });
  const { camera } = sheet;
  const turn = (): void => (board.turn ? board.turn() : sheet.turn());
  const lit = props.targets.filter((target) => target.shape);
  const carrying = useCarrying(sheet, props.deciding);
  const steering = props.steering ?? null;
  const steered = steering?.steered ?? null;
  const pointing = usePointing(sheet, board, view, posing, steering, carrying, whyNot);
  const pointed = usePointed(sheet, Boolean(board.Over));
  const keys = useArrows(sheet, lit, props.deciding);
  useLights(sheet, lit, props.deciding?.carrying ?? false);
  usePicked(sheet, board, view, steered);
  useWaiting(sheet, steered);
  useHandle(props.handle, { sheet, lit, keys, turn, small: () => small.set(!small.wanted) });

  return (
    <div
      class={`stage ${posing || steered?.aim ? 'posing' : ''}`}
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
          <World
            props={props}
            steered={steered}
            carried={carrying.layer}
            current={keys.current}
            pointed={pointed}
          />
        </g>
      </svg>
      {steered?.aim && (
        <Tag
          board={board}
          view={view}
          steered={steered}
          at={camera.toWindow(board.toSheet!(view, steered.aim.pose.x, steered.aim.pose.y))}
          wide={sheet.outer.current?.clientWidth ?? 0}
        />
      )}
      {small.wanted && small.part && (
        <MiniMap
          sheet={sheet}
          board={board}
          view={view}
          watch={small.watch}
          close={() => small.set(false)}
        />
      )}
      <Lens sheet={sheet} turn={turn} small={small.wanted} setSmall={small.set} />
    </div>
  );
}
