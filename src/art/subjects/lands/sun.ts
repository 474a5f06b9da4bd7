import type { Canvas } from '../../pencils/canvas.ts';
import { around, circle, path } from '../../pencils/shapes.ts';

/** A sun with a calm face. */
export const sun = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  const flame = path(
    'M-22 -116C-20 -150 10 -160 0 -196C30 -176 34 -140 22 -116Z',
    canvas.lit(gold),
  );
  const blade = path('M-15 -116L0 -176L15 -116Z', canvas.lit(key));
  const halfFace =
    path('M14 -22C30 -38 56 -36 64 -18C50 -8 28 -8 14 -22Z', gold[4]) +
    circle(40, -20, 8, '#fff8d0') +
    path('M10 -46C30 -62 60 -58 74 -40L66 -36C50 -48 30 -48 12 -38Z', gold[3]) +
    circle(62, 24, 15, key[1], 'opacity=".6"');
  return (
    circle(0, 0, 200, canvas.aura('#ffdf8a', 0.9)) +
    around(canvas, flame, 10) +
    around(canvas, blade, 10, 18) +
    circle(0, 0, 120, canvas.metal()) +
    circle(0, 0, 104, canvas.radial([0, gold[0], 60, gold[1], 100, gold[2]], 0.4, 0.35, 0.7)) +
    `<g>${halfFace}</g><g transform="scale(-1 1)">${halfFace}</g>` +
    path('M0 -20L12 22Q0 32 -12 22Z', gold[2]) +
    path('M-34 46Q0 66 34 46Q20 74 0 74T-34 46Z', gold[4])
  );
};
