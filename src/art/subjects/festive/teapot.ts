import type { Canvas } from '../../pencils/canvas.ts';
import { around, ball, circle, ellipse, glint, line, path } from '../../pencils/shapes.ts';

/** A steaming teapot with a painted flower. */
export const teapot = (canvas: Canvas): string =>
  line('M104 -30C190 -60 190 80 96 84', canvas.metal(canvas.colors.key), 24) +
  path(
    'M-100 20C-150 10 -146 -50 -184 -64L-170 -84C-120 -76 -120 -30 -84 -34Z',
    canvas.lit(canvas.colors.key),
  ) +
  path(
    'M0 -92C96 -92 130 -20 124 40C118 110 60 130 0 130S-118 110 -124 40C-130 -20 -96 -92 0 -92Z',
    canvas.radial(
      [
        0,
        canvas.colors.key[0],
        30,
        canvas.colors.key[1],
        65,
        canvas.colors.key[2],
        100,
        canvas.colors.key[4],
      ],
      0.35,
      0.3,
      0.8,
    ),
  ) +
  around(canvas, ellipse(0, -34, 15, 27, canvas.colors.pale[0], 'opacity=".9"'), 6) +
  circle(0, 0, 13, canvas.colors.gold[1]) +
  path('M-80 -82Q0 -120 80 -82Q0 -58 -80 -82Z', canvas.metal()) +
  ball(canvas, 0, -118, 18, canvas.colors.gold) +
  path('M-70 126H70L56 148H-56Z', canvas.metal()) +
  line(
    'M-186 -96C-210 -126 -166 -140 -190 -176M-160 -108C-150 -130 -176 -140 -160 -166',
    '#fff',
    7,
    'opacity=".55"',
  ) +
  path(glint(34), '#fff', 'transform="translate(-60 -46)"');
