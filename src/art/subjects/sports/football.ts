import type { Canvas } from '../../pencils/canvas.ts';
import { around, circle, line, path, place, polygon } from '../../pencils/shapes.ts';
import { clip } from './clip.ts';
import { shade } from './shade.ts';
import { trail } from './trail.ts';
import { white } from './white.ts';

/** A football in flight. */
export const football = (canvas: Canvas): string => {
  const patch = path(polygon(5, 46), '#1c2033');
  const seams = around(
    canvas,
    line('M0 -46V-92', '#1c2033', 5) + place(path(polygon(5, 50, 90), '#1c2033'), 0, -138),
    5,
  );
  return (
    trail(canvas) +
    place(
      circle(0, 0, 140, canvas.round(white)) +
        clip(canvas, 140, patch + seams) +
        shade(canvas, 140),
      20,
      -20,
      1,
      14,
    )
  );
};
