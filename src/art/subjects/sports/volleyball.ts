import type { Canvas } from '../../pencils/canvas.ts';
import { around, circle, line, path, place } from '../../pencils/shapes.ts';
import { clip } from './clip.ts';
import { shade } from './shade.ts';
import { trail } from './trail.ts';
import { white } from './white.ts';

/** A volleyball in flight. */
export const volleyball = (canvas: Canvas): string => {
  const { key, third } = canvas.colors;
  const panels = around(
    canvas,
    path('M0 0C60 -40 70 -110 30 -150L150 -150L150 0C110 40 50 40 0 0Z', key[2]) +
      path('M0 0C50 -20 90 -80 80 -150L150 -150V-60C110 0 50 20 0 0Z', third[1]) +
      line(
        'M0 0C60 -40 70 -110 30 -150M0 0C50 -20 90 -80 80 -150M0 0C60 0 110 -30 150 -70',
        '#fff',
        5,
      ),
    3,
  );
  return (
    trail(canvas) +
    place(
      circle(0, 0, 140, canvas.round(white)) + clip(canvas, 140, panels) + shade(canvas, 140),
      16,
      -18,
      1,
      20,
    )
  );
};
