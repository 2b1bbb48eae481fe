// words.ts -- English and French.
//
// English stands in the code, in t('...').  The French of all of it comes from po/fr.po, as
// /fr.json (tools/po-json, which fails when one is missing).  Sentences of the games come from the
// server in the reader's language already.

export type Language = 'en' | 'fr';

export interface Both {
  en: string;
  fr: string;
}

const REMEMBERED = 'berthier.language';

let lang: Language = 'en';
let words: Record<string, string> = {};
const listeners = new Set<() => void>();

export function language(): Language {
  return lang;
}

// In French the "de" before a name with a vowel is "d’"; hexes ("de A5") are no names.
function fill(de: string | undefined, value: string): string {
  const elided = lang === 'fr' && de && /^[aeiouéAEIOUÉ]\p{Ll}/u.test(value);
  return elided ? `d’${value}` : `${de ?? ''}${value}`;
}

export function t(english: string, values: Record<string, string | number> = {}): string {
  const text = words[english] ?? english;
  return text.replace(/(\bde )?\{(\w+)\}/g, (_, de: string | undefined, name: string) =>
    fill(de, String(values[name] ?? `{${name}}`)),
  );
}

// A name of the data: most are the same in both languages, and the others are among the words.
export function named(name: string): string {
  return words[name] ?? name;
}

export function both(text: Both | null | undefined): string {
  return text ? text[lang] : '';
}

export function number(value: number): string {
  return new Intl.NumberFormat(lang).format(value);
}

export function date(seconds: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(lang, style).format(new Date(seconds * 1000));
}

// "Blue, Red and Green"
export function list(names: string[]): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function french(): Promise<Record<string, string>> {
  const answer = await fetch('/fr.json');
  if (!answer.ok) throw new Error(`/fr.json: ${answer.status}`);
  return (await answer.json()) as Record<string, string>;
}

export async function speak(wanted: Language): Promise<void> {
  words = wanted === 'fr' ? await french() : {};
  lang = wanted;
  document.documentElement.lang = lang;
  keep(REMEMBERED, lang);
  for (const listener of listeners) listener();
}

export function firstLanguage(): Language {
  const wish = kept(REMEMBERED) ?? navigator.language ?? 'en';
  return wish.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

// Storage may be forbidden; the page then forgets, and that is all.
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing to do
  }
}
