import type { Canvas } from '../../pencils/canvas.ts';
import { line, mirrored, path, place, points } from '../../pencils/shapes.ts';
import { head } from '../heads/heads.ts';

/** The crest of a team: wings, a shield and a beast. */
export const esports = (canvas: Canvas): string => {
  const { key, second, gold, dark } = canvas.colors;
  const beast = canvas.random.pick(['wolf', 'fox', 'tiger', 'bull', 'owl', 'lion']);
  const wing =
    path(
      'M40 -60C110 -140 180 -150 214 -140C200 -110 180 -96 160 -90C190 -90 200 -80 204 -70C180 -46 160 -40 140 -40C160 -36 172 -26 176 -14C140 10 90 10 50 0Z',
      canvas.linear([0, second[0], 50, second[2], 100, second[4]], 60),
    ) +
    line(
      'M60 -44C110 -90 150 -110 196 -126M70 -24C110 -50 150 -62 186 -68',
      second[4],
      5,
      'opacity=".6"',
    );
  const crest = 'M0 -170L120 -130C136 20 90 120 0 180C-90 120 -136 20 -120 -130Z';
  return (
    mirrored(canvas, wing) +
    path(crest, canvas.metal()) +
    path(crest, canvas.linear([0, dark[1], 100, dark[4]]), 'transform="scale(.9)"') +
    path(
      'M0 -153L108 -117C112 -60 108 -10 92 36L0 -40L-92 36C-108 -10 -112 -60 -108 -117Z',
      canvas.lit(key),
      'opacity=".85"',
    ) +
    place(head(beast)(canvas), 0, 2, 0.66) +
    path(points(5, 24, 10), gold[1], 'transform="translate(0 142)"')
  );
};
