import type { Canvas } from '../../pencils/canvas.ts';
import { circle, glint, line, path, place, points, rect, scattered } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';

/** A field of covered and open squares. */
export const mines = (canvas: Canvas): string => {
  const { key, second, third, dark } = canvas.colors;
  const cells = Array.from(
    { length: 16 },
    (_, at) => [-117 + (at % 4) * 78, -117 + Math.floor(at / 4) * 78] as const,
  );
  const open = new Set([5, 6, 9, 10, 3, 12, canvas.random.whole(0, 15)]);
  const bomb =
    circle(0, 2, 24, canvas.round(dark)) +
    line('M10 -20C16 -34 26 -34 30 -28', '#d9a05c', 4) +
    path(points(6, 12, 5), '#ffb02e', 'transform="translate(31 -28)"');
  return (
    rect(-166, -160, 332, 332, dark[4], 28) +
    rect(-166, -166, 332, 332, canvas.lit(dark), 28) +
    scattered(
      canvas,
      rect(-33, -30, 66, 66, key[4], 14) +
        rect(-33, -34, 66, 64, canvas.lit(key), 14) +
        rect(-27, -29, 54, 20, '#fff', 9, 'opacity=".3"'),
      cells.filter((_, at) => !open.has(at)),
    ) +
    cells
      .filter((_, at) => open.has(at))
      .map(
        ([x, y], at) =>
          rect(x - 33, y - 33, 66, 66, dark[4], 14) +
          place(at === 4 ? bomb : stone(canvas, at % 2 ? second : third, 25, at % 2 ? 6 : 8), x, y),
      )
      .join('') +
    path(glint(40), '#fff', 'transform="translate(42 -56)"')
  );
};
