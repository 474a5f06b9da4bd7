import { type Canvas, n } from '../../pencils/canvas.ts';
import { around, ball, circle, line, path, place, rect } from '../../pencils/shapes.ts';

/** An unrolled scroll with a seal. */
export const scroll = (canvas: Canvas): string =>
  place(
    path('M-120 -130H120V140H-120Z', canvas.linear([0, '#fff5d6', 50, '#f0d9a3', 100, '#c99f5d'])) +
      rect(-150, -160, 300, 44, canvas.metal(canvas.colors.key, 90), 22) +
      rect(-150, 124, 300, 44, canvas.metal(canvas.colors.key, 90), 22) +
      [
        [-150, -138],
        [150, -138],
        [-150, 146],
        [150, 146],
      ]
        .map(([x = 0, y = 0]) => ball(canvas, x, y, 20, canvas.colors.gold))
        .join('') +
      circle(0, 0, 74, 'none', n`stroke="${canvas.colors.key[3]}" stroke-width="6"`) +
      around(
        canvas,
        path('M0 -66L14 -22L0 0L-14 -22Z', canvas.colors.key[2]) +
          path('M0 -66L14 -22L0 0Z', canvas.colors.key[4]),
        8,
      ) +
      circle(0, 0, 14, canvas.metal()) +
      line('M-90 -92H-40M90 -92H40M-90 100H-30M90 100H30', '#a87b3d', 5, 'opacity=".6"') +
      circle(84, 96, 26, '#c8202c') +
      circle(84, 96, 18, '#e9525a'),
    0,
    0,
    1,
    7,
  );
