// wire.ts -- what the page and the server say to each other: docs/wire.md in types.

import type { Both } from './words';

export type Gesture =
  'button' | 'piece' | 'space' | 'edge' | 'card' | 'number' | 'pose' | 'pile' | 'die' | 'text';

export interface Phrase {
  text: string;
  rule?: string;
  id?: string;
}

// What an answer comes to, where there is something to be said: what it ends, whether it cannot be
// made good, whether it leaves all as it is, what it costs for certain, what it leaves undone.
export interface Weight {
  ends?: 'phase' | 'turn' | 'match';
  grave?: boolean;
  usual?: boolean;
  costs?: Phrase[];
  left?: Phrase[];
}

export interface Action extends Weight {
  action: string;
  noun?: number;
  label: string;
}

export interface Choice {
  verb: string;
  gesture: Gesture;
  actions: Action[];
  reach: { noun: number; points: number[] }[];
}

export interface Line extends Phrase {
  n: number;
  who: number;
  indent: number;
  for?: number[];
  marks?: Mark[];
  die?: [number, number]; // it tells of a die: of so many faces, that one
}

// [from, to, kind, value]: these characters of the text name something of the game.
export type Mark = [number, number, string, number];

export interface State {
  seq: number;
  from: number;
  you: number;
  where: string;
  phases: number[]; // where it stands in the sequence of play, the widest first
  active: number[];
  prompt: Phrase;
  choices: Choice[];
  draft: number[];
  undo: boolean;
  result?: Phrase & { winners: number[] };
  view: unknown;
  log: Line[];
}

// What has changed since the state `base`.
export interface Patch {
  seq: number;
  base: number;
  sum: number; // of all that is seen then
  from: number;
  change: Record<string, unknown>;
  log: Line[];
}

export interface Seat {
  seat: number;
  name: Both;
  side?: number;
  who?: 'person' | 'bot';
  bot?: string;
  player?: string | null;
}

// A seat that somebody is, or was, invited to; the link of an invitation only for who sends it.
export interface InvitedSeat {
  seat: number;
  taken: boolean;
  since: number;
  link: string | null;
  idle: number | null; // from when on somebody else may be invited without asking
}

export type Clock =
  { kind: 'slow'; days: number } | { kind: 'live'; minutes: number; bonus: number };

export interface Match {
  match: string;
  game: string;
  scenario: string | null;
  title: Both | null;
  options: Record<string, string>;
  promise: string;
  created: number;
  seats: Seat[];
  watch: string;
  clock: Clock | null;
  pace: number;
  until: number | null; // removed then, if nobody opens it before
}

export interface Chat {
  from: number;
  at: number;
  text: string;
}

export interface Welcome {
  you: { seats: number[]; owner: boolean; eye: number };
  match: Match;
  seen: number;
  note: string | null;
  hook: string | null;
  chat: Chat[];
}

export type Question = 'takeback' | 'pause' | 'draw' | 'advice' | 'invite';

// What the Marshal would do: his own answer first.
export interface Advice {
  worlds: number; // in which each was played out; 0: he goes by habit
  answers: {
    action: string;
    label: string;
    value?: number; // thousandths of a won match
    reasons: string[];
    steps: string[]; // of one's own, that would follow
  }[];
}

export interface TableNews {
  now: number;
  here: number[];
  watchers: number;
  clock: { left: number[]; running: number[] } | null;
  paused: boolean;
  advised: boolean | null; // all have agreed that the Marshal may be asked; null: nobody can be
  asks: { what: Question; by: number; waiting: number[] }[];
  ending: { why: 'resigned' | 'claimed' | 'drawn' | 'closed'; winners: number[]; by: number } | null;
  claim: number | null;
  invited: InvitedSeat[];
  seed: string | null;
  dice: { open: boolean; showing: boolean; seats: DiceSeat[] } | null; // null: an older match
  status: 'running' | 'over' | 'frozen';
  lesson: Lesson | null; // to the seat that is taught
}

// What the tutor says at one moment, and what he points at: its kind, what, and the action that is wanted.
export type Pointer = [kind: string, what: string, action?: string];

export interface Moment {
  text: string;
  points: Pointer[];
  rules: { rule: string; id: string }[];
}

// Where a guided match stands: what is said, then what the player is to do; null: nothing.
export interface Lesson {
  title: string;
  then: string; // the scenario to play next
  step: number;
  of: number;
  says: Moment[];
  wants: Moment | null;
  left: number; // decisions that it still takes
  heard: boolean;
}

// What a person adds to the dice.
export interface DiceSeat {
  seat: number;
  ever: boolean; // has promised something at some time
  bound: boolean; // takes part in the round that is open
  promise: string | null; // in that round
  shown: boolean;
  added: boolean;
  forgone: boolean;
}

export interface Rule {
  id: string;
  rule: string;
  statement: string;
}

export interface Refusal {
  code: string;
  reason: string;
  rule?: Rule;
  why?: string; // what is wrong, where that is better said than by the rule
}

