import type { Canvas } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { ball, circle, line, path, place, scattered } from '../../pencils/shapes.ts';
import { coin } from '../jewels/coin.ts';
import { stone } from '../jewels/stone.ts';

/** An open chest full of coins and stones. */
export const chest = (canvas: Canvas): string => {
  const { gold, key, second } = canvas.colors;
  const heap = scattered(canvas, coin(canvas, 28), [
    [-88, -20, 1, -20],
    [-44, -34],
    [2, -44, 1.1, 12],
    [50, -34],
    [92, -18, 1, 24],
    [-66, -4],
    [-18, -12],
    [30, -10],
    [72, 0],
  ]);
  return (
    circle(0, -50, 190, canvas.aura('#ffe9a0', 0.9)) +
    path(
      'M-146 -40C-150 -130 -110 -160 0 -160S150 -130 146 -40L120 -20H-120Z',
      canvas.linear([0, woodTone[2], 100, woodTone[4]]),
    ) +
    path('M-118 -24C-118 -100 -90 -126 0 -126S118 -100 118 -24Z', canvas.colors.ink) +
    line('M-146 -40C-150 -130 -110 -160 0 -160S150 -130 146 -40', canvas.metal(), 14) +
    heap +
    place(stone(canvas, key, 34, 8), -8, -58) +
    place(stone(canvas, second, 24, 6), 62, -52) +
    ball(canvas, -68, -44, 17, canvas.colors.pale) +
    path(
      'M-156 4H156L144 156Q0 172 -144 156Z',
      canvas.linear([0, woodTone[1], 40, woodTone[2], 100, woodTone[4]]),
    ) +
    line('M-150 56H150M-147 104H147', woodTone[4], 4) +
    path('M-160 -4H160V24H-160Z', canvas.metal(gold, 0)) +
    path(
      'M-156 24H-112L-106 160Q-130 160 -144 156Z M156 24H112L106 160Q130 160 144 156Z',
      canvas.metal(),
    ) +
    path('M-32 4H32V66L0 86L-32 66Z', canvas.metal()) +
    circle(0, 40, 11, gold[4]) +
    path('M-5 42H5L8 66H-8Z', gold[4])
  );
};
