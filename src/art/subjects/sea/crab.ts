import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, line, mirrored, path, scattered } from '../../pencils/shapes.ts';

/** A crab with raised claws. */
export const crab = (canvas: Canvas): string => {
  const { key, pale, ink } = canvas.colors;
  const half =
    line(
      'M80 70C130 70 160 100 170 140M70 90C110 100 130 130 134 164M84 50C140 40 170 60 190 90',
      key[3],
      17,
    ) +
    line('M80 10C120 -10 120 -40 118 -70', canvas.lit(key), 28) +
    path(
      'M100 -60C60 -110 80 -170 120 -186C110 -150 120 -140 132 -130C140 -150 160 -160 176 -158C190 -110 170 -60 128 -50Z',
      canvas.lit(key),
    ) +
    path('M104 -76C86 -110 94 -146 112 -162C104 -130 112 -112 120 -100Z', pale[0], 'opacity=".5"') +
    line('M34 -40V-84', key[3], 11) +
    circle(36, -94, 22, '#fff') +
    circle(38, -92, 12, ink) +
    circle(43, -98, 4.5, '#fff');
  return (
    mirrored(canvas, half) +
    path(
      'M0 -50C90 -54 140 -10 130 50C120 110 60 130 0 130S-120 110 -130 50C-140 -10 -90 -54 0 -50Z',
      canvas.radial([0, key[0], 28, key[1], 65, key[2], 100, key[4]], 0.4, 0.2, 0.85),
    ) +
    line('M-40 60Q0 92 40 60', key[4], 7) +
    scattered(canvas, circle(0, 0, 10, key[0], 'opacity=".6"'), [
      [-80, 0],
      [80, 0],
      [-54, -22, 0.7],
      [54, -22, 0.7],
      [0, -26, 0.8],
    ]) +
    path('M-70 100C-30 116 30 116 70 100C50 122 -50 122 -70 100Z', pale[0], 'opacity=".7"') +
    ball(canvas, 0, 14, 19, canvas.colors.gold)
  );
};
