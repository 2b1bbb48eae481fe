// steer.tsx -- the buttons of a steered piece: in which way, how far, what else, and off it goes.

import type { JSX } from 'preact';

import type { Board, Nudge } from '../boards/board';
import { RuleLink } from './rule';
import type { Steered } from './steering';
import type { Action } from './wire';
import { list, t } from './words';

const KEYS: Record<string, Nudge> = {
  ArrowUp: 'on',
  ArrowDown: 'back',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ',': 'turn-left',
  '.': 'turn-right',
};
const FEW = 6; // more of these are folded

// "St-Hilaire 2: into line", where it is known whom one speaks of.
function short(label: string): string {
  return label.replace(/^[^:]{1,40}\s?: /, '').replace(/^./u, (first) => first.toUpperCase());
}

function Extras({ extras, act }: { extras: Action[]; act: (action: string) => void }): JSX.Element {
  const buttons = extras.map((one) => (
    <button type="button" onClick={() => act(one.action)} title={one.label}>
      {short(one.label)}
    </button>
  ));
  if (extras.length <= FEW) return <>{buttons}</>;
  return (
    <details class="fold">
      <summary class="button">{t('More')}…</summary>
      <div class="buttons">{buttons}</div>
    </details>
  );
}

function Turns({ steered }: { steered: Steered }): JSX.Element {
  const button = (key: Nudge, name: string, sign: string): JSX.Element => (
    <button type="button" onClick={() => steered.nudge(key, false)} aria-label={name} title={name}>
      {sign}
    </button>
  );
  return (
    <>
      {button('turn-left', t('Turn left'), '↺')}
      {button('turn-right', t('Turn right'), '↻')}
    </>
  );
}

// Who else gets the same order.
function Groups({ steered }: { steered: Steered }): JSX.Element {
  return (
    <>
      {steered.groups.map((one) => (
        <button
          type="button"
          class="group"
          aria-pressed={one.id === steered.group?.id}
          onClick={() => steered.setGroup(one.id)}
          title={t('The same order for all of them, as far as each can')}>
          {one.name}
        </button>
      ))}
    </>
  );
}

// Of those who are ordered together, who cannot; afterwards, who could not, and why.
function Others({ steered, board, view }: { steered: Steered; board: Board; view: unknown }): JSX.Element | null {
  const cannot = steered.shadows
    .filter((one) => !one.tried.allowed)
    .map((one) => board.steering!.name(view, one.noun));
  if (!cannot.length && !steered.said.length) return null;
  return (
    <p class="verdict others" role="status">
      <span class="no" aria-hidden="true">
        ✕
      </span>
      {cannot.length
        ? t('not with them: {names}', { names: list(cannot) })
        : steered.said.join(' · ')}
    </p>
  );
}

// One line, whatever it says: the map above it must not jump.
function Refusal({
  said,
  steered,
  game,
}: {
  said: string;
  steered: Steered;
  game: string;
}): JSX.Element {
  const refused = steered.stopped ?? (steered.tried?.allowed === false ? steered.tried : null);
  if (!said && !refused?.rule) return <p class="verdict steered" role="status" />;
  return (
    <p class="verdict steered" role="status">
      {said && <span class="pose">{said}</span>}{' '}
      {refused?.rule && (
        <>
          <span class="no" aria-hidden="true">
            ✕
          </span>
          {refused.rule.statement} <RuleLink game={game} rule={refused.rule.rule} id={refused.rule.id} said />
        </>
      )}
    </p>
  );
}

export function Steer({
  steered,
  board,
  view,
  busy,
  game,
  act,
}: {
  steered: Steered;
  board: Board;
  view: unknown;
  busy: boolean;
  game: string;
  act: (action: string) => void;
}): JSX.Element {
  const ready = steered.tried?.allowed === true && !busy;
  const keys = (event: KeyboardEvent): void => {
    const key = KEYS[event.key];
    if (key) steered.nudge(key, event.shiftKey);
    else if (event.key === 'Escape') steered.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const said = steered.aim && board.steering!.say(view, steered.aim, steered.tried);
  return (
    <>
      <div class="buttons steer" onKeyDown={keys} role="group" aria-label={t('The piece')}>
        <b class="whom">{board.steering!.name(view, steered.noun)}</b>
        {steered.modes.length > 1 &&
          steered.modes.map((one) => (
            <button
              type="button"
              aria-pressed={one.id === steered.mode}
              onClick={() => steered.setMode(one.id)}>
              {one.name}
            </button>
          ))}
        <button
          type="button"
          class="primary helm"
          data-first
          aria-disabled={!ready}
          onClick={() => ready && steered.commit()}
          title={t(
            'Arrows steer it (Shift: by little), comma and full stop turn it, Enter decides',
          )}>
          {board.steering!.goes(steered.mode, steered.aim)}
        </button>
        {board.steering!.turns?.(steered.mode) && <Turns steered={steered} />}
        <Groups steered={steered} />
        <Extras extras={steered.extras} act={act} />
      </div>
      <div class="said">
        <Others steered={steered} board={board} view={view} />
        <Refusal said={said ?? ''} steered={steered} game={game} />
      </div>
    </>
  );
}
