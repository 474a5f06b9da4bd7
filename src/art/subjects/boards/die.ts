import type { Canvas } from '../../pencils/canvas.ts';
import { circle, rect, scattered } from '../../pencils/shapes.ts';
import { pipSpots } from './pip-spots.ts';

/** A die with three of its faces. */
export const die = (
  canvas: Canvas,
  tone: Canvas['colors']['key'],
  values: readonly [number, number, number],
): string => {
  const dots = (value: number): string =>
    scattered(
      canvas,
      circle(0, 0, 10.5, value === 1 ? '#d8203a' : '#20222e'),
      pipSpots[value] ?? [],
    );
  const face = (fill: string): string => rect(-50, -50, 100, 100, fill, 14);
  return `<g transform="matrix(.87 .5 0 1 -43 25)">${face(
    canvas.linear([0, tone[1], 100, tone[3]]),
  )}${dots(values[0])}</g><g transform="matrix(.87 -.5 0 1 43 25)">${face(
    canvas.linear([0, tone[2], 100, tone[4]]),
  )}${dots(values[1])}</g><g transform="matrix(.87 -.5 .87 .5 0 -50)">${face(
    canvas.linear([0, '#fff', 100, tone[0]], 45),
  )}${dots(values[2])}</g>`;
};
