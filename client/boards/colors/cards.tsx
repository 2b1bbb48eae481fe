// colors/cards.tsx -- the tracks at the top, and what is in hand: cards, squares, the card on the
// table, the pile.

import type { JSX } from 'preact';

import { both, t } from '../../shell/words';
import type { Desk, Target } from '../board';
import { Combat } from './battle';
import { NATIONS } from './pieces';
import { pointCard } from './pointed';
import { cardOf, type Army, type Card, type Side, type View } from './view';
import { sideName } from './words';

// -- the top --

function Banner({ won, side }: { won: boolean; side: Side }): JSX.Element {
  const cloth = side === 'top' ? 'M3 2Q8 0 15 3V11Q8 8 3 10Z' : 'M3 2H15L12 6L15 10H3Z';
  return (
    <svg viewBox="0 0 17 19" class={won ? 'won' : ''}>
      <path d="M3 1V18" />
      <path d={cloth} class="cloth" />
    </svg>
  );
}

function Banners({ view, army }: { view: View; army: Army }): JSX.Element {
  const places = Math.max(view.banners_to_win, army.banners);
  return (
    <span class={`banners army-${army.side}`}>
      <span class="name">{sideName(army.side)}</span>
      <span
        class="flags"
        role="img"
        aria-label={t('{side}: banners {n} of {all}', {
          side: sideName(army.side),
          n: army.banners,
          all: view.banners_to_win,
        })}>
        {Array.from({ length: places }, (_, i) => (
          <Banner won={i < army.banners} side={army.side} />
        ))}
      </span>
      <b>
        {army.banners}/{view.banners_to_win}
      </b>
    </span>
  );
}

export function Tracks({ view }: { view: View }): JSX.Element {
  return (
    <div class="tracks">
      {view.armies.map((army) => (
        <Banners view={view} army={army} />
      ))}
    </div>
  );
}

// -- a card --

