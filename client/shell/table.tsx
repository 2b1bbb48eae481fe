// table.tsx -- one match: the map fills the window, the question is below it, the rest at its sides.

import type { JSX } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';

import { boardFor } from '../boards';
import type { Board, Desk, Target } from '../boards/board';
import { Cover } from './cover';
import { Ended } from './ended';
import { Help } from './help';
import { LanguageButton } from './language';
import { Log } from './log';
import { Menu, type Opened } from './menu';
import { savePng, saveSvg } from './picture';
import { usePosing } from './posing';
import { Prompt } from './prompt';
import { Replay } from './replay';
import { Room } from './room';
import { Stage, type StageHandle } from './stage';
import { activeNames, Asks, ChatBox, Notes, Seats } from './talk';
import { buttonsOf, guess, targetsOf } from './targets';
import { post, type Gesture, type Refusal } from './wire';
import { both, language, onLanguage, t } from './words';

// -- the room --

function useRoom(token: string): Room {
    const room = useMemo(() => new Room(token), [token]);
    const [, again] = useReducer((n: number) => n + 1, 0);
    useEffect(() => {
        const quiet = room.subscribe(() => again(undefined as never));
        const silent = onLanguage(() => room.hello());
        room.open();
        post('/api/keep', { token }).catch(() => undefined); // the link alone will do as well
        return () => {
            quiet();
            silent();
            room.close();
        };
    }, [room]);
    return room;
}

function useBoard(game: string | undefined): { board: Board | null; missing: boolean } {
    const [found, setFound] = useState<{ board: Board | null; missing: boolean }>({ board: null, missing: false });
    useEffect(() => {
        if (game)
            boardFor(game).then((board) => setFound({ board, missing: board === null }),
                () => setFound({ board: null, missing: true }));
    }, [game]);
    return found;
}

// A hot seat covers itself when the decision passes to somebody else at this screen.
function useCover(room: Room): number[] {
    const mine = room.welcome?.you.seats ?? [];
    const state = room.state;
    const over = room.table?.status === 'over';
    const owed = (state?.active ?? []).filter((seat) => mine.includes(seat));
    const pass = mine.length > 1 && !over && state !== null && state.you >= 0 &&
        owed.length > 0 && !owed.includes(state.you);
    useEffect(() => {
        if (pass)
            room.sit(-1);
    }, [pass]);
    return mine.length > 1 && !over && state?.you === -1 ? owed : [];
}

// Was the reader away when things happened?  From the page's opening, or from its hiding, until he
// has read what is new or decided something.
function useAway(room: Room): { away: boolean; read: () => void; back: () => void } {
    const [away, setAway] = useState(true);
    useEffect(() => {
        const hide = (): void => {
            if (document.hidden)
                setAway(true);
        };
        document.addEventListener('visibilitychange', hide);
        return () => document.removeEventListener('visibilitychange', hide);
    }, []);
    const unread = room.eye >= 0 && room.seen > 0 && room.log.length > room.seen;
    const back = (): void => setAway(false);
    return { away: away && unread, back, read: () => { back(); room.hasSeen(); } };
}

// Keys work everywhere but where text is written.
function useKeys(keys: (event: KeyboardEvent) => boolean): void {
    useEffect(() => {
        const press = (event: KeyboardEvent): void => {
            const element = event.target as Element;
            if (event.ctrlKey || event.metaKey || event.altKey || element.matches?.('input, textarea, select'))
                return;
            if (keys(event))
                event.preventDefault();
        };
        window.addEventListener('keydown', press);
        return () => window.removeEventListener('keydown', press);
    });
}

