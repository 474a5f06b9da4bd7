import type { Canvas } from '../../pencils/canvas.ts';
import { circle, line, mirrored, path, rect, scattered } from '../../pencils/shapes.ts';

/** A butterfly with spread wings. */
export const butterfly = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const half =
    path(
      'M6 -20C40 -130 130 -180 176 -130C200 -90 150 0 20 20Z',
      canvas.radial([0, key[0], 40, key[1], 75, key[2], 100, key[4]], 0.1, 0.8, 1),
    ) +
    path(
      'M10 20C90 10 150 40 138 96C124 150 50 150 10 50Z',
      canvas.radial([0, second[0], 50, second[2], 100, second[4]], 0.1, 0.2, 1),
    ) +
    line(
      'M6 -20C40 -130 130 -180 176 -130C200 -90 150 0 20 20M10 20C90 10 150 40 138 96C124 150 50 150 10 50',
      canvas.colors.ink,
      7,
      'opacity=".7"',
    ) +
    path('M30 -30C60 -90 110 -120 140 -108C140 -70 90 -20 30 -10Z', pale[0], 'opacity=".45"') +
    scattered(canvas, circle(0, 0, 12, third[1]), [
      [150, -96, 1.2],
      [128, -50, 0.9],
      [96, -16, 0.6],
      [110, 84, 1],
      [70, 104, 0.7],
    ]) +
    line('M4 -60C10 -110 30 -140 52 -150', canvas.colors.ink, 5) +
    circle(53, -151, 8, third[2]);
  return (
    mirrored(canvas, half) +
    path('M0 -70C16 -60 14 90 0 124C-14 90 -16 -60 0 -70Z', canvas.lit(canvas.colors.dark)) +
    rect(-3, -50, 6, 130, third[1], 3, 'opacity=".6"')
  );
};
