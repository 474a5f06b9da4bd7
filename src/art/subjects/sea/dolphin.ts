import type { Canvas } from '../../pencils/canvas.ts';
import { ball, path, scattered } from '../../pencils/shapes.ts';
import { eye } from './eye.ts';

/** A dolphin that leaps from a wave. */
export const dolphin = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  return (
    path(
      'M-540 150Q-470 120 -400 146T-200 146T0 146T200 140T540 150V420H-540Z',
      canvas.linear([0, canvas.colors.ground[0], 100, canvas.colors.ground[2]]),
    ) +
    path('M10 -76C10 -130 -30 -160 -62 -164C-54 -120 -58 -80 -66 -40Z', canvas.lit(key)) +
    path(
      'M-150 110C-190 100 -210 120 -216 150C-190 146 -174 150 -160 160C-150 150 -130 140 -110 140Z',
      canvas.lit(key),
    ) +
    path(
      'M-160 130C-150 -10 -40 -120 60 -90C90 -96 120 -80 130 -60C160 -56 184 -40 186 -28C160 -20 140 -20 120 -26C80 40 0 60 -60 70C-100 80 -130 100 -140 140Z',
      canvas.linear([0, key[1], 50, key[2], 100, key[4]], 60),
    ) +
    path('M120 -26C80 40 0 60 -60 70C-20 30 60 0 90 -26C100 -34 112 -30 120 -26Z', pale[0]) +
    path('M10 26C20 70 0 100 -20 114C-34 90 -34 60 -26 40Z', canvas.lit(key)) +
    eye(canvas, 92, -52, 10) +
    path('M-120 30C-90 -40 -20 -90 40 -84C-20 -70 -70 -30 -100 40Z', '#fff', 'opacity=".4"') +
    scattered(canvas, ball(canvas, 0, 0, 9, pale), [
      [-60, 130],
      [-20, 150, 0.7],
      [40, 120, 0.8],
      [80, 150, 0.6],
    ])
  );
};
