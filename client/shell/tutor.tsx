// tutor.tsx -- a guided match: what the tutor says, and what he points at.
//
// The server knows the lesson; the page turns its leaves.  Things on the map are pointed at by the same
// halo as what a line of the log names, buttons and cards by a mark of their own.

import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { Board, Shape, Target } from '../boards/board';
import type { Point } from '../boards/geometry';
import { isSmallScreen } from './sheet';
import type { StageHandle } from './stage';
import type { Room } from './room';
import { RuleLink } from './rule';
import { LEVEL, startScenario } from './starting';
import type { Lesson, Moment, Pointer, State } from './wire';
import { t } from './words';

export interface Tutor {
  lesson: Lesson | null;
  moment: Moment | null; // what is being said
  more: boolean; // there is something to turn to
  next: () => void;
  halo: Shape | null;
}

const SPOT = 0.02; // of the width of the sheet

// -- where it points --

function circle([x, y]: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function shapeOf(board: Board, state: State, kind: string, what: string): Shape | null {
  if (kind !== 'spot') return board.shape(state.view, kind as 'piece', '', Number(what));
  const [x, y] = what.split(',').map(Number) as [number, number];
  const at = board.toSheet?.(state.view, x, y) ?? [x, y];
  return { key: '', at, d: circle(at, SPOT * board.extent(state.view).width) };
}

// Where what is wanted lights up itself, that is where it lies.
function shapesOf(board: Board, state: State, moment: Moment, lit: Target[]): Shape[] {
  return moment.points.flatMap(([kind, what, action]): Shape[] => {
    const found = lit.filter((one) => one.shape && isMeant(one, action));
    if (found.length) return found.map((one) => one.shape!);
    const known = ['piece', 'space', 'edge', 'pile', 'spot'].includes(kind);
    const shape = known ? shapeOf(board, state, kind, what) : null;
    return shape ? [shape] : [];
  });
}

function isMeant(target: Target, action: string | undefined): boolean {
  return action !== undefined && target.actions.some((one) => one.action === action);
}

const PARTS: Record<string, string> = {
  tracks: '.top .tracks, .top .track',
  log: '.side.right .log',
  hand: '.side.left',
  papers: '.paper-side, main > .papers',
};

function selectorOf([kind, what, action]: Pointer): string {
  if (action && kind !== 'card') return `[data-action="${CSS.escape(action)}"]`;
  if (kind === 'button') return `[data-action="${CSS.escape(what)}"]`;
  return kind === 'page' ? (PARTS[what] ?? '') : `[data-noun="${CSS.escape(`${kind}:${what}`)}"]`;
}

function mark(points: Pointer[], lit: Target[]): void {
  const meant = lit.filter((one) => points.some((point) => isMeant(one, point[2])));
  const lights = meant.map((one) => `[data-key="${CSS.escape(one.key)}"]`);
  const wanted = [...points.map(selectorOf).filter(Boolean), ...lights].join(', ');
  const now = new Set(wanted ? document.querySelectorAll(wanted) : []);
  const drawn = [...now].some((one) => one.closest('.side.left:not(.open)'));
  const drawer = document.querySelector('.drawer-button');
  if (drawn && drawer && isSmallScreen()) now.add(drawer);
  for (const one of document.querySelectorAll('[data-pointed]'))
    if (!now.has(one)) one.removeAttribute('data-pointed');
  for (const one of now) one.setAttribute('data-pointed', '');
}

// Marked are elements that others draw, when they like: the mark is an attribute that nobody else sets.
function useMarks(points: Pointer[], lit: Target[]): void {
  useEffect(() => {
    mark(points, lit);
    if (!points.length) return undefined;
    const watch = new MutationObserver(() => mark(points, lit));
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  });
}

// -- its leaves --

export function useTutor(
  room: Room,
  board: Board,
  state: State | null,
  showing: boolean,
  targets: Target[],
  stage: RefObject<StageHandle | null>,
): Tutor {
  const lesson = room.table?.lesson ?? null;
  const [read, setRead] = useState<{ step: number; leaves: number }>({ step: -1, leaves: 0 });
  const leaf = lesson && read.step === lesson.step ? read.leaves : 0;
  const leaves = lesson ? [...lesson.says, ...(lesson.wants ? [lesson.wants] : [])] : [];
  const shown = !showing && lesson && !(lesson.heard && !lesson.wants && !lesson.says.length);
  const moment = shown ? (leaves[leaf] ?? null) : null;
  const foe = lesson !== null && !lesson.wants && lesson.step < lesson.of;
  const shapes = moment && state ? shapesOf(board, state, moment, targets) : [];
  useEffect(() => {
    if (shapes.length) stage.current?.see(shapes.map((one) => one.at));
  }, [lesson?.step, leaf, showing, shapes.map((one) => one.d).join(' ')]);
  useMarks(moment?.points ?? [], targets);
  return {
    lesson,
    moment,
    more: leaf + 1 < leaves.length || foe,
    next: () => {
      if (!lesson || !moment) return;
      setRead({ step: lesson.step, leaves: leaf + 1 });
      if (leaf + 1 === leaves.length && foe) room.lesson('heard');
    },
    halo: shapes.length
      ? { key: 'tutor', at: shapes[0]!.at, d: shapes.map((one) => one.d).join(' ') }
      : null,
  };
}

// -- his paper --

// Everything that is pointed at and can be seen.
function pointedBoxes(): DOMRect[] {
  const marked = [...document.querySelectorAll('[data-pointed]')];
  const found = marked.length ? marked : [...document.querySelectorAll('.stage .halo')];
  return found.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
}

const CORNERS = ['', 'at-right', 'at-top', 'at-top at-right'];
const LOOK = 80; // ms: until the lights are drawn

function hidden(main: DOMRect, paper: DOMRect, corner: string, boxes: DOMRect[]): number {
  const left = corner.includes('at-right') ? main.right - paper.width : main.left;
  const top = corner.includes('at-top') ? main.top : main.bottom - paper.height;
  return boxes.filter(
    (box) =>
      box.left < left + paper.width + 16 &&
      box.right > left - 16 &&
      box.top < top + paper.height + 16 &&
      box.bottom > top - 16,
  ).length;
}

// It lies in the corner where it hides least of what it points at, and stays there while it may.
function useCorner(tutor: Tutor): { paper: RefObject<HTMLElement | null>; corner: string } {
  const paper = useRef<HTMLElement>(null);
  const [corner, setCorner] = useState('');
  useEffect(() => {
    const look = window.setTimeout(() => {
      const main = paper.current?.parentElement?.getBoundingClientRect();
      const own = paper.current?.getBoundingClientRect();
      if (!main || !own) return;
      const boxes = pointedBoxes();
      const all = [corner, ...CORNERS].map((one) => [hidden(main, own, one, boxes), one] as const);
      const least = Math.min(...all.map(([n]) => n));
      setCorner(all.find(([n]) => n === least)![1]);
    }, LOOK);
    return () => window.clearTimeout(look);
  }, [tutor.moment?.text, tutor.lesson?.left, tutor.halo?.d]);
  return { paper, corner };
}

function End({ lesson, game }: { lesson: Lesson; game: string }): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="primary"
        data-first
        onClick={() => void startScenario(game, lesson.then)}>
        {t('A whole match against the {level}', { level: LEVEL() })}
      </button>
      <a class="button" href="/">
        {t('To the games')}
      </a>
    </>
  );
}

