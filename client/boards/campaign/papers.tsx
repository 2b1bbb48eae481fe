// campaign/papers.tsx -- beside the map: turns, weather, points and morale; what is switched on
// over the map; the hex that is pointed at; where the data come from.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { both, t } from '../../shell/words';
import type { Desk } from '../board';
import { BattleList, BattlePaper } from './battle';
import { AskedFew, Display, isAskedOfFew } from './display';
import { field, next } from './field';
import { usePointed } from './hover';
import { MarchPaper } from './march';
import { told } from './over';
import { LAYERS, switchLayer, useLayers, type Layer } from './switches';
import { VictoryPaper } from './victory';
import {
  battleNow,
  piecesAt,
  SIDES,
  type Side,
  type View,
} from './view';
import {
  groundName,
  hexName,
  markName,
  pieceLabel,
  placeClassName,
  riverName,
  roadsAt,
  sideName,
  weatherName,
} from './words';

// -- the top --

const WEATHER: Record<string, string> = {
  heat: 'M0 -4a4 4 0 1 0 .1 0M0 -9v2M0 7v2M-9 0h2M7 0h2M-6 -6l1.4 1.4M6 6l-1.4 -1.4',
  fair: 'M0 -4a4 4 0 1 0 .1 0M0 -9v2M0 7v2M-9 0h2M7 0h2',
  rain: 'M-6 0a4 4 0 0 1 2 -7a5 5 0 0 1 9 2a3 3 0 0 1 0 5ZM-4 3l-1 4M0 3l-1 4M4 3l-1 4',
  mud: 'M-8 4q2 -3 4 0t4 0t4 0M-8 8q2 -3 4 0t4 0t4 0M-3 0v-7h6v7',
  'rain-mud':
    'M-6 -2a4 4 0 0 1 2 -6a5 5 0 0 1 9 2a3 3 0 0 1 0 4ZM-4 0l-1 3M2 0l-1 3M-8 7q2 -3 4 0t4 0t4 0',
  frost: 'M0 -8v16M-7 -4l14 8M-7 4l14 -8M-2 -6l2 2l2 -2M-2 6l2 -2l2 2',
  snow: 'M-6 0a4 4 0 0 1 2 -7a5 5 0 0 1 9 2a3 3 0 0 1 0 5ZM-4 3v4M-6 5h4M3 3v4M1 5h4',
  'frost-snow': 'M0 -8v16M-7 -4l14 8M-7 4l14 -8M-5 8h1M4 8h1M-8 -1h1M7 -1h1',
};

function Weather({ view }: { view: View }): JSX.Element {
  const name = view.fog ? `${weatherName(view.weather)}, ${t('fog')}` : weatherName(view.weather);
  return (
    <span class="weather" title={t('weather: {name}', { name })}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={WEATHER[view.weather] ?? ''} />
      </svg>
      <span class="name">{name}</span>
    </span>
  );
}

function boxSide(box: number): string {
  return box > 0 ? 'french' : box < 0 ? 'coalition' : '';
}

function moraleWords({ morale }: View): string {
  const who = morale > 0 ? t('French') : morale < 0 ? t('Coalition') : t('nobody');
  return t('Morale: {n} for {side}', { n: Math.abs(morale), side: who });
}

// Five boxes for each; the marker is a pawn of the side it favours.
function Morale({ view }: { view: View }): JSX.Element {
  const boxes = Array.from({ length: 11 }, (_, i) => 5 - i);
  return (
    <ol class="track morale-track" aria-label={moraleWords(view)}>
      {boxes.map((box) => (
        <li class={`${box === view.morale ? 'now' : ''} ${boxSide(box)}`}>{Math.abs(box)}</li>
      ))}
    </ol>
  );
}

export function Tracks({ view }: { view: View }): JSX.Element {
  const turns = Array.from(
    { length: view.last_turn - view.first_turn + 1 },
    (_, i) => view.first_turn + i,
  );
  return (
    <div class="tracks campaign-tracks">
      <ol
        class="track"
        aria-label={t('Turn {turn} of {last}, {date}', {
          turn: view.turn,
          last: view.last_turn,
          date: both(view.date),
        })}>
        {turns.map((turn) => (
          <li class={turn === view.turn ? 'now' : turn < view.turn ? 'past' : ''}>{turn}</li>
        ))}
      </ol>
      <Weather view={view} />
      {view.armies.map((army) => (
        <span
          class={`morale ${army.side}`}
          title={t('administrative points: {side}', { side: sideName(army.side) })}>
          <span class={`chip ${army.side}`} aria-hidden="true" />
          <span class="name">{sideName(army.side)}</span>
          <b>{army.ap}</b> {t('AP')}
        </span>
      ))}
      <span class="morale" title={moraleWords(view)}>
        <Morale view={view} />
      </span>
      <VictoryPaper view={view} />
    </div>
  );
}

// -- switches --

function layerName(layer: Layer): string {
  return {
    line: t('line of communication'),
    dispatch: t('dispatches'),
    supply: t('supply'),
    zones: t('zones of control'),
    held: t('who holds what'),
  }[layer];
}

// All but who holds what, which is in every view, are made by the server when somebody looks.
function useOverlays(desk: Desk, layers: ReadonlySet<Layer>): void {
  const looked = [...layers].some((one) => one !== 'held');
  useEffect(() => {
    if (looked) desk.overlay();
  }, [looked, desk.state.seq]);
}

