// prompt.tsx -- the bottom of the table: the question in one sentence, and its buttons.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import type { Board, Target } from '../boards/board';
import { AdviceButton } from './advice';
import { Answers, Endings } from './answers';
import type { Why } from './deciding';
import type { Posing } from './posing';
import { Steer } from './steer';
import type { Room } from './room';
import { RuleLink } from './rule';
import type { Steered } from './steering';
import type { Button } from './targets';
import type { Action, State } from './wire';
import { t } from './words';

interface Props {
  room: Room;
  game: string;
  state: State;
  act: (action: string) => void;
  buttons: Button[];
  targets: Target[];
  posing: Posing | null;
  steered: Steered | null;
  board: Board;
  why: Why | null; // why the last thing could not be done
  forgive: () => void;
  botName: (seat: number) => string;
  advise: () => void;
  again: (() => void) | null; // shows what has happened once more
  fresh: boolean; // the question has come this moment
  pressed: string | null; // what would end something, and waits for a second word
  setPressed: (action: string | null) => void;
  taught: boolean; // a tutor says what is left to do
  passes: Action | null; // is about to be answered by itself
  meant: Target | null; // was pointed at, and is decided by a second word
  all: (() => void) | null; // answers what is asked one by one, in its order
}

function seconds(ms: number): string {
  return t('{n} s', { n: Math.round(ms / 1000) });
}

function Thinking({
  room,
  botName,
}: {
  room: Room;
  botName: Props['botName'];
}): JSX.Element | null {
  const thought = room.thinking;
  if (!thought) return null;
  return (
    <div class="thinking">
      <span>{t('{who} is thinking', { who: botName(thought.seat) })}</span>
      <progress
        aria-label={t('{who} is thinking', { who: botName(thought.seat) })}
        {...(thought.of === null
          ? {}
          : { max: thought.of, value: Math.min(thought.ms, thought.of) })}
      />
      <span>
        {thought.of === null
          ? seconds(thought.ms)
          : t('about {time} left', { time: seconds(Math.max(0, thought.of - thought.ms)) })}
      </span>
      <button type="button" onClick={() => room.say('hurry')}>
        {t('Move now')}
      </button>
    </div>
  );
}

function WhyNot({
  why,
  game,
  forgive,
}: {
  why: Why;
  game: string;
  forgive: () => void;
}): JSX.Element {
  return (
    <p class="whynot" role="status">
      <span class={why.ahead ? 'ahead' : 'no'} aria-hidden="true">
        {why.ahead ? '→' : '✕'}
      </span>
      {why.rule ? (
        <>
          {why.why ?? why.rule.statement} <RuleLink game={game} rule={why.rule.rule} id={why.rule.id} said />
        </>
      ) : (
        why.reason
      )}
      <button type="button" class="plain" aria-label={t('Close')} onClick={forgive}>
        ×
      </button>
    </p>
  );
}

