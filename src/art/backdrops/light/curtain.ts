import { type Canvas, fade } from '../../pencils/canvas.ts';
import { ellipse, line, path, rect } from '../../pencils/shapes.ts';

/** Folds of a stage curtain with a cone of light. */
export const curtain = (canvas: Canvas): string => {
  const { second, gold } = canvas.colors;
  const fold = canvas.linear(
    [0, second[4], 35, second[3], 55, second[2], 75, second[3], 100, second[4]],
    0,
  );
  const folds = Array.from({ length: 8 }, (_, at) => rect(at * 80, 0, 81, 640, fold)).join('');
  const swag =
    line('M-10 60Q80 150 160 60T320 60T480 60T650 60', gold[2], 7) +
    line('M-10 48Q80 138 160 48T320 48T480 48T650 48', gold[0], 2, 'opacity=".7"');
  return (
    rect(0, 0, 640, 640, second[4]) +
    `<g opacity=".8">${folds}</g>` +
    rect(
      0,
      0,
      640,
      640,
      canvas.radial(
        [0, fade(canvas.colors.glow, 0.6), 50, fade('#000', 0.1), 100, fade('#000', 0.72)],
        0.5,
        0.5,
        0.62,
      ),
    ) +
    swag +
    path('M320 -40L40 640H600Z', canvas.linear([0, fade('#fff', 0.4), 100, fade('#fff', 0)])) +
    ellipse(320, 580, 300, 60, canvas.aura(canvas.colors.glow, 0.5))
  );
};
