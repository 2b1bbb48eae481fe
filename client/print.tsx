// print.tsx -- the script of the printed rules: the boards draw legend and examples into the text that
// stands there.  All that would be fetched is kept in the document itself.

import { render, type JSX } from 'preact';

import { boardFor } from './boards';
import type { Board, Box, Cut, Key } from './boards/board';
import type { Book, Figure } from './shell/book/data';
import { Drawing } from './shell/book/figure';
import { Signs } from './shell/book/leaves';
import { drawingOf } from './shell/picture';
import type { State } from './shell/wire';
import { speak } from './shell/words';

type Kept = Record<string, unknown> & { game: string };

const kept = JSON.parse(document.getElementById('kept')!.textContent) as Kept;

window.fetch = (path) => {
  const found = kept[String(path)];
  const status = found === undefined ? 404 : 200;
  return Promise.resolve(new Response(JSON.stringify(found ?? null), { status }));
};

// -- the ground: a map in every small picture would make the document too large, so they are painted --

interface Painted {
  image: HTMLImageElement;
  sheet: Box;
}

async function paint(ground: JSX.Element, sheet: Box): Promise<Painted> {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  render(<g>{ground}</g>, svg as unknown as Element);
  for (const element of svg.querySelectorAll('.coarse')) element.remove();
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([drawingOf(svg, sheet)], { type: 'image/svg+xml' }));
  await image.decode();
  return { image, sheet };
}

// A part of it, so many pixels wide, in the units of the sheet.
function cutOf({ image, sheet }: Painted, [x, y, width, height]: Cut, wide: number): JSX.Element {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = Math.round((wide * height) / width);
  const k = image.naturalWidth / sheet.width;
  canvas
    .getContext('2d')!
    .drawImage(
      image,
      (x - sheet.x) * k,
      (y - sheet.y) * k,
      width * k,
      height * k,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  const href = canvas.toDataURL('image/jpeg', 0.88);
  return <image href={href} x={x} y={y} width={width} height={height} />;
}

// -- the pictures --

async function drawFigure(board: Board, figure: Figure): Promise<void> {
  const place = document.querySelector(`[data-figure="${figure.id}"]`);
  const state = kept[`/api/figure/${kept.game}/${figure.id}`] as State;
  if (!place) return;
  const painted = await paint(<board.Ground view={state.view} />, board.extent(state.view));
  const ground = cutOf(painted, figure.box, 1200);
  render(<Drawing board={board} state={state} figure={figure} ground={ground} />, place);
}

async function drawLegend({ ground, signs }: Key): Promise<void> {
  const cuts = signs.filter((sign) => !sign.draw).map((sign) => sign.box);
  const [left, top] = [0, 1].map((i) => Math.min(...cuts.map((box) => box[i]!)));
  const right = Math.max(...cuts.map((box) => box[0] + box[2])),
    bottom = Math.max(...cuts.map((box) => box[1] + box[3]));
  const sheet: Box = { x: left!, y: top!, width: right - left!, height: bottom - top! };
  const painted = ground && cuts.length ? await paint(ground, sheet) : null;
  const drawn = signs.map((sign) => ({
    ...sign,
    draw: sign.draw ?? (painted && cutOf(painted, sign.box, 360)),
  }));
  const place = document.getElementById('legend')!;
  render(<Signs legend={{ ground: null, signs: drawn }} turn={null} />, place);
}

async function draw(): Promise<void> {
  await speak(document.documentElement.lang === 'fr' ? 'fr' : 'en');
  const board = await boardFor(kept.game);
  const { figures } = kept[`/api/book/${kept.game}`] as Book;
  if (!board) return;
  for (const figure of figures) await drawFigure(board, figure);
  const legend = board.legend?.();
  if (legend) await drawLegend(legend);
  document.body.dataset['drawn'] = 'yes';
}

void draw();
