import type { Canvas } from '../../pencils/canvas.ts';
import { rect } from '../../pencils/shapes.ts';

/** The whole ground: lit core, dark edges. The core stands at x and y, 0 to 1. */
export const ground = (canvas: Canvas, x = 0.5, y = 0.45): string => {
  const [core, middle, edge, corner] = canvas.colors.ground;
  return rect(
    0,
    0,
    640,
    640,
    canvas.radial([0, core, 38, middle, 74, edge, 100, corner], x, y, 0.75),
  );
};
