// campaign/display.tsx -- the organisation display: leaders with their ratings and spans, their
// tracks of units, and those under them.  Of the own side; of the enemy, who was recognised.

import type { JSX } from 'preact';

import { both, t } from '../../shell/words';
import type { Desk, Target } from '../board';
import { nationColours } from './counters';
import {
  boxOf,
  leaderByNoun,
  SIDES,
  unitsOf,
  type Arm,
  type Leader,
  type Side,
  type Unit,
  type View,
} from './view';
import {
  armName,
  half,
  hexName,
  mp,
  nationName,
  ratingsOf,
  sideName,
  unitLabel,
} from './words';

// -- signs --

export function ArmSign({ arm, light }: { arm: Arm; light: boolean }): JSX.Element {
  return (
    <svg class="arm-sign" viewBox="-11 -8 22 16" aria-hidden="true">
      {arm === 'artillery' ? (
        <circle r="4.6" />
      ) : (
        <path
          class="open"
          d={`M-9 -6H9V6H-9ZM-9 6L9 -6${arm === 'infantry' ? 'M-9 -6L9 6' : ''}`}
        />
      )}
      {light && <path d="M0 -6V-9" class="open" />}
    </svg>
  );
}

// -- what may be done to a thing in the list --

const UNIT0 = 64; // leaders are below

// A leader may be where he arrives; of the others a hex can have the same number.
function targetOf(desk: Desk, noun: number): Target | undefined {
  return desk.targets.find(
    (one) =>
      one.noun === noun &&
      (one.gesture === 'piece' || (one.gesture === 'space' && noun < UNIT0)),
  );
}

function Choosable({
  desk,
  noun,
  label,
  children,
}: {
  desk: Desk;
  noun: number;
  label: string;
  children: JSX.Element | JSX.Element[];
}): JSX.Element {
  const target = targetOf(desk, noun);
  if (!target)
    return (
      <div class="thing" title={label}>
        {children}
      </div>
    );
  const words = target.actions.map((one) => one.label).join('; ');
  return (
    <button
      type="button"
      class="thing open"
      data-key={target.key}
      aria-pressed={target.picked}
      title={words}
      onClick={(event) => desk.choose(target, event.currentTarget)}>
      {children}
      <span class="hidden">{words}</span>
    </button>
  );
}

// -- units on a track --

// One box for each SP; the unit stands on that of its strength.
function Boxes({ unit }: { unit: Unit }): JSX.Element {
  return (
    <span class="boxes" aria-hidden="true">
      {Array.from({ length: unit.most }, (_, i) => (
        <i class={i + 1 === unit.sp ? 'now' : i < unit.sp ? 'full' : ''} />
      ))}
    </span>
  );
}

function UnitRow({ unit, desk }: { unit: Unit; desk: Desk }): JSX.Element {
  const marks = [
    unit.immobile ? t('immobile') : '',
    unit.reserve ? t('in reserve') : '',
    unit.quality === 'line' ? '' : t('Guard'),
  ].filter(Boolean);
  return (
    <li class="unit-row">
      <Choosable desk={desk} noun={unit.noun} label={unitLabel(unit)}>
        <ArmSign arm={unit.arm} light={Boolean(unit.traits?.includes('light'))} />
        <span class="name">{both(unit.name)}</span>
        <Boxes unit={unit} />
        <b class="sp">{unit.sp}</b>
        {marks.length > 0 ? <span class="marks">{marks.join(', ')}</span> : <></>}
      </Choosable>
    </li>
  );
}

// A loss, a reserve: the question is about a few units, and they come first.
function askedUnits(view: View, desk: Desk): Unit[] {
  if (view.phase === 'organisation') return [];
  return view.units.filter((unit) => targetOf(desk, unit.noun));
}

// Who may arrive does so at the edge of the map, which may be out of sight.
function arrivals(desk: Desk): Target[] {
  return desk.targets.filter((one) => one.actions.some((action) => action.verb === 'arrive'));
}

function arrivalName(view: View, { actions, noun }: Target): string {
  const leader = leaderByNoun(view, noun);
  return actions.length > 1 && leader
    ? t('{leader} arrives: choose his hex', { leader: both(leader.name) })
    : actions[0]!.label;
}

