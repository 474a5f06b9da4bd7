import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, line, path, place, scattered } from '../../pencils/shapes.ts';
import { coin } from '../jewels/coin.ts';
import { eye } from './eye.ts';

/** An octopus with eight arms and a coin. */
export const octopus = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const arm = (d: string): string =>
    line(d, key[4], 46) +
    line(d, canvas.lit(key), 38) +
    line(d, key[0], 9, 'stroke-dasharray="1 19" transform="translate(0 9)"');
  return (
    arm('M-60 60C-120 60 -190 90 -170 140C-160 170 -120 160 -130 130') +
    arm('M60 60C120 60 190 90 170 140C160 170 120 160 130 130') +
    arm('M-50 20C-130 20 -190 -10 -170 -70C-160 -100 -120 -90 -134 -60') +
    arm('M50 20C130 20 190 -10 170 -70C160 -100 120 -90 134 -60') +
    arm('M-30 80C-40 130 -80 170 -40 186') +
    arm('M30 80C40 130 80 170 40 186') +
    path(
      'M0 -176C80 -176 120 -110 104 -40C96 0 84 40 76 70C50 110 -50 110 -76 70C-84 40 -96 0 -104 -40C-120 -110 -80 -176 0 -176Z',
      canvas.radial([0, key[0], 30, key[1], 65, key[2], 100, key[4]], 0.4, 0.22, 0.85),
    ) +
    eye(canvas, -42, 0, 30) +
    eye(canvas, 38, 0, 30) +
    path('M-80 -34L-16 -18L-20 -8L-78 -20ZM80 -34L16 -18L20 -8L78 -20Z', key[4]) +
    line('M-22 56Q0 72 22 56', key[4], 7) +
    scattered(canvas, circle(0, 0, 13, key[1], 'opacity=".8"'), [
      [-50, -100],
      [-20, -136, 0.8],
      [50, -110, 1.1],
      [70, -70, 0.7],
      [-78, -66, 0.7],
    ]) +
    place(coin(canvas, 34), -132, 132) +
    ball(canvas, 134, -62, 19, gold)
  );
};
