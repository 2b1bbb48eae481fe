// colors/battle.tsx -- a combat on paper: dice as they fell and what each did; before it, the sum
// of the dice and the odds.

import type { JSX } from 'preact';

import { RuleLink } from '../../shell/rule';
import type { Line, Mark } from '../../shell/wire';
import { both, language, t } from '../../shell/words';
import type { Desk, Target } from '../board';
import { numberOf } from './field';
import { Block } from './pieces';
import { point, usePointed } from './pointed';
import type {
  Arm,
  AttackTarget,
  Battle,
  Face,
  Odds,
  Party,
  Roll,
  RollOdds,
  Sum,
  View,
} from './view';
import { unitOn } from './view';
import {
  answerName,
  blocksName,
  diceName,
  didName,
  faceName,
  flagsName,
  hitsName,
  sideName,
  standsOn,
} from './words';

// -- dice --

function FaceSign({ face }: { face: Face }): JSX.Element {
  switch (face) {
    case 'INF':
      return (
        <g>
          <rect x="-11" y="-8" width="22" height="16" />
          <path d="M-11 -8L11 8M11 -8L-11 8" />
        </g>
      );
    case 'CAV':
      return (
        <g>
          <rect x="-11" y="-8" width="22" height="16" />
          <path d="M-11 8L11 -8" />
        </g>
      );
    case 'ART':
      return (
        <g>
          <rect x="-11" y="-8" width="22" height="16" />
          <circle r="4.5" class="solid" />
        </g>
      );
    case 'FLAG':
      return (
        <g>
          <path d="M-8 12V-11" />
          <path d="M-8 -11H10L5 -5L10 1H-8Z" class="solid" />
        </g>
      );
    case 'SABRE':
      return (
        <g>
          <path d="M-10 10Q2 4 9 -10M-11 4L-4 11" />
          <path d="M10 10Q-2 4 -9 -10M11 4L4 11" />
        </g>
      );
  }
}

type Did = 'hit' | 'flag' | 'miss' | 'shown';

function Die({ face, did }: { face: Face; did: Did }): JSX.Element {
  const below = did === 'shown' ? faceName(face) : didName(did);
  const label = did === 'shown' ? below : `${faceName(face)}: ${below}`;
  return (
    <li class={`die ${did}`} title={label}>
      <svg viewBox="-19 -19 38 38" role="img" aria-label={label}>
        <rect x="-17" y="-17" width="34" height="34" rx="6" class="body" />
        <FaceSign face={face} />
      </svg>
      <span aria-hidden="true">{below}</span>
    </li>
  );
}

function howName(roll: Roll): string {
  const side = sideName(roll.side);
  return {
    fire: t('{side} fire', { side }),
    melee: t('{side} attack', { side }),
    retire: t('{side} strike at those who retire', { side }),
    square: t('{side}: the square rolls first', { side }),
    first: t('{side}: First Strike', { side }),
    back: t('{side} battle back', { side }),
    none: t('{side} roll', { side }),
  }[roll.how];
}

// The last roll, and what each of its dice did.
function Dice({ roll }: { roll: Roll }): JSX.Element {
  const hits = roll.dice.filter((die) => die.did === 'hit').length,
    flags = roll.dice.filter((die) => die.did === 'flag').length;
  return (
    <div class="roll">
      <p>
        <b>{howName(roll)}</b>
        {roll.how !== 'none' && `: ${hitsName(hits)}, ${flagsName(flags)}`}
      </p>
      <ul class="dice">
        {roll.dice.map((die) => (
          <Die face={die.face} did={roll.how === 'none' ? 'shown' : die.did} />
        ))}
      </ul>
    </div>
  );
}

// -- the story of a combat --

const FACES: Face[] = ['INF', 'CAV', 'ART', 'FLAG', 'SABRE'];
const ROLLED = 'rolledInf'; // the mark of a roll: six bits for the count of each face
const ANNOUNCED = new Set(['CCN-5.4.2-09', 'CCN-5.4.5-03', 'CCN-5.4.15-01']);

function rollIn(line: Line): Mark | undefined {
  return line.marks?.find(([, , kind]) => kind === ROLLED);
}

function facesIn(line: Line): Face[] {
  const roll = rollIn(line)?.[3] ?? 0;
  return FACES.flatMap((face, i) => Array<Face>((roll >> (i * 6)) & 63).fill(face));
}

// From the last line that announced a combat on, as far as it is told beneath that line.
function storyOf(log: Line[]): Line[] {
  let begin = -1;
  log.forEach((line, i) => {
    if (ANNOUNCED.has(line.id ?? '') && !facesIn(line).length) begin = i;
  });
  if (begin < 0) return [];
  const end = log.findIndex((line, i) => i > begin && line.indent <= log[begin]!.indent);
  return log.slice(begin, end < 0 ? undefined : end);
}