export function TutorPaper({ tutor, room }: { tutor: Tutor; room: Room }): JSX.Element | null {
  const { lesson, moment } = tutor;
  const { paper, corner } = useCorner(tutor);
  const game = room.welcome!.match.game;
  const wrong = room.refusal?.code === 'lesson' ? room.refusal : null;
  if (!lesson || !moment) return null;
  const over = lesson.step >= lesson.of;
  return (
    <section
      class={`tutor ${corner}`}
      ref={paper}
      aria-label={t('The tutor')}
      data-step={lesson.step}>
      <h2>
        Berthier
        <progress max={lesson.of} value={lesson.step} aria-label={t('How far the lesson is')} />
      </h2>
      <div aria-live="polite" aria-atomic="true">
        {wrong && (
          <p class="wrong">
            {wrong.reason}{' '}
            {wrong.rule && <RuleLink game={game} rule={wrong.rule.rule} id={wrong.rule.id} />}
          </p>
        )}
        <p>{moment.text}</p>
      </div>
      <p class="buttons">
        {tutor.more && (
          <button
            type="button"
            class="primary"
            data-first
            onClick={tutor.next}
            title={t('{label} (key {n})', { label: t('Next'), n: 'n' })}>
            {t('Next')}
          </button>
        )}
        {over && !tutor.more && <End lesson={lesson} game={game} />}
        <button type="button" class="plain leave" onClick={() => room.lesson('leave')}>
          {over ? t('Play this one on') : t('Play on without me')}
        </button>
        <span class="rules">
          {moment.rules.map(({ rule, id }) => (
            <RuleLink key={id} game={game} rule={rule} id={id} />
          ))}
        </span>
      </p>
    </section>
  );
}
