import type { Canvas } from '../../pencils/canvas.ts';
import { circle, line, path } from '../../pencils/shapes.ts';
import { eye } from './eye.ts';

/** A shark that comes straight on. */
export const shark = (canvas: Canvas): string => {
  const { key, pale, ink } = canvas.colors;
  return (
    path('M0 -90C10 -160 40 -190 70 -200C64 -160 70 -110 90 -70Z', canvas.lit(key)) +
    path(
      'M-100 40C-160 60 -190 100 -200 140C-150 130 -100 110 -60 80ZM100 40C150 60 180 100 190 140C140 130 100 110 60 80Z',
      canvas.lit(key),
    ) +
    path(
      'M0 -130C90 -120 140 -30 120 60C100 140 50 170 0 170S-100 140 -120 60C-140 -30 -90 -120 0 -130Z',
      canvas.radial([0, key[1], 55, key[2], 100, key[4]], 0.45, 0.15, 0.95),
    ) +
    path('M-108 30C-60 0 60 0 108 30C110 100 60 164 0 164S-110 100 -108 30Z', pale[0]) +
    path('M-88 44C-50 20 50 20 88 44C90 100 50 132 0 132S-90 100 -88 44Z', '#6b1020') +
    path(
      'M-88 44C-50 20 50 20 88 44L74 70L62 42L46 68L34 36L18 64L0 34L-18 64L-34 36L-46 68L-62 42L-74 70Z',
      '#fff',
    ) +
    path(
      'M-72 92L-60 70L-44 106L-30 80L-14 116L0 86L14 116L30 80L44 106L60 70L72 92C56 122 30 132 0 132S-56 122 -72 92Z',
      '#fff',
    ) +
    eye(canvas, -66, -30, 17) +
    eye(canvas, 62, -30, 17) +
    path('M-92 -56L-44 -44L-50 -34L-90 -42ZM92 -56L44 -44L50 -34L90 -42Z', ink) +
    line('M-112 20L-96 24M-114 36L-98 38M112 20L96 24M114 36L98 38', key[4], 5) +
    circle(-14, -74, 4, key[4]) +
    circle(14, -74, 4, key[4])
  );
};
