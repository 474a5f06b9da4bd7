import type { Canvas } from '../../pencils/canvas.ts';
import type { Tone } from '../../pencils/palette.ts';
import { circle, line, place } from '../../pencils/shapes.ts';
import { clip } from './clip.ts';
import { shade } from './shade.ts';
import { trail } from './trail.ts';

/** A basketball in flight. */
export const basketball = (canvas: Canvas): string => {
  const orange: Tone = ['#ffe0b0', '#ffb35c', '#f2812a', '#bf4f12', '#6b2606'];
  return (
    trail(canvas) +
    place(
      circle(0, 0, 142, canvas.round(orange)) +
        clip(
          canvas,
          142,
          line(
            'M-150 0H150M0 -150V150M-104 -110C-40 -50 -40 50 -104 110M104 -110C40 -50 40 50 104 110',
            '#3a1708',
            7,
          ),
        ) +
        shade(canvas, 142),
      14,
      -20,
      1,
      22,
    )
  );
};
