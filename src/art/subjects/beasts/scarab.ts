import { type Canvas, n } from '../../pencils/canvas.ts';
import { ball, circle, line, mirrored, path } from '../../pencils/shapes.ts';

/** A winged scarab that carries an orb. */
export const scarab = (canvas: Canvas): string => {
  const { key, gold, second, ink } = canvas.colors;
  const wing =
    path(
      'M30 -30C100 -130 170 -140 186 -100C180 -20 110 40 34 40Z',
      canvas.linear([0, gold[1], 100, key[3]], 40),
    ) +
    [0, 1, 2, 3]
      .map((at) =>
        line(
          n`M40 ${-20 + at * 16}C90 ${-70 + at * 20} 140 ${-90 + at * 26} 178 ${-110 + at * 36}`,
          gold[1],
          5,
        ),
      )
      .join('') +
    line('M30 -30C100 -130 170 -140 186 -100C180 -20 110 40 34 40', canvas.metal(), 8);
  const legs =
    line('M40 60L86 90L80 130M34 90L60 130L44 164M50 -60L90 -80L80 -120', ink, 10) +
    line('M40 60L86 90L80 130M34 90L60 130L44 164M50 -60L90 -80L80 -120', gold[2], 5);
  const shell =
    path(
      'M2 -40C60 -40 76 20 60 80C50 120 20 140 2 144Z',
      canvas.linear([0, key[0], 35, key[2], 100, key[4]], 30),
    ) + path('M16 -24C44 -20 54 20 46 60C34 30 24 0 16 -24Z', '#fff', 'opacity=".45"');
  return (
    mirrored(canvas, wing + legs) +
    mirrored(canvas, shell) +
    line('M0 -40V144', gold[1], 5) +
    path('M-56 -34C-50 -84 50 -84 56 -34C30 -20 -30 -20 -56 -34Z', canvas.metal()) +
    path('M-30 -74C-26 -110 26 -110 30 -74Z', canvas.lit(key)) +
    ball(canvas, 0, -142, 38, second) +
    circle(0, -142, 60, canvas.aura(second[0], 0.5)) +
    line('M-30 -96C-50 -110 -46 -130 -36 -140M30 -96C50 -110 46 -130 36 -140', gold[2], 7)
  );
};
