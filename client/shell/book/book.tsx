// book.tsx -- the rules to read: on a page of their own, or beside the match that runs on.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { LanguageButton } from '../language';
import type { Line, State } from '../wire';
import { language, t } from '../words';
import { useBook, type Book } from './data';
import { Glossary, Legend, Sequence } from './leaves';
import type { Leaf, Opening } from './opener';
import { Rules } from './rules';

const LEAVES: readonly Leaf[] = ['rules', 'sequence', 'legend', 'glossary'];

function leafName(leaf: Leaf): string {
  const names: Record<Leaf, string> = {
    rules: t('Rules'),
    sequence: t('Sequence of play'),
    legend: t('Legend'),
    glossary: t('Glossary'),
  };
  return names[leaf];
}

function Leaves({ leaf, choose }: { leaf: Leaf; choose: (leaf: Leaf) => void }): JSX.Element {
  return (
    <div class="tabs" role="tablist" aria-label={t('The book')}>
      {LEAVES.map((one) => (
        <button
          type="button"
          role="tab"
          id={`leaf-${one}`}
          aria-selected={leaf === one}
          aria-controls="leaf"
          onClick={() => choose(one)}>
          {leafName(one)}
        </button>
      ))}
    </div>
  );
}

interface Props {
  opening: Opening;
  open: (opening: Opening) => void;
  lines: Line[];
  state: State | null; // of the match beside it
}

function Leafed({ book, opening, open, lines, state, words, setWords }: Props & {
  book: Book;
  words: string;
  setWords: (words: string) => void;
}): JSX.Element {
  const { game, leaf, at } = opening;
  const turn = (id: string): void => {
    setWords('');
    open({ game, leaf: 'rules', at: id });
  };
  const seek = (term: string): void => {
    setWords(term);
    open({ game, leaf: 'rules', at: null });
  };
  const asked = state?.prompt.id ?? null;
  switch (leaf) {
    case 'rules':
      return <Rules reading={{ book, at, turn, seek, lines, asked }} words={words} />;
    case 'sequence':
      return <Sequence book={book} phases={state?.phases ?? []} turn={turn} />;
    case 'legend':
      return <Legend game={game} words={words} turn={turn} />;
    case 'glossary':
      return <Glossary book={book} words={words} turn={turn} />;
  }
}

// The search, the leaves, and the one that is open.
function Opened({ opening, open, lines, state }: Props): JSX.Element {
  const { book, failed } = useBook(opening.game);
  const [words, setWords] = useState('');
  const { game, leaf } = opening;
  return (
    <>
      <Leaves leaf={leaf} choose={(one) => open({ game, leaf: one, at: null })} />
      {leaf !== 'sequence' && (
        <label class="seek">
          <span class="hidden">{t('Search')}</span>
          <input
            type="search"
            value={words}
            placeholder={t('Search, in English or French')}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
      )}
      <div class="leaf" id="leaf" role="tabpanel" aria-labelledby={`leaf-${leaf}`} tabIndex={0}>
        {failed && <p role="alert">{t('The book could not be fetched.')}</p>}
        {!book && !failed && <p role="status">{t('One moment…')}</p>}
        {book && (
          <Leafed {...{ book, opening, open, lines, state, words, setWords }} />
        )}
      </div>
    </>
  );
}

// Beside the match: it can be played on meanwhile.
export function BookBeside({ opening, open, lines, state, close }: Props & { close: () => void }): JSX.Element {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <aside class="book beside" ref={box} aria-label={t('The book')}>
      <button type="button" class="plain close" aria-label={t('Close')} onClick={close}>
        ×
      </button>
      <Opened opening={opening} open={open} lines={lines} state={state} />
    </aside>
  );
}

function hashOf(game: string): Opening {
  const name = decodeURIComponent(location.hash.slice(1));
  const leaf = LEAVES.find((one) => one === name);
  return { game, leaf: leaf ?? 'rules', at: leaf || !name ? null : name };
}

// A page of its own: /rules/GAME, with #ID or #LEAF.
export function BookPage({ game }: { game: string }): JSX.Element {
  const [opening, setOpening] = useState(() => hashOf(game));
  const { book } = useBook(game);
  const title = book?.title.replaceAll("'", '’') ?? '';
  useEffect(() => {
    const moved = (): void => setOpening(hashOf(game));
    window.addEventListener('hashchange', moved);
    return () => window.removeEventListener('hashchange', moved);
  }, [game]);
  useEffect(() => {
    document.title = `${title} · Berthier`;
  }, [title]);
  const open = (to: Opening): void => {
    history.replaceState(null, '', `#${to.at ?? to.leaf}`);
    setOpening(to);
  };
  return (
    <div class="book alone">
      <header>
        <a class="brand" href="/" title={t('To the games')}>
          Berthier
        </a>
        <h1>{title}</h1>
        <a class="button" href={`/api/book/${game}/print?lang=${language()}`} download>
          {t('To print')}
        </a>
        <LanguageButton />
      </header>
      <main>
        <Opened opening={opening} open={open} lines={[]} state={null} />
      </main>
    </div>
  );
}
