import type { Canvas } from '../../pencils/canvas.ts';
import type { Tone } from '../../pencils/palette.ts';
import { around, glint, line, path, place, rect } from '../../pencils/shapes.ts';
import { white } from './white.ts';

const glove = (canvas: Canvas, tone: Tone): string =>
  path(
    'M-70 60C-110 0 -110 -90 -40 -120C20 -140 90 -120 100 -60C108 -10 90 40 60 70Z',
    canvas.radial([0, tone[0], 35, tone[1], 68, tone[2], 100, tone[4]], 0.4, 0.28, 0.8),
  ) +
  path(
    'M-60 -20C-110 -60 -150 -20 -128 24C-110 54 -70 60 -40 40C-20 20 -30 -10 -60 -20Z',
    canvas.lit(tone),
  ) +
  path('M-66 62L60 70L56 130H-60Z', canvas.lit(white)) +
  rect(-62, 84, 122, 18, tone[2]) +
  path('M-20 -100C20 -116 60 -104 74 -70C40 -90 10 -90 -20 -76Z', '#fff', 'opacity=".55"') +
  line('M-10 60L14 126M14 62L-6 126', tone[3], 4);

/** Two gloves that meet. */
export const boxing = (canvas: Canvas): string =>
  place(
    around(canvas, path('M-12 -100L0 -178L12 -100Z', canvas.colors.gold[1], 'opacity=".85"'), 12),
    0,
    -10,
  ) +
  place(glove(canvas, canvas.colors.second), -92, 30, 0.92, 34) +
  `<g transform="translate(92 30) rotate(-34) scale(-.92 .92)">${glove(canvas, canvas.colors.key)}</g>` +
  path(glint(54), '#fff', 'transform="translate(0 -70)"');
