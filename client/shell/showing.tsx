// showing.tsx -- while something is shown: what happens, in words on the map, and the way out of it.

import type { JSX } from 'preact';

import type { Board } from '../boards/board';
import type { Film } from './film';
import { Sentence } from './log';
import { t } from './words';

const LINES = 6; // of a caption: more are in the log

// What the frame has brought.  It stays until something else happens or is decided.
export function Caption({
  film,
  board,
  game,
  close,
}: {
  film: Film;
  board: Board;
  game: string;
  close: () => void;
}): JSX.Element | null {
  const news = film.frame?.news ?? [];
  if (!news.length) return null;
  const fight = board.Result !== undefined && board.isResult?.(news) === true;
  return (
    <section
      class={`caption ${film.showing ? 'running' : ''} ${fight ? 'result' : ''}`}
      aria-label={t('What happens')}>
      {fight && board.Result ? (
        <board.Result lines={news} game={game} />
      ) : (
        <ol aria-live="polite">
          {news.slice(-LINES).map((line) => (
            <li key={line.n}>
              <Sentence line={line} />
            </li>
          ))}
        </ol>
      )}
      {!film.showing && (
        <button type="button" class="plain" aria-label={t('Close')} onClick={close}>
          ×
        </button>
      )}
    </section>
  );
}

// In the place of the question, as long as there is more to be seen.
export function Showing({ film }: { film: Film }): JSX.Element {
  return (
    <section class="prompt showing" aria-label={t('The question')}>
      <div class="row">
        <p class="question">{t('You are shown what happens')}</p>
        <div class="buttons tools">
          <button type="button" onClick={film.skip} title={t('{label} (key {n})', { label: t('Skip'), n: 's' })}>
            {t('Skip')}
          </button>
        </div>
        <div class="buttons endings" />
      </div>
    </section>
  );
}
