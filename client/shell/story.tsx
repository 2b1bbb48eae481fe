// story.tsx -- a match told: a chapter for each turn, with the map as it was when the turn was over.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { Board } from '../boards/board';
import type { Room } from './room';
import { chaptersOf, type Chapter } from './sampling';
import { useSteps, type Steps } from './steps';
import type { Line, State } from './wire';
import { both, language, t } from './words';

const FEW = 3; // sentences that make no paragraph yet
const MANY = 7;

// A new paragraph where somebody else acts, where a new thing begins, or where one has gone on long.
function begins(line: Line, last: Line[]): boolean {
  const first = last[0]!,
    before = last.at(-1)!;
  if (line.who !== before.who) return true;
  if (line.indent <= first.indent) return last.length >= FEW;
  return line.indent < before.indent && last.length >= MANY;
}

// Bare dice are for the log: what they came to is told.
function isDie(line: Line): boolean {
  return /^\p{L}+ \(d\d+\)/u.test(line.text);
}

function paragraphsOf(lines: Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (isDie(line)) continue;
    if (last && !begins(line, last)) last.push(line);
    else found.push([line]);
  }
  return found;
}

// A line of the log as a sentence.
function sentence(line: Line): string {
  const text = line.text.trim();
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…:]$/.test(first) ? first : `${first}.`;
}

// The map is drawn when it comes into view: there may be many.
function Picture({ board, steps, chapter }: { board: Board; steps: Steps; chapter: Chapter }): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState<State | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        void steps.bare(chapter.to).then(setState);
      },
      { rootMargin: '400px' },
    );
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, [chapter.to]);
  const sheet = state && (board.home?.(state.view) ?? board.extent(state.view));
  return (
    <figure class="picture" ref={place}>
      {state && sheet && (
        <svg
          viewBox={`${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`}
          role="img"
          aria-label={t('The map at the end of: {chapter}', { chapter: chapter.name })}>
          <board.Ground view={state.view} />
          <g inert>
            <board.Pieces view={state.view} side={-1} />
          </g>
        </svg>
      )}
      <figcaption>{t('At the end of: {chapter}', { chapter: chapter.name })}</figcaption>
    </figure>
  );
}

function Told({
  board,
  steps,
  chapter,
  lines,
}: {
  board: Board;
  steps: Steps;
  chapter: Chapter;
  lines: Line[];
}): JSX.Element {
  return (
    <section class="chapter">
      <h2>{chapter.name}</h2>
      <Picture board={board} steps={steps} chapter={chapter} />
      {paragraphsOf(lines).map((some) => (
        <p>{some.map(sentence).join(' ')}</p>
      ))}
    </section>
  );
}

// The chapters, and the whole log.
function useStory(board: Board, steps: Steps): { chapters: Chapter[]; log: Line[] } | null {
  const [told, setTold] = useState<{ chapters: Chapter[]; log: Line[] } | null>(null);
  const { heading } = steps;
  useEffect(() => {
    if (!heading?.complete) return undefined;
    let here = true;
    void Promise.all([
      chaptersOf(board, heading, steps),
      steps.step(heading.steps - 1),
    ]).then(([chapters, last]) => here && setTold({ chapters, log: last.log }));
    return () => {
      here = false;
    };
  }, [heading, language()]);
  return told;
}

export function Story({
  room,
  board,
  close,
}: {
  room: Room;
  board: Board;
  close: () => void;
}): JSX.Element {
  const { match } = room.welcome!;
  const over = room.table?.status === 'over';
  const eye = over ? 'all' : room.eye >= 0 ? String(room.eye) : 'watch';
  const base = `/api/match/${room.token}`;
  const steps = useSteps(`${base}/replay`, eye);
  const told = useStory(board, steps);
  const log = steps.heading?.log ?? [];
  const title = both(match.title) || match.game;
  return (
    <div class="tale">
      <header>
        <button type="button" class="primary" onClick={close}>
          {t('Back to the table')}
        </button>{' '}
        <a
          class="button"
          href={`${base}/story?lang=${language()}${over ? '&seat=all' : ''}`}
          download={`berthier-${match.match}.md`}>
          {t('As a text, to keep')}
        </a>
      </header>
      <main class="paper">
        <h1>{title}</h1>
        {steps.trouble && (
          <p class="trouble" role="alert">
            {steps.trouble}
          </p>
        )}
        {!told && !steps.trouble && <p role="status">{t('The match is gone through…')}</p>}
        {told?.chapters.map((chapter, i) => (
          <Told
            key={chapter.from}
            board={board}
            steps={steps}
            chapter={chapter}
            lines={told.log.slice(
              i === 0 ? 0 : (log[chapter.from - 1] ?? 0),
              log[chapter.to] ?? told.log.length,
            )}
          />
        ))}
      </main>
    </div>
  );
}
