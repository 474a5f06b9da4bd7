import type { Canvas } from '../../pencils/canvas.ts';
import { ellipse, glint, path, place, rect, scattered } from '../../pencils/shapes.ts';
import { coin } from './coin.ts';

const stack = (canvas: Canvas, height: number): string => {
  const { gold } = canvas.colors;
  const disc =
    ellipse(0, 9, 58, 20, gold[4]) +
    rect(-58, 0, 116, 9, canvas.metal(gold, 0)) +
    ellipse(0, 0, 58, 20, canvas.metal());
  return (
    scattered(
      canvas,
      disc,
      Array.from({ length: height }, (_, at) => [at % 2 ? 3 : -2, -at * 17]),
    ) + ellipse(0, -(height - 1) * 17, 44, 14, gold[2], `stroke="${gold[3]}" stroke-width="3"`)
  );
};

/** Stacks of coins below one that faces the player. */
export const coins = (canvas: Canvas): string =>
  place(stack(canvas, 8), -112, 136) +
  place(stack(canvas, 6), 118, 140) +
  place(stack(canvas, 4), 0, 156) +
  place(coin(canvas, 112), 0, -34) +
  place(coin(canvas, 46), -124, -110, 1, -20) +
  place(coin(canvas, 40), 128, -96, 1, 18) +
  path(glint(48), '#fff', 'transform="translate(66 -104)"');
