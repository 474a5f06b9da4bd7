import type { Canvas } from '../../pencils/canvas.ts';
import { circle } from '../../pencils/shapes.ts';

/** The eye of a fish. */
export const eye = (canvas: Canvas, x: number, y: number, r: number): string =>
  circle(x, y, r, '#fff') +
  circle(x + r * 0.15, y + r * 0.05, r * 0.62, canvas.colors.third[3]) +
  circle(x + r * 0.2, y + r * 0.08, r * 0.4, canvas.colors.ink) +
  circle(x + r * 0.36, y - r * 0.2, r * 0.2, '#fff');
