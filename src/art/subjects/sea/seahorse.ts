import type { Canvas } from '../../pencils/canvas.ts';
import { circle, line, path, scattered } from '../../pencils/shapes.ts';
import { eye } from './eye.ts';

/** A crowned seahorse. */
export const seahorse = (canvas: Canvas): string => {
  const { key, gold, second } = canvas.colors;
  const spine =
    'M10 -90C80 -70 80 0 40 40C10 70 0 100 20 130C40 160 80 140 70 112C64 96 44 104 50 118';
  return (
    path('M70 -20C130 -50 150 0 130 40C110 30 90 30 66 24Z', canvas.lit(second)) +
    line('M84 -8L132 -10M84 6L130 18', second[4], 3) +
    line(spine, key[4], 66) +
    line(spine, canvas.lit(key), 58) +
    line(spine, gold[1], 42, 'stroke-dasharray="5 17" style="stroke-linecap:butt" opacity=".55"') +
    path(
      'M-10 -160C50 -170 80 -120 60 -80C40 -50 0 -50 -30 -70L-110 -62C-124 -66 -124 -84 -110 -88L-46 -108C-44 -140 -30 -156 -10 -160Z',
      canvas.radial([0, key[0], 40, key[1], 80, key[2], 100, key[4]], 0.4, 0.3, 0.8),
    ) +
    path('M-10 -158L-20 -200L10 -176L24 -210L40 -174L70 -194L60 -150Z', canvas.lit(gold)) +
    eye(canvas, -4, -112, 19) +
    scattered(
      canvas,
      circle(0, 0, 12, '#fff', 'fill-opacity=".25" stroke="#fff" stroke-width="2"'),
      [
        [-110, -20],
        [-90, 30, 0.7],
        [-120, 80, 1.1],
        [-70, 130, 0.8],
      ],
    ) +
    path('M-20 -40C-40 0 -30 40 0 60C-10 20 -10 -10 -20 -40Z', gold[1], 'opacity=".7"')
  );
};