function isTerm(line: Line): boolean {
  return /^[+−-]\d/.test(line.text);
}

function StoryLine({ line, game }: { line: Line; game: string }): JSX.Element {
  const faces = facesIn(line);
  const words = line.text.slice(0, rollIn(line)?.[0]).trim();
  return (
    <div class="said">
      <p>
        {words} {line.rule && <RuleLink game={game} rule={line.rule} id={line.id} />}
      </p>
      {faces.length > 0 && (
        <ul class="dice small-dice">
          {faces.map((face) => (
            <Die face={face} did="shown" />
          ))}
        </ul>
      )}
    </div>
  );
}

function Story({ desk, shut }: { desk: Desk; shut: boolean }): JSX.Element | null {
  const lines = storyOf(desk.log);
  if (!lines.length) return null;
  return (
    <details class="story" open={!shut} key={String(shut)}>
      <summary>{t('How it went')}</summary>
      {lines
        .filter((line) => !isTerm(line))
        .map((line) => (
          <StoryLine line={line} game={desk.game} />
        ))}
    </details>
  );
}

// -- who fights --

const ARMS: Record<string, Arm> = {
  LC: 'cavalry',
  HC: 'cavalry',
  CU: 'cavalry',
  GHC: 'cavalry',
  FA: 'artillery',
  GFA: 'artillery',
  HA: 'artillery',
};

function PartyRow({ party, name }: { party: Party; name: string }): JSX.Element {
  return (
    <div class="fighter">
      <h4>{name}</h4>
      <svg viewBox="-18 -15 36 34" aria-hidden="true">
        <Block nation={party.nation} arm={ARMS[party.type] ?? 'infantry'} />
      </svg>
      <span>
        {both(party.name)}
        <small>
          {party.hex ? `${party.hex} · ` : ''}
          {blocksName(party.blocks)}
        </small>
      </span>
    </div>
  );
}

function BattlePaper({ battle }: { battle: Battle }): JSX.Element {
  return (
    <section class="battle">
      <h3>
        {battle.ranged ? t('Fire') : battle.bonus ? t('Bonus melee') : t('Melee')} · {battle.target}
      </h3>
      <div class="fighters">
        {battle.attacker && <PartyRow party={battle.attacker} name={t('Attacking')} />}
        {battle.unit && <PartyRow party={battle.unit} name={t('Defending')} />}
      </div>
      {battle.batteries.length > 0 && (
        <p class="small">
          {t('Batteries that join: {hexes}', { hexes: battle.batteries.join(', ') })}
        </p>
      )}
    </section>
  );
}

// -- odds --

