import { area, curveMonotoneX, line } from 'd3-shape';

/** A small line as SVG paths in a box of `WIDTH` × `HEIGHT`, and where it ends. */
export interface SparkPath {
  line: string;
  area: string;
  /** The last point's share of the box, from its start and from its top. */
  end: { across: number; down: number };
}

export const WIDTH = 100;
export const HEIGHT = 32;
/** Room for half of the stroke above and below. */
const EDGE = 2;

/**
 * Draws values as one line from the lowest to the highest; the same value all over lies in the
 * middle.
 *
 * @returns undefined for fewer than two values: that is no line
 */
export const sparkPath = (values: readonly number[]): SparkPath | undefined => {
  if (values.length < 2) return undefined;
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const x = (index: number) => (index / (values.length - 1)) * WIDTH;
  const y = (value: number) =>
    range === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((value - lowest) / range) * (HEIGHT - 2 * EDGE);
  const draw = line<number>((_value, index) => x(index), y).curve(curveMonotoneX);
  const fill = area<number>((_value, index) => x(index), HEIGHT, y).curve(curveMonotoneX);
  return {
    line: draw([...values]) ?? '',
    area: fill([...values]) ?? '',
    end: { across: 1, down: y(values.at(-1) ?? 0) / HEIGHT },
  };
};
