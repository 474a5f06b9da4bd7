import type { Canvas } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { ball, ellipse, path, place, scattered } from '../../pencils/shapes.ts';

/** A cup lifted from a tray of beads. */
export const fantan = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  const bead = ball(canvas, 0, 0, 17, pale);
  return (
    ellipse(0, 116, 180, 64, woodTone[4]) +
    ellipse(0, 104, 180, 64, canvas.metal(gold, 0)) +
    ellipse(0, 98, 160, 52, canvas.lit(key)) +
    scattered(canvas, bead, [
      [-96, 84],
      [-60, 104],
      [-20, 112],
      [24, 106],
      [64, 98],
      [100, 84],
      [-40, 80],
      [4, 84],
      [46, 74],
      [-110, 108, 0.8],
      [112, 108, 0.8],
    ]) +
    place(
      path('M-104 40C-104 -70 -50 -120 0 -120S104 -70 104 40Q0 84 -104 40Z', canvas.metal()) +
        path('M-104 40Q0 84 104 40L100 16Q0 58 -100 16Z', canvas.lit(key)) +
        path('M-80 0C-76 -60 -50 -92 -26 -104C-52 -66 -58 -30 -58 10Z', '#fff', 'opacity=".6"') +
        ball(canvas, 0, -134, 20, key),
      30,
      -34,
      1,
      14,
    )
  );
};
