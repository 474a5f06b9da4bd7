import type { Canvas } from '../../pencils/canvas.ts';
import { around, circle, line, path, place } from '../../pencils/shapes.ts';
import { head } from '../heads/heads.ts';

/** A beast in the crosshair. */
export const crosshair = (canvas: Canvas): string => {
  const { key, third, glow } = canvas.colors;
  const target = canvas.random.pick(['wolf', 'robot', 'bull', 'tiger']);
  return (
    circle(0, 0, 190, canvas.aura(glow, 0.5)) +
    place(head(target)(canvas), 0, 6, 0.72) +
    `<g fill="none" stroke="${key[4]}" stroke-width="20" opacity=".6"><circle r="150"/></g><g fill="none" stroke="${canvas.metal(key)}" stroke-width="13"><circle r="150" stroke-dasharray="186 50" transform="rotate(18)"/></g><circle r="176" fill="none" stroke="${third[1]}" stroke-width="4" stroke-dasharray="3 20" stroke-linecap="round"/>` +
    around(canvas, path('M-8 -196H8L4 -118H-4Z', third[1]), 4) +
    around(canvas, line('M0 -134V-126', '#fff', 4), 24)
  );
};
