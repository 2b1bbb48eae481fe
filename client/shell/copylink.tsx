// copylink.tsx -- a link that is to be sent to somebody.

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { t } from './words';

function whole(link: string): string {
  return new URL(link, location.href).href;
}

export function CopyLink({ link, label }: { link: string; label: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(whole(link));
    } catch {
      document.execCommand('copy'); // where the clipboard is not ours to write: http from afar
    }
    setCopied(true);
  };
  return (
    <div class="copylink">
      <label>
        <span>{label}</span>
        <input
          ref={field}
          readOnly
          value={whole(link)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" onClick={() => void copy()}>
        {copied ? t('Copied') : t('Copy')}
      </button>
    </div>
  );
}
