import type { PlotScales } from '../ChartFrame/ChartPlot.tsx';

/** Wider than this a bar is a wall, in px. */
const WIDEST = 56;

/**
 * Where a bar stands, in px: between zero and its value, in its share of its place's band.
 *
 * @param turn which of how many bars of a place it is
 */
export const barBox = (
  value: number,
  index: number,
  turn: { look: number; of: number },
  { x, y }: Pick<PlotScales, 'x' | 'y'>,
): { x: number; y: number; width: number; height: number } => {
  const share = x.band / turn.of;
  const gap = turn.of > 1 ? Math.min(3, share * 0.15) : 0;
  const width = Math.min(share - gap, WIDEST);
  // A bar that is narrower than its place keeps to the middle.
  const inset = (x.band - (width + gap) * turn.of + gap) / 2;
  const zero = y(0);
  const end = y(value);
  return {
    x: x.start(index) + inset + (width + gap) * turn.look,
    width,
    y: Math.min(zero, end),
    // A bar of nothing is still a line.
    height: Math.max(1, Math.abs(zero - end)),
  };
};