// Whoever plays by keys is led on to the next question when the last thing he stood on has gone.
function useLead(stage: { current: StageHandle | null }, seq: number | undefined): void {
    const byKeys = useRef(false);
    useEffect(() => {
        const key = (): void => { byKeys.current = true; };
        const point = (): void => { byKeys.current = false; };
        window.addEventListener('keydown', key, true);
        window.addEventListener('pointerdown', point, true);
        return () => {
            window.removeEventListener('keydown', key, true);
            window.removeEventListener('pointerdown', point, true);
        };
    }, []);
    useEffect(() => {
        if (!byKeys.current || (document.activeElement && document.activeElement !== document.body))
            return;
        const first = document.querySelector<HTMLElement>('[data-first]');
        if (first)
            first.focus();
        else
            stage.current?.focusFirst();
    }, [seq]);
}

// -- parts --

function Trouble({ room }: { room: Room }): JSX.Element {
    const text = room.trouble?.code === 'no-such-match' ? t('This link leads to no match.')
        : room.trouble?.code === 'renewed' ? t('This seat has a new link; the old one is void.')
            : room.trouble?.reason ?? '';
    return (
        <main class="lost">
            <h1>{text}</h1>
            <p><a class="button" href="/">{t('To the games')}</a></p>
        </main>
    );
}

type Tab = 'log' | 'seats' | 'chat' | 'notes';

function RightPanel({ room, tab, setTab, pictures }: {
    room: Room; tab: Tab; setTab: (tab: Tab) => void; pictures: JSX.Element;
}): JSX.Element {
    const match = room.welcome!.match;
    const tabs: [Tab, string][] = [['log', t('Log')], ['seats', t('Seats')], ['chat', t('Chat')], ['notes', t('Notes')]];
    const shown = room.eye < 0 && room.welcome!.you.seats.length === 0 ? tabs.slice(0, 2) : tabs;
    return (
        <>
            <div class="tabs" role="tablist" aria-label={t('Beside the map')}>
                {shown.map(([id, name]) => (
                    <button type="button" role="tab" id={`tab-${id}`} aria-selected={tab === id} aria-controls="tab-panel"
                        onClick={() => setTab(id)}>{name}</button>
                ))}
            </div>
            <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
                {tab === 'log' && <Log game={match.game} lines={room.log} seen={room.seen}
                    sideOf={(seat) => match.seats[seat]?.side ?? 0} />}
                {tab === 'seats' && <><Seats room={room} />{pictures}</>}
                {tab === 'chat' && <ChatBox room={room} />}
                {tab === 'notes' && <Notes room={room} />}
            </div>
        </>
    );
}

function Since({ room, show, done }: { room: Room; show: () => void; done: () => void }): JSX.Element {
    const lines = room.log.slice(room.seen);
    return (
        <section class="since-box" aria-label={t('Since your last turn')}>
            <h2>{t('Since your last turn')}</h2>
            <ol>{lines.slice(-8).map((line) => <li>{line.text}</li>)}</ol>
            <div class="buttons">
                <button type="button" class="primary" onClick={show}>{t('Show me')}</button>
                <button type="button" onClick={done}>{t('I have read it')}</button>
            </div>
        </section>
    );
}

function Strip({ room }: { room: Room }): JSX.Element | null {
    if (room.frozen)
        return <p class="strip bad" role="alert">{t('A fault in the program was found in this match; it goes no further.')}</p>;
    if (room.link === 'lost')
        return <p class="strip" role="status">{t('The connection is lost. Trying again…')}</p>;
    if (room.table?.paused)
        return (
            <p class="strip" role="status">{t('The match is paused.')}{' '}
                {room.eye >= 0 && <button type="button" onClick={() => room.say('resume')}>{t('Go on')}</button>}
            </p>
        );
    return null;
}

// -- the table --

