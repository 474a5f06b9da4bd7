import type { Canvas } from '../../pencils/canvas.ts';
import { around, ball, circle, line, path, rect } from '../../pencils/shapes.ts';

/** A pocket watch. */
export const clock = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  return (
    line('M-70 -150C-50 -196 50 -196 70 -150', canvas.metal(), 16) +
    circle(0, 6, 160, gold[4]) +
    circle(0, 0, 160, canvas.metal()) +
    circle(0, 0, 132, canvas.lit(key)) +
    circle(0, 0, 118, canvas.radial([0, '#fffef6', 70, '#f6e7c6', 100, '#d0b077'])) +
    around(canvas, rect(-4, -110, 8, 22, gold[4], 2), 12) +
    around(canvas, circle(0, -100, 2.5, gold[3]), 60) +
    line('M0 0L-44 -52', canvas.colors.ink, 11) +
    line('M0 0L62 -40', canvas.colors.ink, 7) +
    line('M0 24V-84', '#d3251a', 3.5) +
    circle(0, 0, 13, canvas.metal()) +
    path('M-96 -60A112 112 0 0 1 30 -108A150 150 0 0 0 -96 -60Z', '#fff', 'opacity=".6"') +
    ball(canvas, 0, -178, 20, gold)
  );
};