export type FromServer =
  | ({ type: 'welcome'; re: number } & Welcome)
  | ({ type: 'state' } & State)
  | ({ type: 'patch' } & Patch)
  | { type: 'overlays'; re: number; seq: number; view: Record<string, unknown> }
  | ({ type: 'table' } & TableNews)
  | { type: 'done'; re: number; seq?: number }
  | ({ type: 'refused'; re: number | null } & Refusal)
  | ({ type: 'probed'; re: number; allowed: boolean; preview?: unknown } & Partial<Refusal>)
  | { type: 'back'; re: number; decisions: number }
  | ({ type: 'advice'; re: number } & Advice)
  | ({ type: 'chat' } & Chat)
  | { type: 'note'; seat: number; text: string; hook: string | null; seen: number }
  | { type: 'thinking'; seat: number; ms: number | null; of: number | null }
  | { type: 'frozen'; trace: string }
  | { type: 'renewed'; re: number; link: string }
  | { type: 'bye'; code: string; reason: string }
  | { type: 'pong'; re: number; now: number };

// -- HTTP --

export interface ScenarioInfo {
  id: string;
  title: Both;
  note: Both | null;
  source: string;
  seats: Seat[];
}

// A guided match that is offered.
export interface LessonInfo {
  id: string;
  title: Both;
  about: Both;
  minutes: number;
  level: string;
  then: string;
}

export interface OptionInfo {
  id: string;
  title: Both;
  values: string[];
  words: Both[]; // what the values are called, in their order
}

export interface GameInfo {
  game: string;
  title: string;
  statements: number;
  proven: number;
  // How the statements stand in the program, by the strongest place of each.
  kinds: { enforced: number; computed: number; data: number; structure: number };
  playable: boolean;
  blurb: Both | null; // null: the game is not there yet
  time: Both | null; // how long a match takes
  picture: string | null;
  teaching: boolean;
  first: string | null; // the scenario to begin with
  players: string[]; // options that say how many play each side; none: one each
  solo: string | null; // the option that hands sides to rules of their own
  scenarios: ScenarioInfo[];
  lessons: LessonInfo[];
  options: OptionInfo[];
  trouble?: string;
}

// As it is set in type.
export function titleOf(game: GameInfo): string {
  return game.title.replaceAll("'", '’');
}

export interface BotInfo {
  name: string;
  about: Both;
  level: boolean;
  games: string[];
}

export interface MatchRow {
  match: string;
  link: string;
  game: string;
  scenario: string | null;
  title: Both | null;
  seats: Seat[];
  mine: number[];
  owner: boolean;
  created: number;
  touched: number;
  status: 'running' | 'over' | 'frozen';
  active: number[];
  until: number | null;
}

// What a link invites to.
export interface Invited {
  game: string;
  name: string;
  scenario: string | null;
  title: Both | null;
  seats: Seat[];
  clock: Clock | null;
  seat: number;
  by: string | null;
  state: 'open' | 'taken' | 'withdrawn';
  link: string | null; // this browser has sat down by it already
}

export interface NewSeat {
  who: 'me' | 'link' | 'bot';
  player?: string;
  bot?: string;
  ms?: number;
}

export interface NewMatch {
  game: string;
  scenario: string;
  options?: Record<string, string>;
  seats: NewSeat[];
  clock?: Clock | null;
  pace?: number;
}

export interface Made {
  match: string;
  link: string;
  watch: string;
  seats: { seat: number; who: string; link: string | null }[];
}

// What a replay begins with.
export interface Heading {
  id?: string;
  link?: string;
  game: string;
  scenario: string | null;
  title: Both | null;
  promise: string;
  seed: string | null;
  laid: boolean; // dice were laid by hand
  over: boolean;
  seats: Seat[];
  eye: string | number;
  steps: number;
  complete: boolean; // false: there are more steps; ask again
  log: number[];
  at: number[]; // by what a moment is found again from another eye
  dice?: { seat: number; fell: number[] }[]; // how often each face fell; once the match is over
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly line?: number,
    readonly retry?: number, // seconds
  ) {
    super(reason);
  }
}

async function answerOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text);
  let said: { error?: { code: string; reason: string; line?: number } } = {};
  try {
    said = JSON.parse(text) as typeof said;
  } catch {
    // not ours to read: the status must do
  }
  throw new Refused(
    said.error?.code ?? String(answer.status),
    said.error?.reason ?? answer.statusText,
    said.error?.line,
    Number(answer.headers.get('retry-after')) || undefined,
  );
}

export async function get<T>(path: string): Promise<T> {
  return (await answerOf(await fetch(path))) as T;
}

// As get, but where too much was asked for lately it waits as long as it is told to.
export async function getPatiently<T>(path: string): Promise<T> {
  for (;;) {
    try {
      return await get<T>(path);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'too-fast') throw error;
      await new Promise((go) => window.setTimeout(go, 1000 * (error.retry ?? 1)));
    }
  }
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const plain = typeof body === 'string';
  const headers = { 'content-type': plain ? 'text/plain' : 'application/json' };
  const answer = await fetch(path, {
    method: 'POST',
    headers,
    body: plain ? body : JSON.stringify(body),
  });
  return (await answerOf(answer)) as T;
}
