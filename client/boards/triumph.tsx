// triumph.tsx -- the board of Napoleon's Triumph: blocks, flags, tracks, armies, the attack.

import type { JSX } from 'preact';

import { RuleLink } from '../shell/rule';
import type { Line } from '../shell/wire';
import { get } from '../shell/wire';
import { t } from '../shell/words';
import { board, type Desk, type Shape, type Target } from './board';
import { add, at as place, box, closed, scale, type Point } from './geometry';
import {
    approachOf, barLength, barMiddle, barWay, inwards, isBlocking, prepare, sideOf, spotOutline, type Field,
} from './triumph_data';
import { INK, Sheet } from './triumph_map';
import { layout, positionOf, type Army, type Attack, type Commander, type Piece, type Unit, type View } from './triumph_view';

let field: Field;

async function load(): Promise<void> {
    field ??= prepare(await get('/data/triumph/map.json'));
}

// -- words --

export function typeName(type: string): string {
    const names: Record<string, string> = {
        unknown: t('unknown unit'),
        artillery: t('artillery'),
        cavalry: t('cavalry'),
        infantry: t('infantry'),
        guard: t('Guard'),
    };
    return names[type] ?? type;
}

function sideName(side: string): string {
    return side === 'french' ? t('French') : t('Allied');
}

function localeName(number: number): string {
    const name = field.locale.get(number)?.name;
    return name ? `${number} ${name}` : String(number);
}

function placeName(at: string): string {
    if (at === 'off-map')
        return t('off the map');
    const [from, to] = at.split('-');
    return to ? t('blocking in {from} towards {to}', { from: localeName(Number(from)), to: localeName(Number(to)) })
        : t('in reserve in {locale}', { locale: localeName(Number(from)) });
}

function faceName(unit: Unit): string {
    return unit.type === 'unknown' ? typeName('unknown') : `${typeName(unit.type)} ${unit.strength}`;
}

function commanderOf(view: View, id: string): Commander | undefined {
    return view.commanders.find((one) => one.id === id);
}

function unitLabel(view: View, unit: Unit): string {
    const corps = commanderOf(view, unit.corps);
    return [sideName(unit.side), faceName(unit), `#${unit.token}`,
        corps ? t('corps of {commander}', { commander: corps.name }) : t('detached'), placeName(unit.place),
        unit.fixed ? t('fixed battery') : '', unit.moved ? t('has moved') : ''].filter(Boolean).join(', ');
}

// -- pieces --

const COLOURS = { french: '#27407f', allied: '#41603c' };

export function ArmSign({ type }: { type: string }): JSX.Element | null {
    const ink = { stroke: INK, 'stroke-width': 1.8, fill: 'none' } as const;
    switch (type) {
    case 'infantry': return <g {...ink}><rect x="-11" y="-7" width="22" height="14" /><path d="M-11 -7L11 7M11 -7L-11 7" /></g>;
    case 'guard': return <g {...ink}><rect x="-11" y="-7" width="22" height="14" fill="#e3bd4e" /><path d="M-11 -7L11 7M11 -7L-11 7" stroke-width="2.4" /></g>;
    case 'cavalry': return <g {...ink}><rect x="-11" y="-7" width="22" height="14" /><path d="M-11 7L11 -7" /></g>;
    case 'artillery': return <g {...ink}><rect x="-11" y="-7" width="22" height="14" /><circle r="3.6" fill={INK} /></g>;
    default: return null;
    }
}