// Where a section card gives its orders: three fields of the map, as its player sees them.
function Sections({ card }: { card: Card }): JSX.Element | null {
  if (card.tactic) return null;
  const assault = card.id.startsWith('assault');
  return (
    <svg class="sections" viewBox="0 0 96 26" aria-hidden="true">
      {card.orders.map((n, i) => (
        <g transform={`translate(${i * 33} 0)`}>
          <rect
            x="0.5"
            y="0.5"
            width="29"
            height="25"
            class={n ? 'given' : 'none'}
          />
          {n > 0 && (
            <text x="15" y="18.5" text-anchor="middle">
              {assault ? '∗' : n}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

// The bicorne: attached leaders may be ordered alone.
function Hat(): JSX.Element {
  return (
    <svg class="hat" viewBox="0 0 26 14" role="img" aria-label={t('leaders may be ordered alone')}>
      <path d="M1 12Q4 2 13 2T25 12Q19 8 13 8T1 12Z" />
    </svg>
  );
}

export function Face({ card }: { card: Card }): JSX.Element {
  return (
    <>
      <span class="head">
        <span class="title">{both(card.name)}</span>
        {card.bicorne && <Hat />}
      </span>
      <Sections card={card} />
      <span class="text">{both(card.text)}</span>
    </>
  );
}

function CardInHand({
  card,
  target,
  desk,
  first,
}: {
  card: Card;
  target: Target | undefined;
  desk: Desk;
  first: boolean;
}): JSX.Element {
  const kind = card.tactic ? 'tactic' : 'section';
  if (!target)
    return (
      <li class={`card ${kind}`}>
        <Face card={card} />
      </li>
    );
  return (
    <li>
      <button
        type="button"
        class={`card ${kind} playable`}
        data-noun={`card:${target.noun}`}
        {...(first ? { 'data-first': true } : {})}
        title={target.actions.map((one) => one.label).join('; ')}
        onPointerEnter={() => pointCard(card.id)}
        onPointerLeave={() => pointCard(null)}
        onFocus={() => pointCard(card.id)}
        onBlur={() => pointCard(null)}
        onClick={(event) => desk.choose(target, event.currentTarget)}>
        <Face card={card} />
      </button>
    </li>
  );
}

function Cards({ view, ids, desk }: { view: View; ids: string[]; desk: Desk }): JSX.Element {
  const cards = ids.flatMap((id) => cardOf(view, id) ?? []);
  const target = (card: Card): Target | undefined =>
    desk.targets.find((one) => one.gesture === 'card' && one.noun === card.kind);
  const first = cards.findIndex((card) => target(card));
  return (
    <ul class="cards">
      {cards.map((card, i) => (
        <CardInHand card={card} target={target(card)} desk={desk} first={i === first} />
      ))}
    </ul>
  );
}

// -- the table --

// What was played this turn, or last by the other side.
function OnTable({ view }: { view: View }): JSX.Element | null {
  const played = cardOf(view, view.turn.card ?? view.turn.acts);
  const copied = view.turn.acts !== view.turn.card ? cardOf(view, view.turn.acts) : undefined;
  if (played)
    return (
      <section class="on-table">
        <h3>{t('{side} has played', { side: sideName(view.side) })}</h3>
        <div class={`card ${played.tactic ? 'tactic' : 'section'}`}>
          <Face card={played} />
        </div>
        {copied && <p class="small">{t('It acts as: {card}', { card: both(copied.name) })}</p>}
      </section>
    );
  const other = view.played.find((one) => one.side !== view.side);
  const last = cardOf(view, other?.acts);
  if (!other || !last) return null;
  return (
    <section class="on-table">
      <h3>{t('{side} played last', { side: sideName(other.side) })}</h3>
      <div class={`card ${last.tactic ? 'tactic' : 'section'}`}>
        <Face card={last} />
      </div>
    </section>
  );
}

function Back({ side }: { side: Side }): JSX.Element {
  return (
    <svg class={`card-back army-${side}`} viewBox="0 0 22 30" aria-hidden="true">
      <rect x="1" y="1" width="20" height="28" rx="2" />
      <path d="M4 4H18V26H4ZM4 4L18 26M18 4L4 26" />
    </svg>
  );
}

// Four places for the cards that squares hold.
function Track({ view, army }: { view: View; army: Army }): JSX.Element | null {
  if (!army.track.length) return null;
  return (
    <dl class="squares">
      {army.track.map(({ place, card, hex }) => (
        <>
          <dt>
            <span class="square-number">{place}</span> {hex ?? ''}
          </dt>
          <dd>{card ? both(cardOf(view, card)?.name) : t('a hidden card')}</dd>
        </>
      ))}
    </dl>
  );
}

function Side({ view, army }: { view: View; army: Army }): JSX.Element {
  return (
    <section>
      <h3>
        <span
          class={`chip army-${army.side}`}
          style={{ background: NATIONS[army.side === 'top' ? 'BR' : 'FR'] }}
          aria-hidden="true"
        />
        {both(army.name)}
      </h3>
      <p class="backs" role="img" aria-label={t('cards in hand: {n}', { n: army.cards })}>
        {Array.from({ length: army.cards }, () => (
          <Back side={army.side} />
        ))}
      </p>
      {army.track.length > 0 && <h4>{t('Square track')}</h4>}
      <Track view={view} army={army} />
    </section>
  );
}

function Heap({ view }: { view: View }): JSX.Element {
  const last = cardOf(view, view.discards[view.discards.length - 1]);
  return (
    <section>
      <dl>
        <dt>{t('Draw pile')}</dt>
        <dd>{view.pile}</dd>
        <dt>{t('Discards')}</dt>
        <dd>{view.discards.length}</dd>
      </dl>
      {last && <p class="small">{t('On top: {card}', { card: both(last.name) })}</p>}
    </section>
  );
}

export function Hand({ view, desk }: { view: View; desk: Desk }): JSX.Element {
  const own = view.armies.find((army) => army.side === (desk.side === 0 ? 'top' : 'bottom'));
  const mine = desk.side >= 0 && own ? own : null;
  const asked = desk.targets.some((one) => one.gesture === 'card');
  return (
    <div class="hand colors">
      {!asked && <Combat view={view} desk={desk} />}
      {view.scouted && view.scouted.length > 0 && (
        <section>
          <h3>{t('Keep one of these')}</h3>
          <Cards view={view} ids={view.scouted} desk={desk} />
        </section>
      )}
      <OnTable view={view} />
      {mine && mine.hand.length > 0 && (
        <section>
          <h3>{t('Your hand')}</h3>
          <Cards view={view} ids={mine.hand} desk={desk} />
        </section>
      )}
      {view.armies.map((army) => (
        <Side view={view} army={army} />
      ))}
      <Heap view={view} />
    </div>
  );
}

// On a small screen the side is a drawer: what is asked now lies on the map instead.
export function Papers({ view, desk }: { view: View; desk: Desk }): JSX.Element | null {
  const own = view.armies.find((army) => army.side === (desk.side === 0 ? 'top' : 'bottom'));
  const asked = desk.targets.some((one) => one.gesture === 'card');
  if (asked && own)
    return (
      <section class="slip colors" aria-label={t('Your hand')}>
        <Cards view={view} ids={view.scouted ?? own.hand} desk={desk} />
      </section>
    );
  const busy = view.battle?.under_way || (view.targets?.length ?? 0) > 0;
  if (!busy) return null;
  return (
    <section class="slip colors" aria-label={t('The combat')}>
      <Combat view={view} desk={desk} />
    </section>
  );
}
