// finish.tsx -- the page of a finished match: who won and how, this game's figures over time, the
// dice; from here to the replay with both sides' secrets open, to the story, to another match.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import type { Board } from '../boards/board';
import { Chart, DiceChart, type Series, type Side } from './chart';
import { Verdict, winnerText } from './ended';
import type { Room } from './room';
import { fallenOf, seriesOf, useSamples, type Sample } from './sampling';
import { useSteps } from './steps';
import { number, t } from './words';

// First, last and the difference, by side.
function Balance({ series, sides }: { series: Series[]; sides: Side[] }): JSX.Element {
  const sign = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));
  return (
    <div class="balance" tabIndex={0} role="region" aria-label={t('In figures')}>
      <table>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th scope="col" colSpan={3}>
                <span class="swatch" style={{ background: side.colour }} /> {side.name}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {sides.map(() => (
              <>
                <th scope="col">{t('at first')}</th>
                <th scope="col">{t('at the end')}</th>
                <th scope="col">±</th>
              </>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((one) => (
            <tr>
              <th scope="row">{one.name}</th>
              {sides.map((_, i) => {
                const first = one.values[0]?.[i] ?? 0,
                  last = one.values.at(-1)?.[i] ?? 0;
                return (
                  <>
                    <td>{number(first)}</td>
                    <td>{number(last)}</td>
                    <td>{sign(last - first)}</td>
                  </>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figures({ board, samples }: { board: Board; samples: Sample[] }): JSX.Element | null {
  const series = useMemo(() => seriesOf(board, samples), [board, samples]);
  const view = samples.at(-1)?.state.view;
  const chapter = board.records?.chapter;
  if (!view || !series.length || !chapter) return null;
  const sides = board.records!.sides(view);
  return (
    <section aria-labelledby="figures-title">
      <h3 id="figures-title">{t('The match in figures')}</h3>
      <p class="small">
        {t('From “{first}” to “{last}”.', {
          first: chapter(samples[0]!.state.view),
          last: chapter(view),
        })}
      </p>
      <div class="charts">
        {series.map((one) => (
          <Chart series={one} sides={sides} />
        ))}
      </div>
      <Balance series={series} sides={sides} />
    </section>
  );
}

export function Finish({
  room,
  board,
  look,
  story,
  close,
}: {
  room: Room;
  board: Board;
  look: (eye: string) => void;
  story: () => void;
  close: () => void;
}): JSX.Element {
  const { match, you } = room.welcome!;
  const base = `/api/match/${room.token}`;
  const steps = useSteps(`${base}/replay`, 'all');
  const samples = useSamples(steps);
  const view = samples.at(-1)?.state.view;
  const fallen =
    view && steps.heading ? fallenOf(board, steps.heading, board.records?.sides(view) ?? []) : [];
  const own = you.seats[0];
  return (
    <section class="finish" aria-labelledby="finish-title">
      <div class="paper">
        <header>
          <h2 id="finish-title">{winnerText(room)}</h2>
          <button type="button" class="plain" aria-label={t('Close')} onClick={close}>
            ×
          </button>
        </header>
        <Verdict room={room} />
        <div class="buttons">
          <button type="button" class="primary" onClick={() => look('all')}>
            {t('Replay with both sides’ secrets open')}
          </button>
          {own !== undefined && (
            <button type="button" onClick={() => look(String(own))}>
              {t('Replay as I saw it')}
            </button>
          )}
          <button type="button" onClick={story}>
            {t('The story')}
          </button>
          <button type="button" onClick={close}>
            {t('The map as it was at the end')}
          </button>
          <a class="button" href={`${base}/journal`} download={`berthier-${match.match}.journal`}>
            {t('The journal')}
          </a>
        </div>
        {!samples.length && !steps.trouble && (
          <p role="status">{t('The match is gone through…')}</p>
        )}
        <Figures board={board} samples={samples} />
        {fallen.length > 0 && (
          <section aria-labelledby="dice-title">
            <h3 id="dice-title">{t('The dice')}</h3>
            <p class="small">{t('Of each side: what was thrown by its decisions.')}</p>
            <div class="charts">
              {fallen.map((one) => (
                <DiceChart fallen={one} />
              ))}
            </div>
          </section>
        )}
      </div>
    </section>
  );
}
