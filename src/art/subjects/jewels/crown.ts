import type { Canvas } from '../../pencils/canvas.ts';
import { ball, line, path, place, scattered } from '../../pencils/shapes.ts';

import { stone } from './stone.ts';

/** A crown of five points with its stones. */
export const crown = (canvas: Canvas): string => {
  const metal = canvas.metal();
  const { gold, key, second } = canvas.colors;
  return (
    path(
      'M-140 90L-176 -70L-96 0L-62 -120L0 -20L62 -120L96 0L176 -70L140 90Z',
      canvas.lit(key),
      'transform="translate(0 -12) scale(.93)" opacity=".95"',
    ) +
    path('M-140 96L-178 -76L-92 10L-62 -130L0 -14L62 -130L92 10L178 -76L140 96Z', metal) +
    line(
      'M-140 96L-178 -76L-92 10L-62 -130L0 -14L62 -130L92 10L178 -76L140 96',
      gold[0],
      3,
      'opacity=".8"',
    ) +
    path('M-146 92Q0 132 146 92V140Q0 184 -146 140Z', metal) +
    line('M-146 94Q0 134 146 94M-146 138Q0 182 146 138', gold[4], 3, 'opacity=".6"') +
    scattered(canvas, ball(canvas, 0, 0, 17, second), [
      [-178, -82],
      [-62, -138],
      [62, -138],
      [178, -82],
    ]) +
    ball(canvas, 0, -18, 22, key) +
    place(stone(canvas, key, 34, 8), 0, 132) +
    place(stone(canvas, second, 22, 6), -88, 122) +
    place(stone(canvas, second, 22, 6), 88, 122) +
    path('M-40 60L0 10L40 60L0 100Z', canvas.lit(key)) +
    path('M-40 60L0 10V100Z', '#fff', 'opacity=".3"')
  );
};
