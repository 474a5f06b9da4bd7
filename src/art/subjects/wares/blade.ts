import type { Canvas } from '../../pencils/canvas.ts';
import { steelTone } from '../../pencils/palette.ts';
import { ball, circle, line, path, place, rect } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';

/** A sword that points upwards. */
export const blade = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  return (
    path(
      'M0 -200L24 -160V60H-24V-160Z',
      canvas.linear([0, steelTone[3], 50, steelTone[0], 51, steelTone[2], 100, steelTone[3]], 0),
    ) +
    line('M0 -170V40', steelTone[3], 3) +
    path('M-84 56C-50 40 50 40 84 56C70 90 40 78 0 86C-40 78 -70 90 -84 56Z', canvas.metal()) +
    rect(-13, 82, 26, 76, canvas.lit(key), 6) +
    line('M-13 98L13 108M-13 118L13 128M-13 138L13 148', gold[3], 4) +
    circle(0, 172, 22, canvas.metal()) +
    ball(canvas, 0, 172, 12, key) +
    place(stone(canvas, key, 18, 8), 0, 66)
  );
};