// French blocks have square ends, Allied ones round: the colour is not needed to tell them apart.
function Block({ unit, own }: { unit: Unit; own: boolean }): JSX.Element {
    const round = unit.side === 'allied' ? 11 : 1;
    const known = unit.type !== 'unknown';
    return (
        <g>
            <rect x="-51" y="-9" width="104" height="24" rx={round} fill="#1c150f" opacity="0.3" />
            <rect x="-52" y="-12" width="104" height="24" rx={round} fill={COLOURS[unit.side]} stroke="#1c150f" stroke-width="1.6" />
            <path d="M-46 -9H46" stroke="#fff" stroke-width="1.4" opacity="0.35" />
            {known && (
                <g>
                    <rect x="-34" y="-9.5" width="68" height="19" fill="#f4ead0" stroke="#1c150f" stroke-width="0.8" />
                    <g transform="translate(-18 0)"><ArmSign type={unit.type} /></g>
                    <text x="14" y="6" text-anchor="middle" font-size="17" font-weight="700" fill={INK} font-family="var(--sans)">{unit.strength}</text>
                    <path d={Array.from({ length: unit.strength }, (_, i) => `M${24 + i * 4} -5V5`).join('')} stroke={INK} stroke-width="2" />
                </g>
            )}
            {known && !own && <g transform="translate(43 0)"><circle r="6" fill="#f4ead0" stroke="#1c150f" /><circle r="2.4" fill={INK} /></g>}
            {unit.fixed && <path d="M-44 -6v12M-48 -2h8" stroke="#f4ead0" stroke-width="2.4" />}
            {unit.moved > 0 && <path d="M40 -6l6 6l-6 6" transform={known && !own ? 'translate(-2 0)' : ''} fill="none" stroke="#f4ead0" stroke-width="2.2" />}
        </g>
    );
}

const AUSTRIANS = new Set(['kollowrath', 'kienmayer', 'liechtenstein']);

function Flag({ commander, long }: { commander: Commander; long: number }): JSX.Element {
    const w = long / 2;
    const french = commander.side === 'french';
    const austrian = AUSTRIANS.has(commander.id);
    const shape = french ? `M${-w} -12H${w}L${w - 9} 0L${w} 12H${-w}Z` : `M${-w} -12H${w}V12H${-w}Z`;
    const hoist = french ? ['#27407f', '#fff', '#a02c22'] : austrian ? ['#e3bd4e', '#1c150f', '#e3bd4e'] : ['#fff', '#41603c', '#a02c22'];
    return (
        <g>
            <path d={shape} transform="translate(2 3)" fill="#1c150f" opacity="0.3" />
            <path d={shape} fill="#f9f3e3" stroke="#1c150f" stroke-width="1.8" />
            {hoist.map((fill, i) => <rect x={-w + 1 + i * 6} y="-11" width="6" height="22" fill={fill} />)}
            <path d={`M${-w} -14V17`} stroke="#1c150f" stroke-width="3" stroke-linecap="round" />
            <text x="8" y="5" text-anchor="middle" font-size="14" font-weight="600" fill={INK} font-family="var(--serif)">{commander.name}</text>
        </g>
    );
}

function PieceOnSheet({ view, piece, own }: { view: View; piece: Piece; own: boolean }): JSX.Element {
    const { spot, unit, commander } = piece;
    const label = unit ? unitLabel(view, unit)
        : `${commander!.name}, ${sideName(commander!.side)}, ${placeName(commander!.place)}`;
    const k = unit ? spot.long / 104 : spot.deep / 26;
    return (
        <g class="moves" style={{ transform: `translate(${spot.at[0]}px, ${spot.at[1]}px) rotate(${spot.angle}deg) scale(${k})` }}
            data-noun={`piece:${unit ? unit.token : commander!.token}`} role="img" aria-label={label}>
            <title>{label}</title>
            {unit ? <Block unit={unit} own={own} /> : <Flag commander={commander!} long={spot.long / k} />}
        </g>
    );
}

function AttackArrow({ attack }: { attack: Attack }): JSX.Element | null {
    const position = positionOf(field, attack.from);
    if (!isBlocking(position))
        return null;
    return (
        <path class="attack-arrow" d={arrow(position, 66)} fill={attack.army === 'french' ? '#27407f' : '#41603c'}
            fill-opacity="0.55" stroke="#1c150f" stroke-width="2.5" pointer-events="none" />
    );
}

function MovePath({ view }: { view: View }): JSX.Element | null {
    const move = view.move;
    if (!move || move.from === move.at)
        return null;
    const from = spotOf(positionOf(field, move.from)), to = spotOf(positionOf(field, move.at));
    if (!from || !to)
        return null;
    return <path d={`M${place(from)}L${place(to)}`} fill="none" stroke="#1b45c4" stroke-width="7" stroke-dasharray="16 10" opacity="0.8" pointer-events="none" />;
}

function spotOf(position: number): Point | null {
    const locale = field.locale.get(position);
    if (locale)
        return [locale.x, locale.y];
    return isBlocking(position) ? barMiddle(field.approach.get(approachOf(position))!) : null;
}

