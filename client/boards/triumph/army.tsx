// triumph/army.tsx -- the tracks at the top, and the armies at the side: corps, commands, losses.

import type { JSX } from 'preact';

import { carry } from '../../shell/carry';
import { litAt } from '../../shell/pointing';
import { t } from '../../shell/words';
import type { Desk, Target } from '../board';
import { countOf } from './data';
import { Block } from './pieces';
import {
  commandersOf,
  unitsOf,
  type Army,
  type Commander,
  type Unit,
  type Victory,
  type View,
} from './view';
import { hourName, placeName, sideName, starName, typeName, unitLabel } from './words';

// The rounds as pips, the present one with its number.
function Rounds({ view }: { view: View }): JSX.Element {
  const rounds = Array.from({ length: view.last_round }, (_, i) => i + 1);
  return (
    <ol
      class="track rounds"
      aria-label={t('Round {round} of {last}, {hour}', {
        round: view.round,
        last: view.last_round,
        hour: hourName(view),
      })}>
      {rounds.map((round) => (
        <li class={round === view.round ? 'now' : round < view.round ? 'past' : ''}>{round}</li>
      ))}
    </ol>
  );
}

function starNames(colours: string[]): string {
  return colours.length ? colours.map(starName).join(', ') : t('none');
}

function timeLeft(view: View): string {
  const left = view.last_round - view.round;
  if (left === 0) return t('This is the last round.');
  return left === 1 ? t('One more round after this one.') : t('{n} more rounds after this one.', { n: left });
}

// What wins, in words; it changes when the first French reinforcement enters.
function Terms({ view, victory }: { view: View; victory: Victory }): JSX.Element {
  return (
    <div class="to-win">
      <p>
        {t('An army whose morale falls to 0 is beaten at once: a decisive victory for the other.')}
      </p>
      <p>
        {t('If both hold out to the end of round {last}, the stars decide.', {
          last: view.last_round,
        })}{' '}
        {timeLeft(view)}
      </p>
      <p>
        {victory.reinforced
          ? t(
              'French reinforcements have come: the French win with a red, a green and a black star, and no blue one in Allied hands; otherwise the Allies win.',
            )
          : t(
              'No French reinforcement has come: the Allies win with a blue star, if the French have no red, green or black one; otherwise the French win. Once one has come, the French need all three colours.',
            )}
      </p>
      <p>
        {t(
          'A star is held by a corps with infantry, Guard or guns in its locale, and a road home free of enemies.',
        )}
      </p>
      <dl>
        <dt>{t('French stars')}</dt>
        <dd>{starNames(victory.french)}</dd>
        <dt>{t('Allied stars')}</dt>
        <dd>{starNames(victory.allied)}</dd>
        <dt>{t('By the stars now')}</dt>
        <dd>{sideName(victory.ahead)}</dd>
      </dl>
      <p>
        <small>{t('Of enemy corps whose units you do not know, it is taken that they hold.')}</small>
      </p>
    </div>
  );
}

export function Tracks({ view }: { view: View }): JSX.Element {
  return (
    <div class="tracks triumph-tracks">
      <Rounds view={view} />
      {view.armies.map((army) => (
        <Morale army={army} />
      ))}
      {view.victory && (
        <details class="victory">
          <summary>{t('Victory: {side}', { side: sideName(view.victory.ahead) })}</summary>
          <Terms view={view} victory={view.victory} />
        </details>
      )}
    </div>
  );
}

function Morale({ army }: { army: Army }): JSX.Element {
  return (
    <span class={`morale ${army.side}`} title={t('{side} morale', { side: sideName(army.side) })}>
      <span class={`chip ${army.side}`} aria-hidden="true" />
      <span class="name">{sideName(army.side)}</span>
      <b>{army.morale}</b>
      <meter
        min="0"
        max={army.morale_start + 4}
        value={Math.max(0, army.morale)}
        aria-label={t('{side} morale', { side: sideName(army.side) })}
      />
    </span>
  );
}

function Commands({ view }: { view: View }): JSX.Element {
  const { corps, corps_limit, units, unit_limit } = view.commands;
  const pips = (used: number, limit: number): JSX.Element[] =>
    Array.from({ length: Math.max(limit, used) }, (_, i) => <i class={i < used ? 'used' : ''} />);
  return (
    <section>
      <h3>{t('Commands given')}</h3>
      <dl>
        <dt>{t('to corps')}</dt>
        <dd>
          {corps_limit ? (
            <span class="pips" aria-label={`${corps}/${corps_limit}`} role="img">
              {pips(corps, corps_limit)}
            </span>
          ) : (
            corps
          )}
        </dd>
        <dt>{t('independent')}</dt>
        <dd>
          <span class="pips" aria-label={`${units}/${unit_limit}`} role="img">
            {pips(units, unit_limit)}
          </span>
        </dd>
      </dl>
    </section>
  );
}

