// austerlitz/over.tsx -- over the pieces: arcs, zones, templates, sight lines, ghosts and rulers.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../shell/words';
import { Counter } from './pieces';
import { point } from './pointed';
import type { Preview } from './steer';
import {
  CHIT,
  corners,
  footprint,
  onField,
  outline,
  sizeOf,
  toSheet,
  unitById,
  unitOf,
  way,
  type Footprint,
  type Unit,
  type View,
} from './view';
import type { Pose, Tried } from '../board';
import { add, closed, distance, lerp, line, scale, sub, type Point } from '../geometry';

export interface Odds extends Record<string, number | undefined> {
  of: number;
}

export interface Sum {
  total: number;
  terms: { text: { en: string; fr: string }; value: number; rule: string; id: string }[];
}

export interface Shot {
  target: string;
  sum: Sum;
  odds: Odds;
}

// All that the server may tell of an action beforehand.
export interface Told extends Preview {
  by?: string;
  aspect?: string;
  attack?: Sum;
  defence?: Sum;
  won?: number;
  even?: number;
  lost?: number;
  defender?: Odds;
  attacker?: Odds;
  templates?: number[][];
  sights?: { from: string; to: string; rule?: string }[];
  shots?: Shot[];
}

export function told(tried: Tried | null): Told {
  return (tried?.preview ?? {}) as Told;
}

// -- what belongs to a unit --

const ARM = 72; // how far the lines that part front, flank and rear are drawn

function Arcs({ unit }: { unit: Unit }): JSX.Element | null {
  const box: Footprint = {
    x: unit.x!,
    y: unit.y!,
    angle: unit.facing!,
    width: unit.width!,
    depth: unit.depth!,
  };
  if (unit.form === 'square' || unit.arm === 'hq') return null;
  const [fl, fr, rr, rl] = corners(box) as [Point, Point, Point, Point];
  const ray = (from: Point, degree: number): string =>
    line([from, add(from, scale(way(degree), ARM))]);
  const f = unit.facing!;
  const d = ray(fl, f - 45) + ray(fr, f + 45) + ray(rr, f + 135) + ray(rl, f - 135);
  const name = (degree: number, text: string): JSX.Element => {
    const out = Math.abs(Math.cos(((degree - f) * Math.PI) / 180)) > 0.5 ? box.depth : box.width;
    const [x, y] = add(toSheet(box.x, box.y), scale(way(degree), out / 2 + 44));
    return (
      <text x={x} y={y + 4}>
        {text}
      </text>
    );
  };
  return (
    <g>
      <path d={d} stroke="#f9f3e3" stroke-width="5" stroke-opacity="0.8" fill="none" />
      <path d={d} stroke="#7a1f1a" stroke-width="2" stroke-dasharray="9 5" fill="none" />
      <g class="over-names">
        {name(f, t('front'))}
        {name(f + 90, t('flank'))}
        {name(f - 90, t('flank'))}
        {name(f + 180, t('rear'))}
      </g>
    </g>
  );
}

function Zone({ flat, kind }: { flat: number[] | undefined; kind: string }): JSX.Element | null {
  return flat ? <path class={`zone ${kind}`} d={closed(outline(flat))} /> : null;
}

function Belongings({ view, unit }: { view: View; unit: Unit }): JSX.Element {
  const [x, y] = toSheet(unit.x!, unit.y!);
  return (
    <g pointer-events="none" aria-hidden="true">
      <Zone flat={unit.roundshot} kind="roundshot" />
      <Zone flat={unit.canister} kind="canister" />
      <Zone flat={unit.charges} kind="charges" />
      <Zone flat={unit.muskets} kind="muskets" />
      {view.sight && (
        <circle
          class="zone sight"
          cx={x}
          cy={y}
          r={view.sight + Math.max(unit.width!, unit.depth!) / 2}
        />
      )}
      <Arcs unit={unit} />
    </g>
  );
}

// -- what would come of it --

