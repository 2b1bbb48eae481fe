// menu.tsx -- what may be done to a thing, where there is more than one answer, or one that cannot be
// made good.

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

import type { Target } from '../boards/board';
import type { Point } from '../boards/geometry';
import { t } from './words';

const MARGIN = 10; // pixels

export interface Opened {
  target: Target;
  at: Point; // in pixels of the window
  from: Element; // where the focus goes back to
}

export function Menu({
  menu,
  act,
  close,
}: {
  menu: Opened;
  act: (action: string) => void;
  close: () => void;
}): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('.leave') ?? list.current?.querySelector('button');
    first?.focus();
    const outside = (event: PointerEvent): void => {
      if (!list.current?.contains(event.target as Node)) close();
    };
    window.addEventListener('pointerdown', outside);
    return () => window.removeEventListener('pointerdown', outside);
  }, [menu]);
  // Below the thing, or above it, and never out of the window.
  useLayoutEffect(() => {
    const element = list.current!;
    const { width, height } = element.getBoundingClientRect();
    const [x, y] = menu.at;
    const below = y + MARGIN + height < window.innerHeight;
    const left = Math.max(MARGIN, Math.min(window.innerWidth - width - MARGIN, x - width / 2));
    element.style.left = `${left}px`;
    element.style.top = `${below ? y + MARGIN : Math.max(MARGIN, y - MARGIN - height)}px`;
  }, [menu]);
  const leave = (): void => {
    close();
    if (menu.from instanceof HTMLElement || menu.from instanceof SVGElement) menu.from.focus();
  };
  const key = (event: KeyboardEvent): void => {
    const buttons = [...list.current!.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'Escape') leave();
    else if (event.key === 'ArrowDown') buttons[(at + 1) % buttons.length]!.focus();
    else if (event.key === 'ArrowUp') buttons[(at + buttons.length - 1) % buttons.length]!.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ul class="menu" role="menu" ref={list} onKeyDown={key} aria-label={t('What is to be done?')}>
      {menu.target.actions.map((one) => (
        <li role="none">
          <button
            type="button"
            role="menuitem"
            data-action={one.action}
            class={one.grave ? 'grave' : ''}
            onClick={() => {
              close();
              act(one.action);
            }}>
            {one.label}
            {one.costs?.length && (
              <span class="costs">{one.costs.map((cost) => cost.text).join(' · ')}</span>
            )}
          </button>
        </li>
      ))}
      {menu.target.actions.some((one) => one.grave) && (
        <li role="none">
          <button type="button" role="menuitem" class="leave" onClick={leave}>
            {t('Better not')}
          </button>
        </li>
      )}
    </ul>
  );
}
