// replay.tsx -- a match stepped through, both ways, from an allowed eye.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { boardFor } from '../boards';
import type { Board, Desk } from '../boards/board';
import type { TrailProps } from '../boards/trail';
import { sideColours } from './colours';
import { useHalo } from './hooks';
import { Log, type Pointing } from './log';
import { savePng, saveSvg } from './picture';
import { Stage, type StageHandle } from './stage';
import { stepAt, useSteps } from './steps';
import type { Heading, State } from './wire';
import { both, language, t } from './words';

const PACES = [2400, 1200, 600, 250]; // ms a step

interface Props {
  base: string; // of the addresses: heading at BASE?eye=E, steps at BASE/N?eye=E
  eye: string | null; // null: as the server thinks best
  from?: number; // lines of the log seen before: begins where more were read
  play?: boolean;
  mine?: number[] | null; // seats whose eyes may be chosen while the match runs; null: all
  close: (() => void) | null;
}

// While a match runs only one's own eyes and everybody's.
function eyesOf(heading: Heading, mine: number[] | null): { value: string; name: string }[] {
  const open = heading.over || mine === null;
  const seats = heading.seats.filter((seat) => open || mine.includes(seat.seat));
  return [
    ...seats.map((seat) => ({
      value: String(seat.seat),
      name: t('as {seat} saw it', { seat: both(seat.name) }),
    })),
    { value: 'watch', name: t('as a spectator saw it') },
    ...(open ? [{ value: 'all', name: t('with everything shown') }] : []),
  ];
}

function Icon({ d }: { d: string }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

// The step that is shown: its state, the ways taken since the one before, the board it is drawn on.
function useShown(
  heading: Heading | null,
  step: (n: number) => Promise<State>,
  n: number,
): { state: State | null; trails: TrailProps[]; board: Board | null; missing: boolean } {
  const [state, setState] = useState<State | null>(null);
  const [trails, setTrails] = useState<TrailProps[]>([]);
  const [board, setBoard] = useState<Board | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!heading) return;
    void boardFor(heading.game).then((found) => {
      setBoard(found);
      setMissing(found === null);
    });
  }, [heading]);
  useEffect(() => {
    // The eye has changed: the moment is found in a moment.
    if (!heading || n >= heading.steps) return undefined;
    let here = true;
    void Promise.all([step(n), step(Math.max(0, n - 1))]).then(([got, before]) => {
      if (!here) return;
      setState(got);
      setTrails(board?.trails?.(before.view, got.view) ?? []);
    });
    for (let ahead = n + 1; ahead <= Math.min(n + 3, heading.steps - 1); ahead++) void step(ahead);
    return () => {
      here = false;
    };
  }, [n, heading, board, language()]);
  return { state, trails, board, missing };
}

interface Reel {
  n: number;
  last: number;
  go: (to: number) => void; // and stops
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  pace: number;
  setPace: (pace: number) => void;
}

// Which step it is, and whether it runs.
function useReel(heading: Heading | null, from: number, play: boolean): Reel {
  const [n, setN] = useState(0);
  const [playing, setPlaying] = useState(play);
  const [pace, setPace] = useState(1);
  const shown = useRef<Heading | null>(null);
  const moment = useRef<number | null>(null); // to be found again, when the eye has changed
  const last = heading ? heading.steps - 1 : 0;
  useEffect(() => {
    if (!heading) return;
    const begin = from > 0 ? heading.log.findIndex((lines) => lines >= from) : 0;
    const before = shown.current;
    shown.current = heading;
    // Another eye sees the same moment; what it saw of it may come in pieces.
    if (before && before.eye !== heading.eye) moment.current = before.at[n] ?? null;
    const wanted = moment.current;
    if (wanted !== null && heading.complete) moment.current = null;
    setN((now) =>
      wanted === null
        ? Math.min(now || Math.max(0, begin), heading.steps - 1)
        : stepAt(heading, wanted),
    );
  }, [heading]);
  useEffect(() => {
    if (!playing || !heading) return undefined;
    if (n >= last) {
      if (heading.complete) setPlaying(false);
      return undefined;
    }
    const timer = window.setTimeout(() => setN((now) => Math.min(last, now + 1)), PACES[pace]);
    return () => window.clearTimeout(timer);
  }, [playing, n, pace, heading]);
  const go = (to: number): void => {
    setPlaying(false);
    setN(Math.max(0, Math.min(last, to)));
  };
  return { n, last, go, playing, setPlaying, pace, setPace };
}

