// figure.tsx -- an example: a position as one seat sees it, drawn by the board of the game.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { boardFor } from '../../boards';
import type { Board } from '../../boards/board';
import { get, type State } from '../wire';
import type { Figure } from './data';

export function Drawing({
  board,
  state,
  figure,
  ground,
}: {
  board: Board;
  state: State;
  figure: Figure;
  ground?: JSX.Element; // in the place of the board's
}): JSX.Element {
  return (
    <svg viewBox={figure.box.join(' ')} role="img" aria-label={figure.caption}>
      {ground ?? <board.Ground view={state.view} />}
      <g inert>
        <board.Pieces view={state.view} side={state.you} />
      </g>
    </svg>
  );
}

// It is fetched and drawn when it comes into view: a book has many.
export function Example({ game, figure }: { game: string; figure: Figure }): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<{ board: Board; state: State } | null>(null);
  useEffect(() => {
    let here = true;
    const draw = async (): Promise<void> => {
      const [board, state] = await Promise.all([
        boardFor(game),
        get<State>(`/api/figure/${game}/${figure.id}`),
      ]);
      if (here && board) setShown({ board, state });
    };
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        void draw().catch(() => undefined);
      },
      { rootMargin: '400px' },
    );
    watch.observe(place.current!);
    return () => {
      here = false;
      watch.disconnect();
    };
  }, [game, figure.id]);
  const [, , width, height] = figure.box;
  return (
    <figure class="example" ref={place}>
      <div style={{ aspectRatio: `${width} / ${height}` }}>
        {shown && <Drawing {...shown} figure={figure} />}
      </div>
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}
