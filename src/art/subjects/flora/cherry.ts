import type { Canvas } from '../../pencils/canvas.ts';
import { leafTone } from '../../pencils/palette.ts';
import { ball, line, path } from '../../pencils/shapes.ts';

/** A pair of cherries. */
export const cherry = (canvas: Canvas): string =>
  line('M-70 60C-70 -40 0 -110 60 -150M86 80C90 -20 80 -90 60 -150', '#4f8f3d', 11) +
  path('M60 -150C90 -196 150 -196 186 -160C150 -120 96 -120 60 -150Z', canvas.lit(leafTone)) +
  line('M64 -150C100 -160 140 -164 176 -160', '#d6f7bd', 3) +
  ball(canvas, -72, 84, 84, canvas.colors.key) +
  ball(canvas, 86, 104, 76, canvas.colors.key);