function Pieces({ view, side }: { view: View; side: number }): JSX.Element {
    const own = side === 0 ? 'french' : side === 1 ? 'allied' : '';
    const pieces = [...layout(field, view).values()];
    return (
        <g>
            {view.attack && <AttackArrow attack={view.attack} />}
            <MovePath view={view} />
            {pieces.map((piece) => (
                <PieceOnSheet key={piece.unit ? piece.unit.token : piece.commander!.token} view={view} piece={piece}
                    own={(piece.unit ?? piece.commander)!.side === own} />
            ))}
        </g>
    );
}

// -- nouns --

// Along an approach, on one side of it: where blocking pieces stand.
function standing(position: number): Shape {
    const approach = field.approach.get(approachOf(position))!;
    const middle = add(barMiddle(approach), scale(inwards(field, approach, sideOf(position)), 25));
    return {
        key: `position:${position}`, at: middle, under: true,
        d: closed(box(middle, barLength(approach) - 10, 40, approach.bar!.angle)),
    };
}

// Across an approach, from the side of the position to the other.
function arrow(position: number, long: number): string {
    const approach = field.approach.get(approachOf(position))!;
    const from = inwards(field, approach, sideOf(position)), way = barWay(approach), middle = barMiddle(approach);
    const p = (along: number, aside: number): Point => add(add(middle, scale(from, -along)), scale(way, aside));
    return closed([p(-long * 0.7, -16), p(long * 0.25, -16), p(long * 0.25, -34), p(long, 0), p(long * 0.25, 34),
        p(long * 0.25, 16), p(-long * 0.7, 16)]);
}

function edge(verb: string, noun: number): Shape | null {
    if (verb === 'march') {
        const crossing = field.crossings[noun - 1];
        return crossing ? { key: `crossing:${noun}`, at: crossing.at, d: closed(box(crossing.at, 40, 84, crossing.angle)) } : null;
    }
    if (verb === 'enter') {
        const entry = field.entries[noun - 1];
        return entry ? { key: `entry:${noun}`, at: [entry.x, entry.y], d: closed(box([entry.x, entry.y], 58, 44)) } : null;
    }
    if (!isBlocking(noun))
        return null;
    if (verb === 'block')
        return standing(noun);
    return { key: `across:${noun}`, at: barMiddle(field.approach.get(approachOf(noun))!), d: arrow(noun, 56) };
}

function space(noun: number): Shape | null {
    if (isBlocking(noun))
        return standing(noun);
    const locale = field.locale.get(noun);
    return locale ? { key: `position:${noun}`, at: [locale.x, locale.y], d: closed(locale.outline), under: true } : null;
}

function shape(view: View, gesture: string, verb: string, noun: number): Shape | null {
    if (gesture === 'space')
        return space(noun);
    if (gesture === 'edge')
        return edge(verb, noun);
    const piece = layout(field, view).get(noun);
    return piece ? { key: `piece:${noun}`, at: piece.spot.at, d: spotOutline(piece.spot, 9) } : null;
}

// -- tracks --

function hourName(view: View): string {
    return view.night ? t('Night') : view.hour.replace(/^(\d+:\d+)(AM|PM)$/, '$1 $2');
}

function Tracks({ view }: { view: View }): JSX.Element {
    const rounds = Array.from({ length: view.last_round }, (_, i) => i + 1);
    return (
        <div class="tracks">
            <ol class="track" aria-label={t('Round {round} of {last}, {hour}', { round: view.round, last: view.last_round, hour: hourName(view) })}>
                {rounds.map((round) => (
                    <li class={round === view.round ? 'now' : round < view.round ? 'past' : ''}>{round}</li>
                ))}
            </ol>
            {view.armies.map((army) => <Morale army={army} />)}
        </div>
    );
}

function Morale({ army }: { army: Army }): JSX.Element {
    return (
        <span class={`morale ${army.side}`}>
            <span>{t('{side} morale', { side: sideName(army.side) })}</span>
            <b>{army.morale}</b>
            <meter min="0" max={army.morale_start + 4} value={Math.max(0, army.morale)} aria-label={t('{side} morale', { side: sideName(army.side) })} />
        </span>
    );
}

// -- armies --

