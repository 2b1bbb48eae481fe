// table.tsx -- one match: the map fills the window, the question is below, the rest at the sides.

import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Board, Desk } from '../boards/board';
import { AdvicePanel, marksOf, useAdvice } from './advice';
import { Badge, RightPanel, Since, Strip, Trouble, type Tab } from './around';
import { BookBeside } from './book/book';
import { showBook, type Leaf, type Opening } from './book/opener';
import { sideColours } from './colours';
import { Cover } from './cover';
import { usePressed } from './answers';
import { useDeciding } from './deciding';
import { Ended } from './ended';
import { useFilm } from './film';
import { Finish } from './finish';
import { isSecond, questionOf, useFresh } from './fresh';
import { Help } from './help';
import {
  useAway,
  useBoard,
  useCover,
  useFollowing,
  useHalo,
  useKeys,
  useLead,
  useRoom,
} from './hooks';
import { LanguageButton } from './language';
import { Glosses } from './log';
import { Menu } from './menu';
import { usePassing } from './passing';
import { savePng, saveSvg } from './picture';
import { usePosing } from './posing';
import { Prompt } from './prompt';
import { Replay } from './replay';
import type { Room } from './room';
import { settings } from './settings';
import { useSignals } from './signals';
import { Caption, Showing } from './showing';
import { Stage, type StageHandle } from './stage';
import { useSteering } from './steering';
import { Story } from './story';
import { activeNames, Asks } from './talk';
import { buttonsOf, type Button } from './targets';
import { useTrails } from './trails';
import { TutorPaper, useTutor } from './tutor';
import type { State } from './wire';
import { Wishes } from './wishes';
import { both, language, t } from './words';

const NONE: never[] = [];

type Drawer = 'left' | 'right' | null;

// A replay in the place of the table: from how many lines of the log on, and whether it runs.
interface Looking {
  from: number;
  play: boolean;
  eye?: string;
  story?: boolean; // it is told, not played
}

// -- the top --

function isMine(room: Room): boolean {
  const state = room.state;
  return state !== null && state.active.includes(state.you) && room.table?.status !== 'over';
}

function Flow({
  room,
  board,
  state,
  sequence,
}: {
  room: Room;
  board: Board;
  state: State;
  sequence: () => void;
}): JSX.Element {
  const who = isMine(room)
    ? t('You are to decide')
    : t('{who} to decide', { who: activeNames(room) });
  const over = room.table?.status === 'over';
  return (
    <p class="flow">
      {!over && (
        <button type="button" class="stand" onClick={sequence} title={t('Sequence of play (o)')}>
          {board.flow(state.view)}
        </button>
      )}
      <span class="turn">{over ? t('The match is over') : ` · ${who}`}</span>
    </p>
  );
}

function Top({
  room,
  board,
  title,
  drawer,
  setDrawer,
  help,
  wishes,
  leaf,
}: {
  room: Room;
  board: Board;
  title: string;
  drawer: Drawer;
  setDrawer: (drawer: Drawer) => void;
  help: () => void;
  wishes: () => void;
  leaf: (leaf: Leaf) => void;
}): JSX.Element {
  const state = room.state;
  const opener = (which: 'left' | 'right', name: string): JSX.Element => (
    <button
      type="button"
      class="drawer-button"
      aria-expanded={drawer === which}
      onClick={() => setDrawer(drawer === which ? null : which)}>
      {name}
      {which === 'right' && <Badge n={room.unread} />}
    </button>
  );
  return (
    <header class="top">
      <a class="brand" href="/" title={t('To the games')}>
        Berthier
      </a>
      <h1>{title}</h1>
      {state && (
        <Flow room={room} board={board} state={state} sequence={() => leaf('sequence')} />
      )}
      {state && board.Tracks && <board.Tracks view={state.view} />}
      <div class="tools">
        {board.Hand && opener('left', t('In hand'))}
        {opener('right', t('Log'))}
        <button type="button" onClick={() => leaf('rules')} title={t('Rules (r)')}>
          {t('Rules')}
        </button>
        <button
          type="button"
          onClick={wishes}
          aria-label={t('Settings')}
          title={t('Settings')}>
          ⚙
        </button>
        <LanguageButton />
        <button
          type="button"
          onClick={help}
          aria-label={t('Keys and gestures')}
          title={t('Keys and gestures (?)')}>
          ?
        </button>
      </div>
    </header>
  );
}

function Pictures({
  room,
  board,
  stage,
  replay,
}: {
  room: Room;
  board: Board;
  stage: RefObject<StageHandle | null>;
  replay: () => void;
}): JSX.Element {
  const name = `berthier-${room.welcome!.match.match.slice(0, 8)}-${room.log.length}`;
  const take = (save: typeof saveSvg | typeof savePng): void => {
    const svg = stage.current?.svg();
    if (svg && room.state) void save(svg, board.extent(room.state.view), name);
  };
  return (
    <div class="buttons small-buttons">
      <button type="button" onClick={() => take(saveSvg)}>
        {t('Picture (SVG)')}
      </button>
      <button type="button" onClick={() => take(savePng)}>
        {t('Picture (PNG)')}
      </button>
      <button type="button" onClick={replay}>
        {t('Replay so far')}
      </button>
    </div>
  );
}

