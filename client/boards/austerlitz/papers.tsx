// austerlitz/papers.tsx -- beside the field: the hour and the score, what an order would come to,
// the strategic map, what is loaded and what waits to be placed.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { RuleLink } from '../../shell/rule';
import { both, t } from '../../shell/words';
import { told, type Odds, type Shot, type Sum, type Told } from './over';
import { usePointed } from './pointed';
import { Reports } from './results';
import { VictoryPaper } from './victory';
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
  nameOf,
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
    <div class="tracks austerlitz-tracks">
      <ol
        class="track"
        aria-label={t('Turn {turn} of {last}, {clock}', {
          turn: view.turn,
          last: view.last_turn,
          clock: view.clock,
        })}>
        {turns.map((turn) => (
          <li
            class={turn === view.turn ? 'now' : turn < view.turn ? 'past' : ''}
            data-of={view.last_turn}>
            {turn}
          </li>
        ))}
      </ol>
      <span class="fog-badge">{fogName(view.fog)}</span>
      <VictoryPaper view={view} />
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
          <li>
            {both(term.text)} <RuleLink game="austerlitz" rule={term.rule} id={term.id} />
          </li>
        ))}
        {sum.terms.length === 0 && <li>{t('nothing is added')}</li>}
      </ul>
    </details>
  );
}

function nameById(view: View, id: string | undefined): string {
  const unit = unitById(view, id);
  return unit ? nameOf(unit) : (id ?? '');
}

