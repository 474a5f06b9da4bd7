import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, line, path, place, scattered } from '../../pencils/shapes.ts';

/** A kite with bows on its tail. */
export const kite = (canvas: Canvas): string => {
  const { key, gold, second, third } = canvas.colors;
  const bow = path('M0 0L-26 -14V14Z M0 0L26 -14V14Z', canvas.lit(second));
  return place(
    line('M0 130C-30 170 40 190 0 240', gold[1], 4) +
      scattered(canvas, bow, [
        [-8, 158, 0.9],
        [14, 190, 0.8],
      ]) +
      path('M0 -180L130 -40L0 140L-130 -40Z', canvas.lit(key)) +
      path('M0 -180L-130 -40H0Z', key[0], 'opacity=".55"') +
      path('M0 -40H130L0 140Z', key[4], 'opacity=".4"') +
      path('M0 -120L80 -40L0 70L-80 -40Z', canvas.lit(third)) +
      path('M0 -120L-80 -40H0Z', '#fff', 'opacity=".3"') +
      line('M0 -180V140M-130 -40H130', gold[3], 5) +
      circle(0, -40, 26, canvas.metal()) +
      ball(canvas, 0, -40, 15, second) +
      line('M-130 -40L-160 -6M130 -40L160 -6', second[1], 8),
    10,
    -16,
    1,
    18,
  );
};
