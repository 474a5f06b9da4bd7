import { type Canvas, n } from '../../pencils/canvas.ts';
import { leafTone } from '../../pencils/palette.ts';
import { circle, ellipse, place, scattered } from '../../pencils/shapes.ts';
import { petal } from './petal.ts';

const fanned = (canvas: Canvas, content: string, turns: readonly number[]): string => {
  const id = canvas.define('g', `>${content}`);
  return turns.map((turn) => n`<use href="#${id}" transform="rotate(${turn})"/>`).join('');
};

/** A lotus in full bloom on its leaves. */
export const lotus = (canvas: Canvas): string => {
  const { gold, third } = canvas.colors;
  const [large, middle, small] = [
    petal(canvas, 208, 56, true),
    petal(canvas, 178, 54, true),
    petal(canvas, 138, 44, true),
  ];
  const leaf = ellipse(0, 0, 150, 34, canvas.lit(leafTone));
  return (
    place(leaf, -40, 128) +
    place(leaf, 66, 140, 0.9) +
    ellipse(0, 150, 190, 26, canvas.aura(third[1], 0.4)) +
    place(fanned(canvas, large, [-72, 72, -48, 48, -24, 24, 0]), 0, 110) +
    place(fanned(canvas, middle, [-62, 62, -36, 36, -13, 13]), 0, 118) +
    place(fanned(canvas, small, [-84, 84, -46, 46, 0]), 0, 126) +
    circle(0, 10, 90, canvas.aura('#fff6cf', 0.75)) +
    scattered(canvas, circle(0, 0, 6, gold[1]), [
      [-16, 30],
      [0, 22],
      [16, 30],
      [-8, 40],
      [8, 40],
    ])
  );
};