function ShotPaper({ view, shot }: { view: View; shot: Shot }): JSX.Element {
  const target = nameById(view, shot.target);
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
  const [by, target] = [nameById(view, what.by), nameById(view, what.target)];
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

function corpsName(view: View, id: string): string {
  const corps = view.corps?.find((one) => one.id === id);
  return corps ? nameOf(corps) : id;
}

// The name is that of the counter and of the log; who led it stands beside it.
function UnitPaper({ unit, view }: { unit: Unit; view: View }): JSX.Element {
  const corps = corpsName(view, unit.corps);
  const kind = [nationName(unit), armName(unit), ...(unit.traits ?? []).map(traitName)].join(', ');
  const rows: [string, string | number | undefined][] = [
    [t('Formation'), formName(unit.form)],
    [t('Musketry'), unit.musketry],
    [t('Combat'), unit.combat],
    [t('Firepower'), unit.firepower],
    [t('Morale'), `${unit.value} (${moraleName(unit.morale)})`],
    [t('Steps'), unit.most > 1 ? `${unit.steps} / ${unit.most}` : undefined],
    [t('Movement'), movementOf(unit)],
    [t('In combat with'), unit.foe && nameById(view, unit.foe)],
  ];
  return (
    <section class="unit-paper">
      <h3>
        <span class={`chip ${unit.side}`} aria-hidden="true" />
        {nameOf(unit)}
      </h3>
      <p class="small">
        {[unit.full === unit.name ? '' : unit.full, kind, corps].filter(Boolean).join(' · ')}
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

function heightOf(zone: Zone): number {
  const [, low, , high] = zone.rects[0] as [number, number, number, number];
  return high - low;
}

// As many words in a line as the zone is wide.
function linesOf(name: string, zone: Zone): string[] {
  const [x1, , x2] = zone.rects[0] as [number, number, number, number];
  const room = (x2 - x1) / 25;
  return name.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > room) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

function ZoneArea({
  zone,
  action,
  act,
}: {
  zone: Zone;
  action: string | undefined; // the taken corps may go there
  act: (action: string) => void;
}): JSX.Element {
  const name = `${zone.id} ${both(zone.name)}`;
  const d = zone.rects
    .map(([x1, y1, x2, y2]) => `M${x1} ${2500 - y2!}H${x2}V${2500 - y1!}H${x1}Z`)
    .join('');
  const open = action && {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': name,
    onClick: () => act(action),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') act(action);
    },
  };
  return (
    <path
      d={d}
      class={`zone-area ${zone.side} ${action ? 'open' : ''}`}
      {...(open || { 'aria-hidden': 'true' as const })}>
      <title>{name}</title>
    </path>
  );
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
        {view.zones.map((zone) => (
          <ZoneArea zone={zone} action={lit.get(zone.noun)} act={desk.act} />
        ))}
        {view.zones.map((zone) => {
          const [x, y] = middleOf(zone);
          return (
            <text x={x} y={y - heightOf(zone) / 2 + 78} class="zone-name" aria-hidden="true">
              {zone.id}
{linesOf(both(zone.name), zone).map((words, i) => (
                <tspan class="zone-full" x={x} dy={i ? 46 : 52}>
                  {words}
                </tspan>
              ))}
            </text>
          );
        })}
        {view.zones.flatMap((zone) =>
          corps
            .filter((one) => one.zone === zone.id)
            .map((one, i) => (
              <CorpsMark
                corps={one}
                at={middleOf(zone)}
                row={i}
                taken={taken === one.noun}
                take={
                  sends.some((send) => send.corps === one.noun)
                    ? () => setTaken(taken === one.noun ? null : one.noun)
                    : undefined
                }
              />
            )),
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
                  {nameOf(one)} <span class="small">({one.zone})</span>
                </button>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

const MARK = 76; // units of the map for a corps

function CorpsMark({
  corps,
  at: [x, y],
  row,
  take,
  taken,
}: {
  corps: Corps;
  at: [number, number];
  row: number;
  take: (() => void) | undefined; // it may go somewhere
  taken: boolean;
}): JSX.Element {
  const down = row * MARK + 62;
  const name = nameOf(corps),
    half = name.length * 13.5 + 22;
  return (
    <g
      transform={`translate(${x} ${y + down})`}
      class={take ? `corps-mark ${taken ? 'taken' : ''}` : ''}
      onClick={take}>
      <title>{name}</title>
      <rect
        x={-half}
        y="-32"
        width={2 * half}
        height="64"
        rx={corps.side === 'allied' ? 26 : 4}
        fill={sideColour(corps.side)}
        stroke="#1c150f"
        stroke-width="6"
      />
      <text y="16" class="corps-name">
        {name}
      </text>
    </g>
  );
}

// While corps are sent the strategic map is what is decided about: it lies over the field.
function Strategy({ view, desk }: { view: View; desk: Desk }): JSX.Element {
  const [shown, setShown] = useState(true);
  return (
    <section class={`slip austerlitz large ${shown ? '' : 'thin'}`} aria-label={t('Strategic map')}>
      <button type="button" class="fold-map" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? t('Look at the field') : t('Back to the strategic map')}
      </button>
      {shown && <StrategicMap view={view} desk={desk} />}
    </section>
  );
}

// -- loading and placing --

const PLACING = ['place', 'lay'];

// Where it may be put is reckoned by the server when somebody is to place something.
function useGround(desk: Desk): void {
  const places = desk.state.choices.some((one) => PLACING.includes(one.verb));
  useEffect(() => {
    if (places && desk.live) desk.overlay();
  }, [places, desk.state.seq]);
}

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
          <h4>{corpsName(view, corps)}</h4>
          <div class="units">
            {some.map((target) => {
              const unit = unitOf(view, target.noun);
              return (
                <button
                  type="button"
                  aria-pressed={target.picked}
                  onClick={(event) => desk.choose(target, event.currentTarget)}
                  title={unit?.full}>
                  {unit ? nameOf(unit) : target.noun}
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
  useGround(desk);
  return (
    <div class="hand austerlitz">
      <Reckoning view={view} desk={desk} />
      <Waiting view={view} desk={desk} />
      {view.fog !== 'clear' && !sendsOf(desk).length && <StrategicMap view={view} desk={desk} />}
      <Pointed view={view} />
      <Reports log={desk.log} game={desk.game} />
      <Score view={view} />
    </div>
  );
}

// On a small screen the side is a drawer: what is asked now lies on the map instead.
export function Papers({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  if (sendsOf(desk).length > 0) return <Strategy view={view} desk={desk} />;
  const busy =
    isReckoned(told(desk.tried)) ||
    listed(desk, 'load').some((one) => !one.shape);
  if (!busy) return null;
  return (
    <section class="slip austerlitz" aria-label={t('What would come of it')}>
      <Reckoning view={view} desk={desk} />
      <Waiting view={view} desk={desk} />
    </section>
  );
}