function Commands({ view }: { view: View }): JSX.Element {
    const { corps, corps_limit, units, unit_limit } = view.commands;
    const pips = (used: number, limit: number): JSX.Element[] =>
        Array.from({ length: Math.max(limit, used) }, (_, i) => <i class={i < used ? 'used' : ''} />);
    return (
        <section>
            <h3>{t('Commands given')}</h3>
            <dl>
                <dt>{t('to corps')}</dt>
                <dd>{corps_limit ? <span class="pips" aria-label={`${corps}/${corps_limit}`} role="img">{pips(corps, corps_limit)}</span> : corps}</dd>
                <dt>{t('independent')}</dt>
                <dd><span class="pips" aria-label={`${units}/${unit_limit}`} role="img">{pips(units, unit_limit)}</span></dd>
            </dl>
        </section>
    );
}

function Losses({ army }: { army: Army }): JSX.Element {
    return (
        <section>
            <h3><span class={`chip ${army.side}`} aria-hidden="true" />{t('{side} army', { side: sideName(army.side) })}</h3>
            <table class="pool">
                <thead><tr><th>{t('unit')}</th><th>{t('alive')}</th><th>{t('at start')}</th></tr></thead>
                <tbody>
                    {army.units.map((row) => (
                        <tr><th scope="row">{typeName(row.type)} {row.strength}</th><td>{row.alive}</td><td>{row.start}</td></tr>
                    ))}
                </tbody>
            </table>
        </section>
    );
}

function UnitButton({ view, unit, target, desk }: {
    view: View; unit: Unit; target: Target | undefined; desk: Desk;
}): JSX.Element {
    const picture = (
        <svg viewBox="-54 -14 110 30" aria-hidden="true"><Block unit={unit} own={true} /></svg>
    );
    if (!target)
        return <span class="unit" title={unitLabel(view, unit)} role="img" aria-label={unitLabel(view, unit)}>{picture}</span>;
    return (
        <button type="button" class={`unit ${target.picked ? 'picked' : ''}`} aria-label={unitLabel(view, unit)} aria-pressed={target.picked}
            aria-haspopup={target.actions.length > 1 ? 'menu' : undefined}
            onClick={(event) => desk.choose(target, event.currentTarget)}>{picture}</button>
    );
}

// The organisation: every corps of one's own with its blocks, and where it stands.
function Corps({ view, desk, side }: { view: View; desk: Desk; side: 'french' | 'allied' }): JSX.Element {
    const target = (token: number): Target | undefined =>
        desk.targets.find((one) => one.gesture === 'piece' && one.noun === token);
    const alive = view.units.filter((unit) => unit.side === side && (view.phase === 'set-up' || unit.place !== 'gone'));
    const groups: [string, string, Unit[], Target | undefined][] = view.commanders
        .filter((one) => one.side === side && (view.phase === 'set-up' || one.place !== 'gone'))
        .map((one) => [one.name, one.place, alive.filter((unit) => unit.corps === one.id), target(one.token)]);
    const loose = alive.filter((unit) => unit.corps === 'detached');
    return (
        <section class="corps">
            {groups.map(([name, where, units, lit]) => (
                <div>
                    <h4>
                        {lit ? <button type="button" onClick={(event) => desk.choose(lit, event.currentTarget)}>{name}</button> : name}
                        {' '}<small>{where === 'gone' ? '' : placeName(where)}</small>
                    </h4>
                    <div class="units">{units.map((unit) => <UnitButton view={view} unit={unit} target={target(unit.token)} desk={desk} />)}</div>
                </div>
            ))}
            {loose.length > 0 && (
                <div>
                    <h4>{view.phase === 'set-up' ? t('Not yet assigned') : t('Detached')}</h4>
                    <div class="units">{loose.map((unit) => <UnitButton view={view} unit={unit} target={target(unit.token)} desk={desk} />)}</div>
                </div>
            )}
        </section>
    );
}

function Hand({ view, desk }: { view: View; desk: Desk }): JSX.Element {
    const side = desk.side === 0 ? 'french' : desk.side === 1 ? 'allied' : null;
    return (
        <div class="hand triumph">
            {view.phase === 'play' && <Commands view={view} />}
            {side && (
                <>
                    <h3><span class={`chip ${side}`} aria-hidden="true" />{t('Your corps')}</h3>
                    <Corps view={view} desk={desk} side={side} />
                </>
            )}
            {view.armies.map((army) => <Losses army={army} />)}
        </div>
    );
}

// -- the attack on the table --

