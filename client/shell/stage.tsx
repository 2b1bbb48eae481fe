// stage.tsx -- the sheet on the table: pan, zoom, what lights up, and the ghost of a placed piece.

import type { JSX } from 'preact';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Ref } from 'preact';

import type { Board, Target } from '../boards/board';
import { closed, distance, type Point } from '../boards/geometry';
import { Camera } from './camera';
import type { Posing } from './posing';
import { language, t } from './words';

const CLICK = 5; // pixels a pointer may tremble in a click
const STEP = 70; // pixels a key pans

export interface StageHandle {
    focusFirst: () => boolean;
    whole: () => void;
    zoom: (factor: number) => void;
    show: (points: Point[]) => void;
    place: (p: Point) => Point; // of the sheet, in pixels of the stage
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

// -- lights --

function labelOf(target: Target): string {
    return target.actions.map((one) => one.label).join('; ');
}

function Light({ target, current, choose }: {
    target: Target; current: boolean; choose: Props['choose'];
}): JSX.Element {
    const classes = ['lit', target.gesture, target.picked ? 'picked' : ''].join(' ');
    return (
        <path class={classes} d={target.shape!.d} role="button" tabindex={current ? 0 : -1}
            data-key={target.key} aria-label={labelOf(target)}
            aria-pressed={target.picked ? 'true' : undefined}
            aria-haspopup={target.actions.length > 1 ? 'menu' : undefined}
            onClick={(event) => choose(target, event.currentTarget)}>
            <title>{labelOf(target)}</title>
        </path>
    );
}

// The nearest target roughly in the direction of the arrow.
function neighbour(targets: Target[], from: Target, key: string): Target | null {
    const way: Point = key === 'ArrowUp' ? [0, -1] : key === 'ArrowDown' ? [0, 1]
        : key === 'ArrowLeft' ? [-1, 0] : [1, 0];
    let best: Target | null = null;
    let least = Infinity;
    for (const target of targets) {
        const dx = target.shape!.at[0] - from.shape!.at[0], dy = target.shape!.at[1] - from.shape!.at[1];
        const along = dx * way[0] + dy * way[1], aside = Math.abs(dx * way[1] - dy * way[0]);
        if (target === from || along <= 0.001)
            continue;
        const cost = along + 2.5 * aside;
        if (cost < least) {
            least = cost;
            best = target;
        }
    }
    return best;
}

// -- placing --

function Placing({ board, view, posing }: { board: Board; view: unknown; posing: Posing }): JSX.Element {
    const Ghost = board.Ghost;
    const allowed = posing.verdict?.allowed;
    const [x, y] = posing.pose ? board.toSheet!(view, posing.pose.x, posing.pose.y) : [0, 0];
    return (
        <g>
            {posing.reach.length > 0 && <path class="reach" d={closed(posing.reach)} />}
            {posing.offered.map((one) => {
                const [ox, oy] = board.toSheet!(view, one.x, one.y);
                return (
                    <path class="offered" d="M0 -13L9 9L0 4L-9 9Z" tabindex={0} role="button" aria-label={one.label}
                        transform={`translate(${ox} ${oy}) rotate(${one.angle})`}
                        onClick={() => posing.set(one)}><title>{one.label}</title></path>
                );
            })}
            {Ghost && posing.pose && (
                <g class={`ghost ${allowed === undefined ? '' : allowed ? 'may' : 'mustnt'}`}>
                    <Ghost view={view} noun={posing.noun} pose={posing.pose} />
                    {allowed === false && <path class="barred" d={`M${x - 22} ${y - 22}l44 44m0 -44l-44 44`} />}
                </g>
            )}
        </g>
    );
}

// -- the stage --

export function Stage(props: Props): JSX.Element {
    const { board, view, targets, posing } = props;
    const outer = useRef<HTMLDivElement>(null);
    const svg = useRef<SVGSVGElement>(null);
    const world = useRef<SVGGElement>(null);
    const camera = useMemo(() => new Camera(board.extent(view)), [board, board.groundKey(view)]);
    const [current, setCurrent] = useState('');
    const pointers = useRef(new Map<number, Point>());
    const drag = useRef({ from: [0, 0] as Point, moved: false, posing: false });

    const apply = (): void => {
        world.current?.setAttribute('transform', camera.transform);
        props.moved();
    };

    useLayoutEffect(() => {
        const watch = new ResizeObserver(([entry]) => {
            const { width, height } = entry!.contentRect;
            if (width > 0 && height > 0) {
                camera.resize(width, height);
                apply();
            }
        });
        watch.observe(outer.current!);
        return () => watch.disconnect();
    }, [camera]);

    // A wheel that scrolled the page would be no help.
    useEffect(() => {
        const turn = (event: WheelEvent): void => {
            event.preventDefault();
            const rate = event.deltaMode === 1 ? 0.05 : 0.0016;
            camera.zoom(Math.exp(-event.deltaY * rate), local(event));
            apply();
        };
        const element = outer.current!;
        element.addEventListener('wheel', turn, { passive: false });
        return () => element.removeEventListener('wheel', turn);
    }, [camera]);

    const onSheet = targets.filter((target) => target.shape);
    const show = (points: Point[]): void => {
        if (points.length && !points.some((p) => camera.sees(p))) {
            camera.centre(points[0]!);
            apply();
        }
    };
    const lights = onSheet.map((target) => target.key).join(' ');
    useEffect(() => show(onSheet.map((target) => target.shape!.at)), [lights, camera]);

    const focus = (target: Target): void => {
        setCurrent(target.key);
        show([target.shape!.at]);
        world.current?.querySelector<SVGElement>(`[data-key="${CSS.escape(target.key)}"]`)?.focus();
    };

    useImperativeHandle(props.handle, () => ({
        focusFirst: () => {
            const first = onSheet.find((target) => target.key === current) ?? onSheet[0];
            if (first)
                focus(first);
            return Boolean(first);
        },
        whole: () => {
            camera.fit(camera.sheet);
            apply();
        },
        zoom: (factor) => {
            camera.zoom(factor);
            apply();
        },
        show,
        place: (p) => camera.toWindow(p),
        svg: () => svg.current,
    }));

    // -- pointers --

    const local = (event: MouseEvent): Point => {
        const box = outer.current!.getBoundingClientRect();
        return [event.clientX - box.left, event.clientY - box.top];
    };

    const down = (event: PointerEvent): void => {
        if (event.button !== 0)
            return;
        const p = local(event);
        pointers.current.set(event.pointerId, p);
        if (pointers.current.size > 1)
            return;
        const inReach = posing !== null && isNear(posing, board, view, camera.toSheet(p));
        drag.current = { from: p, moved: false, posing: inReach };
    };

    const pinch = (event: PointerEvent, p: Point): void => {
        const others = [...pointers.current.entries()].filter(([id]) => id !== event.pointerId);
        const other = others[0]![1], before = pointers.current.get(event.pointerId)!;
        const middle: Point = [(p[0] + other[0]) / 2, (p[1] + other[1]) / 2];
        camera.zoom(distance(p, other) / Math.max(1, distance(before, other)), middle);
        camera.pan((p[0] - before[0]) / 2, (p[1] - before[1]) / 2);
        drag.current.moved = true;
        apply();
    };

    const move = (event: PointerEvent): void => {
        const p = local(event), before = pointers.current.get(event.pointerId);
        if (!before) {
            if (event.pointerType === 'mouse')
                posing?.hover(camera.toSheet(p));
            return;
        }
        if (pointers.current.size > 1) {
            pinch(event, p);
        } else if (drag.current.moved || distance(p, drag.current.from) > CLICK) {
            if (!drag.current.moved) {
                drag.current.moved = true;
                outer.current!.setPointerCapture(event.pointerId);
                if (drag.current.posing)
                    posing?.place(camera.toSheet(drag.current.from));
            }
            if (drag.current.posing) {
                posing?.face(camera.toSheet(p));
            } else {
                camera.pan(p[0] - before[0], p[1] - before[1]);
                apply();
            }
        }
        pointers.current.set(event.pointerId, p);
    };

    const up = (event: PointerEvent): void => {
        pointers.current.delete(event.pointerId);
    };

    // The end of a drag is no click; a click on nothing lit asks why.
    const click = (event: MouseEvent): void => {
        if (drag.current.moved) {
            drag.current.moved = false;
            event.stopPropagation();
            return;
        }
        const element = event.target as Element;
        if (element.closest('.lit, .offered, button'))
            return;
        if (posing) {
            posing.place(camera.toSheet(local(event)));
            return;
        }
        const noun = element.closest('[data-noun]')?.getAttribute('data-noun')?.split(':');
        if (noun)
            props.whyNot(noun[0]!, Number(noun[1]));
    };

    // -- keys --

    const key = (event: KeyboardEvent): void => {
        const at = (event.target as Element).getAttribute?.('data-key');
        const target = onSheet.find((one) => one.key === at);
        if ((event.key === 'Enter' || event.key === ' ') && target) {
            event.preventDefault();
            props.choose(target, event.target as Element);
        } else if ((event.key === 'Enter' || event.key === ' ') && (event.target as Element).matches('.offered')) {
            event.preventDefault();
            (event.target as SVGElement).dispatchEvent(new MouseEvent('click', { bubbles: true }));
        } else if (event.key.startsWith('Arrow')) {
            event.preventDefault();
            arrow(event, target);
        } else if (event.key === 'Escape' && target) {
            svg.current?.focus();
        } else {
            return;
        }
        event.stopPropagation();
    };

    const arrow = (event: KeyboardEvent, target: Target | undefined): void => {
        if (target) {
            const next = neighbour(onSheet, target, event.key);
            if (next)
                focus(next);
            return;
        }
        const way: Record<string, Point> = {
            ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [1, 0], ArrowRight: [-1, 0],
        };
        const [dx, dy] = way[event.key]!;
        camera.pan(dx * STEP, dy * STEP);
        apply();
    };

    const groundKey = board.groundKey(view);
    const ground = useMemo(() => <board.Ground view={view} />, [board, groundKey, language()]);
    const first = onSheet.some((target) => target.key === current) ? current : onSheet[0]?.key;
    const light = (target: Target): JSX.Element =>
        <Light key={target.key} target={target} current={target.key === first} choose={props.choose} />;
    return (
        <div class={`stage ${posing ? 'posing' : ''}`} ref={outer} onPointerDown={down} onPointerMove={move}
            onPointerUp={up} onPointerCancel={up} onClickCapture={click}>
            <svg ref={svg} tabindex={0} role="group" aria-label={t('The map. Arrows move it, plus and minus zoom, 0 shows all of it.')}
                onKeyDown={key}>
                <g ref={world} transform={camera.transform}>
                    {ground}
                    {onSheet.filter((target) => target.shape!.under).map(light)}
                    <board.Pieces view={view} side={props.side} />
                    {posing && <Placing board={board} view={view} posing={posing} />}
                    {onSheet.filter((target) => !target.shape!.under).map(light)}
                </g>
            </svg>
            <div class="lens">
                <button type="button" title={t('Nearer (+)')} aria-label={t('Nearer (+)')}
                    onClick={() => { camera.zoom(1.5); apply(); }}>+</button>
                <button type="button" title={t('Farther (-)')} aria-label={t('Farther (-)')}
                    onClick={() => { camera.zoom(1 / 1.5); apply(); }}>−</button>
                <button type="button" title={t('The whole map (0)')} aria-label={t('The whole map (0)')}
                    onClick={() => { camera.fit(camera.sheet); apply(); }}>
                    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" /></svg>
                </button>
            </div>
        </div>
    );
}

// Is the pointer where the piece could go?  Elsewhere a drag moves the sheet.
function isNear(posing: Posing, board: Board, view: unknown, p: Point): boolean {
    const stands = board.poseOf?.(view, posing.noun);
    if (!stands || !board.toSheet)
        return false;
    const home = board.toSheet(view, stands.x, stands.y);
    const far = Math.max(60, ...posing.reach.map((q) => distance(home, q)));
    return distance(home, p) < far * 1.1;
}
