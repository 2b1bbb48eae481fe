// invited.tsx -- seats that people are invited to, as those at the table see them, and what whoever
// made the match may do about them.  The link of a seat that is taken is nobody's but its holder's.

import type { JSX } from 'preact';

import { CopyLink } from './copylink';
import type { Room } from './room';
import type { InvitedSeat, Seat } from './wire';
import { both, date, t } from './words';

function Waits({ room, seat, of }: { room: Room; seat: Seat; of: InvitedSeat }): JSX.Element {
  if (!of.link) return <span class="small">{t('Nobody has sat down here yet.')}</span>;
  return (
    <>
      <CopyLink link={of.link} label={t('Invitation for {seat}', { seat: both(seat.name) })} />
      <p class="small">
        {t('Nobody has sat down here yet.')}{' '}
        <button
          type="button"
          title={t('The old one is void from then on')}
          onClick={() => room.invite(seat.seat)}>
          {t('Another invitation')}
        </button>
      </p>
    </>
  );
}

function Taken({ room, seat, of }: { room: Room; seat: Seat; of: InvitedSeat }): JSX.Element {
  const table = room.table!;
  const may = room.welcome!.you.owner && table.status === 'running';
  const asked = table.asks.some((ask) => ask.what === 'invite');
  const idle = of.idle !== null && of.idle <= table.now + (Date.now() - room.tableAt);
  return (
    <p class="small">
      {t('Taken since {date}.', { date: date(of.since) })}{' '}
      {may && !asked && (
        <button type="button" onClick={() => room.invite(seat.seat)}>
          {idle ? t('Invite somebody else') : t('Ask to give the seat to somebody else')}
        </button>
      )}
    </p>
  );
}

export function InvitedRow({ room, seat }: { room: Room; seat: Seat }): JSX.Element | null {
  const of = room.table?.invited.find((one) => one.seat === seat.seat);
  if (!of) return null;
  return of.taken ? (
    <Taken room={room} seat={seat} of={of} />
  ) : (
    <Waits room={room} seat={seat} of={of} />
  );
}

export function OwnLink({ room }: { room: Room }): JSX.Element | null {
  const you = room.welcome!.you;
  if (you.seats.length === 0 && !you.owner) return null;
  return (
    <details class="ownlink">
      <summary>{t('My link for another device')}</summary>
      <CopyLink link={`/m/${room.token}`} label={t('Whoever has it has your seat')} />
      <button
        type="button"
        onClick={() => room.say('renew')}
        title={t('The old link is void from then on')}>
        {t('Give my seat a new link')}
      </button>
    </details>
  );
}

export function KeptUntil({ room }: { room: Room }): JSX.Element | null {
  const until = room.welcome!.match.until;
  if (until === null) return null;
  return (
    <p class="small">
      {t('If nobody opens it again, this match is removed on {date}.', { date: date(until) })}
    </p>
  );
}
