import { type Canvas, fade } from '../../pencils/canvas.ts';
import { ball, circle, line, path, place, rect } from '../../pencils/shapes.ts';

/** A gate of two posts before the light. */
export const gate = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const post =
    path('M-24 190L-18 -70H18L24 190Z', canvas.linear([0, key[4], 40, key[1], 100, key[4]], 0)) +
    rect(-30, 164, 60, 28, canvas.colors.ink, 4);
  return (
    circle(
      0,
      30,
      130,
      canvas.radial([
        0,
        fade('#fffbe0', 0.95),
        60,
        fade(canvas.colors.glow, 0.8),
        100,
        fade(canvas.colors.glow, 0),
      ]),
    ) +
    place(post, -112, 0) +
    place(post, 112, 0) +
    rect(-150, -40, 300, 30, canvas.lit(key)) +
    rect(-26, -76, 52, 46, canvas.metal()) +
    path(
      'M-200 -128C-120 -100 120 -100 200 -128L188 -78C110 -64 -110 -64 -188 -78Z',
      canvas.lit(key),
    ) +
    path(
      'M-206 -140C-120 -110 120 -110 206 -140L200 -122C120 -94 -120 -94 -200 -122Z',
      canvas.metal(gold, 0),
    ) +
    line('M-60 -10V30M60 -10V30', gold[1], 4) +
    ball(canvas, -60, 40, 14, gold) +
    ball(canvas, 60, 40, 14, gold)
  );
};
