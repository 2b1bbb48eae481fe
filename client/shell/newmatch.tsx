// newmatch.tsx -- what a new match is to be.  Everything has a default: one more click begins it.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import { CopyLink } from './copylink';
import { Dialog } from './dialog';
import { levelName } from './levels';
import {
  post,
  titleOf,
  type BotInfo,
  type Clock,
  type GameInfo,
  type Made,
  type NewMatch,
  type NewSeat,
  type ScenarioInfo,
} from './wire';
import { both, keep, kept, t } from './words';

export type Way = 'computer' | 'table' | 'link' | 'watch';

const NAME = 'berthier.name';
const EVEN = 'veteran'; // the opponent for a first match, where there is one
const THINKING = [300, 1000, 3000, 10000]; // ms

function sourceName(source: string): string {
  const names: Record<string, string> = {
    sourced: t('sourced'),
    recalled: t('recalled'),
    reconstructed: t('reconstructed'),
    ours: t('our own'),
  };
  return names[source] ?? source;
}

// The one a newcomer to the game should begin with.
function firstScenario(game: GameInfo): ScenarioInfo {
  return game.scenarios.find((one) => one.id === game.first) ?? game.scenarios[0]!;
}

function sidesOf(scenario: ScenarioInfo): number[] {
  return [...new Set(scenario.seats.map((seat) => seat.side ?? seat.seat))];
}

interface Wishes {
  scenario: ScenarioInfo;
  side: number;
  bot: string;
  ms: number;
  player: string;
  options: Record<string, string>;
  clock: string;
}

function clockOf(wish: string): Clock | null {
  const [kind, n] = wish.split(' ');
  if (kind === 'slow') return { kind, days: Number(n) };
  return kind === 'live' ? { kind, minutes: Number(n), bonus: 15 } : null;
}

// Where a game is played in teams, its options say how many sit on each side, in their order.
function playersOf(game: GameInfo, wishes: Wishes, side: number): number {
  const option = game.options.find((one) => one.id === game.players[side]);
  return option ? Number(wishes.options[option.id] ?? option.values[0]) : 1;
}

// Seats of the chosen side are mine, by link only the first of them; who sits on the others depends
// on the way.
function seatsOf(game: GameInfo, way: Way, wishes: Wishes): NewSeat[] {
  const bot: NewSeat = { who: 'bot', bot: wishes.bot, ms: wishes.ms };
  const me: NewSeat = {
    who: 'me',
    ...(wishes.player && way !== 'table' ? { player: wishes.player } : {}),
  };
  const sit = (side: number, first: boolean): NewSeat => {
    if (way === 'table') return me;
    if (way === 'watch') return bot;
    if (side === wishes.side && (first || way !== 'link')) return me;
    return way === 'link' ? { who: 'link' } : bot;
  };
  return wishes.scenario.seats.flatMap((seat) => {
    const side = seat.side ?? seat.seat;
    return Array.from({ length: playersOf(game, wishes, side) }, (_, i) => sit(side, i === 0));
  });
}

// A side that plays by rules of its own does so in everything: the option that hands it over goes
// with the opponent that the game brings along.  Its values: nobody, each side in order, all.
function soloOption({ game, way, bots, wishes }: Asking): Record<string, string> {
  const option = game.options.find((one) => one.id === game.solo);
  const bot = bots.find((one) => one.name === wishes.bot);
  if (!option || !bot || !isOwn(bot) || way === 'table' || way === 'link') return {};
  const others = sidesOf(wishes.scenario).filter((side) => side !== wishes.side);
  const other = others.length === 1 ? option.values[1 + others[0]!] : undefined;
  const value = way === 'watch' ? option.values.at(-1) : other;
  return value === undefined ? {} : { [option.id]: value };
}

