import type { Canvas } from '../../pencils/canvas.ts';
import { ball, ellipse, line, path, place, scattered } from '../../pencils/shapes.ts';

/** A leaf that points to the right. */
export const leaf = (): string =>
  path('M0 0C30 -44 86 -44 110 -16C80 16 30 22 0 0Z', '#4caf57') +
  line('M4 -2C40 -16 70 -20 100 -16', '#bff0a8', 3);

/** A slice of melon. */
export const wedge = (canvas: Canvas): string =>
  path('M-110 0A110 110 0 0 0 110 0Z', '#2e9e4f') +
  path('M-98 0A98 98 0 0 0 98 0Z', '#eaffd0') +
  path('M-88 0A88 88 0 0 0 88 0Z', canvas.linear([0, '#ff5a67', 100, '#e02144'])) +
  scattered(canvas, ellipse(0, 0, 5, 9, '#32131a'), [
    [-48, 22],
    [-20, 46],
    [14, 52],
    [44, 26],
    [0, 18],
  ]);

/** A bunch of grapes. */
export const grapes = (canvas: Canvas): string =>
  scattered(canvas, ball(canvas, 0, 0, 27, canvas.colors.second), [
    [-40, 0],
    [0, 0],
    [40, 0],
    [-20, 36],
    [20, 36],
    [0, 70],
  ]);

/** An orange with its leaf. */
export const orange = (canvas: Canvas): string =>
  ball(canvas, 0, 0, 78, ['#fff2c2', '#ffc85a', '#ff9d1e', '#d96a0a', '#8f3c06']) +
  place(leaf(), -6, -70, 0.7, -20);

/** A lemon. */
export const lemon = (canvas: Canvas): string =>
  path(
    'M-76 0C-60 -50 50 -60 72 -14C84 -10 92 0 88 10C80 14 76 16 70 22C40 60 -50 54 -76 0Z',
    canvas.radial([0, '#fffde0', 30, '#fff07a', 70, '#f7cf2a', 100, '#b98a06'], 0.4, 0.3, 0.75),
  );

/** A strawberry. */
export const berry = (canvas: Canvas): string =>
  line('M0 -60C4 -90 20 -104 36 -110', '#4f8f3d', 8) +
  path(
    'M0 84C-70 40 -80 -50 0 -56C80 -50 70 40 0 84Z',
    canvas.radial([0, '#ffd0d0', 30, '#ff5a67', 70, '#e02144', 100, '#8f0c24'], 0.4, 0.25, 0.8),
  ) +
  scattered(canvas, ellipse(0, 0, 3.5, 6, '#ffe6a0'), [
    [-30, -16],
    [0, -22],
    [30, -16],
    [-20, 14],
    [12, 10],
    [0, 40],
    [36, 14],
    [-40, 8],
  ]) +
  path(
    'M0 -50C-30 -70 -50 -60 -56 -44C-36 -48 -20 -40 0 -34C20 -40 36 -48 56 -44C50 -60 30 -70 0 -50Z',
    '#4caf57',
  );

/** A plum in the picture’s own color. */
export const plum = (canvas: Canvas): string =>
  ball(canvas, 0, 0, 62, canvas.colors.key) + line('M0 -56C-4 -86 16 -104 32 -112', '#4f8f3d', 8);
