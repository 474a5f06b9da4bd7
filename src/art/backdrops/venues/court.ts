import { type Canvas, fade } from '../../pencils/canvas.ts';
import { line, path, rect, scattered } from '../../pencils/shapes.ts';
import { halo } from '../light/halo.ts';

/** A boarded court or a track under a bank of lights. */
export const court = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const boards = Array.from(
    { length: 15 },
    (_, at) => `M${320 + (at - 7) * 30} 400L${320 + (at - 7) * 140} 660`,
  ).join('');
  const beam =
    path('M0 0L-70 460H70Z', canvas.linear([0, fade('#fff', 0.5), 100, fade('#fff', 0)])) +
    rect(-26, -10, 52, 14, '#fff', 6);
  return (
    rect(0, 0, 640, 640, canvas.linear([0, corner, 50, edge, 64, middle])) +
    path('M-10 300H650V400H-10Z', canvas.linear([0, edge, 100, core])) +
    path(
      'M-10 400H650V660H-10Z',
      canvas.linear([0, colors.third[2], 50, colors.third[3], 100, colors.third[4]]),
    ) +
    line(boards, '#000', 2, 'opacity=".25"') +
    `<g fill="none" stroke="#fff" stroke-width="5" opacity=".75"><ellipse cx="320" cy="600" rx="250" ry="90"/><path d="M-10 420H650"/></g>` +
    scattered(canvas, beam, [
      [80, 20, 1, -16],
      [240, 10, 1, -6],
      [400, 10, 1, 6],
      [560, 20, 1, 16],
    ]) +
    halo(canvas, 230, 0.45)
  );
};
