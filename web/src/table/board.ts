/** Positions on the board. */
import type { Card, Cell, SeenCard } from '../protocol';

export const WIDTH = 100;
export const HEIGHT = 160;

/** A card that would be laid, or a smaller one that would be played on a cell. */
export type Preview = { card: Card; cell: Cell; turned: boolean; small?: boolean };

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** The cells that a board with these cards and targets takes up, with room around them. */
export function boundsOf(board: readonly SeenCard[], targets: readonly Cell[]): Bounds {
  const cells = [...board.map((seen) => seen.cell), ...targets];
  const columns = cells.map((cell) => cell[0]);
  const rows = cells.map((cell) => cell[1]);
  return {
    left: Math.min(0, ...columns),
    right: Math.max(0, ...columns),
    top: Math.min(0, ...rows),
    bottom: Math.max(0, ...rows),
  };
}

const sides: Record<string, Cell> = { T: [0, -1], B: [0, 1], L: [-1, 0], R: [1, 0] };

/**
 * The cells that connected openings face: the mine may grow there. They are always in view, so that the mine keeps its
 * size when somebody picks up a card.
 */
export function fringeOf(board: readonly SeenCard[]): Cell[] {
  return board.flatMap(({ cell, connected }) =>
    [...connected].flatMap((side): Cell[] => {
      const by = sides[side];
      return by ? [[cell[0] + by[0], cell[1] + by[1]]] : [];
    }),
  );
}

export type Camera = { x: number; y: number; scale: number };

/** The camera that shows all of these bounds in a window of that size, some of which is taken. */
export function fit(bounds: Bounds, width: number, height: number, taken = { left: 0, top: 0 }): Camera {
  const columns = bounds.right - bounds.left + 1.3;
  const rows = bounds.bottom - bounds.top + 1.15;
  const [wide, high] = [width - taken.left, height - taken.top];
  const scale = Math.min(wide / (columns * WIDTH), high / (rows * HEIGHT), 2.6);
  const middleX = ((bounds.left + bounds.right + 1) / 2) * WIDTH;
  const middleY = ((bounds.top + bounds.bottom + 1) / 2) * HEIGHT;
  return { x: taken.left + wide / 2 - middleX * scale, y: taken.top + high / 2 - middleY * scale, scale };
}

/** The camera after zooming by a factor around a point of the window. */
export function zoom(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, 0.12), 3);
  const by = scale / camera.scale;
  return { x: x - (x - camera.x) * by, y: y - (y - camera.y) * by, scale };
}

/** All numbers from one to another. */
export const count = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const directions: Record<string, Cell> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest of some cells in the direction of an arrow key. */
export function towards(cells: readonly Cell[], from: Cell, arrow: string): Cell | undefined {
  const [dx, dy] = directions[arrow] ?? [0, 0];
  const along = (cell: Cell) => (cell[0] - from[0]) * dx + (cell[1] - from[1]) * dy;
  const aside = (cell: Cell) => Math.abs((cell[0] - from[0]) * dy + (cell[1] - from[1]) * dx);
  const far = (cell: Cell) => along(cell) + 3 * aside(cell);
  return cells.filter((cell) => along(cell) > 0).sort((a, b) => far(a) - far(b))[0];
}
