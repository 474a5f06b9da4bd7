import type { Canvas } from '../../pencils/canvas.ts';
import { circle, glint, path, place } from '../../pencils/shapes.ts';
import { blade } from './blade.ts';

/** One sword with a glint. */
export const sword = (canvas: Canvas): string =>
  circle(0, -40, 170, canvas.aura(canvas.colors.glow, 0.7)) +
  place(blade(canvas), 0, 8, 0.98, 32) +
  path(glint(50), '#fff', 'transform="translate(92 -140)"');
