import type { Canvas } from '../../pencils/canvas.ts';
import { circle, line, mirrored, path, place } from '../../pencils/shapes.ts';

/** A dragon's face from the front, on a square of about 240. */
export const dragonFace = (canvas: Canvas): string => {
  const { key, gold, third, ink, pale } = canvas.colors;
  const horn =
    path('M0 0C14 -40 50 -60 84 -58C60 -44 46 -20 34 10Z', canvas.metal(gold)) +
    path('M30 -42L44 -70L50 -44Z', gold[1]);
  const faceHalf =
    path('M0 -54L34 -60L74 -34L84 6L60 30L52 66L28 88L0 92Z', canvas.lit(key, 60)) +
    path('M34 -60L74 -34L50 -10L16 -20Z', key[0], 'opacity=".5"') +
    path('M84 6L126 -4L96 24L128 34L90 44L110 70L60 58L60 30Z', gold[2]) +
    place(horn, 34, -50) +
    path('M0 30L28 26L40 46L28 66L0 70Z', key[1]) +
    circle(20, 52, 6, ink) +
    path('M20 -8L60 -22L56 6L30 12Z', pale[0]) +
    circle(44, -5, 9, third[2]) +
    circle(44, -5, 4.5, ink) +
    path('M14 -12L62 -32L60 -20Z', key[4]) +
    path('M22 84L30 104L36 80Z', '#fff') +
    line('M34 60C80 60 96 100 140 88', gold[1], 5);
  return mirrored(canvas, faceHalf) + path('M-12 92H12L0 122Z', gold[2]);
};
