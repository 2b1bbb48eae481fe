// manners.tsx -- what may be asked of the others, and what needs nobody's consent.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import { Confirm } from './confirm';
import type { Room } from './room';
import { t } from './words';

// Is anybody asked, or are the others the computer, or oneself?
export function asksSomebody(room: Room): boolean {
  const { you, match } = room.welcome!;
  return match.seats.some((seat) => seat.who !== 'bot' && !you.seats.includes(seat.seat));
}

function TakeBack({ room, far, close }: { room: Room; far: number; close: () => void }): JSX.Element {
  const words =
    far === 0
      ? [t('You have decided nothing that could be taken back.')]
      : [
          t('Decisions of yours that would be undone: {n}. What has happened since goes with them.', {
            n: far,
          }),
          t('What the dice show from there on is thrown anew.'),
          asksSomebody(room)
            ? t('The others are asked first.')
            : t('Nobody has to be asked: it happens at once.'),
        ];
  return (
    <Confirm
      title={t('Take back')}
      words={words}
      yes={far === 0 ? null : t('Take back: {n}', { n: far })}
      act={() => room.ask('takeback')}
      close={close}
    />
  );
}

function Resign({ room, close }: { room: Room; close: () => void }): JSX.Element {
  return (
    <Confirm
      title={t('Resign')}
      words={[t('Your side loses at once, and the match is over.')]}
      yes={t('Yes, I resign')}
      act={() => room.say('resign')}
      close={close}
    />
  );
}

export function Manners({ room }: { room: Room }): JSX.Element | null {
  const [resigning, setResigning] = useState(false);
  const [far, setFar] = useState<number | null>(null); // a take-back would go
  const table = room.table;
  if (!table || room.eye < 0 || table.status !== 'running') return null;
  const claimable = table.claim !== null && table.claim <= table.now + (Date.now() - room.tableAt);
  return (
    <div class="manners">
      <button type="button" onClick={() => void room.howFarBack().then(setFar)}>
        {asksSomebody(room) ? t('Ask to take back…') : t('Take back…')}
      </button>
      <button type="button" onClick={() => room.ask('draw')}>
        {t('Offer a draw')}
      </button>
      {table.clock && !table.paused && (
        <button type="button" onClick={() => room.ask('pause')}>
          {t('Ask for a pause')}
        </button>
      )}
      {table.paused && (
        <button type="button" class="primary" onClick={() => room.say('resume')}>
          {t('Go on')}
        </button>
      )}
      {claimable && (
        <button type="button" class="primary" onClick={() => room.say('claim')}>
          {t('Claim the match')}
        </button>
      )}
      <button type="button" class="resign" onClick={() => setResigning(true)}>
        {t('Resign…')}
      </button>
      {far !== null && <TakeBack room={room} far={far} close={() => setFar(null)} />}
      {resigning && <Resign room={room} close={() => setResigning(false)} />}
    </div>
  );
}

// The owner ends the match for all.
export function CloseMatch({ room }: { room: Room }): JSX.Element | null {
  const [asking, setAsking] = useState(false);
  if (!room.welcome!.you.owner || room.table?.status !== 'running') return null;
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {t('Close the match…')}
      </button>
      {asking && (
        <Confirm
          title={t('Close the match')}
          words={[t('The match is over for all, and nobody wins.')]}
          yes={t('Yes, close the match for all')}
          act={() => room.say('close')}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}
