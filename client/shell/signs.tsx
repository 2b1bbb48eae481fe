// signs.tsx -- badges over what is lit: by their shape they say what a click does.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Target } from '../boards/board';
import type { Point } from '../boards/geometry';
import { signOf, SIGNS, type Sign } from '../boards/signs';
import { t } from './words';

// In a square of 16 around the middle.
const DRAWN: Record<Sign, string> = {
  take: 'M-5 5V2.5A2.5 2.5 0 0 1 -2.5 0H2.5A2.5 2.5 0 0 1 5 2.5V5M0 -6V-1.5M-2.6 -3.6L0 -6.2L2.6 -3.6',
  go: 'M-6 0H4M0.5 -4L4.5 0L0.5 4',
  fire: 'M0 -7V-2M0 7V2M-7 0H-2M7 0H2M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z',
  ask: 'M-3 -2.6A3 3 0 1 1 1.2 0.4Q0 1.1 0 2.6M0 5.2V5.9',
};

// Round: it is moved; a diamond: it is shot at; a square: something is asked about it.
const FRAME: Record<Sign, string> = {
  take: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0Z',
  go: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0Z',
  fire: 'M0 -11L11 0L0 11L-11 0Z',
  ask: 'M-8 -8H8V8H-8Z',
};

export function signFor(target: Target): Sign {
  if (target.steers) return 'take';
  const verbs = target.actions.map((one) => one.verb);
  return signOf(verbs, target.gesture);
}

function Drawn({ sign }: { sign: Sign }): JSX.Element {
  return (
    <g class={`badge-${sign}`}>
      <path class="frame" d={FRAME[sign]} />
      <path class="ink" d={DRAWN[sign]} />
    </g>
  );
}

const PARTS = 24; // of an outline, that are looked at

// The point of an outline that lies farthest up and to the right, however it is turned.
function corner(outline: SVGPathElement): Point {
  const all = outline.getTotalLength();
  let best: Point = [0, 0];
  let most = -Infinity;
  for (let i = 0; i < PARTS; i++) {
    const { x, y } = outline.getPointAtLength((all * i) / PARTS);
    if (x - y > most) [best, most] = [[x, y], x - y];
  }
  return best;
}

const LARGEST = 0.55; // of the thing it is at, at most

// At the corner of what it is about, or on the middle of a place; never larger than a part of it.
export function SignAt({ target }: { target: Target }): JSX.Element {
  const self = useRef<SVGGElement>(null);
  const { d, at, under } = target.shape!;
  useLayoutEffect(() => {
    const light = self.current!.ownerSVGElement!.querySelector<SVGPathElement>(
      `.lit[data-key="${CSS.escape(target.key)}"]`,
    );
    if (!light) return;
    const box = light.getBBox();
    const [x, y] = under ? at : corner(light);
    const most = (Math.min(box.width, box.height) * LARGEST) / 18;
    self.current!.setAttribute('transform', `translate(${x} ${y})`);
    self.current!.style.setProperty('--most', String(most));
  }, [target.key, d, at[0], at[1], under]);
  return (
    <g class="sign" ref={self} aria-hidden="true">
      <Drawn sign={signFor(target)} />
    </g>
  );
}

function meaning(sign: Sign): string {
  return {
    take: t('take it up, or name it'),
    go: t('go there'),
    fire: t('fire at it, or attack it'),
    ask: t('an answer about it'),
  }[sign];
}

export function Legend(): JSX.Element {
  return (
    <dl class="keys legend">
      {SIGNS.map((sign) => (
        <>
          <dt>
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <Drawn sign={sign} />
            </svg>
          </dt>
          <dd>{meaning(sign)}</dd>
        </>
      ))}
    </dl>
  );
}
