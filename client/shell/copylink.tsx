// copylink.tsx -- a link that is to be sent to somebody.

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { useReach } from './reach';
import { t } from './words';

// An address that works for whoever it is sent to; where there is none, that is said, and what to do.
export function CopyLink({ link, label }: { link: string; label: string }): JSX.Element {
  const origin = useReach();
  return (
    <>
      <CopyLine text={new URL(link, origin ?? location.href).href} label={label} />
      {origin === null && (
        <p class="small only-here">
          {t(
            'This address works on this machine alone. To let others in, start the program with --listen and --name (docs/serving.md), and open the page by that name.',
          )}
        </p>
      )}
    </>
  );
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
