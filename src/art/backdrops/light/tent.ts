import { type Canvas, fade } from '../../pencils/canvas.ts';
import { path, rect } from '../../pencils/shapes.ts';

/** A row of stripes that run to a vanishing point above. */
export const tent = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  const wedges = Array.from(
    { length: 9 },
    (_, at) => `M320 -60L${-300 + at * 140} 660H${-230 + at * 140}Z`,
  ).join('');
  return (
    rect(0, 0, 640, 640, canvas.linear([0, key[3], 60, key[2], 100, key[3]])) +
    path(wedges, pale[1], 'opacity=".85"') +
    rect(
      0,
      0,
      640,
      640,
      canvas.radial(
        [
          0,
          fade('#fff', 0.75),
          42,
          fade(canvas.colors.glow, 0.35),
          70,
          fade(canvas.colors.ground[1], 0.35),
          100,
          fade(canvas.colors.ground[3], 0.85),
        ],
        0.5,
        0.48,
        0.68,
      ),
    )
  );
};
