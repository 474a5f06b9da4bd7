import type { Canvas } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { circle, line, path, place, points, rect, scattered } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';

/** A flask of something that glows. */
export const potion = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  return (
    circle(0, 40, 190, canvas.aura(key[1], 0.7)) +
    path(
      'M-30 -130H30V-60C100 -30 130 20 126 74C120 140 60 170 0 170S-120 140 -126 74C-130 20 -100 -30 -30 -60Z',
      '#fff',
      'fill-opacity=".2" stroke="#fff" stroke-opacity=".65" stroke-width="5"',
    ) +
    path(
      'M-116 40C-60 10 -30 66 30 40S100 30 118 44C126 120 70 158 0 158S-122 118 -116 40Z',
      canvas.linear([0, key[0], 40, key[2], 100, key[4]]),
    ) +
    scattered(canvas, circle(0, 0, 15, '#fff', 'opacity=".45"'), [
      [-40, 90],
      [20, 110, 1.3],
      [60, 74, 0.7],
      [-10, 70, 0.6],
      [-70, 116, 0.7],
      [10, 10, 0.6],
      [-16, -26, 0.45],
    ]) +
    path(
      'M-92 20C-82 -10 -60 -26 -40 -34C-64 -4 -76 30 -76 70C-92 60 -96 36 -92 20Z',
      '#fff',
      'opacity=".7"',
    ) +
    rect(-40, -148, 80, 24, canvas.metal(gold, 0), 8) +
    path('M-24 -148H24L30 -190H-30Z', canvas.lit(woodTone)) +
    path(points(5, 36, 15), gold[1], 'transform="translate(0 96)"') +
    line('M40 -120C70 -100 84 -90 96 -60', gold[2], 5) +
    place(stone(canvas, key, 18, 6), 100, -46)
  );
};
