import type { Canvas } from '../../pencils/canvas.ts';
import {
  around,
  circle,
  ellipse,
  glint,
  path,
  place,
  rect,
  scattered,
} from '../../pencils/shapes.ts';

/** A tile of bone, seen from its front with its thick back. */
const tile = (canvas: Canvas, inside: string): string =>
  rect(-52, -64, 112, 152, '#1f7a4d', 14) +
  rect(-56, -72, 112, 152, canvas.linear([0, '#fffef6', 100, '#d9cfb4'], 60), 14) +
  `<rect x="-48" y="-64" width="96" height="136" rx="9" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>` +
  inside;

/** Three mahjong tiles. */
export const mahjong = (canvas: Canvas): string => {
  const bamboo = place(
    scattered(canvas, rect(-6, -22, 12, 44, '#1f8f55', 6) + rect(-8, -3, 16, 6, '#0f5c37', 3), [
      [-22, -34],
      [22, -34],
      [-22, 36],
      [22, 36],
      [0, 0],
    ]),
    0,
    4,
  );
  const wheels = place(
    scattered(
      canvas,
      circle(0, 0, 18, '#1d4f9f') + circle(0, 0, 12, '#fff') + circle(0, 0, 7, '#d8203a'),
      [
        [-22, -36],
        [22, -36],
        [0, 4],
        [-22, 44],
        [22, 44],
      ],
    ),
    0,
    0,
  );
  const blossom =
    around(canvas, ellipse(0, -21, 12, 19, '#d8203a'), 6) + circle(0, 0, 10, canvas.colors.gold[1]);
  return (
    place(tile(canvas, bamboo), -104, 22, 0.9, -16) +
    place(tile(canvas, wheels), 106, 26, 0.9, 14) +
    place(tile(canvas, place(blossom, 0, 4, 1.15)), 0, -28, 1.2) +
    path(glint(34), '#fff', 'transform="translate(52 -112)"')
  );
};
