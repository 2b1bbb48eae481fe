// home.tsx -- the first page: the games, the ways to play them, matches to go on with, replays.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { hasBoard } from '../boards';
import { LanguageButton } from './language';
import { levelName } from './levels';
import { NewMatchDialog, type Way } from './newmatch';
import { startLesson } from './starting';
import {
  get,
  post,
  Refused,
  titleOf,
  type BotInfo,
  type GameInfo,
  type Heading,
  type LessonInfo,
  type MatchRow,
  type Seat,
} from './wire';
import { Wishes } from './wishes';
import { both, date, keep, kept, number, t } from './words';

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

// Who sits there; of oneself there is nothing to be said.
function others(row: MatchRow): string {
  const name = (seat: Seat): string =>
    seat.who === 'bot'
      ? t('the computer ({bot})', { bot: levelName(seat.bot) })
      : seat.player || t('a guest');
  const found = row.seats.filter((seat) => !row.mine.includes(seat.seat)).map(name);
  return found.length ? t('against {who}', { who: [...new Set(found)].join(', ') }) : t('two at this table');
}

function whoseMove(row: MatchRow): JSX.Element | null {
  if (row.status !== 'running' || !row.active.length) return null;
  if (row.active.some((seat) => row.mine.includes(seat)))
    return <b class="your-turn">{t('Your turn')}</b>;
  const names = row.active.map((seat) => both(row.seats[seat]?.name)).join(', ');
  return <span>{t('{who} to decide', { who: names })}</span>;
}

