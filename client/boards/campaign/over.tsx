// campaign/over.tsx -- over the pieces: lines of communication, how far dispatches and supplies go,
// zones of control, and where a formation could march, at what price.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import { t } from '../../shell/words';
import type { Tried } from '../board';
import { corner, hexPath, middle, next } from './field';
import { usePointed } from './hover';
import { useLayers } from './switches';
import {
  cellsOf,
  hexesOf,
  leaderByNoun,
  piecesAt,
  sideColour,
  type Area,
  type Distance,
  type Overlay,
  type Side,
  type Told,
  type View,
  type Way,
  wayTo,
} from './view';
import { half } from './words';
import { at, line, smooth, type Point } from '../geometry';

// What would come of the thing that is pointed at; else, of the march under way.
export function told(view: View, tried: Tried | null): Told {
  const asked = (tried?.preview ?? {}) as Told;
  if (asked.reach) return asked;
  return { ...(view.march ?? {}), ...asked };
}

// -- areas --

// The outline of a set of hexes: sides whose neighbour is not in it.
function outlineOf(hexes: readonly number[]): string {
  const all = new Set(hexes);
  let d = '';
  for (const hex of hexes)
    for (let side = 0; side < 6; side++)
      if (!all.has(next(hex, side))) d += line([corner(hex, side - 1), corner(hex, side)]);
  return d;
}

function Region({ area, kind }: { area: Area; kind: string }): JSX.Element {
  const [inside, edge] = useMemo(() => {
    const hexes = hexesOf(area);
    return [hexes.map((hex) => hexPath(hex)).join(''), outlineOf(hexes)];
  }, [area]);
  return (
    <g class={`region ${kind}`}>
      <path class="inside" d={inside} />
      <path class="edge" d={edge} />
    </g>
  );
}

function WayLine({ way, kind }: { way: Way; kind: string }): JSX.Element | null {
  if (way.hexes.length < 2) return null;
  const d = smooth(way.hexes.map(middle));
  return (
    <g class={`way ${kind} ${way.ok ? '' : 'cut'}`}>
      <path class="under" d={d} />
      <path d={d} />
    </g>
  );
}

// How long it is, at its farther end.
function Length({ way, text }: { way: Way; text: string }): JSX.Element | null {
  const hex = way.hexes[Math.floor(way.hexes.length / 2)];
  if (hex === undefined) return null;
  const [x, y] = middle(hex);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="way-length">
      <rect x={-text.length * 3.6} y="-9" width={text.length * 7.2} height="16" rx="3" />
      <text y="3.4">{text}</text>
    </g>
  );
}

function Ways({
  distance,
  kind,
  leaders,
}: {
  distance: Distance | undefined;
  kind: string;
  leaders: string[];
}): JSX.Element | null {
  if (!distance) return null;
  const ways = distance.ways.filter((one) => leaders.includes(one.leader ?? ''));
  return (
    <g>
      {ways.map((way) => (
        <g>
          <WayLine way={way} kind={kind} />
          {way.ok && <Length way={way} text={`${way.length} / ${distance.limit} MP`} />}
        </g>
      ))}
    </g>
  );
}

function LineLayer({ overlay }: { overlay: Overlay }): JSX.Element | null {
  const { line: way, depots } = overlay;
  if (!way) return null;
  const text = t('{n} hexes, {effective} of {limit}', {
    n: way.length,
    effective: way.effective,
    limit: way.limit,
  });
  return (
    <g class={overlay.side}>
      <WayLine way={way} kind="communication" />
      {(depots ?? []).map((hex) => (
        <circle class="depot" cx={middle(hex)[0]} cy={middle(hex)[1]} r="16" />
      ))}
      {way.length > 0 && <Length way={way} text={text} />}
    </g>
  );
}

function ZonesLayer({ overlay }: { overlay: Overlay }): JSX.Element {
  return (
    <g>
      <Region area={overlay.own_zones} kind="own-zone" />
      <Region area={overlay.enemy_zones} kind="enemy-zone" />
    </g>
  );
}

// Named places by who was there last.
function HeldLayer({ view }: { view: View }): JSX.Element {
  const ring = (hexes: number[], side: Side): JSX.Element[] =>
    hexes.map((hex) => (
      <path
        d={hexPath(hex, 0.9)}
        fill={sideColour(side)}
        fill-opacity="0.22"
        stroke={sideColour(side)}
        stroke-width="2"
        stroke-dasharray={side === 'french' ? undefined : '5 3'}
      />
    ));
  return (
    <g>
      {ring(view.french_places, 'french')}
      {ring(view.coalition_places, 'coalition')}
    </g>
  );
}

