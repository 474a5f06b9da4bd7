import { type Canvas, n } from '../../pencils/canvas.ts';
import { ball, line, mirrored, path, place, points, scattered } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';

/** A feathered mask of a masquerade. */
export const mask = (canvas: Canvas): string => {
  const { key, gold, second } = canvas.colors;
  const half =
    path(
      'M0 -100C50 -110 120 -130 176 -84C170 -10 130 60 74 62C40 62 20 40 0 10Z',
      canvas.lit(key, 70),
    ) +
    path(
      'M0 -100C50 -110 120 -130 176 -84C172 -40 156 -4 134 24C150 -30 120 -90 0 -76Z',
      key[0],
      'opacity=".4"',
    ) +
    path('M34 -30C60 -60 108 -60 128 -40C112 -8 60 4 34 -30Z', canvas.colors.ink) +
    line('M34 -30C60 -60 108 -60 128 -40C112 -8 60 4 34 -30Z', canvas.metal(), 8) +
    line(
      'M0 -100C50 -110 120 -130 176 -84C170 -10 130 60 74 62C40 62 20 40 0 10',
      canvas.metal(),
      7,
    ) +
    scattered(canvas, ball(canvas, 0, 0, 7, canvas.colors.pale), [
      [60, -84],
      [92, -88],
      [124, -84],
      [150, -68],
    ]) +
    line('M80 30C100 20 118 6 126 -8', gold[1], 4) +
    line('M36 24C60 40 80 40 92 34', gold[1], 4);
  const plume =
    path('M0 -90C-30 -150 -20 -200 0 -214C20 -200 30 -150 0 -90Z', canvas.lit(second)) +
    line('M0 -92V-204', second[0], 3);
  return (
    Array.from(
      { length: 7 },
      (_, at) =>
        n`<use href="#${canvas.define('g', `>${plume}`)}" transform="rotate(${(at - 3) * 21} 0 -30)"/>`,
    ).join('') +
    mirrored(canvas, half) +
    place(stone(canvas, second, 34, 8), 0, -92) +
    path(points(4, 20, 8), gold[0], 'transform="translate(0 -30)"') +
    line('M-120 60C-160 110 -140 150 -150 190M120 60C160 110 140 150 150 190', second[1], 8)
  );
};
