import type { Canvas } from '../../pencils/canvas.ts';
import { glint, path, place } from '../../pencils/shapes.ts';
import { stone } from './stone.ts';

/** Three cut stones, the largest in the middle. */
export const gem = (canvas: Canvas): string =>
  place(stone(canvas, canvas.colors.second, 74, 6), -112, 96, 1, -20) +
  place(stone(canvas, canvas.colors.third, 66, 6), 122, 104, 1, 16) +
  place(stone(canvas, canvas.colors.key, 140, canvas.random.pick([6, 8, 8])), 0, -20) +
  path(glint(46), '#fff', 'transform="translate(58 -104)"');
