import type { Canvas } from '../../pencils/canvas.ts';
import { circle, place, scattered } from '../../pencils/shapes.ts';
import { craft } from './craft.ts';

/** A rocket that takes off. */
export const rocket = (canvas: Canvas): string => {
  const puffs = scattered(
    canvas,
    circle(0, 0, 34, canvas.radial([0, '#fff', 100, canvas.colors.pale[3]], 0.4, 0.3, 0.7)),
    [
      [-140, 150],
      [-96, 172, 1.2],
      [-172, 176, 0.9],
      [-60, 184, 0.8],
      [-128, 190, 1.1],
    ],
  );
  return (
    circle(20, -20, 190, canvas.aura(canvas.colors.glow, 0.5)) +
    puffs +
    place(craft(canvas), 26, -26, 0.95, 36)
  );
};