// Moves and turns the ghost by keys; the buttons do the same for everybody else.
function Helm({
  posing,
  busy,
  game,
}: {
  posing: Posing;
  busy: boolean;
  game: string;
}): JSX.Element {
  const ready = posing.pose !== null && posing.verdict?.allowed === true && !busy;
  const keys = (event: KeyboardEvent): void => {
    const far = event.shiftKey ? 1 : 10;
    const moves: Record<string, () => void> = {
      ArrowUp: () => posing.step(0, far),
      ArrowDown: () => posing.step(0, -far),
      ArrowLeft: () => posing.step(-far, 0),
      ArrowRight: () => posing.step(far, 0),
      ',': () => posing.turn(-15),
      '.': () => posing.turn(15),
      Escape: () => posing.cancel(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  const verdict = posing.verdict;
  return (
    <>
      <div class="buttons" onKeyDown={keys}>
        <button
          type="button"
          class="primary helm"
          data-first
          aria-disabled={!ready}
          onClick={() => ready && posing.commit()}
          title={t(
            'Arrows move it (Shift: by little), comma and full stop turn it, Enter places it',
          )}>
          {posing.held || posing.pose ? t('Place it here') : t('Show it a place on the map')}
        </button>
        <button
          type="button"
          onClick={() => posing.turn(-15)}
          aria-label={t('Turn left')}
          title={t('Turn left')}>
          ↺
        </button>
        <button
          type="button"
          onClick={() => posing.turn(15)}
          aria-label={t('Turn right')}
          title={t('Turn right')}>
          ↻
        </button>
        <span class="pose">
          {posing.pose && t('{x}, {y}, facing {angle}°', { ...posing.pose })}
        </span>
      </div>
      <p class="verdict" role="status">
        {verdict && !verdict.allowed && verdict.rule && (
          <>
            <span class="no" aria-hidden="true">
              ✕
            </span>
            {verdict.rule.statement}{' '}
            <RuleLink game={game} rule={verdict.rule.rule} id={verdict.rule.id} said />
          </>
        )}
      </p>
    </>
  );
}

// Every choice as a line of its own: for screen readers, for keys, and for those who like lists.
function AllChoices({
  state,
  act,
  close,
}: {
  state: State;
  act: (action: string) => void;
  close: () => void;
}): JSX.Element {
  return (
    <div class="all-choices">
      <ul aria-label={t('All choices')}>
        {state.choices
          .flatMap((choice) => choice.actions)
          .map((one) => (
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  act(one.action);
                }}>
                {one.label}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}

// Where there is no room for its name a sign stands for it.
function Tool({
  sign,
  name,
  title,
  hint,
  open,
  off,
  press,
}: {
  sign: string;
  name: string;
  title?: string;
  hint?: string; // its key
  open?: boolean;
  off?: boolean;
  press: () => void;
}): JSX.Element {
  const said = title ?? (hint ? t('{label} (key {n})', { label: name, n: hint }) : name);
  return (
    <button
      type="button"
      title={said}
      disabled={off ?? false}
      {...(open === undefined ? {} : { 'aria-expanded': open })}
      onClick={press}>
      <span class="sign-only" aria-hidden="true">
        {sign}
      </span>
      <span class="in-words">{name}</span>
    </button>
  );
}

// What is no answer: to see it again, the list of all choices, taking back.
function Tools({
  room,
  state,
  again,
  advise,
  lists,
  all,
  setAll,
}: Pick<Props, 'room' | 'state' | 'again' | 'advise'> & {
  lists: number; // of so many; 0: there is no list
  all: boolean;
  setAll: (all: boolean) => void;
}): JSX.Element {
  return (
    <div class="buttons tools">
      {again && (
        <Tool sign="▷" name={t('Show me again')} hint="a" press={again} />
      )}
      {state.choices.length > 0 && <AdviceButton room={room} ask={advise} />}
      {lists > 0 && (
        <Tool
          sign="☰"
          name={t('All choices ({n})', { n: lists })}
          open={all}
          press={() => setAll(!all)}
        />
      )}
      {state.you >= 0 && (
        <Tool
          sign="↶"
          name={t('Undo')}
          title={t('Take the last decision back (u)')}
          off={!state.undo || room.busy}
          press={() => room.undo()}
        />
      )}
    </div>
  );
}

// The second word for what is pointed at on the map, and one word for all that is asked in turn.
function Meant({
  meant,
  all,
  busy,
  act,
}: Pick<Props, 'meant' | 'all' | 'act'> & { busy: boolean }): JSX.Element | null {
  const [only] = meant?.actions ?? [];
  if (!only && !all) return null;
  return (
    <div class="buttons meant">
      {only && (
        <button
          type="button"
          class="primary"
          data-first
          aria-disabled={busy}
          onClick={() => !busy && act(only.action)}>
          {only.label}
        </button>
      )}
      {all && (
        <button type="button" aria-disabled={busy} onClick={() => !busy && all()}>
          {t('All of them, in this order')}
        </button>
      )}
    </div>
  );
}

export function Prompt(props: Props): JSX.Element {
  const { room, state, buttons, posing, steered, game } = props;
  const [all, setAll] = useState(false);
  const count = state.choices.reduce((sum, choice) => sum + choice.actions.length, 0);
  const pointing = props.targets.length > 0 || posing !== null || steered !== null;
  const asked = count > 0;
  const busy = room.busy || props.fresh;
  // Nothing to press and nothing drawn to point at (cards lie in the hand): the list is all there is.
  const unseen =
    !posing &&
    !steered &&
    !buttons.length &&
    props.targets.every((target) => !target.shape && target.gesture !== 'card');
  return (
    <section
      class={`prompt ${asked ? 'asked' : ''}`}
      aria-label={t('The question')}
      aria-busy={busy}>
      {props.why && <WhyNot why={props.why} game={game} forgive={props.forgive} />}
      {(all || unseen) && asked && (
        <AllChoices state={state} act={props.act} close={() => setAll(false)} />
      )}
      <div class="row">
        <p class="question" aria-live="polite">
          {state.prompt.text}
          {state.prompt.rule && (
            <>
              {' '}
              <RuleLink game={game} rule={state.prompt.rule} id={state.prompt.id} />
            </>
          )}
        </p>
        <div class="middle">
          {props.passes && (
            <span class="passes" role="status">
              {t('{answer}: by itself; any key stops it', { answer: props.passes.label })}
            </span>
          )}
          <Thinking room={room} botName={props.botName} />
          {posing && <Helm posing={posing} busy={room.busy} game={game} />}
          {steered && (
            <Steer
              steered={steered}
              board={props.board}
              view={state.view}
              busy={room.busy}
              game={game}
              act={props.act}
            />
          )}
          <Meant meant={props.meant} all={props.all} busy={busy} act={props.act} />
          <Answers buttons={buttons} pointing={pointing} busy={busy} act={props.act} />
        </div>
        <Tools
          {...props}
          lists={pointing ? count : 0}
          all={all}
          setAll={setAll}
        />
        <Endings
          buttons={buttons}
          pointing={pointing}
          busy={busy}
          act={props.act}
          remind={!props.taught}
          pressed={props.pressed}
          setPressed={props.setPressed}
        />
      </div>
    </section>
  );
}
