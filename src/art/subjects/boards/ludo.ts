import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, ellipse, line, path, place, points, rect } from '../../pencils/shapes.ts';
import { die } from './die.ts';

/** A board with pawns and a die. */
export const ludo = (canvas: Canvas): string => {
  const colors = [
    canvas.colors.key,
    canvas.colors.second,
    canvas.colors.third,
    ['#d6f7bd', '#8fdc7a', '#4caf57', '#1f7a3f', '#0f4a2a'] as const,
  ];
  const board =
    rect(-150, -150, 300, 300, '#fff', 20) +
    colors
      .map(
        (tone, at) =>
          rect(at % 2 ? 20 : -140, at > 1 ? 20 : -140, 120, 120, canvas.lit(tone), 14) +
          circle(at % 2 ? 80 : -80, at > 1 ? 80 : -80, 42, '#fff', 'opacity=".92"'),
      )
      .join('') +
    line('M-20 -140V140M20 -140V140M-140 -20H140M-140 20H140', '#c9ced9', 3) +
    path(points(4, 26, 14), canvas.colors.gold[2]);
  const pawn = (tone: Canvas['colors']['key']): string =>
    ellipse(0, 50, 38, 13, '#000', 'opacity=".35"') +
    path(
      'M-36 46C-20 20 -14 0 -14 -20H14C14 0 20 20 36 46Q0 64 -36 46Z',
      canvas.linear([0, tone[3], 35, tone[1], 100, tone[4]], 0),
    ) +
    ball(canvas, 0, -36, 27, tone);
  return (
    `<g transform="translate(0 40) scale(1 .6) rotate(45)">${board}</g>` +
    place(pawn(canvas.colors.second), -104, -10, 0.95) +
    place(pawn(canvas.colors.third), 100, -6, 0.95) +
    place(pawn(canvas.colors.key), 0, 40, 1.5) +
    place(die(canvas, canvas.colors.pale, [2, 3, 5]), 10, -128, 0.6, 10)
  );
};
