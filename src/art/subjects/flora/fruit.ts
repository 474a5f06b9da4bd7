import type { Canvas } from '../../pencils/canvas.ts';
import { glint, path, place } from '../../pencils/shapes.ts';
import { berry, grapes, leaf, lemon, orange, plum, wedge } from './fruit-pieces.ts';

/** Fruits in one of three arrangements. */
export const fruit = (canvas: Canvas): string => {
  const basket = [
    place(grapes(canvas), 104, -86) +
      place(leaf(), 96, -112, 0.7, -30) +
      place(orange(canvas), -84, -74) +
      place(plum(canvas), 104, 82) +
      place(wedge(canvas), -46, 48, 1.12, -8),
    place(lemon(canvas), -92, -60, 1.2, -14) +
      place(leaf(), -110, -104, 0.7, -10) +
      place(berry(canvas), 84, -42, 1.28, 10) +
      place(plum(canvas), -70, 92, 1.12) +
      place(grapes(canvas), 76, 84, 1.05),
    place(wedge(canvas), 0, -92, 1.3, 172) +
      place(orange(canvas), -92, 70) +
      place(leaf(), -96, 0, 0.7, -20) +
      place(berry(canvas), 4, 66, 1.2) +
      place(lemon(canvas), 112, 84, 0.9, 16),
  ];
  return canvas.random.pick(basket) + path(glint(30), '#fff', 'transform="translate(-118 -116)"');
};
