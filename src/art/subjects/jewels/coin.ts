import type { Canvas } from '../../pencils/canvas.ts';
import { circle, path, points } from '../../pencils/shapes.ts';

/** One coin that faces the player, with a mark of petals instead of a sign. */
export const coin = (canvas: Canvas, radius = 60): string => {
  const { gold } = canvas.colors;
  const drawing =
    circle(0, 5, 60, gold[4]) +
    circle(0, 0, 60, canvas.metal()) +
    circle(0, 0, 48, canvas.linear([0, gold[3], 100, gold[1]], 60)) +
    circle(0, 0, 44, canvas.linear([0, gold[1], 100, gold[2]], 60)) +
    path(points(4, 34, 13), gold[3]) +
    path(points(4, 33, 12), gold[0], 'transform="translate(0 -3)" opacity=".85"') +
    circle(0, 0, 7, gold[3]);
  const id = canvas.define('g', `>${drawing}`);
  return `<use href="#${id}" transform="scale(${Math.round((radius * 100) / 60) / 100})"/>`;
};
