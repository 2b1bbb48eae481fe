// language.tsx -- the other language at one click.

import type { JSX } from 'preact';

import { language, speak } from './words';

export function LanguageButton(): JSX.Element {
  const other = language() === 'fr' ? 'en' : 'fr';
  return (
    <button type="button" id="language" lang={other} onClick={() => void speak(other)}>
      <span class="long">{other === 'fr' ? 'Français' : 'English'}</span>
      <span class="short" aria-hidden="true">
        {other.toUpperCase()}
      </span>
    </button>
  );
}
