import type { Canvas } from '../../pencils/canvas.ts';
import { circle, path, place, scattered } from '../../pencils/shapes.ts';

/** Snowy peaks below a sun. */
export const mountain = (canvas: Canvas): string => {
  const { key, pale, second } = canvas.colors;
  const peak = (x: number, y: number, s: number): string =>
    place(
      path('M0 -170L190 160H-190Z', canvas.linear([0, key[2], 100, key[4]])) +
        path('M0 -170L190 160H40L-20 20L24 -60Z', key[4], 'opacity=".55"') +
        path('M0 -170L66 -54L36 -74L20 -40L-4 -84L-26 -36L-40 -66L-66 -54Z', pale[0]) +
        path('M0 -170L66 -54L36 -74L20 -40Z', pale[2]),
      x,
      y,
      s,
    );
  return (
    circle(96, -110, 62, canvas.radial([0, '#fff', 100, canvas.colors.third[1]])) +
    peak(-104, 44, 0.72) +
    peak(118, 56, 0.64) +
    peak(0, 14, 1) +
    path('M-540 150Q-360 190 -200 166Q-100 134 0 160T200 152T540 150V420H-540Z', second[3]) +
    scattered(canvas, path('M0 -44L20 0H8L24 24H-24L-8 0H-20Z', second[4]), [
      [-140, 150],
      [-104, 160, 0.8],
      [110, 152],
      [146, 158, 0.8],
      [60, 164, 0.6],
    ])
  );
};
