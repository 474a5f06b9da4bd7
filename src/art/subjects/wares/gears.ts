import { type Canvas, n } from '../../pencils/canvas.ts';
import { steelTone } from '../../pencils/palette.ts';
import { around, circle, path, place } from '../../pencils/shapes.ts';

const gear = (
  canvas: Canvas,
  tone: readonly [string, string, string, string, string],
  radius: number,
  teeth: number,
): string => {
  const tooth = path(
    n`M-14 ${-radius + 4}L-10 ${-radius - 26}H10L14 ${-radius + 4}Z`,
    canvas.metal(tone),
  );
  return (
    around(canvas, tooth, teeth) +
    circle(0, 0, radius, canvas.metal(tone)) +
    circle(0, 0, radius * 0.72, tone[4]) +
    circle(0, 0, radius * 0.68, canvas.linear([0, tone[3], 100, tone[1]], 60)) +
    around(canvas, circle(0, -radius * 0.44, radius * 0.14, tone[4]), 5) +
    circle(0, 0, radius * 0.22, canvas.metal(tone)) +
    circle(0, 0, radius * 0.1, tone[4])
  );
};

/** Three gears of different metals. */
export const gears = (canvas: Canvas): string =>
  place(gear(canvas, steelTone, 58, 10), 116, -94, 1, 8) +
  place(gear(canvas, canvas.colors.key, 50, 9), 96, 112, 1, 14) +
  place(gear(canvas, canvas.colors.gold, 112, 16), -46, 8);
