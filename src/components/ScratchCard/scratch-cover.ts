/** Parts into which each field is cut, on either side, to know how much of it is scratched off. */
const PARTS = 6;

/** Share of a field after which the rest of its foil falls off by itself. */
const ENOUGH = 0.5;

/** The foil over some fields: what has been scratched off. Places are shares of the whole card. */
export interface ScratchCover {
  /** Parts without foil, as `column:row` of the finest grid. */
  bare: Set<string>;
}

/**
 * Scratches along a way.
 *
 * @param way from and to, as shares of the card's width and height (0 to 1)
 * @param radius of the coin, as a share of the card's width
 * @param columns of fields on the card, which is a square of them
 */
export const scratchAlong = (
  cover: ScratchCover,
  way: readonly [{ x: number; y: number }, { x: number; y: number }],
  radius: number,
  columns: number,
): void => {
  const [from, to] = way;
  const fine = columns * PARTS;
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (radius / 2)));
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    for (let column = 0; column < fine; column += 1)
      for (let row = 0; row < fine; row += 1)
        if (Math.hypot((column + 0.5) / fine - x, (row + 0.5) / fine - y) <= radius)
          cover.bare.add(`${column}:${row}`);
  }
};

/** Fields of which enough is scratched off, from 0, row by row. */
export const bareFields = ({ bare }: ScratchCover, columns: number): number[] => {
  const counts = Array.from({ length: columns * columns }, () => 0);
  for (const part of bare) {
    const [column = 0, row = 0] = part.split(':').map(Number);
    const field = Math.floor(row / PARTS) * columns + Math.floor(column / PARTS);
    counts[field] = (counts[field] ?? 0) + 1;
  }
  return [...counts.keys()].filter((field) => (counts[field] ?? 0) >= PARTS * PARTS * ENOUGH);
};
