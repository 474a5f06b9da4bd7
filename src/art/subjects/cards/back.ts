import type { Canvas } from '../../pencils/canvas.ts';
import { around, circle, line, path, rect } from '../../pencils/shapes.ts';

/** A card that hides its suit. */
export const back = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const drawing =
    rect(-84, -116, 172, 240, '#000', 14, 'opacity=".28"') +
    rect(-86, -120, 172, 240, '#fff', 14) +
    rect(-76, -110, 152, 220, canvas.lit(key, 60), 9) +
    `<rect x="-68" y="-102" width="136" height="204" rx="6" fill="none" stroke="${gold[1]}" stroke-width="3"/>` +
    around(
      canvas,
      path('M0 -60C22 -40 22 -20 0 0C-22 -20 -22 -40 0 -60Z', gold[1], 'opacity=".85"'),
      8,
    ) +
    circle(0, 0, 14, gold[0]) +
    line('M-68 -70L-36 -102M68 -70L36 -102M-68 70L-36 102M68 70L36 102', gold[1], 3);
  return `<use href="#${canvas.define('g', `>${drawing}`)}"/>`;
};
