import type { Canvas } from '../../pencils/canvas.ts';
import { circle, glint, line, mirrored, path, place, scattered } from '../../pencils/shapes.ts';

/** A manta ray from above. */
export const manta = (canvas: Canvas): string => {
  const { key, pale, third } = canvas.colors;
  const half =
    path(
      'M0 -80C40 -90 60 -60 90 -40C140 -10 180 -20 206 -50C200 40 140 80 80 90C40 98 20 120 0 130Z',
      canvas.linear([0, key[1], 45, key[2], 100, key[4]], 70),
    ) +
    path('M18 -78C20 -110 40 -120 52 -112C50 -96 46 -84 40 -72Z', canvas.lit(key)) +
    path('M30 -30C70 -10 110 10 150 4C110 40 70 50 24 56Z', key[0], 'opacity=".35"') +
    circle(46, -44, 9, third[1]) +
    circle(47, -43, 5, canvas.colors.ink) +
    scattered(canvas, circle(0, 0, 7, pale[0], 'opacity=".8"'), [
      [70, 10],
      [96, 20, 0.8],
      [120, 14, 0.6],
      [50, 40, 0.7],
      [84, 44, 0.6],
    ]) +
    path('M26 66L44 62M26 78L40 76', 'none', `stroke="${key[4]}" stroke-width="4"`);
  return (
    circle(0, 0, 200, canvas.aura(canvas.colors.glow, 0.4)) +
    line('M0 120C10 160 -20 180 10 216', key[3], 9) +
    place(mirrored(canvas, half), 0, 0, 1, -10) +
    path(glint(30), '#fff', 'transform="translate(-80 -60)"')
  );
};
