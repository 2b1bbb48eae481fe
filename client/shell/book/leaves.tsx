// leaves.tsx -- what lies beside the rules: the sequence of play with the present step, the words in
// both languages, and what is drawn on the map.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { boardFor } from '../../boards';
import type { Key } from '../../boards/board';
import { language, t } from '../words';
import { plain, type Book, type Term } from './data';

// The steps of a turn.  Where the match stands, the steps it is in are marked, the last one as the present.
export function Sequence({
  book,
  phases,
  turn,
}: {
  book: Book;
  phases: number[];
  turn: (id: string) => void;
}): JSX.Element {
  const now = phases.at(-1);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  const ruleOf = (id: string): string => book.rules.find((rule) => rule.id === id)?.rule ?? id;
  return (
    <ol class="sequence" ref={list}>
      {book.phases.map((phase, i) => (
        <li
          style={{ '--depth': phase.depth }}
          class={i === now ? 'now' : phases.includes(i) ? 'within' : ''}
          aria-current={i === now ? 'step' : undefined}>
          <span>{phase.title}</span>{' '}
          <button type="button" class="cite" onClick={() => turn(phase.rule)}>
            {ruleOf(phase.rule)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Words({
  title,
  terms,
  turn,
}: {
  title: string;
  terms: Term[];
  turn: (id: string) => void;
}): JSX.Element | null {
  const [first, second] = language() === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const);
  const names = { en: t('English'), fr: t('French') };
  if (!terms.length) return null;
  return (
    <table class="glossary">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{names[first]}</th>
          <th scope="col">{names[second]}</th>
          <th scope="col">{t('What it is')}</th>
        </tr>
      </thead>
      <tbody>
        {[...terms]
          .sort((a, b) => a[first].localeCompare(b[first], first))
          .map((term) => (
            <tr>
              <th scope="row" lang={first}>
                {term[first]}
              </th>
              <td lang={second}>{term[second]}</td>
              <td>
                {term.rule && (
                  <button type="button" class="cite" onClick={() => turn(term.rule!)}>
                    {term.rule}
                  </button>
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

export function Glossary({
  book,
  words,
  turn,
}: {
  book: Book;
  words: string;
  turn: (id: string) => void;
}): JSX.Element {
  const wish = plain(words).trim();
  const shown = book.terms.filter((term) => plain(`${term.en} ${term.fr}`).includes(wish));
  return (
    <>
      {!shown.length && <p role="status">{t('No term of the glossary has these words.')}</p>}
      <Words title={book.title} terms={shown.filter((term) => !term.common)} turn={turn} />
      <Words title={t('Common to all games')} terms={shown.filter((term) => term.common)} turn={turn} />
    </>
  );
}

export function Signs({
  legend,
  turn,
}: {
  legend: Key;
  turn: ((id: string) => void) | null;
}): JSX.Element {
  const { ground, signs } = legend;
  const groups = [...new Set(signs.map((sign) => sign.group))];
  return (
    <>
      {ground && (
        <svg class="hidden" aria-hidden="true">
          <defs>
            <g id="legend-ground">{ground}</g>
          </defs>
        </svg>
      )}
      {groups.map((group) => (
        <section class="signs">
          <h2>{group}</h2>
          <ul>
            {signs
              .filter((sign) => sign.group === group)
              .map((sign) => (
                <li>
                  <svg viewBox={sign.box.join(' ')} aria-hidden="true">
                    {sign.draw ?? <use href="#legend-ground" />}
                  </svg>
                  <span>
                    {sign.says}{' '}
                    {sign.rule && turn && (
                      <button type="button" class="cite" onClick={() => turn(sign.rule!)}>
                        {sign.rule}
                      </button>
                    )}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const NOTHING: Key = { ground: null, signs: [] };

// Every piece, symbol and colour, drawn by the board itself.
export function Legend({
  game,
  words,
  turn,
}: {
  game: string;
  words: string;
  turn: (id: string) => void;
}): JSX.Element {
  const [legend, setLegend] = useState<Key | null>(null);
  useEffect(() => {
    let here = true;
    boardFor(game).then(
      (board) => here && setLegend(board?.legend?.() ?? NOTHING),
      () => here && setLegend(NOTHING),
    );
    return () => {
      here = false;
    };
  }, [game, language()]);
  if (!legend) return <p role="status">{t('One moment…')}</p>;
  const wish = plain(words).trim();
  const shown = legend.signs.filter((sign) => plain(`${sign.group} ${sign.says}`).includes(wish));
  if (!shown.length) return <p role="status">{t('Nothing in the legend has these words.')}</p>;
  return <Signs legend={{ ...legend, signs: shown }} turn={turn} />;
}
