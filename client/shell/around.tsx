// around.tsx -- the papers around the map: log and talk at the side, news of the connection, what
// happened while the reader was away.

import type { JSX } from 'preact';

import type { Passed } from './passing';
import { Log, type Pointing } from './log';
import type { Room } from './room';
import { ChatBox, Notes, Seats } from './talk';
import type { Line, Refusal } from './wire';
import { t } from './words';

function troubleText(trouble: Refusal): string {
  switch (trouble.code) {
    case 'no-such-match':
      return t('This link leads to no match.');
    case 'renewed':
      return t('This seat has a new link; the old one is void.');
    case 'replaced':
      return t('Somebody else is invited to this seat now; its old link is void.');
    case 'store-trouble':
      return t(
        'The server cannot read or write its matches at the moment. Nothing is known to be lost.',
      );
    default:
      return trouble.reason;
  }
}

export function Trouble({ room }: { room: Room }): JSX.Element {
  return (
    <main class="lost">
      <h1>{room.trouble ? troubleText(room.trouble) : ''}</h1>
      <p class="buttons">
        {room.trouble?.code === 'store-trouble' && (
          <button type="button" class="primary" onClick={() => location.reload()}>
            {t('Try again')}
          </button>
        )}
        <a class="button" href="/">
          {t('To the games')}
        </a>
      </p>
    </main>
  );
}

// How many are new.
export function Badge({ n }: { n: number }): JSX.Element | null {
  if (n === 0) return null;
  return (
    <span class="badge">
      <span class="hidden">{t('unread:')} </span>
      {n}
    </span>
  );
}

export type Tab = 'log' | 'seats' | 'chat' | 'notes';

export function RightPanel({
  room,
  lines,
  steps,
  passed,
  tab,
  setTab,
  pictures,
  pointing,
}: {
  room: Room;
  lines: Line[]; // of the log, as far as it has been shown
  pointing: Pointing;
  steps: readonly string[];
  passed: readonly Passed[];
  tab: Tab;
  setTab: (tab: Tab) => void;
  pictures: JSX.Element;
}): JSX.Element {
  const match = room.welcome!.match;
  const tabs: [Tab, string][] = [
    ['log', t('Log')],
    ['seats', t('Seats')],
    ['chat', t('Chat')],
    ['notes', t('Notes')],
  ];
  const shown = room.eye < 0 && room.welcome!.you.seats.length === 0 ? tabs.slice(0, 2) : tabs;
  return (
    <>
      <div class="tabs" role="tablist" aria-label={t('Beside the map')}>
        {shown.map(([id, name]) => (
          <button
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            aria-controls="tab-panel"
            onClick={() => setTab(id)}>
            {name}
            {id === 'chat' && <Badge n={room.unread} />}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' && (
          <Log
            game={match.game}
            lines={lines}
            seen={room.seen > 0 ? room.news : 0}
            steps={steps}
            passed={passed}
            sideOf={(seat) => match.seats[seat]?.side ?? 0}
            pointing={pointing}
          />
        )}
        {tab === 'seats' && (
          <>
            <Seats room={room} />
            {pictures}
          </>
        )}
        {tab === 'chat' && <ChatBox room={room} />}
        {tab === 'notes' && <Notes room={room} />}
      </div>
    </>
  );
}

export function Since({
  room,
  show,
  done,
}: {
  room: Room;
  show: () => void;
  done: () => void;
}): JSX.Element {
  const lines = room.log.slice(room.news);
  return (
    <section class="since-box" aria-label={t('Since your last turn')}>
      <h2>{t('Since your last turn')}</h2>
      <ol>
        {lines.slice(-8).map((line) => (
          <li>{line.text}</li>
        ))}
      </ol>
      <div class="buttons">
        <button type="button" class="primary" onClick={show}>
          {t('Show me')}
        </button>
        <button type="button" onClick={done}>
          {t('I have read it')}
        </button>
      </div>
    </section>
  );
}

export function Strip({ room }: { room: Room }): JSX.Element | null {
  if (room.frozen)
    return (
      <p class="strip bad" role="alert">
        {t('A fault in the program was found in this match; it goes no further.')}
      </p>
    );
  if (room.link === 'lost')
    return (
      <p class="strip" role="status">
        {t('The connection is lost. Trying again…')}
      </p>
    );
  if (room.table?.paused)
    return (
      <p class="strip" role="status">
        {t('The match is paused.')}{' '}
        {room.eye >= 0 && (
          <button type="button" onClick={() => room.say('resume')}>
            {t('Go on')}
          </button>
        )}
      </p>
    );
  return null;
}