function Losses({ army }: { army: Army }): JSX.Element {
  return (
    <section>
      <h3>
        <span class={`chip ${army.side}`} aria-hidden="true" />
        {t('{side} army', { side: sideName(army.side) })}
      </h3>
      <table class="pool">
        <thead>
          <tr>
            <th>{t('unit')}</th>
            <th>{t('alive')}</th>
            <th>{t('at start')}</th>
          </tr>
        </thead>
        <tbody>
          {army.units.map((row) => (
            <tr>
              <th scope="row">
                {typeName(row.type)} {row.strength}
              </th>
              <td>{row.alive}</td>
              <td>{row.start}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

// A unit let go over a corps goes to it.
function assign(target: Target, desk: Desk, x: number, y: number): void {
  const over = document.elementFromPoint(x, y);
  const corps = over?.closest('[data-corps]')?.getAttribute('data-corps') ?? '';
  const found = target.actions.find((one) => countOf(one.action) === Number.parseInt(corps, 10));
  if (found) desk.act(found.action);
}

// A corps let go over a place that lights up is placed there.
function place(desk: Desk, x: number, y: number): void {
  const lit = litAt(x, y);
  const target = desk.targets.find((one) => one.key === lit?.getAttribute('data-key'));
  if (lit && target) desk.choose(target, lit);
}

function UnitButton({
  view,
  unit,
  target,
  desk,
}: {
  view: View;
  unit: Unit;
  target: Target | undefined;
  desk: Desk;
}): JSX.Element {
  const picture = (
    <svg viewBox="-54 -14 110 30" aria-hidden="true">
      <Block unit={unit} own={true} />
    </svg>
  );
  if (!target)
    return (
      <span
        class="unit"
        title={unitLabel(view, unit)}
        role="img"
        aria-label={unitLabel(view, unit)}>
        {picture}
      </span>
    );
  return (
    <button
      type="button"
      class={`unit ${target.picked ? 'picked' : ''}`}
      aria-label={unitLabel(view, unit)}
      aria-pressed={target.picked}
      aria-haspopup={target.actions.length > 1 ? 'menu' : undefined}
      onPointerDown={(event) => carry(event, (x, y) => assign(target, desk, x, y))}
      onClick={(event) => desk.choose(target, event.currentTarget)}>
      {picture}
    </button>
  );
}

function isPlacing(view: View, desk: Desk, commander: Commander): boolean {
  return view.set_up?.placing === commander.token && desk.targets.length > 0;
}

function Heading({
  view,
  commander,
  lit,
  desk,
}: {
  view: View;
  commander: Commander;
  lit: Target | undefined;
  desk: Desk;
}): JSX.Element {
  const where = commander.place === 'gone' ? '' : placeName(commander.place);
  const name = lit ? (
    <button type="button" onClick={(event) => desk.choose(lit, event.currentTarget)}>
      {commander.name}
    </button>
  ) : (
    commander.name
  );
  if (!isPlacing(view, desk, commander))
    return (
      <h4>
        {name} <small>{where}</small>
      </h4>
    );
  return (
    <h4>
      <span class="movable" onPointerDown={(event) => carry(event, (x, y) => place(desk, x, y))}>
        {name}
      </span>{' '}
      <small>{t('to be placed: drag it to the map, or choose there')}</small>
    </h4>
  );
}

// The organisation: every corps of one's own with its blocks, and where it stands.
function Corps({
  view,
  desk,
  side,
}: {
  view: View;
  desk: Desk;
  side: 'french' | 'allied';
}): JSX.Element {
  const target = (token: number): Target | undefined =>
    desk.targets.find((one) => one.gesture === 'piece' && one.noun === token);
  const alive = unitsOf(view).filter(
    (unit) => unit.side === side && (view.phase === 'set-up' || unit.place !== 'gone'),
  );
  const commanders = commandersOf(view).filter(
    (one) => one.side === side && (view.phase === 'set-up' || one.place !== 'gone'),
  );
  const loose = alive.filter((unit) => unit.corps === 'detached');
  return (
    <section class="corps">
      {commanders.map((one) => (
        <div
          data-corps={commandersOf(view).indexOf(one)}
          class={isPlacing(view, desk, one) ? 'placing' : ''}>
          <Heading view={view} commander={one} lit={target(one.token)} desk={desk} />
          <div class="units">
            {alive
              .filter((unit) => unit.corps === one.id)
              .map((unit) => (
                <UnitButton view={view} unit={unit} target={target(unit.token)} desk={desk} />
              ))}
          </div>
        </div>
      ))}
      {loose.length > 0 && (
        <div>
          <h4>{view.phase === 'set-up' ? t('Not yet assigned') : t('Detached')}</h4>
          <div class="units">
            {loose.map((unit) => (
              <UnitButton view={view} unit={unit} target={target(unit.token)} desk={desk} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

export function Hand({ view, desk }: { view: View; desk: Desk }): JSX.Element {
  const side = desk.side === 0 ? 'french' : desk.side === 1 ? 'allied' : null;
  return (
    <div class="hand triumph">
      {view.phase === 'play' && <Commands view={view} />}
      {side && (
        <>
          <h3>
            <span class={`chip ${side}`} aria-hidden="true" />
            {t('Your corps')}
          </h3>
          <Corps view={view} desk={desk} side={side} />
        </>
      )}
      {view.armies.map((army) => (
        <Losses army={army} />
      ))}
    </div>
  );
}