// -- where it could march --

function Reach({ view, what }: { view: View; what: Told }): JSX.Element | null {
  const hovered = usePointed();
  const found = useMemo(() => cellsOf(what.reach), [what.reach]);
  const cells = [...found.values()];
  if (!cells.length) return null;
  const free = cells.filter((one) => !piecesAt(view, one.hex).length);
  const inside = free.filter((one) => !one.met).map((one) => hexPath(one.hex));
  const met = free.filter((one) => one.met).map((one) => hexPath(one.hex));
  const way = hovered === null ? [] : wayTo(found, hovered);
  const begin = way.length ? found.get(way[0]!)!.from : 0;
  return (
    <g class="march-reach">
      <path class="inside" d={inside.join('')} />
      <path class="met" d={met.join('')} />
      <path class="edge" d={outlineOf(cells.map((one) => one.hex))} />
      <g class="fine costs">
        {cells.map((one) => {
          const [x, y] = middle(one.hex);
          return (
            <text x={x.toFixed(1)} y={(y + 24).toFixed(1)}>
              {half(one.halves)}
            </text>
          );
        })}
      </g>
      {way.length > 0 && (
        <>
          <path class="over-hex" d={hexPath(way.at(-1)!, 0.94)} />
          <WayLine way={{ ok: true, length: 0, hexes: [begin, ...way] }} kind="march" />
        </>
      )}
    </g>
  );
}

// The retreat under way, for whoever pursues.
function Path({ hexes }: { hexes: number[] }): JSX.Element {
  return <WayLine way={{ ok: true, length: 0, hexes }} kind="retreat" />;
}

// Where an administrative march goes.
function Goals({ view }: { view: View }): JSX.Element {
  return (
    <g>
      {view.leaders
        .filter((one) => one.goal && one.hex)
        .map((one) => {
          const [from, to]: [Point, Point] = [middle(one.hex!), middle(one.goal!)];
          return (
            <path
              class="plan"
              d={`M${at(from)}L${at(to)}`}
              stroke={sideColour(one.side)}
            />
          );
        })}
    </g>
  );
}

// -- all of it --

// Whose ways are drawn: of the piece that is pointed at, in its hex.
function pointedLeaders(view: View, pointed: string | null, hex: number | null): string[] {
  const noun = Number(/^piece:(\d+)$/.exec(pointed ?? '')?.[1] ?? -1);
  const leader = leaderByNoun(view, noun);
  const near = hex === null ? [] : piecesAt(view, hex).map((one) => one.leader ?? '');
  return [leader?.id ?? '', ...near].filter(Boolean);
}

// Beneath the pieces: areas.
export function Layers({ view }: { view: View }): JSX.Element {
  const layers = useLayers();
  return (
    <g pointer-events="none" aria-hidden="true">
      {layers.has('held') && <HeldLayer view={view} />}
      {(view.overlays ?? []).map((overlay) => (
        <g>
          {layers.has('supply') && overlay.supply && (
            <Region area={overlay.supply.area} kind="supply" />
          )}
          {layers.has('dispatch') && overlay.dispatch && (
            <Region area={overlay.dispatch.area} kind="dispatch" />
          )}
          {layers.has('zones') && <ZonesLayer overlay={overlay} />}
          {layers.has('line') && <LineLayer overlay={overlay} />}
        </g>
      ))}
    </g>
  );
}

// Over the pieces: ways.
export function Over({
  view,
  pointed,
  tried,
}: {
  view: View;
  side: number;
  pointed: string | null;
  tried: Tried | null;
}): JSX.Element {
  const layers = useLayers(),
    hex = usePointed();
  const leaders = pointedLeaders(view, pointed, hex);
  return (
    <g pointer-events="none" aria-hidden="true">
      {(view.overlays ?? []).map((overlay) => (
        <g>
          {layers.has('supply') && (
            <Ways distance={overlay.supply} kind="supply" leaders={leaders} />
          )}
          {layers.has('dispatch') && (
            <Ways distance={overlay.dispatch} kind="dispatch" leaders={leaders} />
          )}
        </g>
      ))}
      <Goals view={view} />
      {view.path && <Path hexes={view.path} />}
      <Reach view={view} what={told(view, tried)} />
    </g>
  );
}
