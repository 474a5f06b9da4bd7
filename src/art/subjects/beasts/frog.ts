import type { Canvas } from '../../pencils/canvas.ts';
import { circle, ellipse, line, mirrored, path } from '../../pencils/shapes.ts';

/** A frog that holds a coin. */
export const frog = (canvas: Canvas): string => {
  const { key, gold, ink, pale } = canvas.colors;
  const half =
    path('M60 40C140 0 176 60 150 130L176 160H100C60 150 60 90 60 40Z', canvas.lit(key)) +
    circle(72, -104, 42, canvas.round(key)) +
    circle(76, -110, 26, gold[1]) +
    ellipse(76, -110, 9, 20, ink) +
    circle(84, -118, 6, '#fff') +
    path('M40 110C60 130 60 150 84 164H20Z', key[2]);
  return (
    mirrored(canvas, half) +
    path(
      'M0 -110C90 -110 130 -40 120 40C110 110 60 150 0 150S-110 110 -120 40C-130 -40 -90 -110 0 -110Z',
      canvas.radial([0, key[0], 30, key[1], 65, key[2], 100, key[4]], 0.42, 0.2, 0.85),
    ) +
    path('M-80 20C-70 110 70 110 80 20C40 50 -40 50 -80 20Z', pale[1], 'opacity=".75"') +
    line('M-96 -14C-50 30 50 30 96 -14', key[4], 7) +
    circle(-14, -40, 4, key[4]) +
    circle(14, -40, 4, key[4]) +
    circle(0, 40, 36, canvas.metal()) +
    circle(0, 40, 25, gold[2]) +
    path('M-9 31H9V49H-9Z', gold[4]) +
    [
      [-60, -56],
      [64, -50],
      [-96, 20],
      [98, 24],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 10, key[3], 'opacity=".5"'))
      .join('')
  );
};
