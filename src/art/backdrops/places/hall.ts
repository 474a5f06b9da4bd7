import type { Canvas } from '../../pencils/canvas.ts';
import { ellipse, line, path, place, rect } from '../../pencils/shapes.ts';
import { halo } from '../light/halo.ts';

/** Steps, columns and an arch of a hall. */
export const hall = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const stone = canvas.linear([0, corner, 40, middle, 60, middle, 100, corner], 0);
  const column =
    rect(-34, 60, 68, 600, stone) +
    rect(-46, 40, 92, 30, middle) +
    rect(-46, 44, 92, 6, colors.gold[1], 0, 'opacity=".7"') +
    rect(-42, 74, 84, 4, colors.gold[1], 0, 'opacity=".5"');
  return (
    rect(
      0,
      0,
      640,
      640,
      canvas.radial([0, colors.glow, 35, core, 70, middle, 100, edge], 0.5, 0.5, 0.6),
    ) +
    path(
      'M-10 -10H650V650H540V300A220 210 0 0 0 100 300V650H-10Z',
      canvas.linear([0, edge, 100, corner]),
    ) +
    line('M100 650V300A220 210 0 0 1 540 300V650', colors.gold[2], 7) +
    line('M84 650V300A236 226 0 0 1 556 300V650', colors.gold[0], 2, 'opacity=".6"') +
    place(column, 36, 0) +
    place(column, 604, 0) +
    path('M-10 560H650V650H-10Z', canvas.linear([0, middle, 100, corner])) +
    rect(0, 558, 640, 4, colors.gold[1], 0, 'opacity=".8"') +
    ellipse(320, 600, 300, 46, canvas.aura(colors.glow, 0.6)) +
    halo(canvas, 240, 0.6)
  );
};
