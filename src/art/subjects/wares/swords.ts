import type { Canvas } from '../../pencils/canvas.ts';
import { around, circle, glint, line, path, place } from '../../pencils/shapes.ts';
import { blade } from './blade.ts';

/** Two swords that strike sparks. */
export const swords = (canvas: Canvas): string => {
  const id = canvas.define('g', `>${blade(canvas)}`);
  return (
    `<use href="#${id}" transform="rotate(40) translate(0 10) scale(.95)"/><use href="#${id}" transform="rotate(-40) translate(0 10) scale(.95)"/>` +
    circle(0, -26, 110, canvas.aura('#fff', 0.8)) +
    place(around(canvas, line('M0 -24V-58', '#fff6c8', 6), 10) + path(glint(40), '#fff'), 0, -26)
  );
};