export function Table({ token }: { token: string }): JSX.Element {
    const room = useRoom(token);
    const { board, missing } = useBoard(room.welcome?.match.game);
    const stage = useRef<StageHandle>(null);
    const bar = useRef<HTMLElement>(null);
    const [menu, setMenu] = useState<Opened | null>(null);
    const [why, setWhy] = useState<Refusal | null>(null);
    const [help, setHelp] = useState(false);
    const [drawer, setDrawer] = useState<'left' | 'right' | null>(null);
    const [tab, setTab] = useState<Tab>('log');
    const [replaying, setReplaying] = useState<{ from: number; play: boolean } | null>(
        location.hash === '#replay' ? { from: 0, play: false } : null);
    const cover = useCover(room);
    const { away, read, back } = useAway(room);
    const state = room.state;
    const posing = usePosing(board ?? blank, board ? state : null, room);
    const targets = useMemo(() => (board && state && !room.busy ? targetsOf(board, state) : []), [board, state, room.busy]);
    const buttons = useMemo(() => (state ? buttonsOf(state) : []), [state]);
    const over = room.table?.status === 'over';
    const title = both(room.welcome?.match.title) || room.welcome?.match.game || 'Berthier';
    const mine = state !== null && state.you >= 0 && state.active.includes(state.you) && !over;

    useEffect(() => {
        setMenu(null);
        setWhy(null);
    }, [state?.seq]);
    useEffect(() => {
        document.title = `${mine ? '● ' : ''}${title} · Berthier`;
    }, [mine, title, language()]);
    useLead(stage, state?.seq);

    const act = (action: string): void => {
        back();
        room.hasSeen();
        room.act(action);
    };
    const choose = (target: Target, from: Element): void => {
        if (target.actions.length === 1) {
            act(target.actions[0]!.action);
            return;
        }
        const box = from.getBoundingClientRect();
        const frame = document.querySelector('.table')!.getBoundingClientRect();
        setMenu({ target, from, at: [box.left - frame.left + box.width / 2, box.top - frame.top + box.height / 2] });
    };
    const whyNot = async (kind: string, noun: number): Promise<void> => {
        if (!state || state.you < 0 || over)
            return;
        const action = guess(state, kind as Gesture, noun);
        if (!action) {
            setWhy({ code: 'not-now', reason: state.prompt.text, ...(state.prompt.rule ? {} : {}) });
            return;
        }
        const probe = await room.probe(action);
        if (!probe.allowed && probe.reason)
            setWhy({ code: probe.code ?? '', reason: probe.reason, ...(probe.rule ? { rule: probe.rule } : {}) });
    };

    useKeys((event) => {
        if (help || replaying || cover.length)
            return false;
        const digit = Number(event.key);
        const button = digit >= 1 ? buttons[digit - 1] : undefined;
        const keys: Record<string, () => void> = {
            'u': () => room.undo(),
            '?': () => setHelp(true),
            '0': () => stage.current?.whole(),
            '+': () => stage.current?.zoom(1.5),
            '=': () => stage.current?.zoom(1.5),
            '-': () => stage.current?.zoom(1 / 1.5),
            'b': () => stage.current?.focusFirst(),
            'Escape': () => { setMenu(null); setDrawer(null); setWhy(null); },
        };
        const move = button ? () => act(button.action) : keys[event.key];
        move?.();
        return Boolean(move);
    });

    if (room.trouble)
        return <Trouble room={room} />;
    if (missing)
        return <main class="lost"><h1>{t('The page cannot draw this game yet.')}</h1></main>;
    if (!room.welcome || !board)
        return <main class="lost"><p role="status">{room.link === 'lost' ? t('The connection is lost. Trying again…') : t('One moment…')}</p></main>;
    if (replaying)
        return <Replay base={`/api/match/${room.token}/replay`} eye={room.eye >= 0 ? String(room.eye) : null}
            from={replaying.from} play={replaying.play} close={() => { setReplaying(null); read(); }} />;

    const seats = room.welcome.match.seats;
    const sheetName = `berthier-${room.welcome.match.match.slice(0, 8)}-${room.log.length}`;
    const pictures = (
        <div class="buttons small-buttons">
            <button type="button" onClick={() => stage.current?.svg() && saveSvg(stage.current.svg()!, board.extent(state!.view), sheetName)}>{t('Picture (SVG)')}</button>
            <button type="button" onClick={() => stage.current?.svg() && void savePng(stage.current.svg()!, board.extent(state!.view), sheetName)}>{t('Picture (PNG)')}</button>
            <button type="button" onClick={() => setReplaying({ from: 0, play: false })}>{t('Replay so far')}</button>
        </div>
    );
    const side = state && state.you >= 0 ? seats[state.you]?.side ?? state.you : -1;
    const desk: Desk | null = state && { state, targets, choose, side, game: room.welcome.match.game, log: room.log };
    const refusal = why ?? room.refusal;
    return (
        <div class={`table ${drawer ? `drawer-${drawer}` : ''}`}>
            <header class="top">
                <a class="brand" href="/" title={t('To the games')}>Berthier</a>
                <h1>{title}</h1>
                {state && (
                    <p class="flow">
                        <span>{board.flow(state.view)}</span>
                        {!over && <span class="turn"> · {mine ? t('You are to decide') : t('{who} to decide', { who: activeNames(room) })}</span>}
                    </p>
                )}
                {state && board.Tracks && <board.Tracks view={state.view} />}
                <div class="tools">
                    {board.Hand && <button type="button" class="drawer-button" aria-expanded={drawer === 'left'}
                        onClick={() => setDrawer(drawer === 'left' ? null : 'left')}>{t('In hand')}</button>}
                    <button type="button" class="drawer-button" aria-expanded={drawer === 'right'}
                        onClick={() => setDrawer(drawer === 'right' ? null : 'right')}>{t('Log')}</button>
                    <LanguageButton />
                    <button type="button" onClick={() => setHelp(true)} aria-label={t('Keys and gestures')} title={t('Keys and gestures (?)')}>?</button>
                </div>
            </header>
            <Strip room={room} />
            {board.Hand && (
                <aside class={`side left ${drawer === 'left' ? 'open' : ''}`} aria-label={t('In hand')}>
                    {state && desk && <board.Hand view={state.view} desk={desk} />}
                </aside>
            )}
            <main>
                <h2 class="hidden">{t('The map')}</h2>
                {state && (
                    <Stage board={board} view={state.view} side={side} targets={targets} posing={room.busy ? null : posing} choose={choose}
                        whyNot={(kind, noun) => void whyNot(kind, noun)} moved={() => setMenu(null)} handle={stage} />
                )}
                {state && desk && board.Papers && <board.Papers view={state.view} desk={desk} />}
                {away && !cover.length && (
                    <Since room={room} show={() => setReplaying({ from: room.seen, play: true })} done={read} />
                )}
            </main>
            <aside class={`side right ${drawer === 'right' ? 'open' : ''}`} aria-label={t('Beside the map')}>
                <RightPanel room={room} tab={tab} setTab={setTab} pictures={pictures} />
            </aside>
            <footer>
                <Asks room={room} />
                {over && <Ended room={room} replay={() => setReplaying({ from: 0, play: false })} />}
                {state && !over && (
                    <Prompt room={room} game={room.welcome.match.game} state={state} act={act} buttons={buttons} targets={targets}
                        posing={posing} why={refusal} forgive={() => { setWhy(null); room.forgive(); }} choose={choose}
                        botName={(seat) => both(seats[seat]?.name)} bar={bar} />
                )}
            </footer>
            {menu && <Menu menu={menu} act={act} close={() => setMenu(null)} />}
            {cover.length > 0 && <Cover room={room} seats={cover} />}
            {help && <Help close={() => setHelp(false)} />}
        </div>
    );
}

// Stands in until the board has come.
const blank: Board = {
    extent: () => ({ x: 0, y: 0, width: 1, height: 1 }),
    groundKey: () => '',
    Ground: () => <g />,
    Pieces: () => <g />,
    shape: () => null,
    flow: () => '',
};
