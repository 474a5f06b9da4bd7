import type { Canvas } from '../../pencils/canvas.ts';
import { circle, ellipse, line, path } from '../../pencils/shapes.ts';

/** A serpent in three coils. */
export const serpent = (canvas: Canvas): string => {
  const { key, gold, third, ink } = canvas.colors;
  const coil =
    'M-130 150C-20 190 140 180 140 110C140 50 -110 90 -120 20C-126 -50 60 -10 70 -80C74 -130 20 -150 -20 -130';
  return (
    line(coil, key[4], 62) +
    line(coil, canvas.lit(key), 54) +
    line(coil, key[0], 12, 'opacity=".5" transform="translate(-4 -14)"') +
    line(coil, gold[2], 24, 'stroke-dasharray="14 22" style="stroke-linecap:butt"') +
    line(coil, key[4], 8, 'stroke-dasharray="4 32" opacity=".7"') +
    path(
      'M-30 -176C10 -186 40 -150 20 -110C0 -84 -50 -76 -96 -84C-110 -88 -108 -104 -96 -110C-80 -120 -60 -170 -30 -176Z',
      canvas.lit(key, 60),
    ) +
    path('M-96 -94C-60 -98 -20 -96 10 -110C-10 -84 -60 -78 -96 -84Z', gold[1]) +
    circle(-34, -136, 15, third[1]) +
    ellipse(-34, -136, 4, 13, ink) +
    line('M-100 -92L-140 -84L-156 -98M-140 -84L-152 -70', '#e5322d', 5) +
    path('M-30 -176L-8 -200L0 -166Z M-4 -168L24 -180L18 -148Z', gold[2])
  );
};
