// sheet.ts -- the drawing under the camera: when it is drawn anew, when it is only moved.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import type { Board, Box } from '../boards/board';
import type { Point } from '../boards/geometry';
import { Camera } from './camera';

const FAR = 0.27; // pixels for a unit of the sheet; from farther the finer things are left out
const REST = 250; // ms without a movement before the sheet is drawn anew

export interface SheetHandle {
  outer: RefObject<HTMLDivElement | null>;
  svg: RefObject<SVGSVGElement | null>;
  world: RefObject<SVGGElement | null>;
  camera: Camera;
  draw: () => void; // as the camera sees it now
  glide: () => void; // the same for a moving hand: cheap at once, drawn when it rests
  show: (points: Point[]) => void; // brings one of them into view where none is, now and later
  fit: (box: Box, margin?: number) => void;
  turn: () => void; // half round
  local: (event: MouseEvent) => Point; // pixels of the window
}

// A camera for each ground; what is turned half round stays so when the ground becomes another.
function useCamera(board: Board, view: unknown): { camera: Camera; turned: { current: boolean } } {
  const turned = useRef(false);
  const camera = useMemo(() => {
    const made = new Camera(board.extent(view));
    made.turned = turned.current;
    return made;
  }, [board, board.groundKey(view)]);
  return { camera, turned };
}

export function useSheet(board: Board, view: unknown, moved: () => void): SheetHandle {
  const outer = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const drawn = useRef({ x: 0, y: 0, k: 1, resting: 0 });
  const wanted = useRef<Point[]>([]);
  const begun = useRef(false);
  const { camera, turned } = useCamera(board, view);

  const draw = (): void => {
    window.clearTimeout(drawn.current.resting);
    world.current!.setAttribute('transform', camera.transform);
    svg.current!.style.transform = svg.current!.style.willChange = '';
    outer.current!.classList.toggle('far', camera.k < FAR);
    outer.current!.classList.toggle('turned', camera.turned);
    world.current!.style.setProperty('--px', String(1 / camera.k));
    drawn.current = { x: camera.x, y: camera.y, k: camera.k, resting: 0 };
    moved();
  };

  const glide = (): void => {
    const { x, y, k, resting } = drawn.current;
    const ratio = camera.k / k;
    const dx = camera.x - x * ratio;
    const dy = camera.y - y * ratio;
    svg.current!.style.willChange = 'transform';
    svg.current!.style.transform = `translate(${dx}px, ${dy}px) scale(${ratio})`;
    window.clearTimeout(resting);
    drawn.current.resting = window.setTimeout(draw, REST);
    moved();
  };

  const show = (points: Point[]): void => {
    wanted.current = points;
    if (!points.length || points.some((p) => camera.sees(p))) return;
    camera.centre(points[0]!);
    draw();
  };

  const fit = (box: Box, margin = 1): void => {
    camera.fit(box, margin);
    draw();
  };

  const turn = (): void => {
    turned.current = !turned.current;
    camera.turn(turned.current);
    draw();
  };

  const goHome = (): void => {
    const home = board.home?.(view);
    begun.current = true;
    if (home) camera.fit(home);
  };

  const local = (event: MouseEvent): Point => {
    const box = outer.current!.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  useEffect(() => () => window.clearTimeout(drawn.current.resting), []);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width <= 0 || height <= 0) return;
      camera.resize(width, height);
      if (!begun.current) goHome();
      draw();
      show(wanted.current);
    });
    watch.observe(outer.current!);
    return () => watch.disconnect();
  }, [camera]);
  return { outer, svg, world, camera, draw, glide, show, fit, turn, local };
}

// Where the sides of the table are drawers (table.css).
export function isSmallScreen(): boolean {
  return window.matchMedia('(max-width: 62rem)').matches;
}
