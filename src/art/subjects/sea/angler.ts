import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, line, path, scattered } from '../../pencils/shapes.ts';
import { eye } from './eye.ts';

/** An anglerfish with its lamp. */
export const angler = (canvas: Canvas): string => {
  const { key, gold, second } = canvas.colors;
  return (
    path(
      'M-110 10C-160 -40 -190 -50 -206 -40C-190 0 -190 40 -206 80C-180 86 -150 70 -110 40Z',
      canvas.lit(key),
    ) +
    path('M-60 -70C-40 -130 10 -136 30 -100ZM-50 110C-30 150 10 160 30 130Z', canvas.lit(second)) +
    path(
      'M-140 20C-120 -80 -10 -120 80 -90C130 -70 160 -40 168 -10L110 30L172 70C140 120 60 150 -20 130C-90 116 -136 80 -140 20Z',
      canvas.radial([0, key[1], 45, key[2], 100, key[4]], 0.5, 0.2, 0.85),
    ) +
    path('M168 -10L110 30L172 70C140 84 90 80 60 30C90 -10 140 -20 168 -10Z', '#3a0a1c') +
    path(
      'M160 -14L148 14L134 -10L118 18L104 -4L90 22L76 6L62 30L110 30ZM164 74L148 50L136 72L122 46L106 68L92 42L78 56L62 30H110Z',
      '#fff',
    ) +
    eye(canvas, 56, -40, 28) +
    path('M22 -76L92 -60L90 -48L24 -60Z', key[4]) +
    line('M10 -100C20 -180 120 -200 150 -140', gold[3], 7) +
    circle(152, -126, 84, canvas.aura('#fff6b0', 1)) +
    ball(canvas, 152, -126, 24, ['#ffffff', '#fffbd0', '#ffe66a', '#e0a81e', '#8f5c06']) +
    path('M-40 30C-20 70 20 80 40 60C20 50 -10 40 -40 30Z', canvas.lit(second)) +
    scattered(canvas, circle(0, 0, 9, key[0], 'opacity=".5"'), [
      [-90, 10],
      [-70, 50, 0.8],
      [-60, -30, 0.7],
      [-10, 100, 0.9],
      [-20, -70, 0.7],
    ])
  );
};