// -- the table, laid --

function Laid({
  room,
  board,
  look,
}: {
  room: Room;
  board: Board;
  look: (at: Looking) => void;
}): JSX.Element {
  const stage = useRef<StageHandle>(null);
  const [help, setHelp] = useState(false);
  const [wishing, setWishing] = useState(false);
  const [book, setBook] = useState<Opening | null>(null);
  const [drawer, setDrawer] = useState<Drawer>(null);
  const [tab, setTab] = useState<Tab>('log');
  const { match } = room.welcome!;
  const cover = useCover(room);
  const { away, read, back } = useAway(room);
  const film = useFilm(room, board);
  const state = film.frame?.state ?? null;
  const mySide = match.seats[state?.you ?? -1]?.side ?? -1;
  const { trails, forget } = useTrails(board, film.frame, mySide);
  const [closed, setClosed] = useState(-1); // the caption that was put away: how many lines were known
  const before = (): void => {
    back();
    forget();
    setClosed(room.log.length);
  };
  const steering = useSteering(board, state, room, (action) => {
    before();
    room.hasSeen();
    room.act(action);
  });
  const deciding = useDeciding(room, board, before, steering.pick);
  const posing = usePosing(board, state, room);
  const asks = state !== null && !film.showing;
  const buttons = useMemo(() => (asks ? buttonsOf(state, board) : []), [state, asks, board]);
  const over = room.table?.status === 'over';
  const title = both(match.title) || match.game;
  const mine = isMine(room);
  const [finish, setFinish] = useState(true); // the page of the end is open, once it has come
  useSignals(room, mine);
  const fresh = useFresh(state);
  const advising = useAdvice(room, state);
  const [pressed, setPressed] = usePressed(questionOf(state));
  const targets = film.showing ? NONE : deciding.targets;
  // The click that was meant for the last question answers nothing.
  const press = (action: string): void => (fresh ? undefined : deciding.act(action));
  const act = (action: string): void =>
    fresh && isSecond() ? undefined : deciding.act(action);
  const choose: typeof deciding.choose = (target, from) =>
    fresh && isSecond() ? undefined : deciding.choose(target, from);
  const end = (one: Button): void =>
    one.left.length && !taught && settings().remind ? setPressed(one.action) : press(one.action);

  const taught = Boolean(room.table?.lesson);
  const free = mine && asks && !taught && !posing && !steering.steered && !deciding.carrying && !cover.length;
  const tutor = useTutor(room, board, state, film.showing, targets, stage);
  const passing = usePassing(room, state, free, deciding.act);

  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${title} · Berthier`;
  }, [mine, title, language()]);
  useEffect(() => showBook(setBook), []);
  const leaf = (one: Leaf): void =>
    setBook(book?.leaf === one ? null : { game: match.game, leaf: one, at: null });
  useLead(stage, state?.seq);
  useFollowing(film, board, stage);
  useKeys((event) => {
    if (help || wishing || cover.length) return false;
    const numbered = buttons[Number(event.key) - 1];
    const button = numbered && !numbered.ends && !numbered.grave ? numbered : undefined;
    const ends = buttons.find((one) => one.ends && !one.grave);
    const keys: Record<string, () => void> = {
      u: () => room.undo(),
      '?': () => setHelp(true),
      r: () => leaf('rules'),
      o: () => leaf('sequence'),
      l: () => leaf('legend'),
      '0': () => stage.current?.whole(),
      '+': () => stage.current?.zoom(1.5),
      '=': () => stage.current?.zoom(1.5),
      '-': () => stage.current?.zoom(1 / 1.5),
      t: () => stage.current?.turn(),
      m: () => stage.current?.small(),
      b: () => stage.current?.focusFirst(),
      n: () => tutor.more && tutor.next(),
      s: () => film.skip(),
      a: () => film.again(),
      w: () => asks && mine && advising.ask(),
      e: () => ends && !event.repeat && end(ends),
      Escape: () => {
        steering.steered?.cancel();
        deciding.leave();
        deciding.shut();
        deciding.forgive();
        setDrawer(null);
        setBook(null);
      },
    };
    const move = button ? () => press(button.action) : keys[event.key];
    move?.();
    return Boolean(move);
  });

  const lines = film.frame ? room.log.slice(0, film.frame.lines) : room.log;
  const desk: Desk | null = state && {
    state,
    targets,
    choose,
    act,
    side: mySide,
    game: match.game,
    log: lines,
    live: true,
    overlay: () => room.askForOverlays(),
    tried: steering.steered?.tried ?? deciding.tried,
  };
  const { halo, pointing } = useHalo(board, state, stage);
  const replay = (): void => look({ from: 0, play: false });
  return (
    <Glosses.Provider value={board.gloss}>
    <div class="table" style={state ? sideColours(board, state.view) : {}}>
      <Top
        room={room}
        board={board}
        title={title}
        drawer={drawer}
        setDrawer={setDrawer}
        help={() => setHelp(true)}
        wishes={() => setWishing(true)}
        leaf={leaf}
      />
      <Strip room={room} />
      {board.Hand && (
        <aside class={`side left ${drawer === 'left' ? 'open' : ''}`} aria-label={t('In hand')}>
          {desk && <board.Hand view={desk.state.view} desk={desk} />}
        </aside>
      )}
      <main>
        <h2 class="hidden">{t('The map')}</h2>
        {state && (
          <Stage
            board={board}
            view={state.view}
            side={mySide}
            targets={targets}
            hints={film.showing ? NONE : deciding.hints}
            trails={trails}
            advised={asks ? marksOf(board, state, advising.advice) : NONE}
            posing={room.busy || film.showing ? null : posing}
            steering={room.busy || film.showing ? null : steering}
            deciding={film.showing ? null : { ...deciding, choose }}
            halo={halo ?? tutor.halo}
            handle={stage}
          />
        )}
        {film.frame && film.frame.lines !== closed && (
          <Caption
            film={film}
            board={board}
            game={match.game}
            close={() => setClosed(film.frame!.lines)}
          />
        )}
        {asks && <AdvicePanel advising={advising} act={press} />}
        <TutorPaper tutor={tutor} room={room} />
        {desk && board.Papers && <board.Papers view={desk.state.view} desk={desk} />}
        {away && !cover.length && (
          <Since room={room} show={() => look({ from: room.seen, play: true })} done={read} />
        )}
      </main>
      <aside
        class={`side right ${drawer === 'right' ? 'open' : ''}`}
        aria-label={t('Beside the map')}>
        <RightPanel
          room={room}
          lines={lines}
          steps={board.steps ?? []}
          passed={passing.given}
          tab={tab}
          setTab={setTab}
          pointing={pointing}
          pictures={<Pictures room={room} board={board} stage={stage} replay={replay} />}
        />
      </aside>
      <footer>
        <Asks room={room} />
        {over && (
          <Ended room={room} finish={finish ? null : () => setFinish(true)} replay={replay} />
        )}
        {film.showing && <Showing film={film} />}
        {asks && !over && (
          <Prompt
            room={room}
            game={match.game}
            state={state}
            act={press}
            buttons={buttons}
            targets={targets}
            posing={posing}
            steered={steering.steered}
            board={board}
            why={deciding.why?.code === 'lesson' ? null : deciding.why}
            taught={taught}
            forgive={deciding.forgive}
            botName={(seat) => both(match.seats[seat]?.name)}
            again={film.kept ? film.again : null}
            advise={advising.ask}
            fresh={fresh}
            pressed={pressed}
            setPressed={setPressed}
            passes={passing.only}
            meant={deciding.meant}
            all={deciding.all}
          />
        )}
      </footer>
      {over && finish && !film.showing && (
        <Finish
          room={room}
          board={board}
          look={(eye) => look({ from: 0, play: false, eye })}
          story={() => look({ from: 0, play: false, story: true })}
          close={() => setFinish(false)}
        />
      )}
      {deciding.menu && <Menu menu={deciding.menu} act={act} close={deciding.shut} />}
      {cover.length > 0 && <Cover room={room} seats={cover} />}
      {book && (
        <BookBeside
          opening={book}
          open={setBook}
          lines={lines}
          state={state}
          close={() => setBook(null)}
        />
      )}
      {help && <Help close={() => setHelp(false)} />}
      {wishing && <Wishes close={() => setWishing(false)} />}
    </div>
    </Glosses.Provider>
  );
}

function Waiting({ text }: { text: string }): JSX.Element {
  return (
    <main class="lost">
      <p role="status">{text}</p>
    </main>
  );
}

function lookingBy(hash: string): Looking | null {
  if (hash === '#replay') return { from: 0, play: false };
  return hash === '#story' ? { from: 0, play: false, story: true } : null;
}

export function Table({ token }: { token: string }): JSX.Element {
  const room = useRoom(token);
  const { board, missing } = useBoard(room.welcome?.match.game);
  const [looking, setLooking] = useState<Looking | null>(lookingBy(location.hash));
  if (room.trouble) return <Trouble room={room} />;
  if (missing) return <Waiting text={t('The page cannot draw this game yet.')} />;
  if (!room.welcome || !board)
    return (
      <Waiting
        text={room.link === 'lost' ? t('The connection is lost. Trying again…') : t('One moment…')}
      />
    );
  if (!looking) return <Laid room={room} board={board} look={setLooking} />;
  const close = (): void => {
    room.hasSeen();
    setLooking(null);
  };
  if (looking.story) return <Story room={room} board={board} close={close} />;
  return (
    <Replay
      base={`/api/match/${room.token}/replay`}
      eye={looking.eye ?? (room.eye >= 0 ? String(room.eye) : null)}
      mine={room.welcome.you.seats}
      from={looking.from}
      play={looking.play}
      close={close}
    />
  );
}
