import { type Canvas, fade } from '../../pencils/canvas.ts';
import { path } from '../../pencils/shapes.ts';

/** The trace behind a ball in flight. */
export const trail = (canvas: Canvas): string =>
  path(
    'M-60 60C-130 120 -180 150 -230 230C-150 190 -60 160 30 110Z',
    canvas.linear(
      [0, fade(canvas.colors.third[1], 0.85), 100, fade(canvas.colors.third[2], 0)],
      130,
    ),
  );
