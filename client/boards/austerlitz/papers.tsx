// austerlitz/papers.tsx -- beside the field: the hour and the score, what an order would come to,
// the strategic map, what is loaded and what waits to be placed.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

import { both, named, t } from '../../shell/words';
import { told, type Odds, type Shot, type Sum, type Told } from './over';
import { usePointed } from './pointed';
import {
  onField,
  sideColour,
  unitById,
  unitOf,
  type Corps,
  type Side,
  type Unit,
  type View,
  type Zone,
} from './view';
import {
  armName,
  aspectName,
  fogName,
  formName,
  moraleName,
  nationName,
  placeName,
  sideName,
  traitName,
  um,
} from './words';
import type { Desk, Target } from '../board';

// -- the top --

export function Tracks({ view }: { view: View }): JSX.Element {
  const turns = Array.from({ length: view.last_turn }, (_, i) => i + 1);
  return (
    <div class="tracks">
      <ol
        class="track"
        aria-label={t('Turn {turn} of {last}, {clock}', {
          turn: view.turn,
          last: view.last_turn,
          clock: view.clock,
        })}>
        {turns.map((turn) => (
          <li class={turn === view.turn ? 'now' : turn < view.turn ? 'past' : ''}>{turn}</li>
        ))}
      </ol>
      <span class="fog-badge">{fogName(view.fog)}</span>
      {(['french', 'allied'] as const).map((side) => (
        <span class={`morale ${side}`}>
          <span class={`chip ${side}`} aria-hidden="true" />
          <span class="name">{t('{side} points', { side: sideName(side) })}</span>
          <b>{view.points[side]}</b>
        </span>
      ))}
    </div>
  );
}

// -- sums and chances --

const FATES = ['stands', 'shaken', 'stunned', 'disorder', 'back', 'rout', 'lost'];

function fateName(fate: string): string {
  const names: Record<string, string> = {
    stands: t('stands'),
    shaken: t('shaken'),
    stunned: t('stunned'),
    disorder: t('disorganised'),
    back: t('driven back'),
    rout: t('routed'),
    lost: t('eliminated'),
    step: t('loses a step'),
    missed: t('no gun hits')
  };
  return names[fate] ?? fate;
}

function percent(ways: number, of: number): string {
  return `${Math.round((100 * ways) / of)} %`;
}

