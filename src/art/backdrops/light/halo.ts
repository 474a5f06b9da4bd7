import type { Canvas } from '../../pencils/canvas.ts';
import { circle } from '../../pencils/shapes.ts';

/** A halo behind the subject. */
export const halo = (canvas: Canvas, radius = 260, opacity = 0.75, y = 310): string =>
  circle(320, y, radius, canvas.aura(canvas.colors.glow, opacity));
