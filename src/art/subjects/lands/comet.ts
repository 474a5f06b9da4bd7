import { type Canvas, fade } from '../../pencils/canvas.ts';
import { ball, circle, glint, path, scattered } from '../../pencils/shapes.ts';

/** A comet with a long tail. */
export const comet = (canvas: Canvas): string => {
  const { key, third } = canvas.colors;
  return (
    path(
      'M96 -96C40 -80 -120 60 -210 190C-60 120 70 20 108 -70Z',
      canvas.linear([0, fade(key[0], 0.95), 45, fade(key[2], 0.7), 100, fade(key[3], 0)], 132),
    ) +
    path(
      'M96 -80C60 -60 -60 50 -130 150C-40 100 60 10 100 -70Z',
      canvas.linear([0, fade('#fff', 0.95), 60, fade(third[1], 0.5), 100, fade(third[1], 0)], 132),
    ) +
    circle(86, -86, 130, canvas.aura(third[0], 0.9)) +
    ball(canvas, 86, -86, 66, third) +
    scattered(canvas, path(glint(24), '#fff'), [
      [-60, -100, 1.2],
      [-120, -10, 0.7],
      [120, 60, 1],
      [30, 130, 0.8],
      [-10, -160, 0.6],
    ])
  );
};
