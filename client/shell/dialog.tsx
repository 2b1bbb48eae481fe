// dialog.tsx -- the browser's own dialog: it keeps the focus and closes with Escape.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from './words';

export function Dialog({
  title,
  close,
  children,
  className = '',
}: {
  title: string;
  close: (() => void) | null;
  children: ComponentChildren;
  className?: string;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  const cancel = (event: Event): void => {
    event.preventDefault();
    close?.();
  };
  return (
    <dialog
      ref={dialog}
      class={className}
      aria-labelledby="dialog-title"
      onCancel={cancel}
      onClick={(event) => event.target === dialog.current && close?.()}>
      <div class="sheet-inner">
        <header>
          <h2 id="dialog-title">{title}</h2>
          {close && (
            <button type="button" class="plain" aria-label={t('Close')} onClick={close}>
              ×
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
