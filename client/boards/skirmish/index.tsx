// skirmish/index.tsx -- the teaching game: companies as discs with a front, on a plane with a stream.

import type { JSX } from 'preact';

import { t } from '../../shell/words';
import { board, type Key, type Pose, type Records, type Shape, type Sign } from '../board';
import { circle, hand, line, type Point } from '../geometry';

interface Company {
  token: number;
  side: string;
  kind: string;
  x: number;
  y: number;
  facing: number;
  losses: number;
  gone: boolean;
  order: string;
}

interface View {
  turn: number;
  last_turn: number;
  orders: number;
  first: string;
  field: { id: string; width: number; depth: number; stream: number[][] };
  sides: { name: string; stance: string; pool: Record<string, number> }[];
  companies: Company[];
}

const RADIUS = 30;
const LETTERS = 'ABCDEFGHIJKL';

export function kindName(kind: string): string {
  const names: Record<string, string> = {
    unknown: t('unknown'),
    line: t('line'),
    grenadiers: t('grenadiers'),
    light: t('light'),
    decoy: t('decoy'),
  };
  return names[kind] ?? kind;
}

function sideName(side: string): string {
  return side === 'Blue' ? t('Blue') : t('Red');
}

function stanceName(stance: string): string {
  const names: Record<string, string> = {
    bold: t('bold'),
    steady: t('steady'),
    undecided: t('undecided'),
  };
  return names[stance] ?? stance;
}

// The plane counts upwards, the sheet downwards.
function toSheet(view: View, x: number, y: number): Point {
  return [x, view.field.depth - y];
}

// -- the ground --

