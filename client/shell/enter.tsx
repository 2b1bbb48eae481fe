// enter.tsx -- the door of a server that wants a passphrase.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { LanguageButton } from './language';
import { get, post, Refused } from './wire';
import { language, t } from './words';

const AGAIN = 200; // ms until the answer is asked for once more

type Verdict = { ticket?: string; open?: boolean };

// Looking takes the server a moment, on purpose: it gives a ticket, and the answer to who comes back.
async function knock(passphrase: string): Promise<void> {
  let said = await post<Verdict>('/api/enter', { passphrase });
  while (said.ticket) {
    await new Promise((done) => setTimeout(done, AGAIN));
    said = await get<Verdict>(`/api/enter/${said.ticket}`);
  }
}

function troubleText(code: string): string {
  if (code === 'wrong-passphrase') return t('That is not the passphrase.');
  if (code === 'too-fast') return t('Too many are at the door. Wait a moment.');
  return t('The program does not answer. Is it still running?');
}

export function Enter(): JSX.Element {
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = `${t('Passphrase')} · Berthier`;
  }, [language()]);
  const enter = (event: Event): void => {
    event.preventDefault();
    setBusy(true);
    setTrouble('');
    knock(field.current?.value ?? '')
      .then(() => location.reload())
      .catch((error: unknown) => {
        setTrouble(error instanceof Refused ? error.code : 'silent');
        setBusy(false);
        field.current?.select();
      });
  };
  return (
    <div class="invite enter">
      <header>
        <a class="brand" href="/">
          Berthier
        </a>
        <LanguageButton />
      </header>
      <main class="sheet">
        <h1>{t('This server wants a passphrase')}</h1>
        <form onSubmit={enter}>
          <p class="field">
            <label for="passphrase">{t('Passphrase')}</label>
            <input
              id="passphrase"
              type="password"
              autocomplete="current-password"
              required
              ref={field}
              autofocus
            />
          </p>
          <p class="trouble" role="alert">
            {trouble && troubleText(trouble)}
          </p>
          <p>
            <button type="submit" class="primary big" disabled={busy}>
              {t('Come in')}
            </button>
          </p>
        </form>
      </main>
    </div>
  );
}