function percent(chance: number): string {
  const digits = chance > 0 && (chance < 0.01 || (chance > 0.99 && chance < 1)) ? 1 : 0;
  return new Intl.NumberFormat(language(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(chance);
}

function decimal(value: number): string {
  return new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}

const BAR = 27;
const TALL = 44;

// How many blocks will be lost: a column for each number, the last one is the end of the unit.
function Chart({ odds, reply }: { odds: RollOdds; reply: boolean }): JSX.Element {
  const most = Math.max(...odds.lost, 0.01);
  const last = odds.lost.length - 1;
  const words = odds.lost.map((chance, n) => `${n}: ${percent(chance)}`).join(', ');
  return (
    <svg
      class={`chart ${reply ? 'reply' : ''}`}
      viewBox={`0 0 ${odds.lost.length * BAR} ${TALL + 32}`}
      style={{ width: `${(odds.lost.length * BAR) / 16}rem` }}
      role="img"
      aria-label={t('Blocks lost: {words}', { words })}>
      {odds.lost.map((chance, n) => {
        const high = (chance / most) * TALL;
        return (
          <g transform={`translate(${n * BAR} 0)`}>
            <rect
              x="3.5"
              y={14 + TALL - high}
              width={BAR - 7}
              height={Math.max(1, high)}
              class={n === last ? 'end' : 'bar'}
            />
            <text x={BAR / 2} y={10 + TALL - high} class="chance">
              {percent(chance)}
            </text>
            <text x={BAR / 2} y={TALL + 28} class="count">
              {n === last ? `${n} ✕` : n}
            </text>
          </g>
        );
      })}
      <path d={`M2 ${TALL + 14.5}H${odds.lost.length * BAR - 2}`} class="axis" />
    </svg>
  );
}

function Outcome({ odds }: { odds: RollOdds }): JSX.Element {
  return (
    <dl class="outcome">
      <dt>{t('mean hits')}</dt>
      <dd>{decimal(odds.mean)}</dd>
      <dt>{t('any flag')}</dt>
      <dd>{percent(Math.max(0, odds.rolled - (odds.flags[0]! - (1 - odds.rolled))))}</dd>
      <dt>{t('driven off')}</dt>
      <dd>{percent(odds.leaves)}</dd>
      <dt>{t('eliminated')}</dt>
      <dd>{percent(odds.eliminated)}</dd>
    </dl>
  );
}

function RollPaper({
  odds,
  reply,
  name,
}: {
  odds: RollOdds;
  reply: boolean;
  name: string;
}): JSX.Element {
  return (
    <div class="roll-odds">
      <h5>
        {name}
        {reply && <span class="dice-count">{diceName(odds.dice)}</span>}
      </h5>
      <div class="pair">
        <Chart odds={odds} reply={reply} />
        <Outcome odds={odds} />
      </div>
    </div>
  );
}

function OddsPaper({
  odds,
  alone,
  losers,
}: {
  odds: Odds;
  alone: boolean;
  losers: [string, string]; // who is attacked, who attacks
}): JSX.Element {
  const attack = (
    <RollPaper odds={odds.attack} reply={false} name={t('{side} lose', { side: losers[0] })} />
  );
  const reply = odds.reply && (
    <RollPaper
      odds={odds.reply}
      reply={true}
      name={
        odds.reply_first
          ? t('The square first: {side} lose', { side: losers[1] })
          : t('Battle back: {side} lose', { side: losers[1] })
      }
    />
  );
  return (
    <div class="odds">
      {!alone && <h4>{answerName(odds)}</h4>}
      {odds.reply_first && reply}
      {attack}
      {!odds.reply_first && reply}
    </div>
  );
}

function SumPaper({ sum, desk }: { sum: Sum; desk: Desk }): JSX.Element {
  return (
    <ul class="terms">
      {sum.terms.map((term) => (
        <li>
          {both(term.text)}{' '}
          {term.rule && <RuleLink game={desk.game} rule={term.rule} id={term.id} />}
        </li>
      ))}
      <li class="total">
        {sum.hex}: {diceName(sum.dice)}
      </li>
    </ul>
  );
}

function Preview({
  view,
  target,
  desk,
  open,
}: {
  view: View;
  target: AttackTarget;
  desk: Desk;
  open: boolean;
}): JSX.Element {
  const light: Target | undefined = desk.targets.find(
    (one) =>
      one.noun === numberOf.get(target.hex) &&
      one.actions.some((action) => action.verb === target.verb),
  );
  const name = `${target.hex} · ${standsOn(view, target.hex)}`;
  const attacker = unitOn(view, target.by)?.side ?? view.side;
  const losers: [string, string] = [
    sideName(attacker === 'top' ? 'bottom' : 'top'),
    sideName(attacker),
  ];
  if (!open)
    return (
      <button type="button" class="preview shut" onClick={() => point(target.hex)}>
        <span>{name}</span>
        <span class="dice-count">{diceName(target.dice)}</span>
      </button>
    );
  return (
    <div class="preview">
      <h4>
        {name}
        <span class="dice-count">{diceName(target.dice)}</span>
      </h4>
      {target.odds.map((odds) => (
        <OddsPaper odds={odds} alone={target.odds.length === 1} losers={losers} />
      ))}
      <details>
        <summary>{t('Why so many dice?')}</summary>
        {target.sums.map((sum) => (
          <SumPaper sum={sum} desk={desk} />
        ))}
      </details>
      {light && (
        <button
          type="button"
          class="primary"
          onClick={(event) => desk.choose(light, event.currentTarget)}>
          {target.verb === 'fire' ? t('Fire') : t('Attack')}
        </button>
      )}
    </div>
  );
}

function Previews({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const pointed = usePointed();
  const targets = view.targets ?? [];
  if (!targets.length) return null;
  const open = targets.find((one) => one.hex === pointed) ?? targets[0];
  return (
    <section class="previews">
      <h3>{t('Before the dice fall')}</h3>
      {targets.map((target) => (
        <Preview view={view} target={target} desk={desk} open={target === open} />
      ))}
    </section>
  );
}

export function Combat({ view, desk }: { view: View; desk: Desk }): JSX.Element {
  const choosing = (view.targets?.length ?? 0) > 0;
  return (
    <>
      <Previews view={view} desk={desk} />
      {view.battle && !choosing && <BattlePaper battle={view.battle} />}
      {view.roll && !choosing && <Dice roll={view.roll} />}
      {view.battle && <Story desk={desk} shut={choosing} />}
    </>
  );
}
