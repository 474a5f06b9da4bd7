import type { Canvas } from '../../pencils/canvas.ts';
import { circle, glint, line, path, place } from '../../pencils/shapes.ts';

/** Three pyramids with a shining tip. */
export const pyramid = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  const side = (x: number, y: number, s: number): string =>
    place(
      path('M0 -150L170 140H-40Z', canvas.linear([0, gold[2], 100, gold[4]])) +
        path('M0 -150L-40 140H-170Z', canvas.linear([0, gold[0], 100, gold[2]])) +
        line(
          'M-26 -100L-8 -92L18 -100M-60 -40L-14 -20L50 -40M-98 30L-22 56L92 30M-132 90L-32 116L130 90',
          gold[4],
          4,
          'opacity=".4"',
        ),
      x,
      y,
      s,
    );
  return (
    circle(0, -60, 150, canvas.aura('#fff2b8', 0.8)) +
    side(-110, 56, 0.6) +
    side(124, 62, 0.54) +
    side(0, 20, 1.06) +
    path('M0 -140L28 -92L-6 -84L-28 -92Z', canvas.lit(key)) +
    circle(0, -128, 60, canvas.aura('#fff', 0.9)) +
    path(glint(60), '#fff', 'transform="translate(0 -136)"') +
    path('M-540 186Q0 110 540 186V420H-540Z', gold[3])
  );
};
