import { type Canvas, n } from '../../pencils/canvas.ts';
import { line } from '../../pencils/shapes.ts';

/** Stars of a night sky. */
export const stars = (canvas: Canvas, count = 34, down = 640): string => {
  const { random } = canvas;
  const dots = Array.from(
    { length: count },
    () => n`M${random.whole(0, 640)} ${random.whole(0, down)}h.1`,
  ).join('');
  return (
    line(dots, '#fff', 2.6, 'opacity=".8"') +
    line(
      dots.slice(0, Math.floor(dots.length / 3)).replace(/M[^M]*$/, ''),
      '#fff',
      5,
      'opacity=".55"',
    )
  );
};
