// campaign/types.tsx -- the battle types that a side may choose from: what each means if it is beaten, in
// the numbers of this combat, and the rule that forbids one.

import type { JSX } from 'preact';

import { RuleLink } from '../../shell/rule';
import { t } from '../../shell/words';
import { citation, defeatsOf } from './odds';
import type { Battle, Marker } from './view';
import { markerName } from './words';

function span(defeats: number[]): string {
  const [least, most] = [defeats[0]!, defeats[defeats.length - 1]!];
  return least === most ? String(least) : t('{a} to {b}', { a: least, b: most });
}

function meaning(marker: Marker, n: string): string {
  const words: Record<Marker, string> = {
    none: '',
    pitched: t(
      'Beaten, you lose {n} SP and stay. Then the other side strikes, or you do again, round after round.',
      { n },
    ),
    pursuit: t(
      'Beaten, you retreat {n} hexes, the enemy may pursue and take 1 SP for each hex, and the battle is over.',
      { n },
    ),
    refusal: t(
      'In your own attack you do not strike, and nobody loses anything. Beaten in his, it counts as a pitched battle: {n} SP.',
      { n },
    ),
    'rear-guard': t('Beaten, you take {n} partly in hexes of retreat and partly in SP, as you divide it.', {
      n,
    }),
  };
  return words[marker];
}

function Chances({ defeats }: { defeats: number[] }): JSX.Element {
  return (
    <p class="small">
      {defeats.length === 0
        ? t('By what you know no face of the die beats you in this attack.')
        : t('By what you know you are beaten on {k} of 6 faces.', { k: defeats.length })}
    </p>
  );
}

export function Types({ battle, game }: { battle: Battle; game: string }): JSX.Element | null {
  if (!battle.types || !battle.chooses) return null;
  const defeats = battle.odds?.faces ? defeatsOf(battle.odds, battle.chooses) : null;
  const n = defeats?.length ? span(defeats) : t('the number of the table');
  return (
    <section class="battle-types" aria-label={t('What each battle type means')}>
      <h4>{t('What each battle type means')}</h4>
      {defeats && <Chances defeats={defeats} />}
      <dl>
        {battle.types.map(({ marker, id }) => (
          <>
            <dt class={id ? 'closed' : ''}>{markerName(marker)}</dt>
            <dd>
              {id ? (
                <>
                  <em>{t('Not now:')}</em> <RuleLink game={game} rule={citation(id)} id={id} />
                </>
              ) : (
                meaning(marker, n)
              )}
            </dd>
          </>
        ))}
      </dl>
      <p class="small">{t('Both choose in secret; only the beaten side shows what it chose.')}</p>
    </section>
  );
}
