// room.ts -- one seat at one match: the socket, what it has told, and what can be said to it.
//
// The socket comes back by itself whenever it is lost.  Nothing is decided here: what the server
// says replaces what was known.

import { diceWord } from './dice';
import { Outbox } from './outbox';
import { patched } from './patch';
import { replacePath } from './path';
import {
  type Advice,
  post,
  type Chat,
  type FromServer,
  type Line,
  type Patch,
  type Question,
  type Refusal,
  type State,
  type TableNews,
  type Welcome,
} from './wire';
import { keep, kept, language } from './words';

export interface Probe extends Partial<Refusal>, Partial<Advice> {
  allowed: boolean;
  preview?: unknown;
  decisions?: number; // how far a take-back would go
}

type Waiter = { done: (probe: Probe) => void };

const PATIENCE = [150, 300, 600, 1200, 2000]; // ms before each new attempt; the last one for ever
const BEAT = 20_000; // ms between two pings
const AGAIN = 1000; // ms after which a whole state is asked for once more

export class Room {
  link: 'joining' | 'open' | 'lost' | 'ended' = 'joining';
  trouble: Refusal | null = null; // why there is no match to be seen
  welcome: Welcome | null = null;
  table: TableNews | null = null;
  tableAt = 0; // this machine's clock when `table` came
  state: State | null = null; // with what is drawn over the map, where that was asked for
  log: Line[] = [];
  chat: Chat[] = [];
  unread = 0; // lines of it, of others, since it was last looked at
  typed = ''; // in the box, not said yet
  outbox: Outbox;
  note = '';
  hook = ''; // the seat's web hook, as the server has it
  seen = 0;
  thinking: { seat: number; ms: number; of: number | null } | null = null;
  refusal: Refusal | null = null; // of the last decision
  private sent: { action: string; prompt: string; again: boolean } | null = null;
  frozen: string | null = null;
  busy = false; // a decision is on its way

  private told: State | null = null; // the state as the server has told it
  private astray = 0; // what came does not fit: a whole state is awaited, by this timer
  private overlays: { seq: number; view: Record<string, unknown> } | null = null;

  private socket: WebSocket | null = null;
  private listeners = new Set<() => void>();
  private probes = new Map<number, Waiter>();
  private deciding: number | null = null; // id of the decision on its way
  private hooking: { id: number; url: string } | null = null; // one on its way
  private dicing: number | null = null; // what is on its way to the dice
  private next = 1;
  private attempts = 0;
  private retry = 0;
  private beat = 0;
  private wantedSeat: number | undefined;

  constructor(public token: string) {
    this.outbox = new Outbox(token);
  }

  // -- who listens --

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  // -- the socket --

  open(): void {
    window.addEventListener('online', this.hasten);
    document.addEventListener('visibilitychange', this.hasten);
    this.beat = window.setInterval(() => this.send({ type: 'ping' }), BEAT);
    this.connect();
  }

  close(): void {
    window.removeEventListener('online', this.hasten);
    document.removeEventListener('visibilitychange', this.hasten);
    window.clearInterval(this.beat);
    window.clearTimeout(this.retry);
    this.link = 'ended';
    this.socket?.close();
  }

