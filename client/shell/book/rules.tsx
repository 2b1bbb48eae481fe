// rules.tsx -- the rules by chapter, each statement with what it rests on and where it was applied.

import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { Sentence } from '../log';
import type { Line } from '../wire';
import { language, t } from '../words';
import { chaptersOf, hits, termsIn, wanted, type Book, type Figure, type Statement } from './data';
import { Example } from './figure';

export interface Reading {
  book: Book;
  at: string | null; // the statement that is opened
  turn: (id: string) => void; // to another one
  seek: (words: string) => void;
  lines: Line[]; // of the match beside it
  asked: string | null; // the statement that the present question rests on
}

function howWords(how: Statement['how']): string {
  switch (how) {
    case 'enforced':
      return t('The program sees to it: what goes against it is refused, what follows from it is told in the log.');
    case 'computed':
      return t('The program reckons with it.');
    case 'data':
      return t('It stands in a table or on the map.');
    case 'structure':
      return t('It follows from how the game is laid out: nothing could break it.');
    case undefined:
      return '';
  }
}

function sourceWords(source: Statement['source']): string {
  const words = {
    text: t('The rulebook says so.'),
    table: t('A table of the rulebook or its map says so.'),
    ruling: t('The rulebook is silent or doubtful here: this is our ruling.'),
    design: t('A rule of this program, where a table of wood would leave it to the players.'),
  };
  return words[source];
}

function levelWords(level: Statement['level']): string {
  return { core: '', option: t('option'), advanced: t('advanced'), component: '' }[level];
}

// Terms of the statement that another statement explains.
function Terms({ reading, rule }: { reading: Reading; rule: Statement }): JSX.Element | null {
  const found = termsIn(reading.book, rule.says).filter((term) => term.rule && term.rule !== rule.id);
  if (!found.length) return null;
  return (
    <p>
      {t('Words in it:')}{' '}
      {found.map((term) => (
        <button type="button" class="cite" onClick={() => reading.turn(term.rule!)}>
          {term[language()]}
        </button>
      ))}
    </p>
  );
}

// What it says of itself, once it is opened.
function About({ reading, rule }: { reading: Reading; rule: Statement }): JSX.Element {
  const lines = reading.lines.filter((line) => line.id === rule.id);
  const defines = reading.book.terms.filter((term) => term.rule === rule.id);
  return (
    <div class="about">
      <p>
        {sourceWords(rule.source)} {howWords(rule.how)}
      </p>
      {defines.length > 0 && (
        <p>
          {t('It says what this is:')}{' '}
          {defines.map((term) => (
            <button type="button" class="cite" onClick={() => reading.seek(term[language()])}>
              {term[language()]}
            </button>
          ))}
        </p>
      )}
      <Terms reading={reading} rule={rule} />
      {lines.length > 0 && (
        <details>
          <summary>{t('Applied in this match: {n}', { n: lines.length })}</summary>
          <ol>
            {lines.slice(-12).map((line) => (
              <li key={line.n}>
                <Sentence line={line} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function Entry({ reading, rule }: { reading: Reading; rule: Statement }): JSX.Element {
  const open = reading.at === rule.id;
  const [about, setAbout] = useState(open);
  useEffect(() => {
    if (open) setAbout(true);
  }, [open]);
  const level = levelWords(rule.level);
  const times = reading.lines.reduce((sum, line) => sum + Number(line.id === rule.id), 0);
  return (
    <li id={rule.id} class={open ? 'opened' : ''}>
      <button
        type="button"
        class="number"
        aria-expanded={about}
        title={rule.id}
        onClick={() => setAbout(!about)}>
        {rule.id.slice(rule.id.lastIndexOf('-') + 1).replace(/^0/, '')}
      </button>
      <div>
        {rule.says} {level && <span class="level">{level}</span>}{' '}
        {times > 0 && (
          <span class="times" title={t('Applied in this match: {n}', { n: times })}>
            {times}×
          </span>
        )}{' '}
        {reading.asked === rule.id && <span class="asked">{t('asked now')}</span>}
        {about && <About reading={reading} rule={rule} />}
      </div>
    </li>
  );
}

// The statements of one paragraph, and the examples that belong to them.
function Paragraph({ reading, rules }: { reading: Reading; rules: Statement[] }): JSX.Element {
  const ids = rules.map((rule) => rule.id);
  const figures: Figure[] = reading.book.figures.filter((figure) => ids.includes(figure.rule));
  return (
    <div class="paragraph">
      <h4>{rules[0]!.rule}</h4>
      <ol>
        {rules.map((rule) => (
          <Entry key={rule.id} reading={reading} rule={rule} />
        ))}
      </ol>
      {figures.map((figure) => (
        <Example key={figure.id} game={reading.book.game} figure={figure} />
      ))}
    </div>
  );
}

function paragraphsOf(rules: Statement[]): Statement[][] {
  const found: Statement[][] = [];
  for (const rule of rules)
    if (found.at(-1)?.[0]!.rule === rule.rule) found.at(-1)!.push(rule);
    else found.push([rule]);
  return found;
}

interface Section {
  name: string; // of the place on the page
  level: number;
  title: string;
  about: string | null;
  rules: Statement[];
}

// What is shown of the book: all of it, or what was searched for.
function sectionsOf(book: Book, words: string): Section[] {
  const wishes = wanted(words, book.terms);
  return chaptersOf(book)
    .map((chapter, i) => ({
      name: `chapter-${i}`,
      level: chapter.level,
      title: chapter.title,
      about: wishes.length ? null : chapter.about,
      rules: book.rules
        .slice(chapter.first, chapter.end)
        .filter((rule) => !wishes.length || hits(`${rule.id} ${rule.rule} ${rule.says}`, wishes)),
    }))
    .filter((section) => !wishes.length || section.rules.length > 0);
}

function Contents({ sections, go }: { sections: Section[]; go: (name: string) => void }): JSX.Element {
  return (
    <ol>
      {sections.map((section) => (
        <li class={`level-${section.level}`}>
          <a
            href={`#${section.name}`}
            onClick={(event) => {
              event.preventDefault();
              go(section.name);
            }}>
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
}

export function Rules({ reading, words }: { reading: Reading; words: string }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const contents = useRef<HTMLDetailsElement>(null);
  const { book, at } = reading;
  const sections = useMemo(() => sectionsOf(book, words), [book, words]);
  const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
  useEffect(() => {
    if (at) box.current?.querySelector(`[id="${at}"]`)?.scrollIntoView({ block: 'center' });
  }, [at, book]);
  const go = (name: string): void => {
    if (matchMedia('(max-width: 62rem)').matches || box.current?.closest('.beside'))
      contents.current?.removeAttribute('open');
    box.current?.querySelector(`#${name}`)?.scrollIntoView();
  };
  return (
    <div class="reader" ref={box}>
      <details class="contents" ref={contents} open={!at && !words}>
        <summary>{t('Contents')}</summary>
        <nav aria-label={t('Contents')}>
          <Contents sections={sections} go={go} />
        </nav>
      </details>
      <div class="chapters">
        {words && (
          <p role="status" class="found">
            {count ? t('{n} statements', { n: count }) : t('Nothing in this book has these words.')}
          </p>
        )}
        {sections.map((section) => (
          <section key={section.name} id={section.name} class={`level-${section.level}`}>
            {section.level === 1 ? <h2>{section.title}</h2> : <h3>{section.title}</h3>}
            {section.about && <p class="intro">{section.about}</p>}
            {paragraphsOf(section.rules).map((rules) => (
              <Paragraph key={rules[0]!.id} reading={reading} rules={rules} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
