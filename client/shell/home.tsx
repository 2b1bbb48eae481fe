// home.tsx -- the first page: the games, the ways to play them, matches to go on with, replays.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { hasBoard } from '../boards';
import { LanguageButton } from './language';
import { levelName } from './levels';
import { NewMatchDialog, type Way } from './newmatch';
import {
  get,
  post,
  Refused,
  titleOf,
  type BotInfo,
  type GameInfo,
  type Heading,
  type MatchRow,
} from './wire';
import { Wishes } from './wishes';
import { both, date, number, t } from './words';

type Start = (game: GameInfo, way: Way) => void;

function wayName(way: Way): string {
  const names: Record<Way, string> = {
    computer: t('Play against the computer'),
    table: t('Two at this table'),
    link: t('Invite by link'),
    watch: t('Watch two computers'),
  };
  return names[way];
}

const WAYS: Way[] = ['computer', 'table', 'link', 'watch'];

function Ways({ game, start }: { game: GameInfo; start: Start }): JSX.Element {
  return (
    <div class="ways">
      {WAYS.map((way) => (
        <button
          type="button"
          class={way === 'computer' ? 'primary big' : ''}
          onClick={() => start(game, way)}>
          {wayName(way)}
        </button>
      ))}
    </div>
  );
}

function Progress({ game }: { game: GameInfo }): JSX.Element {
  return (
    <p class="state">
      <span class="words">
        {t('In preparation: {statements} statements of its rulebook, {proven} proven', {
          statements: number(game.statements),
          proven: number(game.proven),
        })}
      </span>
      <progress max={game.statements} value={game.proven} aria-label={t('Proven statements')} />
    </p>
  );
}

const ANY = '/pictures/table.svg'; // for a game that has no picture of its own

function Card({ game, start }: { game: GameInfo; start: Start }): JSX.Element {
  const ready = game.playable && hasBoard(game.game);
  return (
    <article data-game={game.game} aria-labelledby={`${game.game}-title`}>
      <img src={game.picture ?? ANY} alt="" width="480" height="270" />
      <h3 id={`${game.game}-title`} lang="en">
        {titleOf(game)}
      </h3>
      {game.blurb && <p>{both(game.blurb)}</p>}
      {game.time && <p class="time">{t('Playing time: {time}', { time: both(game.time) })}</p>}
      {ready ? <Ways game={game} start={start} /> : <Progress game={game} />}
    </article>
  );
}

function FirstSteps({ games, start }: { games: GameInfo[]; start: Start }): JSX.Element {
  return (
    <section class="first" aria-labelledby="first-title">
      <h2 class="rule">
        <span id="first-title">{t('A first match')}</span>
      </h2>
      {games.map((game) => (
        <div data-game={game.game}>
          <p>{both(game.blurb)}</p>
          <Ways game={game} start={start} />
        </div>
      ))}
    </section>
  );
}

// -- matches --

const WARNED = 30 * 24 * 3600; // seconds before a match is removed

function isEnding(row: MatchRow): boolean {
  return row.until !== null && row.until - Date.now() / 1000 < WARNED;
}

function MatchLine({ row }: { row: MatchRow }): JSX.Element {
  const mine = row.active.some((seat) => row.mine.includes(seat));
  const seats = row.seats.map(
    (seat) =>
      `${both(seat.name)}: ${seat.who === 'bot' ? t('the computer ({bot})', { bot: levelName(seat.bot) }) : seat.player || (row.mine.includes(seat.seat) ? t('you') : t('a guest'))}`,
  );
  return (
    <li>
      <a href={row.link}>
        {both(row.title) || row.game}
      </a>
      <span>{seats.join(' · ')}</span>
      <span>{date(row.touched)}</span>
      {row.status === 'running' && mine && <b class="your-turn">{t('Your turn')}</b>}
      {isEnding(row) && (
        <span class="ending">
          {t('removed on {date} unless somebody opens it', { date: date(row.until!) })}
        </span>
      )}
    </li>
  );
}

