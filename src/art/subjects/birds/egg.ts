import type { Canvas } from '../../pencils/canvas.ts';
import { ball, ellipse, glint, line, path } from '../../pencils/shapes.ts';

/** A golden egg in its nest. */
export const egg = (canvas: Canvas): string =>
  path(
    'M-150 110C-120 180 120 180 150 110C110 140 70 120 0 126S-110 140 -150 110Z',
    canvas.lit(['', '#d29a5a', '#a06a34', '#6b4018', '#3d220c']),
  ) +
  line(
    'M-150 112L-120 150M-100 120L-60 160M-30 124L10 164M50 122L90 160M110 120L130 144',
    '#5c3414',
    6,
  ) +
  path(
    'M0 -160C70 -160 118 -40 112 30C106 100 56 140 0 140S-106 100 -112 30C-118 -40 -70 -160 0 -160Z',
    canvas.radial(
      [
        0,
        canvas.colors.gold[0],
        30,
        canvas.colors.gold[1],
        65,
        canvas.colors.gold[2],
        100,
        canvas.colors.gold[4],
      ],
      0.36,
      0.28,
      0.8,
    ),
  ) +
  path(
    'M-112 20L-70 -12L-30 26L8 -14L46 24L82 -10L112 20C114 34 112 46 108 56L82 26L46 60L8 22L-30 62L-70 24L-108 56C-112 46 -114 34 -112 20Z',
    canvas.lit(canvas.colors.key),
  ) +
  ellipse(-40, -90, 24, 40, '#fff', 'opacity=".7" transform="rotate(24 -40 -90)"') +
  path(glint(44), '#fff', 'transform="translate(64 -96)"') +
  ball(canvas, 0, -60, 12, canvas.colors.key) +
  ball(canvas, -44, -38, 8, canvas.colors.pale) +
  ball(canvas, 44, -38, 8, canvas.colors.pale);
