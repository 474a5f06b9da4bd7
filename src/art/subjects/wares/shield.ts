import type { Canvas } from '../../pencils/canvas.ts';
import { around, ball, path, place, scattered } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';

/** A coat of arms with a star. */
export const shield = (canvas: Canvas): string => {
  const { key, second, gold } = canvas.colors;
  const d =
    'M0 -170C60 -140 110 -134 150 -136C160 20 110 120 0 184C-110 120 -160 20 -150 -136C-110 -134 -60 -140 0 -170Z';
  return (
    path(d, canvas.metal()) +
    path(d, canvas.lit(key), 'transform="scale(.88)"') +
    path('M0 -150V162C98 104 140 14 132 -120C96 -118 52 -124 0 -150Z', key[4], 'opacity=".35"') +
    path(
      'M0 -132C-50 -108 -90 -104 -122 -106C-124 -60 -118 -20 -104 20L0 -40L104 20C118 -20 124 -60 122 -106C90 -104 50 -108 0 -132Z',
      canvas.lit(second),
      'opacity=".85"',
    ) +
    around(
      canvas,
      path('M0 -78L15 -26L0 -8L-15 -26Z', gold[1]) + path('M0 -78L15 -26L0 -8Z', gold[3]),
      8,
    ) +
    place(stone(canvas, canvas.colors.third, 30, 8), 0, 0) +
    scattered(canvas, ball(canvas, 0, 0, 9, gold), [
      [0, -152],
      [-130, -116],
      [130, -116],
      [-112, 60],
      [112, 60],
      [0, 164],
    ])
  );
};
