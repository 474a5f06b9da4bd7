/** Where a button stands on the screen; its middle, in px. */
export interface Spot {
  x: number;
  y: number;
}

const SAME_LINE_PX = 8;

/** Which spots lie in the direction of an arrow key, whatever way the page is read. */
const lies: Record<string, (from: Spot, to: Spot) => boolean> = {
  ArrowLeft: (from, to) => to.x < from.x && Math.abs(to.y - from.y) < SAME_LINE_PX,
  ArrowRight: (from, to) => to.x > from.x && Math.abs(to.y - from.y) < SAME_LINE_PX,
  ArrowUp: (from, to) => to.y < from.y - SAME_LINE_PX,
  ArrowDown: (from, to) => to.y > from.y + SAME_LINE_PX,
};

/** A line apart counts more than any distance along the line. */
const distance = (from: Spot, to: Spot): number =>
  Math.abs(to.y - from.y) * 1000 + Math.abs(to.x - from.x);

/**
 * The next button of a grid that an arrow key leads to: its neighbour in the line, or the nearest
 * of the line above or below.
 *
 * @returns its index, or null when the key leads nowhere
 */
export const nearestInGrid = (
  spots: readonly Spot[],
  current: number,
  key: string,
): number | null => {
  const from = spots[current];
  const leads = lies[key];
  if (!from || !leads) return null;
  let best: number | null = null;
  for (const [index, spot] of spots.entries()) {
    const known = best === null ? undefined : spots[best];
    if (leads(from, spot) && (!known || distance(from, spot) < distance(from, known))) best = index;
  }
  return best;
};
