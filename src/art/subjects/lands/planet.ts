import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, ellipse, line, path, place } from '../../pencils/shapes.ts';

/** A ringed planet with two moons. */
export const planet = (canvas: Canvas): string => {
  const { key, third, second } = canvas.colors;
  const ringPath = (d: string): string =>
    line(d, third[1], 20, 'opacity=".9"') +
    line(d, third[3], 7, 'transform="translate(0 5)" opacity=".8"') +
    line(d, '#fff', 3, 'transform="translate(0 -7)" opacity=".6"');
  return (
    place(ringPath('M-186 0A186 54 0 0 1 186 0'), 0, 0, 1, -18) +
    circle(0, 0, 124, canvas.round(key)) +
    place(
      `<g opacity=".5">${path('M-118 -36Q0 -6 118 -36Q122 -22 122 -10Q0 20 -122 -10Q-122 -22 -118 -36Z', key[0])}${path('M-116 42Q0 76 116 42Q110 58 104 66Q0 96 -104 66Z', key[4])}${path('M-100 -72Q0 -48 100 -72L108 -60Q0 -34 -108 -60Z', second[1])}</g>`,
      0,
      0,
      1,
      -18,
    ) +
    place(ringPath('M-186 0A186 54 0 0 0 186 0'), 0, 0, 1, -18) +
    ball(canvas, 138, -116, 28, second) +
    ball(canvas, -136, 120, 18, third) +
    ellipse(-46, -62, 30, 18, '#fff', 'opacity=".6" transform="rotate(-34 -46 -62)"')
  );
};
