import { type Canvas, n, fade } from '../../pencils/canvas.ts';
import { circle, line, path, scattered } from '../../pencils/shapes.ts';

/** A glowing jellyfish. */
export const jellyfish = (canvas: Canvas): string => {
  const { key, second, pale } = canvas.colors;
  const arms = [-84, -50, -17, 17, 50, 84]
    .map((x, at) =>
      line(
        n`M${x} 10C${x + 40} 60 ${x - 46} 90 ${x + 10} ${150 + (at % 3) * 20}`,
        at % 2 ? second[1] : key[1],
        at % 2 ? 15 : 9,
        'opacity=".8"',
      ),
    )
    .join('');
  return (
    circle(0, -30, 200, canvas.aura(key[1], 0.7)) +
    arms +
    path(
      'M-134 10C-140 -110 -70 -166 0 -166S140 -110 134 10C110 34 96 -2 67 16S24 34 0 14S-46 34 -67 16S-110 34 -134 10Z',
      canvas.radial(
        [
          0,
          fade('#fff', 0.95),
          40,
          fade(key[1], 0.9),
          80,
          fade(key[2], 0.85),
          100,
          fade(key[3], 0.9),
        ],
        0.5,
        0.3,
        0.75,
      ),
    ) +
    path(
      'M-90 -30C-90 -90 -50 -130 0 -130S90 -90 90 -30C60 -46 -60 -46 -90 -30Z',
      second[1],
      'opacity=".4"',
    ) +
    scattered(canvas, circle(0, 0, 13, pale[0], 'opacity=".75"'), [
      [-60, -80],
      [0, -110, 1.2],
      [62, -80],
      [-30, -50, 0.7],
      [34, -52, 0.7],
    ]) +
    path('M-110 -40C-100 -100 -64 -140 -30 -150C-70 -110 -84 -70 -84 -30Z', '#fff', 'opacity=".6"')
  );
};
