import type { Canvas } from '../../pencils/canvas.ts';
import { around, circle, line, path, place, scattered } from '../../pencils/shapes.ts';
import { petal } from './petal.ts';

/** An orchid on its stem. */
export const flower = (canvas: Canvas): string =>
  line('M0 40C-20 110 20 140 -10 196', '#3f8f55', 12) +
  place(path('M0 0C50 -50 110 -40 130 0C90 20 40 24 0 0Z', '#3f9f5c'), 0, 130) +
  place(
    around(canvas, petal(canvas, 150, 66, true), 3, 60) +
      around(canvas, petal(canvas, 132, 74, false), 3, 0) +
      path('M0 -6C-44 14 -40 64 0 84C40 64 44 14 0 -6Z', canvas.lit(canvas.colors.third)) +
      scattered(canvas, circle(0, 0, 5, canvas.colors.key[3]), [
        [-12, 30],
        [12, 30],
        [0, 44],
        [-8, 58],
        [8, 58],
      ]) +
      circle(0, 0, 20, canvas.round(canvas.colors.gold)),
    0,
    -30,
  );