export function isAskedOfFew(view: View, desk: Desk): boolean {
  return askedUnits(view, desk).length > 0 || arrivals(desk).length > 0;
}

export function AskedFew({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  if (!isAskedOfFew(view, desk)) return null;
  return (
    <ul class="asked-few" aria-label={t('To choose from')}>
      {askedUnits(view, desk).map((unit) => (
        <UnitRow unit={unit} desk={desk} />
      ))}
      {arrivals(desk).map((target) => (
        <li>
          <button
            type="button"
            class="thing open"
            aria-pressed={target.picked}
            onClick={(event) => desk.choose(target, event.currentTarget)}>
            {arrivalName(view, target)}
          </button>
        </li>
      ))}
    </ul>
  );
}

// What is left to choose when those have been listed.
function besides(desk: Desk, units: Unit[]): Desk {
  const listed = new Set(units.map((unit) => targetOf(desk, unit.noun)));
  return { ...desk, targets: desk.targets.filter((one) => !listed.has(one)) };
}

// -- leaders --

function Span({ leader }: { leader: Leader }): JSX.Element | null {
  if (leader.load2 === undefined) return null;
  const full = Math.min(1, leader.load2 / Math.max(1, leader.span2));
  const label = t('span {used} of {span}', { used: half(leader.load2), span: half(leader.span2) });
  return (
    <span class={`span ${leader.load2 > leader.span2 ? 'over' : ''}`} title={label}>
      <i style={{ width: `${Math.round(full * 100)}%` }} />
      <em>
        {half(leader.load2)}/{half(leader.span2)}
      </em>
    </span>
  );
}

function Heading({ leader, desk }: { leader: Leader; desk: Desk }): JSX.Element {
  const [band] = nationColours(leader.nation);
  const value = leader.value2 === undefined ? '–' : half(leader.value2);
  return (
    <Choosable desk={desk} noun={leader.noun} label={`${both(leader.name)}: ${ratingsOf(leader)}`}>
      <span
        class={`nation ${leader.side}`}
        style={{ background: band }}
        title={nationName(leader.nation)}
      />
      <span class="name">
        {both(leader.name)}
        {leader.stars > 0 && ' ★'.repeat(leader.stars)}
      </span>
      <span class="ratings" title={ratingsOf(leader)}>
        {leader.counts ?? leader.initiative}·{half(leader.span2)}·{value}
      </span>
      <Span leader={leader} />
    </Choosable>
  );
}

function statusOf(leader: Leader): string {
  const did = leader.did ?? [];
  return [
    leader.hex ? hexName(leader.hex) : '',
    leader.sp === undefined ? '' : t('{n} SP', { n: leader.sp }),
    leader.allowance && leader.allowance !== 255 ? mp(leader.allowance) : '',
    leader.forage ? t('foraging') : '',
    leader.admin ? t('administrative march') : '',
    leader.lets_pass ? t('lets paths pass') : '',
    did.includes('moved') ? t('has marched') : '',
    did.includes('fought') ? t('has fought') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function LeaderCard({
  leader,
  view,
  desk,
}: {
  leader: Leader;
  view: View;
  desk: Desk;
}): JSX.Element {
  const portraits = view.portraits.filter((one) => one.leader === leader.id);
  return (
    <li class={`leader ${leader.standing}`}>
      <Heading leader={leader} desk={desk} />
      {leader.standing === 'at' && <p class="where">{statusOf(leader)}</p>}
      {portraits.length > 0 && (
        <p class="where">{t('vedettes on the portrait: {n}', { n: portraits.length })}</p>
      )}
      <ul class="track-units">
        {unitsOf(view, leader.id).map((unit) => (
          <UnitRow unit={unit} desk={desk} />
        ))}
      </ul>
      <ul class="box">
        {boxOf(view, leader.id).map((one) => (
          <LeaderCard leader={one} view={view} desk={desk} />
        ))}
      </ul>
    </li>
  );
}

// -- the display of a side --

function byStrength(a: Leader, b: Leader): number {
  return (b.sp ?? 0) - (a.sp ?? 0) || a.noun - b.noun;
}

function Pool({ view, side, desk }: { view: View; side: Side; desk: Desk }): JSX.Element {
  const army = view.armies.find((one) => one.side === side)!;
  const waiting = view.leaders.filter(
    (one) => one.side === side && one.standing === 'out' && one.kind !== 'named',
  );
  const regiments = view.units.filter(
    (one) => one.side === side && one.standing === 'out' && one.traits?.includes('march'),
  );
  return (
    <details class="pool">
      <summary>{t('Pools: replacements, generals, vedettes')}</summary>
      <dl>
        {(army.pool ?? []).map((one) => (
          <>
            <dt>{`${nationName(one.nation)}, ${armName(one.arm)}`}</dt>
            <dd>{one.points}</dd>
          </>
        ))}
        {army.vedettes !== undefined && (
          <>
            <dt>{t('vedettes in reserve')}</dt>
            <dd>{army.vedettes}</dd>
          </>
        )}
      </dl>
      <ul class="box">
        {waiting.map((one) => (
          <LeaderCard leader={one} view={view} desk={desk} />
        ))}
        {regiments.map((one) => (
          <UnitRow unit={one} desk={desk} />
        ))}
      </ul>
    </details>
  );
}

function Coming({ view, side, desk }: { view: View; side: Side; desk: Desk }): JSX.Element | null {
  const due = view.leaders
    .filter((one) => one.side === side && one.standing === 'coming')
    .sort((a, b) => (a.due ?? 0) - (b.due ?? 0));
  if (!due.length) return null;
  return (
    <details class="coming">
      <summary>{t('On the turn track ({n})', { n: due.length })}</summary>
      <ul class="box">
        {due.map((one) => (
          <>
            <p class="where">
              {t('turn {turn}, {hex}', {
                turn: one.due ?? 0,
                hex: (one.arrives ?? []).map(hexName).join(' / '),
              })}
            </p>
            <LeaderCard leader={one} view={view} desk={desk} />
          </>
        ))}
      </ul>
    </details>
  );
}

function Army({ view, side, desk }: { view: View; side: Side; desk: Desk }): JSX.Element {
  const leaders = view.leaders
    .filter((one) => one.side === side && one.standing === 'at')
    .sort(byStrength);
  return (
    <section class={`display ${side}`}>
      <h3>
        <span class={`chip ${side}`} aria-hidden="true" />
        {t('Organisation of the {side} army', { side: sideName(side) })}
      </h3>
      <ul class="leaders">
        {leaders.map((leader) => (
          <LeaderCard leader={leader} view={view} desk={desk} />
        ))}
      </ul>
      <Coming view={view} side={side} desk={desk} />
      <Pool view={view} side={side} desk={desk} />
    </section>
  );
}

// Of the other side: whoever has been recognised, and who is known to come.
function Recognised({ view, side, desk }: { view: View; side: Side; desk: Desk }): JSX.Element {
  const seen = view.leaders.filter(
    (one) => one.side === side && (one.standing === 'at' || one.standing === 'under'),
  );
  const pieces = view.pieces.filter((one) => one.side === side);
  return (
    <section class={`display ${side}`}>
      <h3>
        <span class={`chip ${side}`} aria-hidden="true" />
        {t('{side}: {seen} recognised of {n} pieces', {
          side: sideName(side),
          seen: pieces.filter((one) => one.face_up).length,
          n: pieces.length,
        })}
      </h3>
      <ul class="leaders">
        {seen
          .filter((one) => one.standing === 'at')
          .map((leader) => (
            <LeaderCard leader={leader} view={view} desk={desk} />
          ))}
      </ul>
      <Coming view={view} side={side} desk={desk} />
    </section>
  );
}

export function Display({ view, desk: whole }: { view: View; desk: Desk }): JSX.Element {
  const desk = besides(whole, askedUnits(view, whole));
  const own = SIDES.filter((_, i) => view.armies[i]?.known),
    others = SIDES.filter((_, i) => !view.armies[i]?.known);
  return (
    <>
      {own.map((side) => (
        <Army view={view} side={side} desk={desk} />
      ))}
      {others.map((side) => (
        <Recognised view={view} side={side} desk={desk} />
      ))}
    </>
  );
}
