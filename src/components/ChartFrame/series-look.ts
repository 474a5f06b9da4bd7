import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';

/** How many looks there are; color, dash, sign and pattern differ in each. */
export const LOOKS = 4;

/** The dashes of a series' line: unbroken, dashed, dotted, dash and dot. */
export const dashes = ['none', '7 5', '2 5', '12 4 2 4'] as const;

const shapes = [symbolCircle, symbolSquare, symbolDiamond, symbolTriangle];

/** The sign on a series' points: disc, square, diamond, triangle. @param area in px² */
export const signPath = (look: number, area = 64): string =>
  symbol(shapes[look % LOOKS], area)() ?? '';

/** The dash of a series. */
export const dashOf = (look: number): string => dashes[look % LOOKS] ?? 'none';
