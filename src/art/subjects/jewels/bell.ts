import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, glint, line, path, scattered } from '../../pencils/shapes.ts';

/** A golden bell with a colored band. */
export const bell = (canvas: Canvas): string =>
  line('M0 -150C-30 -190 30 -190 0 -150', canvas.colors.gold[2], 14) +
  circle(0, 126, 34, canvas.round(canvas.colors.gold)) +
  path(
    'M0 -150C60 -150 92 -108 96 -20C100 50 124 74 150 108H-150C-124 74 -100 50 -96 -20C-92 -108 -60 -150 0 -150Z',
    canvas.metal(canvas.colors.gold, 0),
  ) +
  path('M-150 108Q0 140 150 108V84Q0 116 -150 84Z', canvas.metal()) +
  path('M-60 -106C-80 -70 -78 0 -96 54C-60 10 -60 -60 -40 -120Z', '#fff', 'opacity=".55"') +
  path('M-97 0Q0 30 97 0L98 22Q0 54 -99 22Z', canvas.lit(canvas.colors.key)) +
  scattered(canvas, ball(canvas, 0, 0, 9, canvas.colors.pale), [
    [-60, 20],
    [0, 27],
    [60, 20],
  ]) +
  path(glint(40), '#fff', 'transform="translate(-64 -100)"');
