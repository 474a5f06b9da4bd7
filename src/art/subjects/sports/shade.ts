import { type Canvas, fade } from '../../pencils/canvas.ts';
import { circle } from '../../pencils/shapes.ts';

/** The light and shadow of a ball of some radius. */
export const shade = (canvas: Canvas, r: number): string =>
  circle(
    0,
    0,
    r,
    canvas.radial(
      [0, fade('#fff', 0.5), 38, fade('#fff', 0), 72, fade('#000', 0.06), 100, fade('#000', 0.55)],
      0.35,
      0.28,
      0.75,
    ),
  );
