// confirm.tsx -- something that cannot be made good is asked about first, in a place of its own.

import type { JSX } from 'preact';

import { Dialog } from './dialog';
import { t } from './words';

export function Confirm({
  title,
  words,
  yes,
  act,
  close,
}: {
  title: string;
  words: string[]; // what it comes to, a sentence each
  yes: string | null; // null: it cannot be done
  act: () => void;
  close: () => void;
}): JSX.Element {
  return (
    <Dialog title={title} close={close} className="confirm">
      {words.map((one) => (
        <p>{one}</p>
      ))}
      <div class="buttons">
        <button type="button" class="primary" data-focus onClick={close}>
          {yes ? t('No, go on playing') : t('Close')}
        </button>
        {yes && (
          <button
            type="button"
            class="danger"
            onClick={() => {
              close();
              act();
            }}>
            {yes}
          </button>
        )}
      </div>
    </Dialog>
  );
}
