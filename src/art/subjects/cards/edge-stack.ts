import type { Canvas } from '../../pencils/canvas.ts';
import { ellipse, rect, scattered } from '../../pencils/shapes.ts';

/** Chips in a stack, seen from the side. */
export const edgeStack = (
  canvas: Canvas,
  tone: Canvas['colors']['key'],
  height: number,
): string => {
  const disc =
    rect(
      -56,
      -7,
      112,
      15,
      canvas.linear([0, tone[4], 30, tone[2], 70, tone[3], 100, tone[4]], 0),
      3,
    ) +
    rect(-34, -7, 18, 15, '#fff') +
    rect(16, -7, 18, 15, '#fff') +
    ellipse(0, -7, 56, 16, tone[1]);
  return (
    scattered(
      canvas,
      disc,
      Array.from({ length: height }, (_, at) => [at % 2 ? 2 : -2, -at * 15]),
    ) +
    ellipse(
      0,
      -(height - 1) * 15 - 7,
      40,
      10,
      'none',
      'stroke="#fff" stroke-width="3" stroke-dasharray="9 7"',
    )
  );
};
