import type { Canvas } from '../../pencils/canvas.ts';
import { circle, ellipse, line, path, scattered } from '../../pencils/shapes.ts';

/** A volcano that breaks out. */
export const volcano = (canvas: Canvas): string => {
  const [, , edge, corner] = canvas.colors.ground;
  const plume = Array.from({ length: 7 }, (_, at) =>
    circle(
      (at - 3) * 34,
      -140 - (3 - Math.abs(at - 3)) * 22,
      40,
      canvas.radial([0, '#ffd08a', 55, '#c2452c', 100, '#4a1420']),
    ),
  ).join('');
  return (
    plume +
    circle(0, -90, 130, canvas.aura('#ffb030', 1)) +
    path(
      'M-190 180C-120 120 -80 0 -52 -70Q0 -90 52 -70C80 0 120 120 190 180Z',
      canvas.linear([0, edge, 100, corner]),
    ) +
    path(
      'M-52 -70C-60 -10 -30 20 -40 80C-44 120 -80 130 -76 180H-20C-30 130 10 110 6 60C4 30 20 20 18 -14C40 20 34 60 60 90C84 120 70 150 92 180H130C120 110 70 40 52 -70Q0 -50 -52 -70Z',
      canvas.linear([0, '#fff2a0', 30, '#ff9a2a', 100, '#d3251a']),
    ) +
    ellipse(0, -72, 52, 13, '#fff3b0') +
    line(
      'M-30 -96L-70 -170M0 -100V-190M30 -96L74 -166M-14 -96L-30 -140M16 -96L34 -136',
      '#ffd76a',
      8,
    ) +
    scattered(canvas, circle(0, 0, 9, '#ffcf5a'), [
      [-110, -120],
      [110, -130, 0.8],
      [-84, -184, 0.7],
      [92, -184, 1.1],
      [140, -60, 0.6],
      [-140, -50, 0.8],
    ])
  );
};