function Switches({ view, desk }: { view: View; desk: Desk }): JSX.Element {
  const now = useLayers();
  useOverlays(desk, now);
  const mine = view.armies.some((army) => army.known);
  const possible = LAYERS.filter((one) => one === 'held' || mine);
  return (
    <div class="switches" role="group" aria-label={t('Show on the map')}>
      {possible.map((layer) => (
        <button type="button" aria-pressed={now.has(layer)} onClick={() => switchLayer(now, layer)}>
          <i class={layer} aria-hidden="true" />
          {layerName(layer)}
        </button>
      ))}
    </div>
  );
}

// -- the hex --

const WAYS = ['SE', 'S', 'SW', 'NW', 'N', 'NE'];

function watersAt(hex: number): string {
  const found = field().rivers.flatMap((river) => {
    const sides = river.sides
      .filter(([a, b]) => a === hex || b === hex)
      .map(([a, b]) => (a === hex ? b : a))
      .map((other) => WAYS[[0, 1, 2, 3, 4, 5].findIndex((side) => next(hex, side) === other)]);
    return sides.length ? `${riverName(river.name)} (${sides.join(', ')})` : [];
  });
  return found.join('; ');
}

function HexPaper({ view }: { view: View }): JSX.Element {
  const hex = usePointed();
  if (hex === null)
    return <p class="small faint">{t('Point at a hex to read what is there.')}</p>;
  const place = field().placeAt.get(hex);
  const rows: [string, string][] = [
    [t('Ground'), groundName(hex)],
    [t('Roads'), roadsAt(hex)],
    [t('Water'), watersAt(hex)],
    [t('Place'), place && place.class !== 'none' ? placeClassName(place.class) : ''],
    [t('Depot'), place && place.depot !== 'no' ? depotName(place.depot) : ''],
    [t('Today'), place && place.modern !== place.name ? place.modern : ''],
    [t('Source'), markName(place?.source ?? field().groundSource)],
  ];
  return (
    <section class="hex-paper">
      <h3>{hexName(hex)}</h3>
      <dl>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </>
          ))}
      </dl>
      {piecesAt(view, hex).map((piece) => (
        <p class="small">{pieceLabel(view, piece)}</p>
      ))}
    </section>
  );
}

function depotName(depot: 'printed' | 'acts'): string {
  return depot === 'printed' ? t('printed on the map') : t('acts as one');
}

// -- what the data are --

function Marks({ view }: { view: View }): JSX.Element {
  const counted = (marks: string[]): string =>
    [...new Set(marks)]
      .map((mark) => `${markName(mark as 'ours')} ${marks.filter((one) => one === mark).length}`)
      .join(', ');
  return (
    <details class="marks-paper">
      <summary>{t('Where the data come from')}</summary>
      <dl>
        <dt>{t('ground')}</dt>
        <dd>{markName(field().groundSource)}</dd>
        <dt>{t('places')}</dt>
        <dd>{counted(field().places.map((one) => one.source))}</dd>
        <dt>{t('leaders')}</dt>
        <dd>{counted(view.leaders.map((one) => one.source))}</dd>
        {view.units.length > 0 && (
          <>
            <dt>{t('units')}</dt>
            <dd>{counted(view.units.map((one) => one.source))}</dd>
          </>
        )}
      </dl>
    </details>
  );
}

function KeysPaper({ view }: { view: View }): JSX.Element {
  const owner = (side: Side | 'nobody'): JSX.Element =>
    side === 'nobody' ? (
      <>–</>
    ) : (
      <>
        <span class={`chip ${side}`} aria-hidden="true" /> {sideName(side)}
      </>
    );
  return (
    <details class="keys-paper">
      <summary>{t('Sources and objectives')}</summary>
      <dl>
        {view.keys.map((key) => (
          <>
            <dt>
              {key.name}
              {key.source_of &&
                ` (${t('source of {side}', { side: sideName(key.source_of) })})`}
            </dt>
            <dd>{owner(key.side)}</dd>
          </>
        ))}
        {SIDES.map((side, i) => {
          const army = view.armies[i]!;
          return (
            <>
              <dt>{t('{side} centre', { side: sideName(side) })}</dt>
              <dd>
                {army.centre_state === 'map' && army.centre
                  ? hexName(army.centre)
                  : t('off the map')}
                {army.centre_active ? '' : ` (${t('inactive')})`}
              </dd>
            </>
          );
        })}
      </dl>
    </details>
  );
}

// -- the panels --

export function Hand({ view, desk }: { view: View; desk: Desk }): JSX.Element {
  return (
    <div class="hand campaign">
      <Switches view={view} desk={desk} />
      <AskedFew view={view} desk={desk} />
      <MarchPaper view={view} desk={desk} />
      <BattlePaper view={view} desk={desk} />
      <BattleList view={view} desk={desk} />
      <Display view={view} desk={desk} />
      <HexPaper view={view} />
      <KeysPaper view={view} />
      <Marks view={view} />
    </div>
  );
}

// On a small screen the side is a drawer: what is asked now lies on the map instead.
export function Papers({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const what = told(view, desk.tried);
  const full = battleNow(view) || isAskedOfFew(view, desk);
  if (!full && !what.reach && what.cost === undefined) return null;
  return (
    <section class={`slip campaign ${full ? '' : 'thin'}`} aria-label={t('What would come of it')}>
      <AskedFew view={view} desk={desk} />
      <MarchPaper view={view} desk={desk} folded />
      <BattlePaper view={view} desk={desk} />
    </section>
  );
}
