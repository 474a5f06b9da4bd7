import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, mirrored, path, place } from '../../pencils/shapes.ts';

/** A phoenix that rises with spread wings. */
export const phoenix = (canvas: Canvas): string => {
  const { key, gold, third } = canvas.colors;
  const feather = path(
    'M0 0C34 -16 120 -60 168 -150C176 -80 130 -10 20 40Z',
    canvas.linear([0, gold[1], 45, key[2], 100, key[4]], 200),
  );
  const wing = [0, 22, 44, 66]
    .map((turn, at) => n`<g transform="rotate(${turn}) scale(${1 - at * 0.13})">${feather}</g>`)
    .join('');
  const tail =
    path('M0 40C-26 90 -16 140 -40 190C0 170 16 120 12 40Z', canvas.lit(key)) +
    path('M0 40C26 90 20 130 56 178C10 168 -12 110 -10 40Z', canvas.lit(gold)) +
    path(
      'M-2 40C-10 100 0 160 0 214C18 160 16 100 8 40Z',
      canvas.linear([0, gold[1], 100, key[3]]),
    );
  return (
    circle(0, -20, 190, canvas.aura('#ffb648', 0.75)) +
    tail +
    mirrored(canvas, place(wing, 8, 20)) +
    path(
      'M0 -100C30 -92 26 -50 34 0C38 44 20 74 0 84C-20 74 -38 44 -34 0C-26 -50 -30 -92 0 -100Z',
      canvas.radial([0, gold[0], 40, gold[1], 75, key[2], 100, key[3]], 0.45, 0.3, 0.8),
    ) +
    path(
      'M0 -98C-30 -120 -22 -160 -44 -178C-10 -176 2 -150 0 -118C10 -150 26 -170 44 -174C30 -150 26 -120 0 -98Z',
      canvas.lit(third),
    ) +
    path('M-10 -66H10L0 -38Z', canvas.lit(gold)) +
    circle(-13, -74, 6, canvas.colors.ink) +
    circle(13, -74, 6, canvas.colors.ink) +
    path(
      'M-16 0Q0 16 16 0M-20 24Q0 42 20 24M-14 50Q0 64 14 50',
      'none',
      n`stroke="${key[3]}" stroke-width="4" opacity=".6"`,
    )
  );
};