function Chart({ odds, label }: { odds: Odds; label: string }): JSX.Element {
  const rows = FATES.filter((fate) => odds[fate]);
  const words = rows.map((fate) => `${fateName(fate)} ${percent(odds[fate]!, odds.of)}`).join(', ');
  return (
    <div class="fates" role="img" aria-label={`${label}: ${words}`}>
      {rows.map((fate) => (
        <div class={`fate to-${fate}`}>
          <span class="what">{fateName(fate)}</span>
          <span class="bar">
            <i style={{ width: percent(odds[fate]!, odds.of).replace(' ', '') }} />
          </span>
          <span class="chance">{percent(odds[fate]!, odds.of)}</span>
        </div>
      ))}
      {['missed', 'step']
        .filter((what) => odds[what])
        .map((what) => (
          <p class="small">
            {fateName(what)}: {percent(odds[what]!, odds.of)}
          </p>
        ))}
    </div>
  );
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

function Terms({ name, sum }: { name: string; sum: Sum }): JSX.Element {
  return (
    <details class="terms" open>
      <summary>
        {name} <b>{signed(sum.total)}</b>
      </summary>
      <ul>
        {sum.terms.map((term) => (
          <li>{both(term.text)}</li>
        ))}
        {sum.terms.length === 0 && <li>{t('nothing is added')}</li>}
      </ul>
    </details>
  );
}

function nameOf(view: View, id: string | undefined): string {
  return unitById(view, id)?.name ?? id ?? '';
}

function ShotPaper({ view, shot }: { view: View; shot: Shot }): JSX.Element {
  const target = nameOf(view, shot.target);
  return (
    <section>
      <h4>{t('Fire at {target}', { target })}</h4>
      <Terms name={t('added to the die')} sum={shot.sum} />
      <Chart odds={shot.odds} label={target} />
    </section>
  );
}

function CombatPaper({
  view,
  what,
  charge,
}: {
  view: View;
  what: Told;
  charge: boolean;
}): JSX.Element {
  const [by, target] = [nameOf(view, what.by), nameOf(view, what.target)];
  return (
    <section>
      <h4>
        {t('{by} against {target}, {aspect}', { by, target, aspect: aspectName(what.aspect) })}
      </h4>
      {charge && <p class="small">{t('If the enemy neither forms square nor wavers before.')}</p>}
      <Terms name={by} sum={what.attack!} />
      <Terms name={target} sum={what.defence!} />
      <p class="balance">
        <span class="ours">{t('for us {p}', { p: percent(what.won ?? 0, 36) })}</span>
        <span>{t('even {p}', { p: percent(what.even ?? 0, 36) })}</span>
        <span class="theirs">{t('against us {p}', { p: percent(what.lost ?? 0, 36) })}</span>
      </p>
      <h5>{target}</h5>
      <Chart odds={what.defender!} label={target} />
      <h5>{by}</h5>
      <Chart odds={what.attacker!} label={by} />
    </section>
  );
}

export function isReckoned(what: Told): boolean {
  return Boolean(what.shots?.length || what.attack);
}

function Reckoning({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const what = told(desk.tried);
  if (!isReckoned(what)) return null;
  return (
    <section class="reckoning">
      <h3>{t('What would come of it')}</h3>
      {what.attack && (
        <CombatPaper
          view={view}
          what={what}
          charge={Boolean(desk.tried?.action.startsWith('charge '))}
        />
      )}
      {what.shots?.map((shot) => (
        <ShotPaper view={view} shot={shot} />
      ))}
    </section>
  );
}

// -- the unit that is pointed at --

function movementOf(unit: Unit): string {
  const all = um(unit.allowance);
  return unit.left === undefined ? all : `${um(unit.left)} / ${all}`;
}

function UnitPaper({ unit, view }: { unit: Unit; view: View }): JSX.Element {
  const corps = view.corps?.find((one) => one.id === unit.corps)?.name ?? unit.corps;
  const kind = [nationName(unit), armName(unit), ...(unit.traits ?? []).map(traitName)].join(', ');
  const rows: [string, string | number | undefined][] = [
    [t('Formation'), formName(unit.form)],
    [t('Musketry'), unit.musketry],
    [t('Combat'), unit.combat],
    [t('Firepower'), unit.firepower],
    [t('Morale'), `${unit.value} (${moraleName(unit.morale)})`],
    [t('Steps'), unit.most > 1 ? `${unit.steps} / ${unit.most}` : undefined],
    [t('Movement'), movementOf(unit)],
    [t('In combat with'), unit.foe && nameOf(view, unit.foe)],
  ];
  return (
    <section class="unit-paper">
      <h3>
        <span class={`chip ${unit.side}`} aria-hidden="true" />
        {named(unit.full || unit.name)}
      </h3>
      <p class="small">
        {kind} · {corps}
      </p>
      <dl>
        {rows
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([name, value]) => (
            <>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </>
          ))}
      </dl>
    </section>
  );
}

function Pointed({ view }: { view: View }): JSX.Element {
  const noun = usePointed();
  const unit = noun === null ? undefined : unitOf(view, noun);
  if (unit && onField(unit)) return <UnitPaper unit={unit} view={view} />;
  return (
    <p class="small faint">{t('Point at a unit to read its counter and see its arcs.')}</p>
  );
}

// -- the strategic map --

interface Send {
  action: string;
  corps: number;
  zone: number;
}

function sendsOf(desk: Desk): Send[] {
  const choice = desk.state.choices.find((one) => one.verb === 'send');
  return (choice?.actions ?? []).map(({ action, noun }) => ({
    action,
    corps: noun ?? -1,
    zone: Number(/ x(\d+)/.exec(action)?.[1] ?? -1),
  }));
}

function middleOf(zone: Zone): [number, number] {
  const [x1, y1, x2, y2] = zone.rects[0] as [number, number, number, number];
  return [(x1 + x2) / 2, 2500 - (y1 + y2) / 2];
}

// Zones as the field has them, the own corps in theirs; a corps is taken up, then its zone named.
function StrategicMap({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const sends = sendsOf(desk);
  const [taken, setTaken] = useState<number | null>(null);
  if (!view.zones || !view.corps) return null;
  const own: Side | null = desk.side === 0 ? 'french' : desk.side === 1 ? 'allied' : null;
  const corps = view.corps.filter((one) => one.zone && (!own || one.side === own));
  if (!corps.length && !sends.length) return null;
  const chosen = sends.filter((send) => send.corps === taken);
  const lit = new Map(chosen.map((send) => [send.zone, send.action]));
  return (
    <section class="strategy">
      <h3>{t('Strategic map')}</h3>
      {sends.length > 0 && (
        <p class="small">{t('Choose a corps, then one of the zones that light up.')}</p>
      )}
      <svg viewBox="0 0 2800 2500" class="zones">
        {view.zones.map((zone) => {
          const action = lit.get(zone.noun);
          const d = zone.rects
            .map(([x1, y1, x2, y2]) => `M${x1} ${2500 - y2!}H${x2}V${2500 - y1!}H${x1}Z`)
            .join('');
          const name = `${zone.id} ${both(zone.name)}`;
          return (
            <path
              d={d}
              class={`zone-area ${zone.side} ${action ? 'open' : ''}`}
              {...(action
                ? {
                    role: 'button',
                    tabindex: 0,
                    'aria-label': name,
                    onClick: () => desk.act(action),
                    onKeyDown: (event: KeyboardEvent) => {
                      if (event.key === 'Enter') desk.act(action);
                    },
                  }
                : { 'aria-hidden': 'true' })}>
              <title>{name}</title>
            </path>
          );
        })}
        {view.zones.map((zone) => {
          const [x, y] = middleOf(zone);
          return (
            <text x={x} y={y - 40} class="zone-name" aria-hidden="true">
              {zone.id}
            </text>
          );
        })}
        {view.zones.flatMap((zone) =>
          corps
            .filter((one) => one.zone === zone.id)
            .map((one, i) => <CorpsMark corps={one} at={middleOf(zone)} row={i} />),
        )}
      </svg>
      {sends.length > 0 && (
        <ul class="corps">
          {corps
            .filter((one) => sends.some((send) => send.corps === one.noun))
            .map((one) => (
              <li>
                <button
                  type="button"
                  aria-pressed={taken === one.noun}
                  onClick={() => setTaken(taken === one.noun ? null : one.noun)}>
                  {named(one.name)} <span class="small">({one.zone})</span>
                </button>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

function CorpsMark({
  corps,
  at: [x, y],
  row,
}: {
  corps: Corps;
  at: [number, number];
  row: number;
}): JSX.Element {
  const left = (row % 2) * 190 - 95,
    down = Math.floor(row / 2) * 100 + 40;
  return (
    <g transform={`translate(${x + left} ${y + down})`}>
      <title>{named(corps.name)}</title>
      <rect
        x="-88"
        y="-42"
        width="176"
        height="84"
        rx={corps.side === 'allied' ? 30 : 4}
        fill={sideColour(corps.side)}
        stroke="#1c150f"
        stroke-width="8"
      />
      <text y="26" class="corps-name">
        {corps.id}
      </text>
    </g>
  );
}

// -- loading and placing --

function listed(desk: Desk, verb: string): Target[] {
  return desk.targets.filter((target) => target.actions.some((one) => one.verb === verb));
}

// Units that are not on the field: into the next chit, or to be placed.
function Waiting({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const loading = listed(desk, 'load').filter((one) => !one.shape),
    placing = listed(desk, 'place');
  if (!loading.length && !placing.length) return null;
  const targets = loading.length ? loading : placing;
  const byCorps = new Map<string, Target[]>();
  for (const target of targets) {
    const corps = unitOf(view, target.noun)?.corps ?? '';
    byCorps.set(corps, [...(byCorps.get(corps) ?? []), target]);
  }
  return (
    <section class="waiting-units">
      <h3>
        {loading.length
          ? t('Into the next chit ({n} left)', {
              n: view.chits_left[desk.side === 1 ? 'allied' : 'french'],
            })
          : t('To be placed')}
      </h3>
      {loading.length > 0 && (
        <p class="small">
          {t(
            'Load units of one corps, then show the chit its place on the map. An empty one is a decoy.',
          )}
        </p>
      )}
      {[...byCorps].map(([corps, some]) => (
        <div>
          <h4>{view.corps?.find((one) => one.id === corps)?.name ?? corps}</h4>
          <div class="units">
            {some.map((target) => {
              const unit = unitOf(view, target.noun);
              return (
                <button
                  type="button"
                  aria-pressed={target.picked}
                  onClick={(event) => desk.choose(target, event.currentTarget)}
                  title={unit && named(unit.full)}>
                  {unit?.name ?? target.noun}
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </section>
  );
}

// -- the score --

function Score({ view }: { view: View }): JSX.Element {
  return (
    <section>
      <h3>{t('Places')}</h3>
      <dl>
        {view.places.map((place) => (
          <>
            <dt>
              {placeName(place)} ({place.value})
            </dt>
            <dd>
              <span class={`chip ${place.holder}`} aria-hidden="true" /> {sideName(place.holder)}
            </dd>
          </>
        ))}
        {(['french', 'allied'] as const).map((side) => (
          <>
            <dt>{t('{side}: brigades lost', { side: sideName(side) })}</dt>
            <dd>{view.brigades_lost[side]}</dd>
          </>
        ))}
      </dl>
    </section>
  );
}

export function Hand({ view, desk }: { view: View; desk: Desk }): JSX.Element {
  return (
    <div class="hand austerlitz">
      <Reckoning view={view} desk={desk} />
      <Waiting view={view} desk={desk} />
      {view.fog !== 'clear' && <StrategicMap view={view} desk={desk} />}
      <Pointed view={view} />
      <Score view={view} />
    </div>
  );
}

// On a small screen the side is a drawer: what is asked now lies on the map instead.
export function Papers({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const busy =
    isReckoned(told(desk.tried)) ||
    sendsOf(desk).length > 0 ||
    listed(desk, 'load').some((one) => !one.shape);
  if (!busy) return null;
  return (
    <section class="slip austerlitz" aria-label={t('What would come of it')}>
      <Reckoning view={view} desk={desk} />
      <Waiting view={view} desk={desk} />
      {sendsOf(desk).length > 0 && <StrategicMap view={view} desk={desk} />}
    </section>
  );
}
