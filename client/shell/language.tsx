// language.tsx -- the other language at one click.

import type { JSX } from 'preact';

import { language, speak } from './words';

export function LanguageButton(): JSX.Element {
    const other = language() === 'fr' ? 'en' : 'fr';
    return (
        <button type="button" id="language" lang={other} onClick={() => void speak(other)}>
            {other === 'fr' ? 'Français' : 'English'}
        </button>
    );
}
