import { type Canvas, n } from '../../pencils/canvas.ts';
import { ball, circle, glint, path } from '../../pencils/shapes.ts';

/** A shell that holds a pearl. */
export const shell = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  const rib = path(
    'M0 120C-26 20 -28 -60 0 -140C28 -60 26 20 0 120Z',
    canvas.linear([0, key[0], 50, key[1], 100, key[3]]),
  );
  return (
    [-66, 66, -48, 48, -30, 30, -14, 14, 0]
      .map(
        (turn) =>
          n`<use href="#${canvas.define('g', `>${rib}`)}" transform="rotate(${turn} 0 110)"/>`,
      )
      .join('') +
    path('M-50 100H50L30 150H-30Z', canvas.lit(key)) +
    path(
      'M-170 100C-140 60 140 60 170 100C150 172 -150 172 -170 100Z',
      canvas.radial([0, pale[0], 60, key[0], 100, key[2]], 0.5, 0.3, 0.8),
    ) +
    circle(0, 92, 90, canvas.aura('#fff', 0.95)) +
    ball(canvas, 0, 90, 44, ['#ffffff', '#fdf3f7', '#ecd9ea', '#bda7cc', '#7f6f9c']) +
    path(glint(44), '#fff', 'transform="translate(30 54)"')
  );
};