function Upload(): JSX.Element {
  const [trouble, setTrouble] = useState('');
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const heading = await post<Heading>('/api/replay', await file.text());
      location.href = heading.link!;
    } catch (error) {
      const line =
        error instanceof Refused && error.line ? t(' (line {line})', { line: error.line }) : '';
      setTrouble((error as Error).message + line);
    }
  };
  return (
    <div class="upload">
      <label class="button">
        {t('Replay a journal from a file')}
        <input
          type="file"
          accept=".journal,.txt,text/plain"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

function Matches({ rows }: { rows: MatchRow[] }): JSX.Element {
  const running = rows.filter((row) => row.status === 'running');
  const over = rows.filter((row) => row.status !== 'running');
  return (
    <>
      {running.length > 0 && (
        <section id="continue">
          <h2 class="rule">
            <span>{t('Continue')}</span>
          </h2>
          <ul class="matches">
            {running.map((row) => (
              <MatchLine row={row} />
            ))}
          </ul>
        </section>
      )}
      <section id="replays">
        <h2 class="rule">
          <span>{t('Replays')}</span>
        </h2>
        {over.length > 0 && (
          <ul class="matches">
            {over.map((row) => (
              <MatchLine row={row} />
            ))}
          </ul>
        )}
        <Upload />
      </section>
    </>
  );
}

// -- the page --

// How each rulebook stands in the program: what is proven, and how its statements are kept.
function Standing({ games }: { games: GameInfo[] }): JSX.Element {
  return (
    <ul class="standing">
      {games.map((g) => (
        <li>
          {t('{game}: {proven} of {statements} proven', {
            game: titleOf(g),
            proven: number(g.proven),
            statements: number(g.statements),
          })}
          {'; '}
          {t('{enforced} enforced, {computed} computed, {data} in tables, {structure} by structure', {
            enforced: number(g.kinds.enforced),
            computed: number(g.kinds.computed),
            data: number(g.kinds.data),
            structure: number(g.kinds.structure),
          })}
        </li>
      ))}
    </ul>
  );
}

interface Shelf {
  games: GameInfo[] | null;
  bots: BotInfo[];
  rows: MatchRow[];
  trouble: boolean; // the program does not answer
}

function useShelf(): Shelf {
  const [shelf, setShelf] = useState<Shelf>({ games: null, bots: [], rows: [], trouble: false });
  const learn = (more: Partial<Shelf>): void => setShelf((now) => ({ ...now, ...more }));
  useEffect(() => {
    get<{ games: GameInfo[]; bots: BotInfo[] }>('/api/games?all')
      .then(learn)
      .catch(() => learn({ trouble: true }));
    get<{ matches: MatchRow[] }>('/api/matches')
      .then((got) => learn({ rows: got.matches }))
      .catch(() => undefined);
  }, []);
  return shelf;
}

export function Home(): JSX.Element {
  const { games, bots, rows, trouble } = useShelf();
  const [making, setMaking] = useState<{ game: GameInfo; way: Way } | null>(null);
  const [wishing, setWishing] = useState(false);
  useEffect(() => {
    document.title = t('Berthier: Napoleonic wargames');
  });
  const start: Start = (game, way) => setMaking({ game, way });
  // A teaching game is for those who make games: it is shown only to who asks for it.
  const asked = new URLSearchParams(location.search).has('teaching');
  const shown = games?.filter((game) => !game.teaching);
  const first = asked ? games?.filter((game) => game.teaching && game.playable) : undefined;
  return (
    <>
      <a class="skip" href="#games">
        {t('To the games')}
      </a>
      <div class="sheet home">
        <header class="masthead">
          <img class="table-picture" src="/pictures/table.svg" alt="" width="1200" height="300" />
          <h1>Berthier</h1>
          <p class="motto">
            {t('The umpire, the map table and the opponent for Napoleonic wargames')}
          </p>
          <div class="masthead-tools">
            <button type="button" onClick={() => setWishing(true)}>
              {t('Settings')}
            </button>{' '}
            <LanguageButton />
          </div>
        </header>
        <main id="games">
          <h2 class="rule">
            <span>{t('The games')}</span>
          </h2>
          <p class="trouble" role="status">
            {trouble && t('The program does not answer. Is it still running?')}
          </p>
          <div class="games" aria-busy={!games && !trouble}>
            {shown?.map((game) => (
              <Card game={game} start={start} />
            ))}
          </div>
          {first && first.length > 0 && <FirstSteps games={first} start={start} />}
          <Matches rows={rows} />
        </main>
        <footer>
          <h2 class="rule">
            <span>{t('Where it stands')}</span>
          </h2>
          <p>
            {t(
              'Each rulebook has been taken apart into numbered statements; one counts as proven when a test that cites it has passed. Nothing else counts.',
            )}
          </p>
          {shown && <Standing games={shown} />}
          <p>
            <a href="/notices.txt">{t('Licences')}</a>
          </p>
        </footer>
      </div>
      {wishing && <Wishes close={() => setWishing(false)} />}
      {making && (
        <NewMatchDialog
          game={making.game}
          way={making.way}
          bots={bots}
          title={wayName(making.way)}
          close={() => setMaking(null)}
        />
      )}
    </>
  );
}
