// camera.ts -- which part of the sheet is seen: pan and zoom, by numbers.

import type { Box } from '../boards/board';
import type { Point } from '../boards/geometry';

const CLOSEST = 14; // times nearer than the whole sheet

export class Camera {
  x = 0;
  y = 0;
  k = 1;
  turned = false; // half round: what is at the top of the sheet lies at the bottom of the window
  private wide = 1;
  private high = 1;

  constructor(public sheet: Box) {}

  // The window has a size, or another one.  A question of one line more must not make the sheet
  // jump: it stays where it is, unless all of it was in view and the window has become another.
  resize(wide: number, high: number): void {
    const first = this.wide === 1,
      all = this.k <= this.whole() * 1.001;
    const other = wide !== this.wide || high > this.high || high < this.high * 0.67;
    this.wide = wide;
    this.high = high;
    if (first || (all && other)) {
      this.fit(this.sheet);
      return;
    }
    this.k = this.bounded(this.k);
    this.hold();
  }

  private whole(): number {
    return Math.min(this.wide / this.sheet.width, this.high / this.sheet.height);
  }

  private bounded(k: number): number {
    const whole = this.whole();
    return Math.max(whole * 0.8, Math.min(whole * CLOSEST, k));
  }

  // The scale at which all of a box is in view.
  scaleFor(box: Box, margin = 1): number {
    return this.bounded(Math.min(this.wide / box.width, this.high / box.height) * margin);
  }

  fit(box: Box, margin = 1): void {
    this.k = this.scaleFor(box, margin);
    this.centre([box.x + box.width / 2, box.y + box.height / 2]);
  }

  centre([x, y]: Point): void {
    this.x = this.wide / 2 - x * this.scale;
    this.y = this.high / 2 - y * this.scale;
    this.hold();
  }

  // Half round; the middle of the window stays where it is on the sheet.
  turn(half: boolean): void {
    const middle = this.toSheet([this.wide / 2, this.high / 2]);
    this.turned = half;
    this.centre(middle);
  }

  private get scale(): number {
    return this.turned ? -this.k : this.k;
  }

  // The part of the sheet that the window shows.
  seen(): Box {
    const [ax, ay] = this.toSheet([0, 0]),
      [bx, by] = this.toSheet([this.wide, this.high]);
    return {
      x: Math.min(ax, bx),
      y: Math.min(ay, by),
      width: Math.abs(bx - ax),
      height: Math.abs(by - ay),
    };
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.hold();
  }

  // The point of the window stays over the same point of the sheet.
  zoom(factor: number, [px, py]: Point = [this.wide / 2, this.high / 2]): void {
    const k = this.bounded(this.k * factor);
    this.x = px - ((px - this.x) / this.k) * k;
    this.y = py - ((py - this.y) / this.k) * k;
    this.k = k;
    this.hold();
  }

  // The sheet never leaves the window: of a large one three quarters of the window stay covered, of
  // a small one a third stays in reach.
  private hold(): void {
    const { x, y, width, height } = this.sheet;
    const [left, top] = this.turned ? [-x - width, -y - height] : [x, y];
    this.x = held(this.x, left * this.k, width * this.k, this.wide);
    this.y = held(this.y, top * this.k, height * this.k, this.high);
  }

  toSheet([px, py]: Point): Point {
    return [(px - this.x) / this.scale, (py - this.y) / this.scale];
  }

  toWindow([x, y]: Point): Point {
    return [x * this.scale + this.x, y * this.scale + this.y];
  }

  sees(p: Point, margin = 24): boolean {
    const [x, y] = this.toWindow(p);
    return x > margin && y > margin && x < this.wide - margin && y < this.high - margin;
  }

  get transform(): string {
    return `translate(${this.x.toFixed(2)} ${this.y.toFixed(2)}) scale(${this.scale.toFixed(5)})`;
  }
}

function held(offset: number, start: number, size: number, window: number): number {
  const slack = size > window ? window * 0.75 : size / 3;
  const least = slack - size - start,
    most = window - slack - start;
  return Math.max(least, Math.min(most, offset));
}
