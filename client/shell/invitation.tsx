// invitation.tsx -- what a link invites to, and sitting down: nothing happens before that click.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { LanguageButton } from './language';
import { levelName } from './levels';
import { replacePath } from './path';
import { get, post, Refused, type Clock, type Invited, type Seat } from './wire';
import { both, language, list, t } from './words';

export function clockText(clock: Clock | null): string {
  if (!clock) return t('no clock');
  if (clock.kind === 'live')
    return t('{n} minutes for each, and {bonus} s for each decision', {
      n: clock.minutes,
      bonus: clock.bonus,
    });
  return clock.days === 1
    ? t('a day for each decision')
    : t('{n} days for each decision', { n: clock.days });
}

function troubleText(code: string): string {
  if (code === 'taken') return t('Somebody has sat down in this seat already.');
  if (code === 'withdrawn') return t('This invitation has been withdrawn.');
  if (code === 'no-such-match') return t('This link leads to no match.');
  if (code === 'store-trouble' || code === 'not-kept')
    return t('The server cannot read or write its matches at the moment. Nothing is known to be lost.');
  return t('The program does not answer. Is it still running?');
}

function Trouble({ code }: { code: string }): JSX.Element {
  return (
    <>
      <h1>{troubleText(code)}</h1>
      {code === 'taken' && (
        <p>
          {t(
            'If that was you, go on in the browser in which you sat down, or with your own link from there.',
          )}
        </p>
      )}
      <p class="buttons">
        {code !== 'taken' && code !== 'withdrawn' && code !== 'no-such-match' && (
          <button type="button" class="primary" onClick={() => location.reload()}>
            {t('Try again')}
          </button>
        )}
        <a class="button" href="/">
          {t('To the games')}
        </a>
      </p>
    </>
  );
}

function others(said: Invited): string {
  const name = (seat: Seat): string =>
    seat.who === 'bot'
      ? `${both(seat.name)} (${t('the computer ({bot})', { bot: levelName(seat.bot) })})`
      : seat.player
        ? `${both(seat.name)} (${seat.player})`
        : both(seat.name);
  return list(said.seats.filter((seat) => seat.seat !== said.seat).map(name));
}

function Offer({
  said,
  busy,
  sit,
}: {
  said: Invited;
  busy: boolean;
  sit: () => void;
}): JSX.Element {
  const rows: [string, string][] = [
    [t('Game'), said.name],
    [t('Scenario'), both(said.title) || (said.scenario ?? '')],
    [t('Your side'), both(said.seats[said.seat]?.name)],
    [t('The others'), others(said)],
    [t('Clock'), clockText(said.clock)],
  ];
  return (
    <>
      <h1>{said.by ? t('{who} invites you', { who: said.by }) : t('You are invited')}</h1>
      <dl>
        {rows.map(([key, value]) => (
          <div>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button type="button" class="primary big" disabled={busy} onClick={sit}>
          {t('Sit down')}
        </button>
      </p>
      <p class="small">
        {t(
          'Whoever sits down first has the seat, and this invitation is used up. The link of the seat is then yours alone: whoever invited you does not see it.',
        )}
      </p>
    </>
  );
}

export function Invitation({ token }: { token: string }): JSX.Element {
  const [said, setSaid] = useState<Invited | null>(null);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown): void =>
    setTrouble(error instanceof Refused ? error.code : 'silent');
  useEffect(() => {
    document.title = `${t('You are invited')} · Berthier`;
  }, [language()]);
  useEffect(() => {
    get<Invited>(`/api/invitation/${token}`)
      .then((got) => {
        if (got.link) replacePath(got.link);
        else if (got.state !== 'open') setTrouble(got.state);
        setSaid(got);
      })
      .catch(fail);
  }, [token]);
  const sit = (): void => {
    setBusy(true);
    post<{ link: string }>('/api/sit', { token })
      .then((answer) => replacePath(answer.link))
      .catch((error: unknown) => {
        fail(error);
        setBusy(false);
      });
  };
  return (
    <div class="invite">
      <header>
        <a class="brand" href="/">
          Berthier
        </a>
        <LanguageButton />
      </header>
      <main class="sheet" aria-live="polite">
        {trouble ? (
          <Trouble code={trouble} />
        ) : said ? (
          <Offer said={said} busy={busy} sit={sit} />
        ) : (
          <p role="status">{t('One moment…')}</p>
        )}
      </main>
    </div>
  );
}
