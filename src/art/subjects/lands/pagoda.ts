import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, ellipse, glint, line, path, place, rect } from '../../pencils/shapes.ts';

/** A golden stupa on its terraces. */
export const pagoda = (canvas: Canvas): string => {
  const { gold, key, pale } = canvas.colors;
  const bells = Array.from({ length: 7 }, (_, at) => circle(-72 + at * 24, 84, 6, key[2])).join('');
  return (
    rect(-176, 156, 352, 26, gold[4], 4) +
    rect(-150, 134, 300, 24, gold[3], 4) +
    rect(-124, 112, 248, 24, gold[2], 4) +
    path(
      'M-112 112C-112 40 -70 20 -52 -20C-40 -50 -20 -60 -14 -110H14C20 -60 40 -50 52 -20C70 20 112 40 112 112Z',
      canvas.metal(gold, 0),
    ) +
    line(
      'M-96 64C-40 84 40 84 96 64M-62 4C-30 20 30 20 62 4M-40 -36C-16 -26 16 -26 40 -36',
      gold[4],
      5,
      'opacity=".6"',
    ) +
    bells +
    Array.from({ length: 5 }, (_, at) =>
      ellipse(0, -112 - at * 15, 20 - at * 3.4, 8, canvas.metal(gold, 0)),
    ).join('') +
    path('M-7 -180L0 -216L7 -180Z', gold[0]) +
    ball(canvas, 0, -182, 10, key) +
    [-150, 150]
      .map((x) =>
        place(
          path('M-22 60C-22 30 -8 20 0 -40C8 20 22 30 22 60Z', canvas.metal(gold, 0)) +
            path('M-3 -40L0 -62L3 -40Z', gold[0]),
          x,
          96,
        ),
      )
      .join('') +
    path('M-70 100C-70 50 -50 30 -38 0C-50 40 -52 70 -50 104Z', pale[0], 'opacity=".7"') +
    path(glint(40), '#fff', 'transform="translate(0 -196)"')
  );
};
