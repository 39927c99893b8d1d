/** Where bubbles and arrows are drawn: beside the panels of the players, whichever way the panels run. */

/** A box of the window, as a browser measures it. */
export type Box = { left: number; top: number; width: number; height: number };
/** The panels, and true if they run across the window, as on a phone. */
export type Panels = { list: Box; across: boolean };
export type Spot = { x: number; y: number };

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** The place at the edge of a panel where the mine begins. A panel that is scrolled out of sight keeps to the list. */
export function edgeOf(panel: Box, { list, across }: Panels): Spot {
  return across
    ? {
        x: within(panel.left + panel.width / 2, list.left + 16, list.left + list.width - 16),
        y: list.top + list.height,
      }
    : {
        x: panel.left,
        y: within(panel.top + panel.height / 2, list.top + 12, list.top + list.height - 12),
      };
}

/** An arrow from panel to panel: its line, its middle, and its head. */
export type Arrow = { line: string; middle: Spot; head: string };

/** Draws an arrow that swings out over the mine, farther in each lane, so that arrows at the same time keep apart. */
export function arrowOf(from: Spot, to: Spot, across: boolean, lane = 0): Arrow {
  const length = across ? Math.abs(to.x - from.x) : Math.abs(to.y - from.y);
  const out = 46 + length * 0.14 + lane * 46;
  const one = across ? { x: from.x, y: from.y + out } : { x: from.x - out, y: from.y };
  const two = across ? { x: to.x, y: to.y + out } : { x: to.x - out, y: to.y };
  const end = across ? { x: to.x, y: to.y + 12 } : { x: to.x - 12, y: to.y };
  const at = ({ x, y }: Spot) => `${Math.round(x)} ${Math.round(y)}`;
  const wing = (side: number) => (across ? { x: to.x + side, y: to.y + 16 } : { x: to.x - 16, y: to.y + side });
  return {
    line: `M${at(from)}C${at(one)} ${at(two)} ${at(end)}`,
    middle: {
      x: (from.x + 3 * one.x + 3 * two.x + end.x) / 8,
      y: (from.y + 3 * one.y + 3 * two.y + end.y) / 8,
    },
    head: `M${at(to)}L${at(wing(9))}L${at(wing(-9))}z`,
  };
}
