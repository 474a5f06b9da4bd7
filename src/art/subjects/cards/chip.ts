import type { Canvas } from '../../pencils/canvas.ts';
import { around, circle, path, points } from '../../pencils/shapes.ts';

/** A chip that lies flat and faces the player. */
export const chip = (canvas: Canvas, tone: Canvas['colors']['key'], radius = 60): string => {
  const id = canvas.define(
    'g',
    `>${circle(0, 8, 60, tone[4])}${circle(0, 0, 60, canvas.lit(tone))}${around(canvas, path('M-11 -60L-8 -44H8L11 -60Z', '#fff'), 8)}${circle(0, 0, 42, 'none', 'stroke="#fff" stroke-width="2.5" stroke-dasharray="6 5"')}${circle(
      0,
      0,
      37,
      canvas.linear([0, tone[3], 100, tone[1]]),
    )}${path(points(5, 24, 10), canvas.colors.gold[1])}`,
  );
  return `<use href="#${id}" transform="scale(${Math.round((radius / 60) * 100) / 100})"/>`;
};
