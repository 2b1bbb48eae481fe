// talk.tsx -- who sits at the table, their links, what they ask of each other, chat and notes.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { CopyLink } from './copylink';
import { DicePanel } from './dicepanel';
import { HookField } from './hook';
import { InvitedRow, KeptUntil, OwnLink } from './invited';
import { levelName } from './levels';
import { CloseMatch, Manners } from './manners';
import type { Room } from './room';
import type { Question, Seat } from './wire';
import { both, date, list, t } from './words';

export function seatName(seat: Seat): string {
  return seat.player ? `${both(seat.name)} (${seat.player})` : both(seat.name);
}

// -- clocks --

function time(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000));
  const days = Math.floor(total / 86400),
    hours = Math.floor(total / 3600) % 24;
  const minutes = Math.floor(total / 60) % 60,
    rest = total % 60;
  if (days > 0) return t('{days} d {hours} h', { days, hours });
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function ClockFace({ room, seat }: { room: Room; seat: number }): JSX.Element | null {
  const [, tick] = useState(0);
  const clock = room.table?.clock;
  const running = clock?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!running) return undefined;
    const timer = window.setInterval(() => tick((n) => n + 1), 1000);
    return () => window.clearInterval(timer);
  }, [running]);
  if (!clock || clock.left[seat] === undefined) return null;
  const left = clock.left[seat]! - (running ? Date.now() - room.tableAt : 0);
  return <span class={`clock ${running ? 'running' : ''}`}>{time(left)}</span>;
}

// -- the seats --

function SeatRow({ room, seat }: { room: Room; seat: Seat }): JSX.Element {
  const here = (room.table?.here[seat.seat] ?? 0) > 0;
  const active = room.table?.status === 'running' && room.state?.active.includes(seat.seat);
  return (
    <li class={`side-${seat.side ?? 0}`}>
      <span class="who">
        <b>{both(seat.name)}</b>{' '}
        {seat.who === 'bot'
          ? t('the computer ({bot})', { bot: levelName(seat.bot) })
          : (seat.player ?? '')}
      </span>
      <span class="how">{active ? t('to decide') : ''}</span>
      <ClockFace room={room} seat={seat.seat} />
      <span class={`presence ${here ? 'here' : ''}`}>{here ? t('here') : t('away')}</span>
      <InvitedRow room={room} seat={seat} />
    </li>
  );
}

function questionText(what: Question): string {
  return what === 'takeback'
    ? t('to take back the last run of decisions')
    : what === 'pause'
      ? t('to pause')
      : what === 'advice'
        ? t('that both sides may ask the Marshal for advice in this match')
        : t('to call it a draw');
}

export function Asks({ room }: { room: Room }): JSX.Element | null {
  const asks = room.table?.asks ?? [];
  const seats = room.welcome?.match.seats ?? [];
  if (!asks.length) return null;
  return (
    <ul class="asks">
      {asks.map((ask) => (
        <li>
          <span>
            {ask.what === 'invite' && ask.waiting.includes(room.eye)
              ? t(
                  'Whoever made the match asks you to leave your seat to somebody else. Your link is then void.',
                )
              : ask.what === 'invite'
              ? t('{seat} is asked to leave the seat to somebody else', {
                  seat: list(ask.waiting.map((seat) => both(seats[seat]?.name))),
                })
              : t('{who} asks {what}', {
                  who: both(seats[ask.by]?.name),
                  what: questionText(ask.what),
                })}
          </span>
          {ask.waiting.includes(room.eye) && (
            <>
              <button type="button" class="primary" onClick={() => room.answer(ask.what, true)}>
                {t('Agree')}
              </button>
              <button type="button" onClick={() => room.answer(ask.what, false)}>
                {t('Decline')}
              </button>
            </>
          )}
          {(ask.what === 'invite' ? room.welcome!.you.owner : ask.by === room.eye) && (
            <button type="button" onClick={() => room.withdraw(ask.what)}>
              {t('Withdraw')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Seats({ room }: { room: Room }): JSX.Element | null {
  const welcome = room.welcome;
  if (!welcome) return null;
  const watchers = room.table?.watchers ?? 0;
  return (
    <section>
      <ul class="seats">
        {welcome.match.seats.map((seat) => (
          <SeatRow key={seat.seat} room={room} seat={seat} />
        ))}
      </ul>
      {watchers > 0 && <p class="small">{t('Looking on: {n}', { n: watchers })}</p>}
      <Asks room={room} />
      <Manners room={room} />
      <div class="manners">
        <CloseMatch room={room} />
      </div>
      <OwnLink room={room} />
      <CopyLink link={welcome.match.watch} label={t('Link for spectators')} />
      <DicePanel room={room} />
      <KeptUntil room={room} />
    </section>
  );
}

// -- chat and notes --

// An invitation to this server can be followed.
function Words({ text }: { text: string }): JSX.Element {
  const found = /https?:\/\/\S+?(\/i\/[0-9a-f]{32})/.exec(text);
  if (!found) return <p>{text}</p>;
  return (
    <p>
      {text.slice(0, found.index)}
      <a href={found[1]}>{found[0]}</a>
      {text.slice(found.index + found[0].length)}
    </p>
  );
}

export function ChatBox({ room }: { room: Room }): JSX.Element {
  const [text, setText] = useState(room.typed);
  const end = useRef<HTMLOListElement>(null);
  const seats = room.welcome?.match.seats ?? [];
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [room.chat.length, room.outbox.waiting.length]);
  useEffect(() => room.hasHeard(), [room.unread]);
  useEffect(() => setText(room.typed), [room.typed]);
  const type = (words: string): void => {
    room.typed = words;
    setText(words);
  };
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.trim()) room.talk(text.trim());
    type('');
  };
  return (
    <section class="chat">
      <ol ref={end} aria-live="polite" tabIndex={0} aria-label={t('Chat')}>
        {room.chat.map((one) => (
          <li class={`side-${seats[one.from]?.side ?? 0}`}>
            <b>{seats[one.from] ? seatName(seats[one.from]!) : '?'}</b> <time>{date(one.at)}</time>
            <Words text={one.text} />
          </li>
        ))}
        {room.outbox.waiting.map((one) => (
          <li class="waiting-word">
            <small>{t('waits for the connection')}</small>
            <p>{one.text}</p>
          </li>
        ))}
      </ol>
      {room.eye >= 0 && (
        <form onSubmit={send}>
          <label>
            <span class="hidden">{t('Say something to the table')}</span>
            <input
              value={text}
              maxLength={500}
              placeholder={t('Say something to the table')}
              onInput={(event) => type(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{t('Send')}</button>
        </form>
      )}
    </section>
  );
}

const REST = 600; // ms without a key before a note is kept

export function Notes({ room }: { room: Room }): JSX.Element {
  const [text, setText] = useState(room.note);
  const timer = useRef(0);
  useEffect(() => setText(room.note), [room.note, room.eye]);
  const write = (value: string): void => {
    setText(value);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => room.keepNote(value), REST);
  };
  return (
    <section class="notes">
      <label>
        <span>{t('Private notes: only you can read them')}</span>
        <textarea
          value={text}
          maxLength={4000}
          rows={10}
          onInput={(event) => write(event.currentTarget.value)}
        />
      </label>
      <HookField room={room} />
    </section>
  );
}

export function activeNames(room: Room): string {
  const seats = room.welcome?.match.seats ?? [];
  return list((room.state?.active ?? []).map((seat) => both(seats[seat]?.name)));
}
