// log.tsx -- what has happened, line by line, each with the rule it rests on.

import { createContext, Fragment, type JSX } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';

import { Die, isPips } from './die';
import { RuleLink } from './rule';
import type { Passed } from './passing';
import type { Line } from './wire';
import { t } from './words';

interface Props {
  game: string;
  lines: Line[];
  seen: number; // lines the reader had seen before this
  steps: readonly string[]; // rules whose lines are the steps of one march
  passed: readonly Passed[]; // what was answered by itself
  sideOf: (seat: number) => number;
  pointing: Pointing;
}

// What is done with a name in a line: it lights up on the map, or the map goes there.
export interface Pointing {
  at: (mark: string | null) => void;
  go: (mark: string) => void;
}

function markOf(event: Event): string | null {
  return (event.target as Element).closest?.('[data-mark]')?.getAttribute('data-mark') ?? null;
}

const NEAR = 60; // pixels from the end that still count as being there
const FEW = 3; // steps that are all shown

// Lines as they come; the steps of one march together.
function runsOf(lines: Line[], steps: readonly string[], seen: number): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const before = runs.at(-1)?.[0];
    const goesOn =
      before?.id !== undefined &&
      steps.includes(before.id) &&
      line.id === before.id &&
      line.who === before.who &&
      line.n !== seen;
    if (goesOn) runs.at(-1)!.push(line);
    else runs.push([line]);
  }
  return runs;
}

export type Gloss = (kind: string, value: number) => string;
export const Glosses = createContext<Gloss | undefined>(undefined);

// The sentence; what it names can be pointed at.
export function Sentence({ line }: { line: Line }): JSX.Element {
  const gloss = useContext(Glosses);
  if (isPips(line.die)) return <Die face={line.die[1]} words={line.text} />;
  const parts: (JSX.Element | string)[] = [];
  let at = 0;
  for (const [from, to, kind, value] of line.marks ?? []) {
    if (from < at || to > line.text.length) continue;
    parts.push(line.text.slice(at, from));
    parts.push(
      <span class="mark" data-mark={`${kind}:${value}`}>
        {line.text.slice(from, to)}
      </span>,
    );
    const more = gloss?.(kind, value);
    if (more) parts.push(<small class="gloss"> ({more})</small>);
    at = to;
  }
  return (
    <>
      {parts}
      {line.text.slice(at)}
    </>
  );
}

function Entry({ game, line, side }: { game: string; line: Line; side: number }): JSX.Element {
  return (
    <li class={`side-${side}`} style={{ '--indent': line.indent }}>
      <Sentence line={line} />
      {line.rule && (
        <>
          {' '}
          <RuleLink game={game} rule={line.rule} id={line.id} />
        </>
      )}
    </li>
  );
}

// Of a long march the first and the last step, those between folded.
function Run({ game, run, side }: { game: string; run: Line[]; side: number }): JSX.Element {
  const entry = (line: Line): JSX.Element => (
    <Entry key={line.n} game={game} line={line} side={side} />
  );
  if (run.length <= FEW) return <>{run.map(entry)}</>;
  const between = run.slice(1, -1);
  return (
    <>
      {entry(run[0]!)}
      <li class={`steps side-${side}`} style={{ '--indent': run[0]!.indent }}>
        <details>
          <summary>{t('{n} steps between', { n: between.length })}</summary>
          <ol>
            {between.map((line) => (
              <li key={line.n}>
                <Sentence line={line} />
              </li>
            ))}
          </ol>
        </details>
      </li>
      {entry(run.at(-1)!)}
    </>
  );
}

// What was answered by itself before that line came, or after the last one.
function Given({ passed, from, to }: { passed: readonly Passed[]; from: number; to: number }): JSX.Element {
  return (
    <>
      {passed.map(
        (one) =>
          one.lines > from &&
          one.lines <= to && (
            <li class="passed" key={`${one.lines} ${one.prompt}`} title={one.prompt}>
              {t('By itself: {answer}', { answer: one.label })}
            </li>
          ),
      )}
    </>
  );
}

export function Log({ game, lines, seen, steps, passed, sideOf, pointing }: Props): JSX.Element {
  const box = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const size = useRef('');
  const measure = (): string => `${box.current?.scrollHeight} ${box.current?.clientHeight}`;
  const toEnd = (): void => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
    size.current = measure();
  };
  useLayoutEffect(toEnd, [lines.length, passed.length]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(toEnd);
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  // A box that has changed its size moves its lines too: that is not the reader's doing.
  const scrolled = (): void => {
    if (measure() !== size.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current!;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
  const runs = runsOf(lines, steps, seen);
  return (
    <ol
      class="log"
      ref={box}
      onScroll={scrolled}
      onPointerOver={(event) => pointing.at(markOf(event))}
      onPointerLeave={() => pointing.at(null)}
      onClick={(event) => {
        const mark = markOf(event);
        if (mark) pointing.go(mark);
      }}
      tabIndex={0}
      aria-label={t('What has happened')}>
      {runs.map((run, i) => (
        <Fragment key={run[0]!.n}>
          <Given passed={passed} from={runs[i - 1]?.at(-1)!.n ?? -1} to={run[0]!.n} />
          {run[0]!.n === seen && seen > 0 && <li class="since">{t('Since your last turn')}</li>}
          <Run game={game} run={run} side={sideOf(run[0]!.who)} />
        </Fragment>
      ))}
      <Given passed={passed} from={lines.at(-1)?.n ?? -1} to={Infinity} />
    </ol>
  );
}