function Choice({
  label,
  value,
  values,
  set,
}: {
  label: string;
  value: string;
  values: [string, string][];
  set: (value: string) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        {values.map(([id, name]) => (
          <option value={id} selected={id === value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Invitation({ made }: { made: Made }): JSX.Element {
  return (
    <div class="invitation">
      <p>
        {t(
          'Send this link to your opponent. Whoever sits down first has the seat; no account, no password.',
        )}
      </p>
      {made.seats
        .filter((seat) => seat.link)
        .map((seat) => (
          <CopyLink link={seat.link!} label={t('The link')} />
        ))}
      <p>
        <a class="button primary big" href={made.link}>
          {t('To the table')}
        </a>
      </p>
    </div>
  );
}

// An opponent that the game itself brings along.
function isOwn(bot: BotInfo): boolean {
  return bot.games.length === 1 && !bot.level;
}

// The levels that play the game, from the weakest on, and its own opponent; where there are none,
// whoever plays it.
function botsFor(bots: BotInfo[], game: GameInfo): BotInfo[] {
  const playing = bots.filter((bot) => bot.games.includes(game.game));
  const shown = playing.filter((bot) => bot.level || isOwn(bot));
  return shown.length > 0 ? shown : playing;
}

// For a first match.
function firstBot(bots: BotInfo[]): string {
  const even = bots.find(isOwn) ?? bots.find((bot) => bot.name === EVEN) ?? bots.at(-1);
  return even?.name ?? 'random';
}

interface Asking {
  game: GameInfo;
  way: Way;
  bots: BotInfo[];
  wishes: Wishes;
  wish: (change: Partial<Wishes>) => void;
}

// Scenario, side and opponent: what everybody looks at.
function FirstWishes({ game, way, bots, wishes, wish }: Asking): JSX.Element {
  const sides = new Map(
    wishes.scenario.seats.map((seat) => [seat.side ?? seat.seat, both(seat.name)]),
  );
  return (
    <>
      <Choice
        label={t('Scenario')}
        value={wishes.scenario.id}
        values={game.scenarios.map((one) => [
          one.id,
          `${both(one.title)} (${sourceName(one.source)})`,
        ])}
        set={(id) => wish({ scenario: game.scenarios.find((one) => one.id === id)! })}
      />
      {wishes.scenario.note && <p class="small">{both(wishes.scenario.note)}</p>}
      {(way === 'computer' || way === 'link') && (
        <Choice
          label={t('Your side')}
          value={String(wishes.side)}
          values={[...sides].map(([side, name]) => [String(side), name])}
          set={(side) => wish({ side: Number(side) })}
        />
      )}
      {(way === 'computer' || way === 'watch') && bots.length > 1 && (
        <Choice
          label={t('Opponent')}
          value={wishes.bot}
          values={bots.map((bot) => [bot.name, `${levelName(bot.name)}: ${both(bot.about)}`])}
          set={(bot) => wish({ bot })}
        />
      )}
    </>
  );
}

function Options({ game, wishes, wish }: Asking): JSX.Element {
  return (
    <>
      {game.options
        .filter((option) => option.id !== game.solo)
        .map((option) => (
          <Choice
            label={both(option.title) || option.id}
            value={wishes.options[option.id] ?? option.values[0]!}
            values={option.values.map((value, i) => [value, both(option.words[i]) || value])}
            set={(value) => wish({ options: { ...wishes.options, [option.id]: value } })}
          />
        ))}
    </>
  );
}

function MoreWishes(asking: Asking): JSX.Element {
  const { way, wishes, wish } = asking;
  return (
    <details>
      <summary>{t('More')}</summary>
      {(way === 'computer' || way === 'watch') && (
        <Choice
          label={t('It may think for')}
          value={String(wishes.ms)}
          values={THINKING.map((ms) => [String(ms), t('{n} s', { n: ms / 1000 })])}
          set={(ms) => wish({ ms: Number(ms) })}
        />
      )}
      <Options {...asking} />
      {way === 'link' && (
        <Choice
          label={t('Clock')}
          value={wishes.clock}
          set={(clock) => wish({ clock })}
          values={[
            ['none', t('no clock')],
            ['slow 1', t('a day for each decision')],
            ['slow 3', t('three days for each decision')],
            ['slow 7', t('a week for each decision')],
            ['live 30', t('30 minutes, and 15 s for each decision')],
            ['live 90', t('90 minutes, and 15 s for each decision')],
          ]}
        />
      )}
      {way !== 'watch' && way !== 'table' && (
        <label class="field">
          <span>{t('Your name, if you like')}</span>
          <input
            value={wishes.player}
            maxLength={40}
            onInput={(event) => wish({ player: event.currentTarget.value })}
          />
        </label>
      )}
    </details>
  );
}

function planOf(asking: Asking): NewMatch {
  const { game, way, wishes } = asking;
  return {
    game: game.game,
    scenario: wishes.scenario.id,
    seats: seatsOf(game, way, wishes),
    options: { ...wishes.options, ...soloOption(asking) },
    clock: clockOf(wishes.clock),
  };
}

// Makes the match; by link its maker is shown the invitation, else he goes to the table.
function useBeginning(asking: Asking): {
  begin: (event: Event) => Promise<void>;
  made: Made | null;
  trouble: string;
  busy: boolean;
} {
  const [made, setMade] = useState<Made | null>(null);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    keep(NAME, asking.wishes.player);
    try {
      const answer = await post<Made>('/api/matches', planOf(asking));
      if (asking.way === 'link') setMade(answer);
      else location.href = answer.link;
    } catch (error) {
      setTrouble((error as Error).message);
    }
    setBusy(false);
  };
  return { begin, made, trouble, busy };
}

export function NewMatchDialog({
  game,
  way,
  bots: allBots,
  title,
  close,
}: {
  game: GameInfo;
  way: Way;
  bots: BotInfo[];
  title: string;
  close: () => void;
}): JSX.Element {
  const bots = botsFor(allBots, game);
  const [wishes, setWishes] = useState<Wishes>({
    scenario: firstScenario(game),
    side: 0,
    bot: firstBot(bots),
    ms: 1000,
    player: kept(NAME) ?? '',
    options: {},
    clock: 'none',
  });
  const wish = (change: Partial<Wishes>): void => setWishes({ ...wishes, ...change });
  const asking: Asking = { game, way, bots, wishes, wish };
  const { begin, made, trouble, busy } = useBeginning(asking);
  if (made)
    return (
      <Dialog title={title} close={close}>
        <Invitation made={made} />
      </Dialog>
    );
  return (
    <Dialog title={`${titleOf(game)}: ${title}`} close={close}>
      <form class="newmatch" onSubmit={(event) => void begin(event)}>
        <FirstWishes {...asking} />
        <MoreWishes {...asking} />
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <button type="submit" class="primary big" disabled={busy} data-focus>
          {t('Begin')}
        </button>
      </form>
    </Dialog>
  );
}
