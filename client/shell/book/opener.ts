// opener.ts -- a rule's number anywhere on the page opens its paragraph: beside the table where
// there is one, else on a page of its own.

export type Leaf = 'rules' | 'sequence' | 'legend' | 'glossary';

export interface Opening {
  game: string;
  leaf: Leaf;
  at: string | null; // a statement
}

let listener: ((opening: Opening) => void) | null = null;

// Who shows the book in the page; the answer ends it.
export function showBook(show: (opening: Opening) => void): () => void {
  listener = show;
  return () => {
    if (listener === show) listener = null;
  };
}

export function openBook(opening: Opening): void {
  if (listener) listener(opening);
  else window.open(`/rules/${opening.game}#${opening.at ?? opening.leaf}`, '_blank');
}
