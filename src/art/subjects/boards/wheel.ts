import { type Canvas, fade } from '../../pencils/canvas.ts';
import { around, circle, line, path, place, points } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';
import { wedge } from './wedge.ts';

/** A wheel of fortune on its stand. */
export const wheel = (canvas: Canvas): string => {
  const { key, second, third, gold, pale } = canvas.colors;
  const slices = [key[2], pale[1], second[2], third[1], key[3], pale[0], second[3], third[2]];
  return (
    path('M-60 150L-96 194H96L60 150Z', canvas.metal()) +
    circle(0, -4, 176, gold[4]) +
    circle(0, -10, 176, canvas.metal()) +
    place(
      slices.map((color, at) => path(wedge(8, 150, at), color)).join('') +
        around(canvas, line('M0 0V-150', gold[1], 3), 8) +
        circle(
          0,
          0,
          150,
          canvas.radial(
            [0, fade('#fff', 0.3), 50, fade('#fff', 0), 100, fade('#000', 0.25)],
            0.4,
            0.3,
            0.7,
          ),
        ) +
        around(canvas, circle(0, -163, 7, '#fffbe0'), 16) +
        around(
          canvas,
          path(points(4, 15, 6), '#fff', 'transform="translate(0 -112)" opacity=".9"'),
          8,
          22.5,
        ),
      0,
      -10,
      1,
      canvas.random.whole(0, 29),
    ) +
    circle(0, -10, 44, canvas.metal()) +
    place(stone(canvas, key, 28, 8), 0, -10) +
    path('M-24 -206H24L0 -150Z', '#e5322d') +
    path('M-24 -206H24L14 -196H-14Z', '#fff', 'opacity=".6"')
  );
};
