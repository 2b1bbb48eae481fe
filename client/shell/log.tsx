// log.tsx -- what has happened, line by line, each with the rule it rests on.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { RuleLink } from './rule';
import type { Line } from './wire';
import { t } from './words';

interface Props {
  game: string;
  lines: Line[];
  seen: number; // lines the reader had seen before this
  sideOf: (seat: number) => number;
}

const NEAR = 60; // pixels from the end that still count as being there

export function Log({ game, lines, seen, sideOf }: Props): JSX.Element {
  const box = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const size = useRef('');
  const measure = (): string => `${box.current?.scrollHeight} ${box.current?.clientHeight}`;
  const toEnd = (): void => {
    if (box.current && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
    size.current = measure();
  };
  useLayoutEffect(toEnd, [lines.length]);
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
  return (
    <ol class="log" ref={box} onScroll={scrolled} tabIndex={0} aria-label={t('What has happened')}>
      {lines.map((line) => (
        <>
          {line.n === seen && seen > 0 && (
            <li class="since" key="since">
              {t('Since your last turn')}
            </li>
          )}
          <li key={line.n} class={`side-${sideOf(line.who)}`} style={{ '--indent': line.indent }}>
            {line.text}
            {line.rule && (
              <>
                {' '}
                <RuleLink game={game} rule={line.rule} id={line.id} />
              </>
            )}
          </li>
        </>
      ))}
    </ol>
  );
}
