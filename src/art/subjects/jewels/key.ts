import type { Canvas } from '../../pencils/canvas.ts';
import { line, path, place, rect } from '../../pencils/shapes.ts';
import { stone } from './stone.ts';

/** A golden key with a stone in its bow. */
export const key = (canvas: Canvas): string =>
  place(
    `<g fill="none" stroke="${canvas.metal()}"><circle cx="0" cy="-104" r="52" stroke-width="28"/><circle cx="-62" cy="-104" r="20" stroke-width="14"/><circle cx="62" cy="-104" r="20" stroke-width="14"/><circle cx="0" cy="-168" r="16" stroke-width="12"/></g>` +
      rect(-16, -52, 32, 226, canvas.metal(canvas.colors.gold, 0), 6) +
      rect(-26, -44, 52, 20, canvas.metal(), 6) +
      path('M12 96H78V120H56V134H78V166H12Z', canvas.metal()) +
      place(stone(canvas, canvas.colors.key, 40, 8), 0, -104) +
      line('M-8 -20V160', canvas.colors.gold[0], 4, 'opacity=".8"'),
    0,
    0,
    1,
    32,
  );
