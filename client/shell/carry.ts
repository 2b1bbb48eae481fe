// carry.ts -- things taken up at the side of the table and put down elsewhere, by mouse or pen.
// Fingers scroll there, and choose from the menu.

const TREMBLE = 5; // pixels a pointer may move in a click

function picture(of: Element): HTMLElement {
  const box = of.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = 'carried';
  copy.setAttribute('aria-hidden', 'true');
  copy.style.width = `${box.width}px`;
  copy.append(...[...of.childNodes].map((node) => node.cloneNode(true)));
  document.body.append(copy);
  return copy;
}

// From a press on an element: `drop` is told where it is let go, in pixels of the window, unless it
// was a click after all.
export function carry(event: PointerEvent, drop: (x: number, y: number) => void): void {
  if (event.button !== 0 || event.pointerType === 'touch') return;
  const thing = event.currentTarget as Element;
  const from = [event.clientX, event.clientY] as const;
  let copy: HTMLElement | null = null;
  const move = (now: PointerEvent): void => {
    if (!copy && Math.hypot(now.clientX - from[0], now.clientY - from[1]) < TREMBLE) return;
    copy ??= picture(thing);
    copy.style.transform = `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -50%)`;
  };
  const end = (): void => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
    copy?.remove();
  };
  const up = (now: PointerEvent): void => {
    end();
    if (copy) drop(now.clientX, now.clientY);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', end);
  event.preventDefault(); // no selection of text on the way
}
