import { type Canvas, n } from '../../pencils/canvas.ts';
import type { Tone } from '../../pencils/palette.ts';
import { around, circle, line, path, place, polygon } from '../../pencils/shapes.ts';
import { clip } from './clip.ts';
import { shade } from './shade.ts';
import { trail } from './trail.ts';

/** A woven cane ball in flight. */
export const caneball = (canvas: Canvas): string => {
  const cane: Tone = ['#fff0cc', '#f0c987', '#d19a4a', '#96621f', '#55330a'];
  const band = [-22, -8, 6, 20]
    .map(
      (dy) =>
        line(n`M-150 ${dy}Q0 ${dy + 46} 150 ${dy}`, cane[1], 9) +
        line(n`M-150 ${dy + 6}Q0 ${dy + 52} 150 ${dy + 6}`, cane[4], 2.5, 'opacity=".7"'),
    )
    .join('');
  const id = canvas.define('g', `>${band}`);
  return (
    trail(canvas) +
    place(
      circle(0, 0, 140, canvas.round([cane[1], cane[2], cane[3], cane[4], '#2b1804'])) +
        clip(
          canvas,
          140,
          [0, 60, 120, 30, 90, 150]
            .map((turn) => `<use href="#${id}" transform="rotate(${turn})"/>`)
            .join('') + around(canvas, place(path(polygon(5, 19), '#2b1804'), 0, -64), 5, 36),
        ) +
        shade(canvas, 140),
      16,
      -18,
    )
  );
};
