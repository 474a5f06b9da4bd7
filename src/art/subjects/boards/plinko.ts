import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, line, rect, scattered } from '../../pencils/shapes.ts';

/** A ball that falls through a triangle of pegs. */
export const plinko = (canvas: Canvas): string => {
  const { key, second, third, gold } = canvas.colors;
  const pegs = Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: row + 3 },
      (_unused, at) => [(at - (row + 2) / 2) * 46, -126 + row * 42] as const,
    ),
  ).flat();
  const cups = Array.from({ length: 7 }, (_, at) =>
    rect(
      -161 + at * 46,
      128,
      42,
      46,
      canvas.lit([third, second, key, canvas.colors.dark, key, second, third][at] ?? key),
      10,
    ),
  ).join('');
  return (
    scattered(
      canvas,
      circle(0, 0, 20, canvas.aura('#fff', 0.35)) + ball(canvas, 0, 0, 9.5, canvas.colors.pale),
      pegs,
    ) +
    cups +
    line(
      'M0 -190C30 -150 -40 -120 -22 -84S40 -40 20 0S70 60 62 92',
      gold[1],
      7,
      'opacity=".55" stroke-dasharray="1 13"',
    ) +
    circle(60, 86, 74, canvas.aura(gold[1], 0.9)) +
    ball(canvas, 60, 84, 28, gold) +
    ball(canvas, -8, -168, 24, key) +
    ball(canvas, -70, -20, 21, second)
  );
};
