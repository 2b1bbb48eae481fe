// copylink.tsx -- a link that is to be sent to somebody.

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { t } from './words';

function whole(link: string): string {
  return new URL(link, location.href).href;
}

export function CopyLink({ link, label }: { link: string; label: string }): JSX.Element {
  return <CopyLine text={whole(link)} label={label} />;
}

// With `lines` all of it is to be seen at once.
export function CopyLine({
  text,
  label,
  lines = 1,
}: {
  text: string;
  label: string;
  lines?: number;
}): JSX.Element {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand('copy'); // where the clipboard is not ours to write: http from afar
    }
    setCopied(true);
  };
  const select = (): void => field.current?.select();
  return (
    <div class="copylink">
      <label>
        <span>{label}</span>
        {lines > 1 ? (
          <textarea ref={field} readOnly rows={lines} value={text} onFocus={select} />
        ) : (
          <input ref={field} readOnly value={text} onFocus={select} />
        )}
      </label>
      <button type="button" onClick={() => void copy()}>
        {copied ? t('Copied') : t('Copy')}
      </button>
    </div>
  );
}
