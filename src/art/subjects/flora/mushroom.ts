import type { Canvas } from '../../pencils/canvas.ts';
import { ellipse, path, scattered } from '../../pencils/shapes.ts';

/** A family of spotted mushrooms. */
export const mushroom = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  const one =
    path(
      'M-40 20C-36 90 -60 140 -52 164Q0 190 52 164C60 140 36 90 40 20Z',
      canvas.linear([0, '#e3cfa9', 40, '#fff8e6', 100, '#c8a678'], 0),
    ) +
    ellipse(0, 34, 118, 24, '#7a4b33') +
    path(
      'M-150 34C-150 -70 -80 -140 0 -140S150 -70 150 34C90 62 -90 62 -150 34Z',
      canvas.radial([0, key[0], 25, key[1], 60, key[2], 100, key[4]], 0.36, 0.2, 0.9),
    ) +
    scattered(canvas, ellipse(0, 0, 26, 22, pale[0]), [
      [-84, -24],
      [-10, -78, 1.2],
      [66, -28, 1.3],
      [8, 14, 0.8],
      [112, 20, 0.6],
      [-124, 22, 0.5],
    ]) +
    path('M-110 -50C-90 -96 -56 -116 -30 -122C-70 -90 -84 -70 -94 -36Z', '#fff', 'opacity=".5"');
  const id = canvas.define('g', `>${one}`);
  return `<use href="#${id}" transform="translate(112 66) scale(.55) rotate(14)"/><use href="#${id}" transform="translate(-122 88) scale(.42) rotate(-12)"/><use href="#${id}"/>`;
};
