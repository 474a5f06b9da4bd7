import type { Canvas } from '../../pencils/canvas.ts';
import { circle, line, path, scattered } from '../../pencils/shapes.ts';
import { eye } from './eye.ts';

/** A whale that spouts. */
export const whale = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  return (
    line(
      'M40 -110C40 -150 10 -170 -20 -160M40 -110C40 -150 70 -172 100 -160M40 -110V-170',
      '#fff',
      10,
      'opacity=".85"',
    ) +
    path(
      'M-120 10C-170 -10 -200 -60 -204 -100C-170 -96 -150 -80 -138 -60C-136 -84 -120 -110 -96 -124C-84 -80 -80 -40 -84 0Z',
      canvas.lit(key),
    ) +
    path(
      'M-130 0C-90 -20 -60 -100 50 -104C140 -104 190 -40 186 30C180 120 90 150 20 146C-80 140 -130 80 -130 0Z',
      canvas.radial([0, key[0], 30, key[1], 65, key[2], 100, key[4]], 0.55, 0.15, 0.9),
    ) +
    path('M-90 70C0 110 110 90 184 44C176 120 90 150 20 146C-30 142 -70 116 -90 70Z', pale[0]) +
    line('M-60 92C10 124 100 112 176 70M-30 116C30 138 100 130 160 96', key[3], 4, 'opacity=".5"') +
    path('M30 100C20 150 -20 176 -50 174C-40 140 -10 110 20 90Z', canvas.lit(key)) +
    eye(canvas, 122, 10, 14) +
    line('M184 40C150 60 120 60 96 50', key[4], 6) +
    path('M-40 -50C0 -90 60 -92 110 -70C60 -76 10 -66 -40 -50Z', '#fff', 'opacity=".45"') +
    scattered(canvas, circle(0, 0, 8, key[0], 'opacity=".6"'), [
      [-60, -10],
      [-36, 10, 0.8],
      [-70, 24, 0.6],
      [10, -40, 0.7],
      [70, -40, 0.6],
    ])
  );
};
