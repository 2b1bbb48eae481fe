// austerlitz/pieces.tsx -- units to scale, chits, places and the fog over them.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import {
  areaPoints,
  CHIT,
  COLOURS,
  field,
  onField,
  sideColour,
  toSheet,
  unitById,
  type Chit,
  type Place,
  type Side,
  type Unit,
  type View,
} from './view';
import { chitLabel, nameOf, placeName, sideName, unitLabel } from './words';
import { middle, type Point } from '../geometry';

const EDGE = '#1c150f';

// -- signs --

function ArmSign({ unit, ink }: { unit: Unit; ink: string }): JSX.Element {
  const stroke = { stroke: ink, 'stroke-width': 1.7, fill: 'none' } as const;
  const light = unit.traits?.includes('light');
  switch (unit.arm) {
    case 'infantry':
      return (
        <g {...stroke}>
          <path d="M-9 -6H9V6H-9ZM-9 -6L9 6M9 -6L-9 6" />
          {light && <path d="M0 -6V-9" />}
        </g>
      );
    case 'cavalry':
      return (
        <g {...stroke}>
          <path d="M-9 -6H9V6H-9ZM-9 6L9 -6" />
          {unit.traits?.includes('heavy') && <path d="M-9 6L9 -6L9 6Z" fill={ink} stroke="none" />}
        </g>
      );
    case 'artillery':
      return (
        <g {...stroke}>
          <circle r="4.6" fill={ink} />
          {unit.traits?.includes('horse') && <path d="M-8 8H8" />}
        </g>
      );
    default:
      return (
        <g {...stroke}>
          <path d="M-5 8V-8" />
          <path d="M-5 -8H8L4 -4L8 0H-5Z" fill={ink} />
        </g>
      );
  }
}

// Steps that are left, and those that are gone.
function Steps({ unit, ink }: { unit: Unit; ink: string }): JSX.Element | null {
  if (unit.most < 2) return null;
  return (
    <g stroke={ink} stroke-width="1.1">
      {Array.from({ length: unit.most }, (_, i) => (
        <circle cx={i * 6.4} r="2.3" fill={i < unit.steps ? ink : 'none'} />
      ))}
    </g>
  );
}

const MORALE: Record<string, string> = { S: '#f2c230', D: '#e07b1f', R: '#c0211a' };

function MoraleMark({ unit }: { unit: Unit }): JSX.Element | null {
  if (unit.morale === 'steady') return null;
  return (
    <g>
      <circle r="11" fill={MORALE[unit.morale]} stroke={EDGE} stroke-width="1.8" />
      <text
        y="5"
        text-anchor="middle"
        font-size="14"
        font-weight="700"
        font-family="var(--sans)"
        fill={unit.morale === 'R' ? '#fff' : EDGE}>
        {unit.morale}
      </text>
    </g>
  );
}

function factors(unit: Unit): string {
  switch (unit.arm) {
    case 'infantry':
      return `${unit.musketry}·${unit.combat}·${unit.value}`;
    case 'cavalry':
      return `${unit.combat}·${unit.value}`;
    case 'artillery':
      return `${unit.firepower}`;
    default:
      return `${unit.value}`;
  }
}