function Grass({ view }: { view: View }): JSX.Element {
  const random = hand(view.field.width);
  let d = '';
  for (let i = 0; i < 190; i++) {
    const x = 20 + random() * (view.field.width - 40),
      y = 20 + random() * (view.field.depth - 40);
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l-3 -7m3 7l0 -9m0 9l3 -7`;
  }
  return <path d={d} fill="none" stroke="#b5a578" stroke-width="1" stroke-opacity="0.75" />;
}

function Ground({ view }: { view: View }): JSX.Element {
  const { width, depth } = view.field;
  const stream = view.field.stream
    .map(([x1, y1, x2, y2]) => line([toSheet(view, x1!, y1!), toSheet(view, x2!, y2!)]))
    .join('');
  const rules: JSX.Element[] = [];
  for (let x = 200; x < width; x += 200) rules.push(<path d={`M${x} 0v${depth}`} />);
  for (let y = 200; y < depth; y += 200) rules.push(<path d={`M0 ${depth - y}h${width}`} />);
  return (
    <g>
      <rect width={width} height={depth} fill="#ece0bf" />
      <g stroke="#a8926d" stroke-width="1" stroke-dasharray="2 8" stroke-opacity="0.8">
        {rules}
      </g>
      <Grass view={view} />
      <clipPath id="field">
        <rect width={width} height={depth} />
      </clipPath>
      <g clip-path="url(#field)" fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d={stream} stroke="#4f7288" stroke-width="20" />
        <path d={stream} stroke="#a9c3cd" stroke-width="15" />
      </g>
      <rect
        x="6"
        y="6"
        width={width - 12}
        height={depth - 12}
        fill="none"
        stroke="#5a4937"
        stroke-width="3"
      />
      <rect
        x="13"
        y="13"
        width={width - 26}
        height={depth - 26}
        fill="none"
        stroke="#5a4937"
        stroke-width="1"
      />
    </g>
  );
}

// -- companies --

const COLOURS: Record<string, string> = { Blue: '#27407f', Red: '#96291f' };

function KindSign({ kind }: { kind: string }): JSX.Element | null {
  const stroke = {
    stroke: '#fff',
    'stroke-width': 2.6,
    fill: 'none',
    'stroke-linecap': 'round',
  } as const;
  switch (kind) {
    case 'line':
      return <path d="M-11 -7h22v14h-22zM-11 -7L11 7M11 -7L-11 7" {...stroke} />;
    case 'grenadiers':
      return (
        <g {...stroke}>
          <circle cy="2" r="7.5" />
          <path d="M0 -5.5V-9M-4 -11L0 -9L4 -11" />
        </g>
      );
    case 'light':
      return <path d="M-11 7h22M-8 7a8 10 0 0 1 16 0M5 -2a6 6 0 0 0 5 -8" {...stroke} />;
    case 'decoy':
      return <path d="M-8 -8L8 8M8 -8L-8 8" {...stroke} stroke-dasharray="3 4" />;
    default:
      return null;
  }
}

// Blue is round, Red is cornered: the colour is not needed to tell them apart.
function body(side: string): string {
  if (side === 'Blue') return `M0 ${-RADIUS}a${RADIUS} ${RADIUS} 0 1 1 -0.1 0Z`;
  const k = RADIUS * 0.924,
    m = RADIUS * 0.383;
  return `M${-m} ${-k}H${m}L${k} ${-m}V${m}L${m} ${k}H${-m}L${-k} ${m}V${-m}Z`;
}

function label(company: Company): string {
  const parts = [
    t('Company {letter}', { letter: LETTERS[company.token]! }),
    sideName(company.side),
    kindName(company.kind),
  ];
  if (company.losses) parts.push(t('one loss'));
  return parts.join(', ');
}

function Disc({ company }: { company: Company }): JSX.Element {
  const fill = COLOURS[company.side]!;
  return (
    <g>
      <g style={{ transform: `rotate(${company.facing}deg)` }} class="turns">
        <path
          d={`M-15 ${-RADIUS - 1}L0 ${-RADIUS - 17}L15 ${-RADIUS - 1}Z`}
          fill={fill}
          stroke="#1c150f"
          stroke-width="2"
        />
        <path d={body(company.side)} fill={fill} stroke="#1c150f" stroke-width="2.5" />
        <path
          d={`M-22 ${-RADIUS + 8}A${RADIUS} ${RADIUS} 0 0 1 22 ${-RADIUS + 8}`}
          fill="none"
          stroke="#fff"
          stroke-width="2"
          stroke-opacity="0.65"
        />
      </g>
      <g transform="translate(0 -7)">
        <KindSign kind={company.kind} />
      </g>
      <text
        y={company.kind === 'unknown' ? 7 : 21}
        text-anchor="middle"
        font-size={company.kind === 'unknown' ? 24 : 15}
        font-weight="700"
        fill="#fff"
        font-family="var(--sans)">
        {LETTERS[company.token]}
      </text>
      {company.losses > 0 && (
        <g transform={`translate(${RADIUS - 4} ${RADIUS - 6})`}>
          <circle r="10" fill="#fff" stroke="#1c150f" stroke-width="2" />
          <text
            y="4.5"
            text-anchor="middle"
            font-size="13"
            font-weight="700"
            fill="#8a1f1f"
            font-family="var(--sans)">
            −1
          </text>
        </g>
      )}
      {company.order === 'ordered' && (
        <g transform={`translate(${-RADIUS + 2} ${-RADIUS + 4})`}>
          <circle r="9" fill="#f9f3e3" stroke="#1c150f" stroke-width="2" />
          <path d="M-3 -4L4 0L-3 4Z" fill="#1c150f" />
        </g>
      )}
    </g>
  );
}

function Pieces({ view }: { view: View }): JSX.Element {
  return (
    <g>
      {view.companies
        .filter((company) => !company.gone)
        .map((company) => {
          const [x, y] = toSheet(view, company.x, company.y);
          return (
            <g
              key={company.token}
              class="moves"
              style={{ transform: `translate(${x}px, ${y}px)` }}
              data-noun={`piece:${company.token}`}
              role="img"
              aria-label={label(company)}>
              <title>{label(company)}</title>
              <Disc company={company} />
            </g>
          );
        })}
    </g>
  );
}

// -- nouns --

function shape(view: View, _gesture: string, _verb: string, noun: number): Shape | null {
  const company = view.companies[noun];
  if (!company || company.gone) return null;
  const at = toSheet(view, company.x, company.y);
  return { key: `piece:${noun}`, d: circle(at, RADIUS + 9), at };
}

function poseOf(view: View, noun: number): Pose | null {
  const company = view.companies[noun];
  return company ? { x: company.x, y: company.y, angle: company.facing } : null;
}

function Ghost({ view, noun, pose }: { view: View; noun: number; pose: Pose }): JSX.Element {
  const company = view.companies[noun]!;
  const [x, y] = toSheet(view, pose.x, pose.y),
    [fromX, fromY] = toSheet(view, company.x, company.y);
  return (
    <g>
      <path
        d={`M${fromX} ${fromY}L${x} ${y}`}
        stroke="#1c150f"
        stroke-width="2.5"
        stroke-dasharray="9 6"
        fill="none"
      />
      <g transform={`translate(${x} ${y})`} opacity="0.75">
        <Disc company={{ ...company, facing: pose.angle, order: 'none' }} />
      </g>
    </g>
  );
}

// -- panels --

function Tracks({ view }: { view: View }): JSX.Element {
  const turns = Array.from({ length: view.last_turn }, (_, i) => i + 1);
  return (
    <ol
      class="track"
      aria-label={t('Turn {turn} of {last}', { turn: view.turn, last: view.last_turn })}>
      {turns.map((turn) => (
        <li
          class={turn === view.turn ? 'now' : turn < view.turn ? 'past' : ''}
          aria-current={turn === view.turn ? 'step' : undefined}>
          {turn}
        </li>
      ))}
    </ol>
  );
}

function Hand({ view }: { view: View }): JSX.Element {
  return (
    <div class="hand">
      {view.sides.map((side) => (
        <section>
          <h3>
            <span class={`chip ${side.name.toLowerCase()}`} aria-hidden="true" />
            {sideName(side.name)}
          </h3>
          <dl>
            <dt>{t('Stance')}</dt>
            <dd>{stanceName(side.stance)}</dd>
            {Object.entries(side.pool)
              .filter(([, count]) => count > 0)
              .map(([kind, count]) => (
                <>
                  <dt>{kindName(kind)}</dt>
                  <dd>{count}</dd>
                </>
              ))}
          </dl>
          <p class="out">
            {view.companies
              .filter((c) => c.side === side.name && c.gone)
              .map((c) =>
                t('{letter} ({kind}) has left the field', {
                  letter: LETTERS[c.token]!,
                  kind: kindName(c.kind),
                }),
              )
              .join('; ')}
          </p>
        </section>
      ))}
    </div>
  );
}

const records: Records<View> = {
  sides: () => [
    { name: t('Blue'), colour: '#4a67b5' },
    { name: t('Red'), colour: '#a3503f' },
  ],
  chapter: (view) => t('Turn {turn}', { turn: view.turn }),
  figures: (view) => [
    {
      name: t('Losses'),
      values: ['Blue', 'Red'].map((side) =>
        view.companies.reduce((sum, one) => sum + (one.side === side ? one.losses : 0), 0),
      ),
    },
  ],
};

function legend(): Key {
  const sign = (says: string, rule: string, more: Partial<Company>): Sign => {
    const plain = { token: 0, side: 'Blue', kind: 'line', x: 0, y: 0, facing: 0, losses: 0 };
    const company: Company = { ...plain, gone: false, order: 'none', ...more };
    return { group: t('Pieces'), draw: <Disc company={company} />, box: [-68, -52, 136, 104], says, rule };
  };
  return {
    ground: null,
    signs: [
      sign(t('Company of Blue: round; the point shows its front'), 'SK-1-03', {}),
      sign(t('Company of Red: cornered'), 'SK-1-03', { side: 'Red' }),
      sign(kindName('grenadiers'), 'SK-1-03', { kind: 'grenadiers' }),
      sign(kindName('light'), 'SK-4-02', { kind: 'light' }),
      sign(kindName('decoy'), 'SK-5-02', { kind: 'decoy' }),
      sign(t('A kind that is not known'), 'SK-1-04', { kind: 'unknown', side: 'Red' }),
      sign(t('One loss'), 'SK-1-07', { losses: 1 }),
      sign(t('Under orders'), 'SK-3-01', { order: 'ordered' }),
    ],
  };
}

export default board<View>({
  legend,
  records,
  extent: (view) => ({ x: 0, y: 0, width: view.field.width, height: view.field.depth }),
  groundKey: (view) => view.field.id,
  Ground,
  Pieces,
  shape,
  marked: (view, kind, value) => (kind === 'company' ? shape(view, 'piece', '', value) : null),
  poseOf,
  toSheet,
  toBoard: (view, [x, y]) => [x, view.field.depth - y],
  Ghost,
  flow: (view) => t('Turn {turn} of {last}', { turn: view.turn, last: view.last_turn }),
  Tracks,
  Hand,
});
