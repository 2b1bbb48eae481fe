// cover.tsx -- between two people at one screen: nothing is shown until the right one looks.

import type { JSX } from 'preact';

import { Dialog } from './dialog';
import type { Room } from './room';
import { both, t } from './words';

export function Cover({ room, seats }: { room: Room; seats: number[] }): JSX.Element {
  const all = room.welcome!.match.seats;
  const name = (seat: number): string => both(all[seat]?.name);
  return (
    <Dialog title={t('Pass the screen')} close={null} className="cover">
      <p>
        {t(
          'The next decision is not yours alone to see. Whoever takes it should be alone with the screen.',
        )}
      </p>
      <div class="buttons">
        {seats.map((seat) => (
          <button type="button" class="primary big" onClick={() => room.sit(seat)}>
            {t('I am {seat}: show my side', { seat: name(seat) })}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
