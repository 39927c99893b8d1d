/** The window through which the mine is seen: it fits itself, and can be panned and zoomed. */
import { untrack } from 'svelte';
import type { Cell } from '../protocol';
import { fit, HEIGHT, WIDTH, zoom, type Bounds, type Camera } from './board';

/** The room for the buttons, in pixels. */
const ROOM = 48;
/** The room for the numbers of rows and columns, in pixels. */
const NUMBERS = 16;
/** The mine keeps its size if the room for it changes by no more than this, in pixels. */
const LEAP = 60;
/** A pointer that travels less than this, in pixels, touches; otherwise it pans. */
const TOUCH = 6;

export class Viewport {
  width = $state(0);
  height = $state(0);
  /** The size of the browser window. */
  device = $state({ width: 0, height: 0 });
  /** True if the viewer has panned or zoomed. */
  moved = $state(false);
  /** The element that shows the mine. */
  frame: HTMLElement | undefined = $state.raw();
  /** The height that the mine is fitted to. It does not follow small changes of the bar below the mine. */
  #held = $state(0);
  #camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  /** True if the mine keeps still because a card is dragged over it, and true if it had been moved before. */
  #steady = $state(false);
  #movedBefore = false;
  readonly #pointers = new Map<number, { x: number; y: number }>();
  #travelled = 0;
  readonly #bounds: () => Bounds;
  readonly #targets: () => readonly Cell[];

  /** Shows these bounds. Runs effects, so it belongs to the component that creates it. */
  constructor(bounds: () => Bounds, targets: () => readonly Cell[]) {
    [this.#bounds, this.#targets] = [bounds, targets];
    $effect(() => {
      void [this.device.width, this.device.height, this.width];
      this.#held = untrack(() => this.height);
    });
    $effect(() => {
      const { height } = this;
      const shrunk = height < this.#held && height >= this.#held - LEAP;
      if (shrunk || height > this.#held + LEAP) this.#held = height;
    });
  }

  /** True if the mine is higher than wide. Then the buttons lie above it, otherwise to its left. */
  readonly upright = $derived.by(() => this.height > this.width);
  readonly #fitted = $derived.by(() => {
    const height = this.height < this.#held - LEAP ? this.height : this.#held;
    const taken = this.upright ? { left: NUMBERS, top: ROOM + NUMBERS } : { left: ROOM + NUMBERS, top: NUMBERS };
    return fit(this.#bounds(), this.width, height, taken);
  });
  readonly shown = $derived.by(() => (this.moved ? this.#camera : this.#fitted));

  /** True if there are targets and none of them is in sight, because the viewer has panned or zoomed. */
  readonly astray = $derived.by(() => {
    const targets = this.#targets();
    return this.moved && !this.#steady && targets.length > 0 && !targets.some((cell) => this.#sees(cell));
  });

  /** Keeps what the keyboard leads to in sight. */
  follow(element: HTMLElement): void {
    const cell = element.dataset.target ?? element.dataset.cell ?? element.dataset.gap;
    if (this.moved && cell !== undefined && !this.#sees(cell.split(',').map(Number) as Cell)) this.refit();
  }

  #sees([column, row]: Cell): boolean {
    const { x, y, scale } = this.shown;
    const [left, top] = [x + (column + 0.5) * WIDTH * scale, y + (row + 0.5) * HEIGHT * scale];
    return left > 0 && left < this.width && top > 0 && top < this.height;
  }

  #look(camera: Camera): void {
    this.moved = true;
    this.#camera = camera;
  }

  /** Keeps still while something is dragged over the mine. */
  hold(still: boolean): void {
    if (still && !this.#steady) {
      [this.#movedBefore, this.#camera] = [this.moved, this.shown];
      [this.moved, this.#steady] = [true, true];
    } else if (!still && this.#steady) [this.moved, this.#steady] = [this.#movedBefore, false];
  }

  readonly refit = (): void => {
    this.moved = false;
  };

  /** Shows the whole mine if one of these cells is not in sight. */
  seek(cells: readonly Cell[]): void {
    if (!cells.every((cell) => this.#sees(cell))) this.refit();
  }

  /** Zooms around the middle. */
  zoomBy(factor: number): void {
    this.#look(zoom(this.shown, factor, this.width / 2, this.height / 2));
  }

  /** True if the last pointer touched and did not pan. */
  get touched(): boolean {
    return this.#travelled < TOUCH;
  }

  #place(event: PointerEvent | WheelEvent): { x: number; y: number } {
    const box = this.frame!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, this.#place(event));
    if (this.#pointers.size === 1) this.#travelled = 0;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#place(event);
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    this.#pointers.set(event.pointerId, now);
    if (this.touched) return;
    if (!this.frame!.hasPointerCapture(event.pointerId)) this.frame!.setPointerCapture(event.pointerId);
    const { shown } = this;
    if (other) {
      const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      this.#look(zoom(shown, grown || 1, other.x, other.y));
    } else {
      this.#look({ ...shown, x: shown.x + now.x - before.x, y: shown.y + now.y - before.y });
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (this.#steady) return;
    const { x, y } = this.#place(event);
    this.#look(zoom(this.shown, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y));
  };

  /** Pans and zooms by keys. Returns false if the key does neither. */
  press(key: string): boolean {
    const pan: Record<string, [number, number]> = {
      ArrowUp: [0, 60],
      ArrowDown: [0, -60],
      ArrowLeft: [60, 0],
      ArrowRight: [-60, 0],
    };
    const by = pan[key];
    if (by) this.#look({ ...this.shown, x: this.shown.x + by[0], y: this.shown.y + by[1] });
    else if (key === '+') this.zoomBy(1.25);
    else if (key === '-') this.zoomBy(0.8);
    else if (key === '0') this.refit();
    else return false;
    return true;
  }

  /** The cell at a place of the browser window. */
  cellAt(x: number, y: number): Cell {
    const box = this.frame!.getBoundingClientRect();
    const column = Math.floor((x - box.left - this.shown.x) / this.shown.scale / WIDTH);
    const row = Math.floor((y - box.top - this.shown.y) / this.shown.scale / HEIGHT);
    return [column, row];
  }
}
