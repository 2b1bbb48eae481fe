// rule.tsx -- a rule's number that unfolds into our words of it.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { openBook } from './book/opener';
import { get, type Rule } from './wire';
import { language, t } from './words';

const known = new Map<string, Promise<Rule>>();

function statement(game: string, id: string): Promise<Rule> {
  const path = `/api/rules/${game}/${encodeURIComponent(id)}?lang=${language()}`;
  const asked = known.get(path) ?? get<Rule>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}

export function RuleLink({
  game,
  rule,
  id,
  said,
}: {
  game: string;
  rule: string;
  id: string | undefined;
  said?: boolean; // its words stand there already: the number opens the book
}): JSX.Element {
  const [open, setOpen] = useState(false);
  if (!id) return <span class="cite">{rule}</span>;
  if (said) return <BookLink game={game} id={id} name={rule} />;
  return (
    <>
      <button
        type="button"
        class="cite"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        title={t('What does the rule say?')}>
        {rule}
      </button>
      {open && <Statement game={game} id={id} />}
    </>
  );
}

export function Statement({ game, id }: { game: string; id: string }): JSX.Element {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    statement(game, id).then(
      (rule) => here && setText(rule.statement),
      () => here && setText(t('The statement could not be fetched.')),
    );
    return () => {
      here = false;
    };
  }, [game, id, language()]);
  return (
    <span class="statement">
      <BookLink game={game} id={id} name={id} /> {text ?? '…'}
    </span>
  );
}

// A number that opens its paragraph in the book.
export function BookLink({ game, id, name }: { game: string; id: string; name: string }): JSX.Element {
  return (
    <button
      type="button"
      class="cite"
      title={t('Read it in the rules')}
      onClick={() => openBook({ game, leaf: 'rules', at: id })}>
      {name}
    </button>
  );
}
