import type { Canvas } from '../../pencils/canvas.ts';
import { around, path, place, points, rect, scattered } from '../../pencils/shapes.ts';

/** A fist of iron. */
export const fist = (canvas: Canvas): string => {
  const { key, gold, third } = canvas.colors;
  const knuckle =
    rect(-34, -56, 68, 112, canvas.linear([0, key[0], 40, key[2], 100, key[4]]), 28) +
    rect(-24, -46, 30, 16, '#fff', 8, 'opacity=".5"');
  return (
    place(
      around(canvas, path('M-20 -120L0 -200L20 -120Z', gold[1]), 12) +
        around(canvas, path('M-12 -120L0 -166L12 -120Z', '#fff'), 12, 15),
      0,
      -10,
    ) +
    path('M-70 70L-84 196H84L70 70Z', canvas.lit(canvas.colors.dark)) +
    rect(-88, 82, 176, 40, canvas.metal(), 10) +
    path(
      'M-140 -20C-150 60 -110 104 -60 104H70C120 104 144 60 140 0Z',
      canvas.linear([0, key[2], 100, key[4]]),
    ) +
    scattered(canvas, knuckle, [
      [-104, -30, 0.96, -6],
      [-36, -44],
      [34, -44],
      [102, -30, 0.96, 6],
    ]) +
    path(
      'M-140 30C-100 0 0 4 40 20C66 34 50 70 20 66C-40 60 -100 70 -130 80Z',
      canvas.linear([0, key[1], 100, key[3]]),
    ) +
    scattered(canvas, path(points(4, 17, 7), third[1]), [
      [-104, -62],
      [-36, -78],
      [34, -78],
      [102, -62],
    ])
  );
};
