import type { Canvas } from '../../pencils/canvas.ts';
import { around, ball, circle, ellipse, line, path, place } from '../../pencils/shapes.ts';

/** A paper umbrella seen from above. */
export const umbrella = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  const panel =
    path('M0 -4L-62 -150Q0 -182 62 -150Z', canvas.lit(key)) +
    line('M0 0L62 -150', gold[1], 3) +
    path('M-54 -132Q0 -162 54 -132L62 -150Q0 -182 -62 -150Z', gold[2]);
  const petal = ellipse(0, -78, 13, 24, pale[0], 'opacity=".85"');
  return place(
    `<g transform="scale(1 .86)">${around(canvas, panel, 8)}${around(canvas, petal, 8)}${around(canvas, ellipse(0, -112, 7, 12, key[4], 'opacity=".55"'), 16, 11)}${circle(0, 0, 30, canvas.metal())}${ball(canvas, 0, 0, 16, key)}</g>`,
    0,
    0,
    1.02,
    -12,
  );
};