function isForOthers(event: KeyboardEvent): boolean {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches('select, input')) return true;
  return event.key === ' ' && at.matches('button');
}

function useKeys(reel: Reel, stage: { current: StageHandle | null }, close: Props['close']): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => reel.go(reel.n - 1),
      ArrowRight: () => reel.go(reel.n + 1),
      Home: () => reel.go(0),
      End: () => reel.go(reel.last),
      ' ': () => reel.setPlaying(!reel.playing),
      '0': () => stage.current?.whole(),
      t: () => stage.current?.turn(),
      m: () => stage.current?.small(),
      '+': () => stage.current?.zoom(1.5),
      '-': () => stage.current?.zoom(1 / 1.5),
      Escape: () => close?.(),
    };
    const key = (event: KeyboardEvent): void => {
      const move = keys[event.key];
      if (!move || isForOthers(event)) return;
      event.preventDefault();
      move();
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  });
}

// Buttons, a slider over the steps, the speed.
function Scrubber({ reel }: { reel: Reel }): JSX.Element {
  const { n, last, go, playing, setPlaying, pace, setPace } = reel;
  return (
    <section class="prompt scrubber" aria-label={t('Steps')}>
      <div class="row">
        <div class="buttons">
          <button type="button" onClick={() => go(0)} aria-label={t('To the beginning')}>
            <Icon d="M4 3v14M17 3L7 10L17 17Z" />
          </button>
          <button type="button" onClick={() => go(n - 1)} aria-label={t('One step back')}>
            <Icon d="M14 3L4 10L14 17Z" />
          </button>
          <button type="button" class="primary" onClick={() => setPlaying(!playing)}>
            {playing ? t('Stop') : t('Play')}
          </button>
          <button type="button" onClick={() => go(n + 1)} aria-label={t('One step on')}>
            <Icon d="M6 3L16 10L6 17Z" />
          </button>
          <button type="button" onClick={() => go(last)} aria-label={t('To the end')}>
            <Icon d="M16 3v14M3 3L13 10L3 17Z" />
          </button>
        </div>
        <input
          type="range"
          min="0"
          max={last}
          value={n}
          aria-label={t('Step {n} of {last}', { n, last })}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <span class="count">
          {n} / {last}
        </span>
        <label class="inline">
          <span>{t('Speed')}</span>
          <input
            type="range"
            min="0"
            max={PACES.length - 1}
            value={pace}
            onInput={(event) => setPace(Number(event.currentTarget.value))}
          />
        </label>
      </div>
    </section>
  );
}

