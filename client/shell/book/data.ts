// data.ts -- the book of a game as the server tells it, and the search in it.

import { useEffect, useState } from 'preact/hooks';

import { get } from '../wire';
import { language } from '../words';

export interface Statement {
  id: string;
  rule: string; // the paragraph: "NT 11.4"
  says: string;
  source: 'text' | 'table' | 'ruling' | 'design';
  level: 'core' | 'option' | 'advanced' | 'component';
  how?: 'enforced' | 'computed' | 'data' | 'structure';
}

export interface Chapter {
  first: number; // of its statements
  level: number; // 1: a chapter; 2: a section of the last one
  title: string;
  about: string | null;
}

export interface Phase {
  depth: number;
  rule: string; // a statement
  title: string;
}

export interface Term {
  en: string;
  fr: string;
  common: boolean;
  rule: string | null; // the statement that says what it is
}

export interface Figure {
  id: string;
  rule: string;
  box: [number, number, number, number];
  caption: string;
}

export interface Book {
  game: string;
  title: string;
  chapters: Chapter[];
  rules: Statement[];
  phases: Phase[];
  terms: Term[];
  figures: Figure[];
}

const known = new Map<string, Promise<Book>>();

function fetchBook(game: string): Promise<Book> {
  const path = `/api/book/${game}?lang=${language()}`;
  const asked = known.get(path) ?? get<Book>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}

export function useBook(game: string): { book: Book | null; failed: boolean } {
  const [found, setFound] = useState<{ book: Book | null; failed: boolean }>({
    book: null,
    failed: false,
  });
  useEffect(() => {
    let here = true;
    fetchBook(game).then(
      (book) => here && setFound({ book, failed: false }),
      () => here && setFound({ book: null, failed: true }),
    );
    return () => {
      here = false;
    };
  }, [game, language()]);
  return found;
}

// Without accents and capitals: who searches does not think of them.
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase();
}

// What is searched for, each as the beginnings of words: as it was written, and where that is a
// term, as the other language has it, so that a word of either is found.
export function wanted(query: string, terms: Term[]): string[][] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const [from, to] = language() === 'fr' ? (['en', 'fr'] as const) : (['fr', 'en'] as const);
  const asked = words.join(' ');
  const other = terms
    .filter((term) => plain(term[from]).split(', ').includes(asked))
    .flatMap((term) => term[to].split(', '))
    .map((word) => plain(word).split(' '));
  return [words, ...other];
}

export function hits(text: string, wishes: string[][]): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}.]+/u);
  return wishes.some((wish) => wish.every((one) => words.some((word) => word.startsWith(one))));
}

// The chapters, each with its statements from `first` to before `end`.
export function chaptersOf(book: Book): (Chapter & { end: number })[] {
  return book.chapters.map((chapter, i) => ({
    ...chapter,
    end: book.chapters[i + 1]?.first ?? book.rules.length,
  }));
}

// The longest terms first, so that "line of sight" is not a line.
export function termsIn(book: Book, text: string): Term[] {
  const lang = language();
  let left = plain(text);
  const found: Term[] = [];
  const byLength = [...book.terms].sort((a, b) => b[lang].length - a[lang].length);
  for (const term of byLength)
    for (const word of plain(term[lang].replace(/ \(.*\)/, '')).split(', ')) {
      const at = new RegExp(`(?<![\\p{L}])${word.replace(/[^\p{L} ]/gu, '.')}(s|es|x)?(?![\\p{L}])`, 'u');
      if (word.length < 3 || !at.test(left)) continue;
      left = left.replace(at, '');
      if (!found.includes(term)) found.push(term);
    }
  return found;
}
