// ended.tsx -- the match is over: how it ended, and what can be done with it now.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import type { Room } from './room';
import { RuleLink } from './rule';
import { post, type Made, type NewSeat } from './wire';
import { both, language, list, t } from './words';

function endingText(room: Room): string {
  const ending = room.table?.ending;
  const seats = room.welcome!.match.seats;
  if (!ending) return '';
  const winners = list(ending.winners.map((seat) => both(seats[seat]?.name)));
  const by = both(seats[ending.by]?.name);
  if (ending.why === 'closed') return t('Whoever made the match has closed it.');
  if (ending.why === 'drawn') return t('Both agreed on a draw.');
  return ending.why === 'resigned'
    ? t('{by} resigns; {winners} wins.', { by, winners })
    : t('{by} claims the match; {winners} wins.', { by, winners });
}

// The same again with the sides changed: bots, people and links each move to the other chair.
function swapped(room: Room): NewSeat[] {
  const { you, match } = room.welcome!;
  const old = match.seats.map((seat): NewSeat =>
    seat.who === 'bot'
      ? { who: 'bot', bot: seat.bot ?? 'random', ms: 1000 }
      : {
          who: you.seats.includes(seat.seat) ? 'me' : 'link',
          ...(seat.player ? { player: seat.player } : {}),
        },
  );
  return old.reverse();
}

export function Ended({ room, replay }: { room: Room; replay: () => void }): JSX.Element {
  const [trouble, setTrouble] = useState('');
  const match = room.welcome!.match;
  const base = `/api/match/${room.token}`;
  const again = async (): Promise<void> => {
    try {
      const made = await post<Made>('/api/matches', {
        game: match.game,
        scenario: match.scenario,
        options: match.options,
        seats: swapped(room),
        clock: match.clock,
      });
      location.href = made.link;
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const result = room.state?.result;
  return (
    <div class="ended" role="status">
      <p class="verdict-text">
        {result ? result.text : endingText(room)}
        {result?.rule && (
          <>
            {' '}
            <RuleLink game={match.game} rule={result.rule} id={result.id} />
          </>
        )}
      </p>
      <div class="buttons">
        <button type="button" class="primary" onClick={replay}>
          {t('Replay')}
        </button>
        {match.scenario && (
          <button type="button" onClick={() => void again()}>
            {t('Again, sides changed')}
          </button>
        )}
        <a
          class="button"
          href={`${base}/story?lang=${language()}`}
          download={`berthier-${match.match}.md`}>
          {t('The story')}
        </a>
        <a class="button" href={`${base}/journal`} download={`berthier-${match.match}.journal`}>
          {t('The journal')}
        </a>
      </div>
      {trouble && <p class="trouble">{trouble}</p>}
    </div>
  );
}