function Top({
  heading,
  mine,
  board,
  state,
  setEye,
  take,
  close,
}: {
  heading: Heading;
  mine: number[] | null;
  board: Board;
  state: State;
  setEye: (eye: string) => void;
  take: (save: typeof saveSvg | typeof savePng) => void;
  close: Props['close'];
}): JSX.Element {
  return (
    <header class="top">
      <a class="brand" href="/">
        Berthier
      </a>
      <h1>{t('Replay: {title}', { title: both(heading.title) || heading.game })}</h1>
      <span class="flow">{board.flow(state.view)}</span>
      {board.Tracks && <board.Tracks view={state.view} />}
      <div class="tools">
        <label class="inline">
          <span class="hidden">{t('Whose eyes')}</span>
          <select
            value={String(heading.eye)}
            onChange={(event) => setEye(event.currentTarget.value)}>
            {eyesOf(heading, mine).map((one) => (
              <option value={one.value} selected={one.value === String(heading.eye)}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => take(saveSvg)}>
          {t('Picture (SVG)')}
        </button>
        <button type="button" onClick={() => take(savePng)}>
          {t('Picture (PNG)')}
        </button>
        {close && (
          <button type="button" class="primary" onClick={close}>
            {t('Back to the table')}
          </button>
        )}
      </div>
    </header>
  );
}

// What has happened up to here.
function Story({
  heading,
  board,
  state,
  pointing,
}: {
  heading: Heading;
  board: Board;
  state: State;
  pointing: Pointing;
}): JSX.Element {
  return (
    <aside class="side right open" aria-label={t('What has happened')}>
      {heading.laid && <p class="small trouble">{t('Dice were laid by hand.')}</p>}
      <Log
        game={heading.game}
        lines={state.log}
        seen={0}
        steps={board.steps ?? []}
        passed={[]}
        sideOf={(seat) => heading.seats[seat]?.side ?? 0}
        pointing={pointing}
      />
    </aside>
  );
}

// A desk at which nothing can be decided.
function deskOf(heading: Heading, state: State): Desk {
  return {
    state,
    targets: [],
    choose: () => undefined,
    act: () => undefined,
    side: heading.seats[state.you]?.side ?? -1,
    game: heading.game,
    log: state.log,
    live: false,
    overlay: () => undefined, // a step has it
    tried: null,
  };
}

// Nothing can be shown; but nobody is left on a page without a way out.
function NoReplay({ why, close }: { why: string; close: Props['close'] }): JSX.Element {
  return (
    <main class="lost">
      <h1>{why}</h1>
      <p class="buttons">
        {close && (
          <button type="button" class="primary" onClick={close}>
            {t('Back to the table')}
          </button>
        )}
        <a class="button" href="/">
          {t('To the games')}
        </a>
      </p>
    </main>
  );
}

export function Replay({
  base,
  eye: firstEye,
  from = 0,
  play = false,
  mine = null,
  close,
}: Props): JSX.Element {
  const [eye, setEye] = useState(firstEye);
  const { heading, trouble, refused, step } = useSteps(base, eye);
  const reel = useReel(heading, from, play);
  const { state, trails, board, missing } = useShown(heading, step, reel.n);
  const stage = useRef<StageHandle>(null);
  useKeys(reel, stage, close);
  const { halo, pointing } = useHalo(board, state, stage);

  if (trouble || missing)
    return <NoReplay why={trouble ?? t('The page cannot draw this game yet.')} close={close} />;
  if (!heading || !state || !board)
    return (
      <p class="waiting" role="status">
        {t('One moment…')}
      </p>
    );
  const fast = reel.playing && reel.pace >= 2;
  const take = (save: typeof saveSvg | typeof savePng): void => {
    const svg = stage.current?.svg();
    if (svg) void save(svg, board.extent(state.view), `berthier-${reel.n}`);
  };
  const desk = deskOf(heading, state);
  return (
    <div class={`replay ${fast ? 'still' : ''}`} style={sideColours(board, state.view)}>
      <Top {...{ heading, mine, board, state, setEye, take, close }} />
      {refused && (
        <p class="strip" role="status">
          {t('These eyes open when the match is over.')}
        </p>
      )}
      <main>
        <Stage
          board={board}
          view={state.view}
          side={desk.side}
          targets={[]}
          hints={[]}
          trails={trails}
          posing={null}
          deciding={null}
          halo={halo}
          handle={stage}
        />
        {board.Papers && <board.Papers view={state.view} desk={desk} />}
      </main>
      <Story heading={heading} board={board} state={state} pointing={pointing} />
      <Scrubber reel={reel} />
    </div>
  );
}
