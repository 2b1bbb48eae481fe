// home.tsx -- the first page: four games, the ways to play them, matches to go on with, replays.

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
  type BotInfo,
  type GameInfo,
  type Heading,
  type MatchRow,
} from './wire';
import { both, date, number, t } from './words';

interface Blurb {
  game: string;
  title: string;
  text: string;
  time: string;
}

function blurbs(): Blurb[] {
  return [
    {
      game: 'triumph',
      title: 'Napoleon’s Triumph',
      time: t('two to four hours'),
      text: t(
        'Austerlitz with hidden wooden blocks and not one die: march corps across the field, threaten, feint, and strike where the enemy is blind.',
      ),
    },
    {
      game: 'colors',
      title: 'Commands & Colors: Napoleonics',
      time: t('one hour'),
      text: t(
        'Battles of the Emperor’s wars on a field of hexes: a hand of command cards decides who may move, a handful of dice what becomes of them.',
      ),
    },
    {
      game: 'campaign',
      title: 'The Campaigns of Napoleon',
      time: t('an evening or more'),
      text: t(
        'Weeks of marching in two-day turns: supply, roads, weather and rumour, until two armies find each other and both generals choose their battle in secret.',
      ),
    },
    {
      game: 'austerlitz',
      title: 'Austerlitz 1805',
      time: t('three to five hours'),
      text: t(
        'The day itself, hour by hour and without a grid: brigades in line and column, distances and angles, morale, and fog until the sun comes through.',
      ),
    },
  ];
}

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

function Ways({
  game,
  start,
}: {
  game: GameInfo;
  start: (game: GameInfo, way: Way) => void;
}): JSX.Element {
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

function Card({
  blurb,
  game,
  start,
}: {
  blurb: Blurb;
  game: GameInfo | undefined;
  start: (game: GameInfo, way: Way) => void;
}): JSX.Element {
  const ready = game?.playable && hasBoard(game.game);
  return (
    <article data-game={blurb.game} aria-labelledby={`${blurb.game}-title`}>
      <img src={`/pictures/${blurb.game}.svg`} alt="" width="480" height="270" />
      <h3 id={`${blurb.game}-title`} lang="en">
        {blurb.title}
      </h3>
      <p>{blurb.text}</p>
      <p class="time">{t('Playing time: {time}', { time: blurb.time })}</p>
      {ready ? <Ways game={game} start={start} /> : game && <Progress game={game} />}
    </article>
  );
}

function FirstSteps({
  game,
  start,
}: {
  game: GameInfo;
  start: (game: GameInfo, way: Way) => void;
}): JSX.Element {
  return (
    <section class="first" aria-labelledby="first-title" data-game="skirmish">
      <h2 class="rule">
        <span id="first-title">{t('A first match')}</span>
      </h2>
      <p>
        {t(
          'Skirmish, a small game of a quarter of an hour: a few companies on a plane, some of them decoys. It shows how everything here is done.',
        )}
      </p>
      <Ways game={game} start={start} />
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
      <a href={row.status === 'over' ? `${row.link}#replay` : row.link}>
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
            game: g.title,
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
  useEffect(() => {
    document.title = t('Berthier: four Napoleonic wargames');
  });
  const find = (game: string): GameInfo | undefined => games?.find((one) => one.game === game);
  const start = (game: GameInfo, way: Way): void => setMaking({ game, way });
  // The teaching game is for those who make games: it is shown only to who asks for it.
  const asked = new URLSearchParams(location.search).has('teaching');
  const skirmish = asked ? find('skirmish') : undefined;
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
            {t('The umpire, the map table and the opponent for four Napoleonic wargames')}
          </p>
          <LanguageButton />
        </header>
        <main id="games">
          <h2 class="rule">
            <span>{t('The games')}</span>
          </h2>
          <p class="trouble" role="status">
            {trouble && t('The program does not answer. Is it still running?')}
          </p>
          <div class="games">
            {blurbs().map((blurb) => (
              <Card blurb={blurb} game={find(blurb.game)} start={start} />
            ))}
          </div>
          {skirmish?.playable && <FirstSteps game={skirmish} start={start} />}
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
          {games && <Standing games={games.filter((g) => g.game !== 'skirmish')} />}
          <p>
            <a href="/notices.txt">{t('Licences')}</a>
          </p>
        </footer>
      </div>
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
