import { type Canvas, n, fade } from '../../pencils/canvas.ts';
import { line, path, place } from '../../pencils/shapes.ts';

/** A hot-air balloon among clouds. */
export const balloon = (canvas: Canvas): string => {
  const { key, gold, pale, third } = canvas.colors;
  const gore = (turn: number, color: string): string =>
    path(
      n`M0 -170C${turn} -160 ${turn * 1.15} -20 ${turn * 0.3} 70H${turn * 0.06}C${turn * 0.6} -20 ${turn * 0.5} -160 0 -170Z`,
      color,
    );
  const cloud = path(
    'M-60 20C-70 -14 -20 -24 -10 -6C0 -34 50 -28 50 0C76 -4 80 20 60 22H-56Z',
    '#fff',
    'opacity=".85"',
  );
  return (
    path('M0 -170C160 -170 160 0 40 72H-40C-160 0 -160 -170 0 -170Z', canvas.lit(key)) +
    gore(130, pale[0]) +
    gore(-130, pale[0]) +
    gore(56, third[1]) +
    gore(-56, third[1]) +
    path(
      'M0 -170C160 -170 160 0 40 72H-40C-160 0 -160 -170 0 -170Z',
      canvas.radial(
        [0, fade('#fff', 0.6), 40, fade('#fff', 0), 75, fade('#000', 0.05), 100, fade('#000', 0.4)],
        0.35,
        0.28,
        0.78,
      ),
    ) +
    path('M-40 66H40L34 84H-34Z', canvas.metal()) +
    line('M-32 84L-26 128M32 84L26 128', gold[2], 3) +
    path('M-34 124H34L26 172H-26Z', canvas.lit(gold)) +
    line('M-31 140H31M-29 156H29', gold[4], 3) +
    path('M-12 110C-16 90 0 86 0 70C10 86 18 96 12 110Z', '#ffb02e') +
    place(cloud, -120, 90) +
    place(cloud, 132, 20, 0.7)
  );
};
