// ended.tsx -- the match is over: how it ended in words, and what can be done with it now.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import type { Room } from './room';
import { RuleLink } from './rule';
import { post, type Made, type NewSeat } from './wire';
import { both, list, t } from './words';

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

// Who has won: to those who played, in the second person.
export function winnerText(room: Room): string {
  const { you, match } = room.welcome!;
  const winners = room.state?.result?.winners ?? room.table?.ending?.winners ?? [];
  if (!winners.length) return t('Nobody has won');
  const sides = new Set(you.seats.map((seat) => match.seats[seat]?.side));
  if (sides.size === 1)
    return winners.some((seat) => sides.has(match.seats[seat]?.side))
      ? t('You have won')
      : t('You have lost');
  return t('Victory: {winners}', {
    winners: list(winners.map((seat) => both(match.seats[seat]?.name))),
  });
}

export function Verdict({ room }: { room: Room }): JSX.Element {
  const result = room.state?.result;
  return (
    <p class="verdict-text">
      {result ? result.text : endingText(room)}
      {result?.rule && (
        <>
          {' '}
          <RuleLink game={room.welcome!.match.game} rule={result.rule} id={result.id} />
        </>
      )}
    </p>
  );
}

// The same again: bots, people and links in the chairs they had, or each in the other one.
function chairs(room: Room, swapped: boolean): NewSeat[] {
  const { you, match } = room.welcome!;
  const old = match.seats.map((seat): NewSeat =>
    seat.who === 'bot'
      ? { who: 'bot', bot: seat.bot ?? 'random', ms: 1000 }
      : {
          who: you.seats.includes(seat.seat) ? 'me' : 'link',
          ...(seat.player ? { player: seat.player } : {}),
        },
  );
  return swapped ? old.reverse() : old;
}

// Whoever played it with us is invited in the chat of this match.
async function again(room: Room, swapped: boolean): Promise<void> {
  const { match } = room.welcome!;
  const made = await post<Made>('/api/matches', {
    game: match.game,
    scenario: match.scenario,
    options: match.options,
    seats: chairs(room, swapped),
    clock: match.clock,
  });
  for (const { link } of made.seats)
    if (link) room.talk(t('Another match: {link}', { link: new URL(link, location.href).href }));
  location.href = made.link;
}

export function Rematch({ room }: { room: Room }): JSX.Element | null {
  const [trouble, setTrouble] = useState('');
  const { match, you } = room.welcome!;
  if (!match.scenario || !(you.seats.length || you.owner)) return null;
  const go = (swapped: boolean): void =>
    void again(room, swapped).catch((error: Error) => setTrouble(error.message));
  return (
    <>
      <button type="button" onClick={() => go(false)}>
        {t('Again, same sides')}
      </button>
      <button type="button" onClick={() => go(true)}>
        {t('Again, sides changed')}
      </button>
      {trouble && (
        <span class="trouble" role="alert">
          {trouble}
        </span>
      )}
    </>
  );
}

// The bar below the table.
export function Ended({
  room,
  finish,
  replay,
}: {
  room: Room;
  finish: (() => void) | null; // null: it is open
  replay: () => void;
}): JSX.Element {
  return (
    <div class="ended" role="status">
      <Verdict room={room} />
      <div class="buttons">
        {finish && (
          <button type="button" class="primary" onClick={finish}>
            {t('How it went')}
          </button>
        )}
        <button type="button" onClick={replay}>
          {t('Replay')}
        </button>
        <Rematch room={room} />
      </div>
    </div>
  );
}
