import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, ellipse, mirrored, path } from '../../pencils/shapes.ts';

/** A turtle with a jewelled shell, seen from above. */
export const turtle = (canvas: Canvas): string => {
  const { key, gold, second, ink } = canvas.colors;
  const flipper =
    path('M50 -60C100 -130 170 -120 176 -80C150 -60 110 -50 80 -20Z', canvas.lit(second)) +
    path('M70 60C120 80 130 130 110 150C80 140 60 110 46 90Z', canvas.lit(second));
  return (
    mirrored(canvas, flipper) +
    path('M-30 -110C-40 -170 40 -170 30 -110Z', canvas.lit(second)) +
    circle(-16, -142, 5, ink) +
    circle(16, -142, 5, ink) +
    path('M-10 130L0 176L10 130Z', second[3]) +
    ellipse(0, 16, 118, 136, second[4]) +
    ellipse(0, 10, 114, 132, canvas.metal()) +
    ellipse(0, 8, 102, 120, canvas.radial([0, key[1], 55, key[2], 100, key[4]], 0.4, 0.28, 0.8)) +
    `<g fill="none" stroke="${gold[1]}" stroke-width="5" opacity=".85"><path d="M0 -62L44 -36V30L0 60L-44 30V-36Z M0 -62V-110M44 -36L84 -62M44 30L94 50M0 60V126M-44 30L-94 50M-44 -36L-84 -62"/></g>` +
    path('M0 -52L36 -32V24L0 50L-36 24V-32Z', key[0], 'opacity=".3"') +
    ball(canvas, 0, 0, 22, canvas.colors.third) +
    ellipse(-44, -50, 30, 46, '#fff', 'opacity=".2" transform="rotate(30 -44 -50)"')
  );
};
