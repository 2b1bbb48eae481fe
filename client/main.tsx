// main.tsx -- where the page begins: / is home, /m/TOKEN a table, /i/TOKEN an invitation, /r/ID a
// replay, /rules/GAME a book of rules.

import { render, type JSX } from 'preact';
import { useEffect, useReducer, useState } from 'preact/hooks';

import { BookPage } from './shell/book/book';
import { Enter } from './shell/enter';
import { Home } from './shell/home';
import { Invitation } from './shell/invitation';
import { Replay } from './shell/replay';
import { Table } from './shell/table';
import { heedSettings } from './shell/settings';
import { get } from './shell/wire';
import { firstLanguage, onLanguage, speak, t } from './shell/words';

const TOKEN = /^[0-9a-f]{32}$/;

// Nothing is at this address; the server has said so with its status.
function Nowhere(): JSX.Element {
  useEffect(() => {
    document.title = `${t('There is nothing at this address')} · Berthier`;
  });
  return (
    <main class="lost">
      <h1>{t('There is nothing at this address')}</h1>
      <p>{t('A link may have been cut off, or what it led to is gone.')}</p>
      <p class="buttons">
        <a class="button" href="/">
          {t('To the games')}
        </a>
      </p>
    </main>
  );
}

function Page(): JSX.Element {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    get<{ open: boolean }>('/api/enter')
      .then((said) => setClosed(!said.open))
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    const moved = (): void => again(undefined as never);
    const quiet = onLanguage(moved);
    window.addEventListener('popstate', moved);
    return () => {
      quiet();
      window.removeEventListener('popstate', moved);
    };
  }, []);
  if (closed) return <Enter />;
  const [, kind, name] = location.pathname.split('/');
  if (name && !TOKEN.test(name)) return <Nowhere />;
  if (kind === 'm' && name) return <Table token={name} />;
  if (kind === 'i' && name) return <Invitation token={name} />;
  if (kind === 'r' && name) return <Replay base={`/api/replay/${name}`} eye={null} close={null} />;
  if (kind === 'rules' && name) return <BookPage game={name} />;
  return kind ? <Nowhere /> : <Home />;
}

heedSettings();

// Without its French the page is still of use in English.
speak(firstLanguage())
  .catch(() => undefined)
  .finally(() => render(<Page />, document.getElementById('page')!));
