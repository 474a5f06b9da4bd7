import { area, curveMonotoneX } from 'd3-shape';
import type { PlotScales } from '../ChartFrame/ChartPlot.tsx';

/** The ground between a line and the foot of the plot. */
export const areaPath = (
  values: readonly (number | null)[],
  { x, y, height }: Pick<PlotScales, 'x' | 'y' | 'height'>,
): string =>
  area<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => x.middle(index))
    .y0(height)
    .y1((value) => y(value ?? 0))
    .curve(curveMonotoneX)([...values]) ?? '';