function Sights({ view, tried }: { view: View; tried: Told }): JSX.Element {
  return (
    <g>
      {(tried.sights ?? []).map(({ from, to, rule }) => {
        const a = unitById(view, from),
          b = unitById(view, to);
        if (!a || !b || !onField(a) || !onField(b)) return null;
        const [p, q] = [toSheet(a.x!, a.y!), toSheet(b.x!, b.y!)];
        const half = lerp(p, q, 0.6);
        return (
          <g class={rule ? 'sight-line blocked' : 'sight-line'}>
            <path class="under" d={line([p, q])} />
            <path d={line([p, q])} />
            {rule && (
              <text x={half[0]} y={half[1]}>
                {rule}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Aimed({ view, told: what }: { view: View; told: Told }): JSX.Element {
  const targets = [what.target, ...(what.shots ?? []).map((shot) => shot.target)];
  return (
    <g>
      {(what.templates ?? []).map((flat) => (
        <path class="template" d={closed(outline(flat))} />
      ))}
      {targets.map((id) => {
        const piece = unitById(view, id) ?? view.chits.find((one) => one.id === id);
        const box = piece && footprint(view, piece.noun);
        return box && <path class="aimed-at" d={closed(corners(box, 6))} />;
      })}
    </g>
  );
}

// Where the strategic map meets the field: while chits are laid.
function ZoneLines({ view }: { view: View }): JSX.Element | null {
  if (view.proc !== 'chits' && view.proc !== 'free set-up') return null;
  return (
    <g class="zone-lines">
      {(view.zones ?? []).flatMap((zone) =>
        zone.rects.map(([x1, y1, x2, y2], i) => {
          const [left, top] = toSheet(x1!, y2!);
          return (
            <g>
              <rect x={left} y={top} width={x2! - x1!} height={y2! - y1!} />
              {i === 0 && (
                <text x={left + 14} y={top + 40}>
                  {zone.id}
                </text>
              )}
            </g>
          );
        }),
      )}
    </g>
  );
}

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
  const noun = Number(/^piece:(\d+)$/.exec(pointed ?? '')?.[1] ?? -1);
  const unit = unitOf(view, noun);
  useEffect(() => point(noun >= 0 ? noun : null), [noun]);
  const what = told(tried);
  return (
    <g pointer-events="none" aria-hidden="true">
      <ZoneLines view={view} />
      {unit && onField(unit) && !what.shots && <Belongings view={view} unit={unit} />}
      <Aimed view={view} told={what} />
      <Sights view={view} tried={what} />
    </g>
  );
}

// -- ghosts --

// A tape from where it stands to where it would: a stroke for every half UM, a longer one for each.
function Ruler({ from, to }: { from: Point; to: Point }): JSX.Element | null {
  const far = distance(from, to);
  if (far < 8) return null;
  const along = scale(sub(to, from), 1 / far),
    aside: Point = [-along[1], along[0]];
  let ticks = '';
  for (let hu = 50; hu <= far; hu += 50) {
    const p = add(from, scale(along, hu)),
      size = hu % 100 ? 6 : 12;
    ticks += line([add(p, scale(aside, -size)), add(p, scale(aside, size))]);
  }
  return (
    <g class="ruler">
      <path class="under" d={line([from, to])} />
      <path d={line([from, to]) + ticks} />
    </g>
  );
}

const FORMS: Record<string, string[]> = {
  infantry: ['line', 'column', 'square'],
  cavalry: ['line', 'column', 'square'],
  artillery: ['unlimbered', 'limbered'],
};

// The formation that "place 12 x1" and "pose 12 x1" speak of.
function formAsked(unit: Unit, tried: Tried | null | undefined): string {
  const count = /^(?:place|pose) \d+ x(\d+)/.exec(tried?.action ?? '')?.[1];
  const form = count === undefined ? undefined : FORMS[unit.arm]?.[Number(count)];
  return form ?? unit.form ?? FORMS[unit.arm]?.[1] ?? '';
}

function outlineClass(tried: Tried | null | undefined): string {
  return tried ? (tried.allowed ? 'may' : 'mustnt') : '';
}

// Where it may be put, as the rules have it: a net of places, each drawn as wide as the net.
function FreeGround({ view, noun }: { view: View; noun: number }): JSX.Element | null {
  const free = view.ground?.find((one) => one.nouns.includes(noun));
  if (!free?.spans.length) return null;
  const half = free.step / 2;
  let d = '';
  for (let i = 0; i + 2 < free.spans.length; i += 3) {
    const [y, from, to] = free.spans.slice(i, i + 3) as [number, number, number];
    const [left, top] = toSheet(from - half, y + half);
    d += `M${left} ${top}h${to - from + free.step}v${free.step}H${left}Z`;
  }
  return <path class="free-ground" d={d} />;
}

function GhostChit({ pose, tried }: { pose: Pose; tried: Tried | null | undefined }): JSX.Element {
  const [x, y] = toSheet(pose.x, pose.y);
  return (
    <rect
      class={`ghost-edge ${outlineClass(tried)}`}
      x={x - CHIT / 2}
      y={y - CHIT / 2}
      width={CHIT}
      height={CHIT}
      rx="4"
    />
  );
}

export function Ghost({
  view,
  noun,
  pose,
  tried,
}: {
  view: View;
  noun: number;
  pose: Pose;
  tried?: Tried | null;
}): JSX.Element {
  const what = told(tried ?? null);
  const contact = /^(?:attack|charge) /.test(tried?.action ?? '') && what.x !== undefined;
  const at: Pose = contact ? { x: what.x!, y: what.y!, angle: what.facing! } : pose;
  const stands = footprint(view, noun);
  const home = stands && toSheet(stands.x, stands.y),
    there = toSheet(at.x, at.y);
  const unit = unitOf(view, noun);
  if (!unit)
    return (
      <g>
        {!home && <FreeGround view={view} noun={noun} />}
        {home && <Ruler from={home} to={there} />}
        <GhostChit pose={at} tried={tried} />
      </g>
    );
  const form = formAsked(unit, tried);
  const same = onField(unit) && form === unit.form;
  const [width, depth] = same ? [unit.width!, unit.depth!] : sizeOf(unit, form);
  const box: Footprint = { ...at, width, depth };
  return (
    <g>
      {!home && <FreeGround view={view} noun={noun} />}
      {home && <Ruler from={home} to={there} />}
      <g transform={`translate(${there[0]} ${there[1]})`} opacity="0.72">
        <Counter unit={{ ...unit, facing: at.angle, width, depth, form }} />
      </g>
      <path class={`ghost-edge ${outlineClass(tried)}`} d={closed(corners(box, 2))} />
      {tried?.allowed === false && (
        <path class="ghost-edge mustnt" d={crossOf(corners(box))} />
      )}
    </g>
  );
}

function crossOf([a, b, c, d]: Point[]): string {
  return line([a!, c!]) + line([b!, d!]);
}

