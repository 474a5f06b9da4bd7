import type { Canvas } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { ball, circle, ellipse, line, path, points, scattered } from '../../pencils/shapes.ts';

/** A wizard with hat, beard and staff. */
export const wizard = (canvas: Canvas): string => {
  const { key, gold, second, ink } = canvas.colors;
  return (
    path(
      'M-70 40C-90 110 -60 180 0 206C60 180 90 110 70 40Z',
      canvas.linear([0, '#ffffff', 100, '#b9bfd6']),
    ) +
    line('M-40 90C-30 130 -10 150 0 180M0 90V170M40 90C30 130 10 150 0 180', '#9aa3c2', 4) +
    path('M-62 20H62V70Q0 110 -62 70Z', '#f1c49a') +
    circle(-26, 46, 8, ink) +
    circle(26, 46, 8, ink) +
    path('M-62 78Q-30 62 0 84Q30 62 62 78Q40 104 0 96Q-40 104 -62 78Z', '#fff') +
    ellipse(0, 62, 12, 16, '#e6ae80') +
    path('M-50 26L-10 36M50 26L10 36', 'none', 'stroke="#fff" stroke-width="9"') +
    path(
      'M-110 20C-70 -40 -60 -130 40 -196C20 -140 70 -60 110 20Z',
      canvas.linear([0, key[1], 50, key[2], 100, key[4]], 30),
    ) +
    ellipse(0, 22, 172, 34, canvas.linear([0, key[2], 100, key[4]])) +
    path('M-98 0C-40 24 40 24 98 0L106 20C50 44 -50 44 -108 20Z', canvas.metal()) +
    path(points(5, 30, 12), gold[1], 'transform="translate(4 -60)"') +
    scattered(canvas, circle(0, 0, 6, gold[0]), [
      [-40, -30],
      [44, -20],
      [-6, -120],
      [20, -150, 0.7],
    ]) +
    circle(132, -74, 80, canvas.aura(second[0], 0.9)) +
    ball(canvas, 132, -74, 30, second) +
    line('M140 -46L164 150', woodTone[2], 11)
  );
};
