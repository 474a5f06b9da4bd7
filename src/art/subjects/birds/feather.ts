import { type Canvas, n } from '../../pencils/canvas.ts';
import { ellipse, line, path, place } from '../../pencils/shapes.ts';

/** Two feathers with eyes. */
export const feather = (canvas: Canvas): string => {
  const { key, second, gold } = canvas.colors;
  const one =
    path(
      'M0 190C-16 60 -76 20 -70 -70C-64 -140 -30 -176 10 -196C40 -140 70 -100 56 -20C46 40 10 70 0 190Z',
      canvas.linear([0, key[0], 40, key[2], 100, key[4]]),
    ) +
    path(
      'M-70 -70L0 -20M-66 -30L0 20M-56 10L0 60M-66 -106L4 -60M62 -60L4 -10M60 -20L2 34M44 20L2 70M58 -100L6 -54',
      'none',
      n`stroke="${key[4]}" stroke-width="3" opacity=".5"`,
    ) +
    line('M-2 196C-4 60 -10 -60 8 -186', gold[1], 6) +
    ellipse(2, -110, 26, 38, canvas.lit(second)) +
    ellipse(2, -104, 15, 24, gold[1]) +
    ellipse(2, -98, 8, 13, key[4]);
  return place(one, 0, 0, 1, 28) + place(one, -66, 40, 0.62, -18);
};