function MatchLine({
  row,
  game,
  put,
  label,
}: {
  row: MatchRow;
  game: string;
  put: () => void;
  label: string;
}): JSX.Element {
  const mine = row.mine.map((seat) => both(row.seats[seat]?.name)).join(', ');
  return (
    <li>
      <a href={row.link}>{both(row.title) || row.game}</a>
      <span lang="en">{game}</span>
      <span>{[mine, others(row)].filter(Boolean).join(' ')}</span>
      {whoseMove(row)}
      <span>{date(row.touched)}</span>
      {isEnding(row) && (
        <span class="ending">
          {t('removed on {date} unless somebody opens it', { date: date(row.until!) })}
        </span>
      )}
      <button type="button" class="plain put" onClick={put}>
        {label}
      </button>
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

// What was put away lies in this browser's drawer; the matches themselves go on.
const DRAWER = 'berthier.away';

function useDrawer(): { away: (row: MatchRow) => boolean; put: (row: MatchRow) => void } {
  const [ids, setIds] = useState<string[]>(() => (kept(DRAWER) ?? '').split(' ').filter(Boolean));
  const away = (row: MatchRow): boolean => ids.includes(row.match);
  return {
    away,
    put: (row) => {
      const next = away(row) ? ids.filter((id) => id !== row.match) : [...ids, row.match];
      keep(DRAWER, next.join(' '));
      setIds(next);
    },
  };
}

type Drawer = ReturnType<typeof useDrawer>;

function List({
  rows,
  games,
  drawer,
}: {
  rows: MatchRow[];
  games: GameInfo[];
  drawer: Drawer;
}): JSX.Element {
  const nameOf = (row: MatchRow): string => {
    const game = games.find((one) => one.game === row.game);
    return game ? titleOf(game) : row.game;
  };
  return (
    <ul class="matches">
      {rows.map((row) => (
        <MatchLine
          key={row.match}
          row={row}
          game={nameOf(row)}
          put={() => drawer.put(row)}
          label={drawer.away(row) ? t('Bring it back') : t('Put away')}
        />
      ))}
    </ul>
  );
}

function isMine(row: MatchRow): boolean {
  return row.active.some((seat) => row.mine.includes(seat));
}

// Those that wait for the reader come first.
function Running({ rows, games, drawer }: Parameters<typeof List>[0]): JSX.Element | null {
  const running = rows.filter((row) => row.status === 'running' && !drawer.away(row));
  running.sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || b.touched - a.touched);
  if (!running.length) return null;
  return (
    <section id="continue">
      <h2 class="rule">
        <span>{t('Continue')}</span>
      </h2>
      <List rows={running} games={games} drawer={drawer} />
    </section>
  );
}

function Rest({ rows, games, drawer }: Parameters<typeof List>[0]): JSX.Element {
  const over = rows.filter((row) => row.status !== 'running' && !drawer.away(row));
  const away = rows.filter(drawer.away);
  return (
    <section id="replays">
      <h2 class="rule">
        <span>{t('Replays')}</span>
      </h2>
      {over.length > 0 && <List rows={over} games={games} drawer={drawer} />}
      {away.length > 0 && (
        <details class="drawer">
          <summary>{t('Put away: {n}', { n: away.length })}</summary>
          <List rows={away} games={games} drawer={drawer} />
        </details>
      )}
      <Upload />
    </section>
  );
}

// -- who is new here --

function LessonCard({ game, lesson }: { game: GameInfo; lesson: LessonInfo }): JSX.Element {
  const [busy, setBusy] = useState(false);
  const begin = (): void => {
    setBusy(true);
    startLesson(game.game, lesson.id).catch(() => setBusy(false));
  };
  return (
    <li data-lesson={`${game.game}/${lesson.id}`}>
      <img src={game.picture ?? ANY} alt="" width="160" height="90" />
      <div>
        <h3>{both(lesson.title)}</h3>
        <p class="of">
          <span lang="en">{titleOf(game)}</span> · {t('{n} minutes', { n: lesson.minutes })}
        </p>
        <p>{both(lesson.about)}</p>
      </div>
      <button type="button" class="primary" aria-disabled={busy} onClick={() => !busy && begin()}>
        {t('Learn it')}
      </button>
    </li>
  );
}

// The shortest first: who does not know what he likes begins there.
function NewHere({ games, open }: { games: GameInfo[]; open: boolean }): JSX.Element | null {
  const lessons = games.flatMap((game) => game.lessons.map((lesson) => ({ game, lesson })));
  lessons.sort((a, b) => a.lesson.minutes - b.lesson.minutes);
  if (!lessons.length) return null;
  return (
    <details class="new-here" id="new-here" open={open}>
      <summary>
        <h2>{t('New here?')}</h2>
      </summary>
      <p>
        {t(
          'Berthier sits beside you and explains a thing when it first happens. Take the game that you fancy; if you do not know, take the first.',
        )}
      </p>
      <ul class="lessons">
        {lessons.map(({ game, lesson }) => (
          <LessonCard key={game.game + lesson.id} game={game} lesson={lesson} />
        ))}
      </ul>
    </details>
  );
}

// -- the page --

// How each rulebook stands in the program: what is proven, where this was counted, and how its statements
// are kept.
function Standing({ games }: { games: GameInfo[] }): JSX.Element {
  return (
    <ul class="standing">
      {games.map((g) => (
        <li>
          {g.proven > 0
            ? t('{game}: {proven} of {statements} proven', {
                game: titleOf(g),
                proven: number(g.proven),
                statements: number(g.statements),
              })
            : t('{game}: {statements} statements', {
                game: titleOf(g),
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

function Colophon({ games }: { games: GameInfo[] | undefined }): JSX.Element {
  return (
    <footer>
      <h2 class="rule">
        <span>{t('Where it stands')}</span>
      </h2>
      <details>
        <summary>{t('How the rules are kept')}</summary>
        <p>
          {t(
            'Each rulebook has been taken apart into numbered statements; one counts as proven when a test that cites it has passed. Nothing else counts.',
          )}
        </p>
        {games && <Standing games={games} />}
      </details>
      <p>
        <a href="/notices.txt">{t('Licences')}</a>
      </p>
    </footer>
  );
}

interface Shelf {
  games: GameInfo[] | null;
  bots: BotInfo[];
  rows: MatchRow[];
  known: boolean; // what this browser has on its shelf
  trouble: boolean; // the program does not answer
}

function useShelf(): Shelf {
  const [shelf, setShelf] = useState<Shelf>({ games: null, bots: [], rows: [], known: false, trouble: false });
  const learn = (more: Partial<Shelf>): void => setShelf((now) => ({ ...now, ...more }));
  useEffect(() => {
    get<{ games: GameInfo[]; bots: BotInfo[] }>('/api/games?all')
      .then(learn)
      .catch(() => learn({ trouble: true }));
    get<{ matches: MatchRow[] }>('/api/matches')
      .then((got) => learn({ rows: got.matches, known: true }))
      .catch(() => learn({ known: true }));
  }, []);
  return shelf;
}

export function Home(): JSX.Element {
  const { games, bots, rows, known, trouble } = useShelf();
  const drawer = useDrawer();
  const [making, setMaking] = useState<{ game: GameInfo; way: Way } | null>(null);
  const [wishing, setWishing] = useState(false);
  useEffect(() => {
    document.title = t('Berthier: Napoleonic wargames');
  });
  const start: Start = (game, way) => setMaking({ game, way });
  const fresh = rows.length === 0;
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
          {games && <Running rows={rows} games={games} drawer={drawer} />}
          {shown && known && <NewHere key={String(fresh)} games={shown} open={fresh} />}
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
          <Rest rows={rows} games={games ?? []} drawer={drawer} />
        </main>
        <Colophon games={shown} />
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