function Words({
  text,
  size,
  ink,
  x = 0,
  y = 0,
  anchor = 'middle',
  room = Infinity,
}: {
  text: string;
  size: number;
  ink: string;
  x?: number;
  y?: number;
  anchor?: 'start' | 'middle' | 'end';
  room?: number; // what is longer is pressed together
}): JSX.Element {
  const tight = text.length * size * 0.6 > room;
  return (
    <text
      {...(tight ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
      x={x}
      y={y}
      text-anchor={anchor}
      font-size={size}
      font-family="var(--sans)"
      font-weight="600"
      fill={ink}>
      {text}
    </text>
  );
}

function cut(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

// -- a counter --

// What is written on it lies along its longer side, and never on its head.
function Face({ unit, ink }: { unit: Unit; ink: string }): JSX.Element {
  const wide = unit.width!,
    deep = unit.depth!;
  const along = deep > wide;
  const facing = unit.facing ?? 0;
  const turned = along ? facing + 90 : facing;
  const upside = ((turned % 360) + 360) % 360;
  const flip = upside > 90 && upside <= 270 ? 180 : 0;
  const long = Math.max(wide, deep);
  if (unit.arm === 'hq' || long <= 30)
    return (
      <g transform={`rotate(${-facing})`}>
        <ArmSign unit={unit} ink={ink} />
      </g>
    );
  if (unit.form === 'square')
    return (
      <g transform={`rotate(${-facing})`}>
        <g transform="translate(0 -8)">
          <ArmSign unit={unit} ink={ink} />
        </g>
        <g class="fine">
          <Words text={cut(nameOf(unit), 9)} size={8} ink={ink} y={10} />
          <g transform={`translate(${-((unit.most - 1) * 6.4) / 2} 17)`}>
            <Steps unit={unit} ink={ink} />
          </g>
        </g>
      </g>
    );
  const left = -long / 2;
  return (
    <g transform={`rotate(${(along ? 90 : 0) + flip})`}>
      <g transform={`translate(${left + 15} 1)`}>
        <ArmSign unit={unit} ink={ink} />
      </g>
      <g class="fine">
        <Words
          text={cut(nameOf(unit), long > 70 ? 13 : 9)}
          size={8}
          ink={ink}
          x={left + 27}
          y={-1.5}
          anchor="start"
          room={long - 38}
        />
        <Words text={factors(unit)} size={8} ink={ink} x={left + 27} y={9.5} anchor="start" />
        <g transform={`translate(${long / 2 - 10 - (unit.most - 1) * 6.4} 7)`}>
          <Steps unit={unit} ink={ink} />
        </g>
      </g>
    </g>
  );
}

// French counters are sharp at the corners, Allied ones blunt: the colour is not needed to tell.
function body(unit: Unit, wide: number, deep: number, more = 0): JSX.Element {
  return (
    <rect
      x={-wide / 2 - more}
      y={-deep / 2 - more}
      width={wide + 2 * more}
      height={deep + 2 * more}
      rx={unit.side === 'allied' ? 7 : 0.5}
    />
  );
}

function Guns({ unit, ink }: { unit: Unit; ink: string }): JSX.Element {
  return unit.form === 'limbered' ? (
    <path d="M0 5V17M-5 17H5" stroke={EDGE} stroke-width="2.2" fill="none" />
  ) : (
    <path
      d="M-7 -15V-23M0 -15V-26M7 -15V-23"
      stroke={ink === '#ffffff' ? EDGE : ink}
      stroke-width="2.6"
    />
  );
}

// Line and column are the same counter turned about: a column trails the ranks that follow its head.
function Ranks({ wide, deep, fill }: { wide: number; deep: number; fill: string }): JSX.Element {
  const half = wide / 2 - 3,
    rear = deep / 2;
  const ranks = `M${-half} ${rear + 5}H${half}M${-half} ${rear + 11}H${half}`;
  return (
    <g class="ranks" fill="none" stroke-linecap="round">
      <path d={ranks} stroke={EDGE} stroke-width="4.6" />
      <path d={ranks} stroke={fill} stroke-width="2.6" />
    </g>
  );
}

// The unit alone, its centre at the origin, its front to the top before it is turned.
export function Counter({ unit }: { unit: Unit }): JSX.Element {
  const { fill, ink, edge } = COLOURS[unit.nation];
  const wide = unit.width!,
    deep = unit.depth!;
  const noble = unit.traits?.some((one) => one === 'guard' || one === 'elite');
  return (
    <g transform={`rotate(${unit.facing ?? 0})`}>
      {unit.arm === 'artillery' && <Guns unit={unit} ink={ink} />}
      {unit.form === 'column' && <Ranks wide={wide} deep={deep} fill={fill} />}
      <g transform="translate(1.6 2.2)" fill={EDGE} fill-opacity="0.28">
        {body(unit, wide, deep)}
      </g>
      <g fill={fill} stroke={edge} stroke-width="1.8">
        {body(unit, wide, deep)}
      </g>
      {unit.nation === 'mixed' && (
        <path d={`M0 ${-deep / 2}H${wide / 2}V${deep / 2}H0Z`} fill="#f1efe6" fill-opacity="0.55" />
      )}
      {unit.form === 'square' ? (
        <rect x="-22" y="-22" width="44" height="44" fill="none" stroke={ink} stroke-width="2.6" />
      ) : (
        unit.arm !== 'hq' && (
          <>
            <path
              d={`M${-wide / 2 + 2} ${-deep / 2 + 2.4}H${wide / 2 - 2}`}
              stroke={noble ? '#f0c64a' : unit.nation === 'austrian' ? '#b3372b' : '#fff'}
              stroke-width="3.4"
            />
            <path
              d={`M-5.5 ${-deep / 2}L0 ${-deep / 2 - 7}L5.5 ${-deep / 2}Z`}
              fill={fill}
              stroke={edge}
              stroke-width="1.4"
            />
          </>
        )
      )}
      {noble && (
        <g fill="none" stroke="#f0c64a" stroke-width="1.3">
          {body(unit, wide - 4, deep - 4)}
        </g>
      )}
      <Face unit={unit} ink={ink} />
    </g>
  );
}

function Sabres(): JSX.Element {
  return (
    <g>
      <circle r="10.5" fill="#f7efd9" stroke={EDGE} stroke-width="1.4" />
      <path
        d="M-6 6C-1 4 4 0 6 -6M6 6C1 4 -4 0 -6 -6"
        fill="none"
        stroke="#8a1f1f"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </g>
  );
}

// Round signs on the rear corners, upright whatever way the unit faces.
export function Marks({ unit, hq }: { unit: Unit; hq: Unit | undefined }): JSX.Element {
  const marks: JSX.Element[] = [];
  if (unit.morale !== 'steady') marks.push(<MoraleMark unit={unit} />);
  if (unit.rage)
    marks.push(
      <g>
        <circle r="10.5" fill="#8a1f1f" stroke={EDGE} stroke-width="1.5" />
        <path d="M0 -7C5 -2 5 3 0 7C-5 3 -4 0 -1 -1C-2 -4 -1 -5 0 -7Z" fill="#f7c948" />
      </g>,
    );
  if (unit.foe) marks.push(<Sabres />);
  if (unit.marker)
    marks.push(
      <g>
        <circle r="10" fill="#fff" stroke="#8a1f1f" stroke-width="2" />
        <Words text={`+${unit.marker}`} size={11} ink="#8a1f1f" y={4} />
      </g>,
    );
  if (unit.ammo)
    marks.push(
      <g>
        <circle r="9" fill="#fff" stroke={EDGE} stroke-width="1.6" />
        <path d="M-5 -5L5 5M5 -5L-5 5" stroke={EDGE} stroke-width="2" />
      </g>,
    );
  if (hq)
    marks.push(
      <g>
        <circle r="11" fill={sideColour(hq.side)} stroke="#f0c64a" stroke-width="2" />
        <path d="M-4 7V-7H6L3 -3.5L6 0H-4" fill="#fff" stroke="#fff" stroke-width="1.2" />
      </g>,
    );
  const [wide, deep] = [unit.width!, unit.depth!];
  const radians = ((unit.facing ?? 0) * Math.PI) / 180;
  const place = (i: number): Point => {
    const x = wide / 2 - 4 - i * 22,
      y = deep / 2 + 4;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    return [x * cos - y * sin, x * sin + y * cos];
  };
  return (
    <g>
      {marks.map((mark, i) => {
        const [x, y] = place(i);
        return <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>{mark}</g>;
      })}
    </g>
  );
}

function UnitPiece({ unit, view }: { unit: Unit; view: View }): JSX.Element {
  const [x, y] = toSheet(unit.x!, unit.y!);
  const hq = view.units.find((one) => one.standing === 'on' && one.at === unit.id);
  return (
    <g
      key={unit.noun}
      class="moves"
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-noun={`piece:${unit.noun}`}
      role="img"
      aria-label={unitLabel(unit)}>
      <title>{unitLabel(unit)}</title>
      <Counter unit={unit} />
      <Marks unit={unit} hq={hq} />
    </g>
  );
}

// -- chits --

function Flag({ side }: { side: Side }): JSX.Element {
  return side === 'french' ? (
    <g stroke="none">
      <rect x="-9" y="-7" width="6" height="14" fill="#2d4a8e" />
      <rect x="-3" y="-7" width="6" height="14" fill="#fff" />
      <rect x="3" y="-7" width="6" height="14" fill="#b3372b" />
    </g>
  ) : (
    <g stroke="none">
      <rect x="-9" y="-7" width="18" height="14" fill="#f0c64a" />
      <path d="M0 -5.5L2.2 -1.5L7 -3L4 2L2 1L0 5.5L-2 1L-4 2L-7 -3L-2.2 -1.5Z" fill={EDGE} />
    </g>
  );
}

export function ChitFace({ chit }: { chit: Chit }): JSX.Element {
  const half = CHIT / 2;
  const count = String(chit.units?.length ?? '');
  const inside = chit.loaded === undefined ? '?' : chit.loaded ? count : '–';
  return (
    <g>
      <rect
        x={-half + 2}
        y={-half + 3}
        width={CHIT}
        height={CHIT}
        rx="5"
        fill={EDGE}
        fill-opacity="0.28"
      />
      <rect
        x={-half}
        y={-half}
        width={CHIT}
        height={CHIT}
        rx={chit.side === 'allied' ? 10 : 2}
        fill="#f7efd9"
        stroke={sideColour(chit.side)}
        stroke-width="3.4"
        {...(chit.loaded === false ? { 'stroke-dasharray': '6 4' } : {})}
      />
      <g transform="translate(0 -7)">
        <Flag side={chit.side} />
      </g>
      <Words text={chit.box ? `${chit.box}: ${inside}` : inside} size={12} ink={EDGE} y={14} />
    </g>
  );
}

function ChitPiece({ chit }: { chit: Chit }): JSX.Element {
  const [x, y] = toSheet(chit.x, chit.y);
  return (
    <g
      key={chit.noun}
      class="moves"
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-noun={`piece:${chit.noun}`}
      role="img"
      aria-label={chitLabel(chit)}>
      <title>{chitLabel(chit)}</title>
      <ChitFace chit={chit} />
    </g>
  );
}

// -- places that count --

function PlaceMark({ place }: { place: Place }): JSX.Element | null {
  const area = field().areas.find((one) => one.id === place.area);
  if (!area) return null;
  const points = areaPoints(area),
    [x] = middle(points);
  const y = Math.min(...points.map((p) => p[1])) - 4;
  const label = t('{place}: {points} points, held by the {side}', {
    place: placeName(place),
    points: place.value,
    side: sideName(place.holder),
  });
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M0 0V-40" stroke={EDGE} stroke-width="3" />
      {place.holder === 'french' ? (
        <path d="M1 -40H30V-20H1Z" fill={sideColour('french')} stroke={EDGE} stroke-width="1.6" />
      ) : (
        <path
          d="M1 -40H30L23 -30L30 -20H1Z"
          fill={sideColour('allied')}
          stroke={EDGE}
          stroke-width="1.6"
        />
      )}
      <Words text={String(place.value)} size={15} ink="#fff" x={13} y={-25} />
    </g>
  );
}

// -- fog --

// Round what one's own can see it lies thinner.
function Veil({ view, side }: { view: View; side: number }): JSX.Element | null {
  if (view.fog === 'clear' || !view.sight) return null;
  const { width, height } = field();
  const mine: Side | null = side === 0 ? 'french' : side === 1 ? 'allied' : null;
  const eyes: Point[] = [
    ...view.units.filter((one) => onField(one) && (!mine || one.side === mine)),
    ...view.chits.filter((one) => !mine || one.side === mine),
  ].map((one) => toSheet(one.x!, one.y!));
  const depth = view.fog === 'fog' ? 0.42 : view.fog === 'partial-1' ? 0.28 : 0.18;
  const reach = view.sight + 40;
  return (
    <g pointer-events="none" aria-hidden="true">
      <mask id="sight">
        <rect width={width} height={height} fill="#fff" />
        {eyes.map(([x, y]) => (
          <circle cx={x} cy={y} r={reach + 34} fill="#999" />
        ))}
        {eyes.map(([x, y]) => (
          <circle cx={x} cy={y} r={reach} fill="#222" />
        ))}
      </mask>
      <rect width={width} height={height} fill="#e9ebe6" fill-opacity={depth} mask="url(#sight)" />
    </g>
  );
}

// Who fights whom: a red bond between the two.
function Bonds({ view }: { view: View }): JSX.Element {
  const bonds = view.units.flatMap((unit) => {
    const foe = unit.foe ? unitById(view, unit.foe) : undefined;
    if (!foe || !onField(foe) || !onField(unit)) return [];
    const a = toSheet(unit.x!, unit.y!),
      b = toSheet(foe.x!, foe.y!);
    return [`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`];
  });
  return (
    <path
      d={bonds.join('')}
      stroke="#b3261e"
      stroke-width="5"
      stroke-opacity="0.55"
      fill="none"
    />
  );
}

// Headquarters lie over brigades, brigades over guns' muzzles.
const ORDER: Record<Unit['arm'], number> = {
  artillery: 0,
  infantry: 1,
  cavalry: 1,
  hq: 2,
};

export function Pieces({ view, side }: { view: View; side: number }): JSX.Element {
  const standing = view.units.filter(onField).sort((a, b) => ORDER[a.arm] - ORDER[b.arm]);
  return (
    <g>
      {view.places.map((place) => (
        <PlaceMark place={place} />
      ))}
      <Veil view={view} side={side} />
      <Bonds view={view} />
      {view.chits.map((chit) => (
        <ChitPiece chit={chit} />
      ))}
      {standing.map((unit) => (
        <UnitPiece unit={unit} view={view} />
      ))}
    </g>
  );
}
