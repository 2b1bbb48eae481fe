// dicepanel.tsx -- what stands behind the dice: the promise, who has added to them, and when all is
// over the seed and what this page has found when it looked into the journal.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { CopyLine } from './copylink';
import { addingSeat, judgeJournal, secretsOf, type Verdict } from './dice';
import type { Room } from './room';
import type { DiceSeat } from './wire';
import { both, list, t } from './words';

function partText(dice: DiceSeat): string {
  if (dice.forgone) return t('promised something for the dice and did not give it');
  if (dice.added) return t('has added to the dice');
  if (dice.bound) return t('is about to add to the dice');
  return t('has added nothing to the dice');
}

function Parts({ room }: { room: Room }): JSX.Element | null {
  const dice = room.table?.dice;
  const seats = room.welcome!.match.seats;
  if (!dice) return <p class="small">{t('In this older match nobody adds to the dice.')}</p>;
  if (!dice.seats.length) return null;
  return (
    <ul class="small">
      {dice.seats.map((one) => (
        <li key={one.seat}>
          {t('{who}: {what}', { who: both(seats[one.seat]?.name), what: partText(one) })}
        </li>
      ))}
    </ul>
  );
}

function useVerdict(room: Room): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const over = room.table?.seed ?? null;
  useEffect(() => {
    if (!over || !room.welcome || !room.table) return;
    const match = room.welcome.match;
    const seat = addingSeat(room.welcome, room.table);
    const secrets = seat === undefined ? [] : secretsOf(match.match, seat);
    fetch(`/api/match/${room.token}/journal`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error())))
      .then((journal) => setVerdict(judgeJournal(journal, match, secrets)))
      .catch(() => undefined);
  }, [over]);
  return verdict;
}

function VerdictText({ room, verdict }: { room: Room; verdict: Verdict }): JSX.Element {
  const seats = room.welcome!.match.seats;
  const fine = verdict.seed && verdict.promises && verdict.others && verdict.mine !== false;
  return (
    <ul class={`small ${fine ? '' : 'trouble'}`}>
      <li>
        {verdict.seed ? t('The seed keeps its promise.') : t('The seed does NOT keep its promise.')}
      </li>
      {!verdict.promises && <li>{t('Somebody added something else than he had promised.')}</li>}
      {!verdict.others && <li>{t('Somebody’s promise was another than this page was shown.')}</li>}
      {verdict.mine === true && <li>{t('What this browser added is in the dice.')}</li>}
      {verdict.mine === false && <li>{t('What this browser promised is NOT in the dice.')}</li>}
      {verdict.forgone.length > 0 && (
        <li>
          {t('{who}: promised something for the dice and did not give it', {
            who: list([...new Set(verdict.forgone)].map((seat) => both(seats[seat]?.name))),
          })}
        </li>
      )}
      {verdict.laid && <li>{t('Dice were laid by hand.')}</li>}
    </ul>
  );
}

export function DicePanel({ room }: { room: Room }): JSX.Element {
  const verdict = useVerdict(room);
  const seed = room.table?.seed;
  return (
    <details class="dicepanel">
      <summary>{t('The dice')}</summary>
      <p class="small">
        {t(
          'Every roll follows from a seed that nobody may see before the end, and from what the players’ pages add to it. The promise is the SHA-256 of the seed: it shows that the seed was not changed afterwards.',
        )}
      </p>
      <CopyLine text={room.welcome!.match.promise} label={t('Promise of the dice')} lines={4} />
      <Parts room={room} />
      {seed && <CopyLine text={seed} label={t('Seed of the dice')} lines={4} />}
      {verdict && <VerdictText room={room} verdict={verdict} />}
      <p class="small">
        {t(
          'To check it yourself when the match is over: fetch the journal and reckon the SHA-256 of the 32 bytes of the seed; it must be the promise. docs/fairness.md tells how each roll is made of it, and examples/check_dice.py reckons all of them.',
        )}
      </p>
    </details>
  );
}