function stepNames(): string[] {
    return [t('Attack threat'), t('Retreat option'), t('Feint option'), t('Defense declaration'), t('Attack declaration'),
        t('Initial result'), t('Counter-attack'), t('Final result'), t('Attacker losses'), t('Defender losses'), t('Completion')];
}

function stepOf(rule: string | undefined): number {
    const found = /^NT 11\.(\d+)$/.exec(rule ?? '');
    return found ? Number(found[1]) : 0;
}

// What was said of this attack so far, under the step whose rule it cites.
function linesByStep(log: Line[]): Map<number, Line[]> {
    let begin = 0;
    log.forEach((line, i) => {
        if (line.id?.startsWith('NT-11.01-') && line.indent === 0)
            begin = i;
    });
    const found = new Map<number, Line[]>();
    let step = 1;
    for (const line of log.slice(begin)) {
        step = stepOf(line.rule) || step;
        found.set(step, [...(found.get(step) ?? []), line]);
    }
    return found;
}

// A drawer stands by the frame: "match / ... / attack NT 11.4 4 defense declaration: ...".
function presentStep(where: string): number {
    const found = /attack NT [\d.]+ (\d+) /.exec(where) ?? /NT 11\.(\d+)/.exec(where);
    return found ? Number(found[1]) : 0;
}

function Party({ view, tokens, leaders }: { view: View; tokens: number[]; leaders: number[] }): JSX.Element {
    return (
        <ul class="party">
            {tokens.map((token) => {
                const unit = view.units.find((one) => one.token === token);
                const commander = view.commanders.find((one) => one.token === token);
                return (
                    <li class={leaders.includes(token) ? 'leads' : ''}>
                        {unit ? <span class="unit" role="img" aria-label={unitLabel(view, unit)} title={unitLabel(view, unit)}>
                            <svg viewBox="-54 -14 110 30" aria-hidden="true"><Block unit={unit} own={true} /></svg></span> : commander?.name}
                        {leaders.includes(token) && <small>{t('leads')}</small>}
                    </li>
                );
            })}
        </ul>
    );
}

function signed(n: number): string {
    return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

function Papers({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
    const attack = view.attack;
    if (!attack)
        return null;
    const now = presentStep(desk.state.where);
    const lines = linesByStep(desk.log);
    const [from] = attack.from.split('-'), [into] = attack.into.split('-');
    return (
        <section class="papers" aria-label={t('The attack')}>
            <details open>
                <summary>
                    <b>{attack.guard ? t('Guard Attack') : t('Attack')}</b>{' '}
                    {t('{side} from {from} into {into}', { side: sideName(attack.army), from: localeName(Number(from)), into: localeName(Number(into)) })}
                </summary>
                <div class="parties">
                    <div><h4>{t('Attacking')}</h4><Party view={view} tokens={attack.attacking} leaders={attack.attack_leaders} /></div>
                    <div><h4>{t('Defending')}</h4><Party view={view} tokens={attack.defending} leaders={[...attack.defense_leaders, ...attack.counter]} /></div>
                </div>
                <ol class="steps">
                    {stepNames().map((name, i) => (
                        <li class={i + 1 === now ? 'now' : i + 1 < now ? 'past' : ''} aria-current={i + 1 === now ? 'step' : undefined}>
                            <span class="step">{name}
                                {i + 1 === 6 && now > 6 && <b> {signed(attack.initial)}</b>}
                                {i + 1 === 8 && now > 8 && <b> {signed(attack.final)}</b>}
                            </span>
                            {(lines.get(i + 1) ?? []).map((line) => (
                                <p>{line.text} {line.rule && <RuleLink game={desk.game} rule={line.rule} id={line.id} />}</p>
                            ))}
                        </li>
                    ))}
                </ol>
            </details>
        </section>
    );
}

function flow(view: View): string {
    if (view.phase === 'set-up')
        return t('Set-up');
    return t('Round {round} · {hour} · {side} turn', { round: view.round, hour: hourName(view), side: sideName(view.turn) });
}

export default board<View>({
    load,
    extent: () => ({ x: 0, y: 0, width: field.width, height: field.height }),
    groundKey: () => 'austerlitz',
    Ground: () => <Sheet field={field} />,
    Pieces,
    shape,
    flow,
    Tracks,
    Hand,
    Papers,
});

