import type { Canvas } from '../../pencils/canvas.ts';
import { place } from '../../pencils/shapes.ts';
import { smallFish } from './small-fish.ts';

/** A large fish among small ones. */
export const shoal = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const one = smallFish(canvas, third, pale[0]);
  return (
    place(one, -104, -96, 0.62, -8) +
    place(one, 96, -116, 0.5, 6) +
    place(smallFish(canvas, second, pale[0]), -112, 96, 0.66, 10) +
    place(one, 112, 112, 0.58, -6) +
    place(smallFish(canvas, key, pale[0]), 8, 0, 1.4, -10)
  );
};
