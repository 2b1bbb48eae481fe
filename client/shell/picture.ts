// picture.ts -- the board as it lies on the table, as a file: SVG, or PNG.

import type { Box } from '../boards/board';

const WIDE = 2400; // pixels of a PNG

// What helps a hand and is no part of the position.
const NOT_ON_IT = '.lit, .offered, .reach, .ghost, .hints, .carried, .signs, .halo';

// Styles and fonts of the page are written into the drawing: a file stands alone.
export function drawingOf(svg: SVGSVGElement, sheet: Box): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const world = copy.querySelector('g')!;
  world.removeAttribute('transform');
  for (const element of copy.querySelectorAll(NOT_ON_IT)) element.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`);
  copy.setAttribute('width', String(WIDE));
  copy.setAttribute('height', String(Math.round((WIDE * sheet.height) / sheet.width)));
  const style = getComputedStyle(document.documentElement);
  const text = new XMLSerializer().serializeToString(copy);
  return text.replace(/var\(--(serif|sans)\)/g, (_, face: string) =>
    style.getPropertyValue(`--${face}`).trim().replace(/"/g, "'"),
  );
}

function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveSvg(svg: SVGSVGElement, sheet: Box, name: string): void {
  save(`${name}.svg`, new Blob([drawingOf(svg, sheet)], { type: 'image/svg+xml' }));
}

export async function savePng(svg: SVGSVGElement, sheet: Box, name: string): Promise<void> {
  const picture = new Image();
  const source = URL.createObjectURL(new Blob([drawingOf(svg, sheet)], { type: 'image/svg+xml' }));
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = Math.round((WIDE * sheet.height) / sheet.width);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(source);
  canvas.toBlob((blob) => blob && save(`${name}.png`, blob), 'image/png');
}
