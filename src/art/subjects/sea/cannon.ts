import type { Canvas } from '../../pencils/canvas.ts';
import {
  around,
  circle,
  ellipse,
  glint,
  path,
  place,
  rect,
  scattered,
} from '../../pencils/shapes.ts';
import { coin } from '../jewels/coin.ts';
import { smallFish } from './small-fish.ts';

/** A cannon that fires at fish. */
export const cannon = (canvas: Canvas): string => {
  const { key, gold, third, pale } = canvas.colors;
  const barrel =
    rect(
      -40,
      -150,
      80,
      190,
      canvas.linear([0, key[4], 35, key[1], 60, key[2], 100, key[4]], 0),
      16,
    ) +
    rect(-52, -168, 104, 34, canvas.metal(gold, 0), 12) +
    rect(-46, -90, 92, 18, canvas.metal(gold, 0), 6) +
    rect(-46, -20, 92, 18, canvas.metal(gold, 0), 6) +
    ellipse(0, -168, 42, 10, canvas.colors.ink);
  return (
    place(smallFish(canvas, third, pale[0]), -110, -104, 0.75, 10) +
    place(smallFish(canvas, canvas.colors.second, pale[0]), -130, 30, 0.5, -8) +
    circle(116, -150, 100, canvas.aura('#fff6b0', 0.95)) +
    place(
      barrel +
        path('M-74 60C-74 10 74 10 74 60L90 110H-90Z', canvas.lit(canvas.colors.dark)) +
        around(canvas, rect(-5, -42, 10, 16, gold[1], 3), 8) +
        circle(0, 0, 30, canvas.metal()),
      30,
      30,
      1,
      34,
    ) +
    path('M-120 176C-110 120 110 120 140 176Z', canvas.metal()) +
    path(glint(56), '#fff6c8', 'transform="translate(118 -152)"') +
    scattered(canvas, coin(canvas, 22), [
      [-40, -150],
      [0, -110, 0.8],
      [170, -60],
      [-70, -40, 0.7],
    ])
  );
};
