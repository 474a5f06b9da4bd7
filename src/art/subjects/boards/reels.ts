import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, line, path, place, points, rect, scattered } from '../../pencils/shapes.ts';
import { coin } from '../jewels/coin.ts';
import { stone } from '../jewels/stone.ts';

/** The three reels of a slot machine. */
export const reels = (canvas: Canvas): string => {
  const { gold, key, second, third } = canvas.colors;
  const cherry =
    line('M-12 14C-12 -10 4 -22 12 -28M16 18C18 -4 16 -18 12 -28', '#3b8f3c', 5) +
    ball(canvas, -14, 20, 18, ['#ffd9d9', '#ff7a85', '#e8203c', '#a00c28', '#5c0618']) +
    ball(canvas, 18, 24, 17, ['#ffd9d9', '#ff7a85', '#e8203c', '#a00c28', '#5c0618']);
  const symbols = [
    cherry,
    place(stone(canvas, second, 36, 8), 0, 0),
    path(points(5, 40, 17), canvas.metal()),
    place(stone(canvas, key, 36, 6), 0, 0),
    path(points(4, 40, 15), canvas.metal(third)),
    place(coin(canvas, 36), 0, 0),
  ];
  const ids = symbols.map((one) => canvas.define('g', `>${one}`));
  const symbol = (at: number, x: number, y: number, scale: number): string =>
    `<use href="#${ids[at]}" transform="translate(${x} ${y}) scale(${scale})"/>`;
  const strip = (x: number, from: number): string =>
    rect(
      x - 46,
      -116,
      92,
      232,
      canvas.linear([0, '#8d95a8', 22, '#ffffff', 78, '#ffffff', 100, '#8d95a8']),
      4,
    ) +
    [-1, 0, 1]
      .map((row) => symbol((from + row + 6) % 6, x, row * 80, row === 0 ? 1.05 : 0.86))
      .join('');
  const start = canvas.random.whole(0, 5);
  return (
    rect(-178, -156, 356, 312, gold[4], 36) +
    rect(-178, -162, 356, 312, canvas.metal(), 36) +
    rect(-158, -136, 316, 268, canvas.lit(key), 22) +
    rect(-150, -124, 300, 246, canvas.colors.ink, 12) +
    `<g transform="scale(1 .98)">${strip(-98, start)}${strip(0, start)}${strip(98, start)}</g>` +
    rect(-150, -46, 300, 92, '#fff', 0, 'opacity=".16"') +
    line('M-170 0H170', '#e5322d', 5, 'opacity=".85"') +
    path('M-176 -18L-146 0L-176 18Z M176 -18L146 0L176 18Z', '#e5322d') +
    scattered(
      canvas,
      circle(0, 0, 7, '#fffbe0'),
      Array.from({ length: 9 }, (_, at) => [-144 + at * 36, -149] as const),
    ) +
    path('M-146 -120H146V-96Q0 -70 -146 -96Z', '#fff', 'opacity=".18"')
  );
};
