import { type Canvas, fade } from '../../pencils/canvas.ts';
import { path } from '../../pencils/shapes.ts';

/** The fire of an engine. */
export const flame = (canvas: Canvas): string =>
  path(
    'M-34 0C-50 60 -20 90 0 150C20 90 50 60 34 0Z',
    canvas.linear([0, '#fff6c8', 35, '#ffb02e', 100, fade('#e5322d', 0)]),
  ) + path('M-16 0C-24 40 -8 60 0 92C8 60 24 40 16 0Z', '#fff', 'opacity=".85"');
