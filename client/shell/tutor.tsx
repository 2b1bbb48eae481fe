// tutor.tsx -- a guided match: what the tutor says, and what he points at.
//
// The server knows the lesson; the page turns its leaves.  Things on the map are pointed at by the same
// halo as what a line of the log names, buttons and cards by a mark of their own.

import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { Board, Shape, Target } from '../boards/board';
import type { Point } from '../boards/geometry';
import { isSmallScreen, type StageHandle } from './stage';
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

// Marked are elements that others draw: the mark is an attribute that nobody else sets.
function useMarks(points: Pointer[], lit: Target[]): void {
  useEffect(() => {
    const meant = lit.filter((one) => points.some((point) => isMeant(one, point[2])));
    const lights = meant.map((one) => `.lit[data-key="${CSS.escape(one.key)}"]`);
    const wanted = [...points.map(selectorOf).filter(Boolean), ...lights].join(', ');
    const now = new Set(wanted ? document.querySelectorAll(wanted) : []);
    for (const one of document.querySelectorAll('[data-pointed]'))
      if (!now.has(one)) one.removeAttribute('data-pointed');
    for (const one of now) one.setAttribute('data-pointed', '');
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
  }, [lesson?.step, leaf, showing]);
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

// The first thing that is pointed at and can be seen.
function pointedBox(): DOMRect | undefined {
  const found = document.querySelectorAll('.stage .halo, [data-pointed]');
  return [...found].map((one) => one.getBoundingClientRect()).find((box) => box.width > 0);
}

// It lies where it hides nothing that it points at.
function useAside(tutor: Tutor): { paper: RefObject<HTMLElement | null>; aside: boolean } {
  const paper = useRef<HTMLElement>(null);
  const [aside, setAside] = useState(false);
  useEffect(() => {
    const halo = pointedBox();
    const main = paper.current?.parentElement?.getBoundingClientRect();
    if (!halo || !main) return;
    const small = isSmallScreen();
    const at = small
      ? (halo.top + halo.height / 2 - main.top) / main.height
      : (halo.left + halo.width / 2 - main.left) / main.width;
    setAside(small ? at > 0.5 : at < 0.42);
  }, [tutor.moment?.text, tutor.lesson?.left, tutor.halo?.d]);
  return { paper, aside };
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
  const { paper, aside } = useAside(tutor);
  const game = room.welcome!.match.game;
  const wrong = room.refusal?.code === 'lesson' ? room.refusal : null;
  if (!lesson || !moment) return null;
  const over = lesson.step >= lesson.of;
  return (
    <section
      class={`tutor ${aside ? 'aside' : ''}`}
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