  private hasten = (): void => {
    if (this.link === 'lost' && !document.hidden) {
      window.clearTimeout(this.retry);
      this.connect();
    }
  };

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`, 'berthier-1');
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private lose(): void {
    this.socket = null;
    this.foundAgain();
    this.busy = false;
    this.deciding = null;
    this.dicing = null;
    this.thinking = null;
    this.outbox.lose();
    for (const waiter of this.probes.values()) waiter.done({ allowed: false });
    this.probes.clear();
    if (this.link === 'ended') return;
    this.link = 'lost';
    const wait = PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)]!;
    this.attempts++;
    this.retry = window.setTimeout(() => this.connect(), wait);
    this.tell();
  }

  private send(message: Record<string, unknown>): number {
    const id = this.next++;
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  // Also said again when the language changes.
  hello(): void {
    const seat = this.wantedSeat === undefined ? {} : { seat: this.wantedSeat };
    this.send({ type: 'hello', token: this.token, lang: language(), patches: true, ...seat });
  }

  // -- what is heard --

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.link = 'open';
        this.attempts = 0;
        this.welcome = message;
        this.hearAgain(message);
        this.note = message.note ?? '';
        this.hook = message.hook ?? '';
        this.seen = message.seen;
        break;
      case 'state':
        this.see(message);
        break;
      case 'patch':
        this.patch(message);
        break;
      case 'overlays':
        if (message.seq !== this.told?.seq) return; // asked of a state that is gone
        this.overlays = message;
        this.state = this.overlaid(this.told);
        break;
      case 'table':
        this.table = message;
        this.tableAt = Date.now();
        this.addToDice();
        break;
      case 'done':
        if (message.re === this.dicing) {
          this.dicing = null;
          this.addToDice(); // the table that shows it came before
        }
        if (message.re === this.deciding) this.decided(null);
        this.outbox.takeBack(message.re);
        if (message.re === this.hooking?.id) this.hook = this.hooking.url;
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'probed':
      case 'back':
      case 'advice':
        this.probes.get(message.re)?.done({ allowed: true, ...message });
        this.probes.delete(message.re);
        return;
      case 'chat':
        this.hearWord(message);
        break;
      case 'note':
        if (message.seat === this.eye) {
          this.note = message.text;
          this.hook = message.hook ?? '';
          this.seen = message.seen;
        }
        break;
      case 'thinking':
        this.thinking =
          message.ms === null ? null : { seat: message.seat, ms: message.ms, of: message.of };
        break;
      case 'frozen':
        this.frozen = message.trace;
        this.foundAgain(); // there will be no state
        break;
      case 'renewed':
        this.renewed(message.link);
        break;
      case 'bye':
        this.end({ code: message.code, reason: message.reason });
        break;
      case 'pong':
        return;
    }
    this.tell();
  }

  private see(state: State): void {
    this.foundAgain();
    if (this.overlays?.seq !== this.told?.seq) this.overlays = null; // nobody looks at them
    this.log = [...this.log.slice(0, state.from), ...state.log];
    this.told = state;
    this.state = this.overlaid(state);
  }

  // Those of the state before stay until those of this one come: else they would flicker.
  private overlaid(state: State): State {
    if (!this.overlays) return state;
    return { ...state, view: { ...(state.view as object), ...this.overlays.view } };
  }

  // Where a patch does not fit (one was lost, or came twice) all of it is asked for, and until that
  // comes no other is believed.
  private patch(message: Patch): void {
    if (!this.told || this.astray) return;
    const state = message.from <= this.log.length ? patched(this.told, message) : null;
    if (state) this.see(state);
    else this.askForAll();
  }

  private askForAll = (): void => {
    this.send({ type: 'whole' });
    this.astray = window.setTimeout(this.askForAll, AGAIN);
  };

  private foundAgain(): void {
    window.clearTimeout(this.astray);
    this.astray = 0;
  }

  // -- chat --

  private isMine(from: number): boolean {
    return this.welcome?.you.seats.includes(from) ?? false;
  }

  private hearWord(word: Chat): void {
    this.chat = [...this.chat, word];
    if (this.isMine(word.from)) this.outbox.heard(word.text);
    else this.unread++;
  }

  // The whole chat, told anew with every welcome; then what could not be said before is said.
  private hearAgain({ chat, you }: Welcome): void {
    const read = Number(kept(`berthier.heard.${this.token}`) ?? 0);
    this.outbox.compare(this.chat, chat, you.seats);
    this.chat = chat;
    this.unread = chat.filter((one) => one.at > read && !you.seats.includes(one.from)).length;
    this.outbox.go((text) => this.send({ type: 'chat', text }));
  }

  hasHeard(): void {
    if (!this.unread) return;
    this.unread = 0;
    keep(`berthier.heard.${this.token}`, String(this.chat.at(-1)?.at ?? 0));
    this.tell();
  }

  talk(text: string): void {
    this.outbox.add(text);
    if (this.link === 'open') this.outbox.go((words) => this.send({ type: 'chat', text: words }));
    this.tell();
  }

  // One word at a time.
  private addToDice(): void {
    if (this.dicing !== null || !this.welcome || !this.table) return;
    const word = diceWord(this.welcome, this.table);
    if (word) this.dicing = this.send({ type: 'dice', ...word });
  }

  private refused(message: Refusal & { re: number | null }): void {
    if (message.re !== null && message.re === this.dicing) {
      this.dicing = null; // another page of ours was faster, or it is too late
      return;
    }
    const said = this.outbox.takeBack(message.re);
    if (said) this.typed ||= said; // back into the box
    const waiter = this.probes.get(message.re ?? -1);
    if (waiter) {
      this.probes.delete(message.re!);
      waiter.done({ ...message, allowed: false });
    } else if (message.code === 'no-such-match' || message.code === 'store-trouble') this.end(message);
    else if (message.code === 'invitation') replacePath(`/i/${this.token}`);
    else if (message.re === this.deciding) this.decided(message);
    else this.refusal = message;
  }

  private decided(refusal: Refusal | null): void {
    this.deciding = null;
    this.busy = false;
    if (refusal?.code === 'stale' && this.answerAgain()) return;
    // A stale decision was answered with the present state, which says all.
    this.refusal = refusal?.code === 'stale' ? null : refusal;
  }

  // Somebody else answered at the same moment; where the same question still stands, so does the
  // answer.
  private answerAgain(): boolean {
    const sent = this.sent;
    if (!sent || sent.again || this.state?.prompt.text !== sent.prompt) return false;
    const offered = this.state.choices.some((choice) =>
      choice.actions.some((one) => one.action === sent.action),
    );
    if (!offered) return false;
    this.act(sent.action);
    this.sent = { ...sent, again: true };
    return true;
  }

  private end(trouble: Refusal): void {
    this.trouble = trouble;
    this.link = 'ended';
  }

  private renewed(link: string): void {
    this.token = link.replace('/m/', '');
    history.replaceState(null, '', link);
    post('/api/keep', { token: this.token }).catch(() => undefined); // shelves do not follow
  }

  // -- what is said --

  get eye(): number {
    return this.state?.you ?? this.welcome?.you.eye ?? -1;
  }

  // The first line that is news: what oneself has done since is not.
  get news(): number {
    const found = this.log.findIndex((line, i) => i >= this.seen && line.who !== this.eye);
    return found < 0 ? this.log.length : found;
  }

  // The view of the seat that was here is forgotten at once: the next person is to see none of it.
  sit(seat: number): void {
    this.wantedSeat = seat;
    this.state = this.told = this.overlays = null;
    this.log = [];
    this.refusal = null;
    this.send({ type: 'sit', seat });
    this.tell();
  }

  act(action: string): void {
    if (this.busy || !this.state) return;
    this.busy = true;
    this.refusal = null;
    this.sent = { action, prompt: this.state.prompt.text, again: false };
    this.deciding = this.send({ type: 'act', seq: this.state.seq, action, seat: this.state.you });
    this.tell();
  }

  undo(): void {
    if (this.busy || !this.state?.undo) return;
    this.busy = true;
    this.refusal = null;
    this.deciding = this.send({ type: 'undo', seq: this.state.seq, seat: this.state.you });
    this.tell();
  }

  // What is drawn over the map: it comes with the view.
  askForOverlays(): void {
    this.send({ type: 'overlays' });
  }

  // Would it be allowed?
  probe(action: string): Promise<Probe> {
    return new Promise((done) => {
      const id = this.send({ type: 'probe', action });
      this.probes.set(id, { done });
    });
  }

  // How many decisions of one's own a take-back would undo.
  howFarBack(): Promise<number> {
    return new Promise((done) => {
      const id = this.send({ type: 'back' });
      this.probes.set(id, { done: (answer) => done(answer.decisions ?? 0) });
    });
  }

  // What the Marshal would do.
  advise(): Promise<Probe> {
    return new Promise((done) => {
      const { seq, you } = this.state!;
      const id = this.send({ type: 'advise', seq, seat: you });
      this.probes.set(id, { done });
    });
  }

  say(type: 'resume' | 'resign' | 'claim' | 'hurry' | 'renew' | 'close'): void {
    this.send({ type });
  }

  // Of a lesson: what was said is read, or it is left.
  lesson(what: 'heard' | 'leave'): void {
    this.send({ type: 'lesson', what });
  }

  invite(seat: number): void {
    this.send({ type: 'invite', seat });
  }

  ask(what: Question): void {
    this.send({ type: 'ask', what });
  }

  answer(what: Question, yes: boolean): void {
    this.send({ type: 'answer', what, yes });
  }

  withdraw(what: Question): void {
    this.send({ type: 'withdraw', what });
  }

  keepNote(text: string): void {
    this.note = text;
    this.send({ type: 'note', text });
    this.tell();
  }

  // Only what the server has taken is shown as kept.
  keepHook(url: string): void {
    this.hooking = { id: this.send({ type: 'hook', url }), url };
    this.tell();
  }

  hasSeen(): void {
    if (this.seen === this.log.length) return;
    this.seen = this.log.length;
    this.send({ type: 'seen', lines: this.seen });
    this.tell();
  }

  forgive(): void {
    this.refusal = null;
    this.tell();
  }
}
