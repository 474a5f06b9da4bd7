import type { Canvas } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { ball, circle, line, path, place, rect } from '../../pencils/shapes.ts';
import { white } from './white.ts';

/** A table tennis bat and its ball. */
export const paddle = (canvas: Canvas): string => {
  const bat =
    circle(0, -40, 104, woodTone[1]) +
    path(
      'M-98 -8A104 104 0 1 1 98 -8C60 30 -60 30 -98 -8Z',
      canvas.radial(
        [0, canvas.colors.key[1], 60, canvas.colors.key[2], 100, canvas.colors.key[4]],
        0.4,
        0.3,
        0.8,
      ),
    ) +
    rect(
      -24,
      40,
      48,
      130,
      canvas.linear([0, woodTone[3], 45, woodTone[0], 100, woodTone[3]], 0),
      14,
    ) +
    line('M-96 -4C-60 32 60 32 96 -4', woodTone[0], 7) +
    path('M-60 -100C-20 -130 40 -120 64 -86C30 -106 -20 -104 -60 -80Z', '#fff', 'opacity=".4"');
  return (
    place(bat, -36, 6, 1.1, -34) +
    line('M170 -170L120 -110M186 -120L140 -84M120 -186L92 -130', '#fff', 7, 'opacity=".6"') +
    ball(canvas, 88, -60, 40, white)
  );
};
