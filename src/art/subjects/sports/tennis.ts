import { type Canvas, n } from '../../pencils/canvas.ts';
import type { Tone } from '../../pencils/palette.ts';
import { circle, ellipse, line, path, place, rect } from '../../pencils/shapes.ts';
import { clip } from './clip.ts';
import { shade } from './shade.ts';

/** A racket and a ball. */
export const tennis = (canvas: Canvas): string => {
  const lime: Tone = ['#fbffd0', '#e6f76a', '#c3e02e', '#86a516', '#475c06'];
  const racket =
    ellipse(
      0,
      -60,
      92,
      112,
      'none',
      `stroke="${canvas.metal(canvas.colors.key)}" stroke-width="19"`,
    ) +
    line(
      'M-60 -130V10M-30 -156V36M0 -164V44M30 -156V36M60 -130V10M-80 -110H80M-84 -70H84M-84 -30H84M-70 10H70',
      '#fff',
      2.5,
      'opacity=".75"',
    ) +
    path(
      'M-46 38L-12 110H12L46 38',
      'none',
      n`stroke="${canvas.colors.key[3]}" stroke-width="15"`,
    ) +
    rect(-15, 100, 30, 110, canvas.lit(canvas.colors.dark), 9);
  return (
    place(racket, -34, -10, 1, 28) +
    place(
      circle(0, 0, 74, canvas.round(lime)) +
        clip(
          canvas,
          74,
          line('M-80 -30C-20 -40 30 20 20 84M84 -10C30 -20 -10 -50 -6 -90', '#fff', 8),
        ) +
        shade(canvas, 74),
      88,
      70,
    )
  );
};
