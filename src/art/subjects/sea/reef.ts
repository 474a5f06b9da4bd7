import { type Canvas, n } from '../../pencils/canvas.ts';
import { ball, line, path, place } from '../../pencils/shapes.ts';
import { smallFish } from './small-fish.ts';

/** Fish over corals. */
export const reef = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const branch = (tone: typeof key): string =>
    line(
      'M0 0V-70M0 -30C-30 -40 -40 -60 -40 -90M0 -40C30 -50 40 -70 40 -104M-40 -70C-60 -76 -66 -90 -66 -106M40 -80C58 -84 64 -100 64 -116M0 -70C-10 -90 -6 -110 -10 -124',
      tone[3],
      24,
    ) +
    line(
      'M0 0V-70M0 -30C-30 -40 -40 -60 -40 -90M0 -40C30 -50 40 -70 40 -104M-40 -70C-60 -76 -66 -90 -66 -106M40 -80C58 -84 64 -100 64 -116M0 -70C-10 -90 -6 -110 -10 -124',
      tone[1],
      14,
    );
  const anemone = Array.from({ length: 9 }, (_, at) =>
    line(
      n`M0 0Q${(at - 4) * 16} -40 ${(at - 4) * 18} ${-64 + Math.abs(at - 4) * 6}`,
      at % 2 ? third[1] : third[2],
      11,
    ),
  ).join('');
  return (
    path(
      'M-540 420V150Q-380 90 -220 140Q-150 96 -80 130T60 130T220 122T540 140V420Z',
      canvas.lit(canvas.colors.dark),
    ) +
    place(branch(key), -120, 160, 1.25) +
    place(branch(second), 128, 156, 1.1, 6) +
    place(anemone, 10, 160, 1.1) +
    path('M-70 170Q-40 120 0 150Q30 130 60 172Z', canvas.lit(canvas.colors.dark)) +
    place(smallFish(canvas, key, pale[0]), 20, -34, 1.15, -8) +
    place(smallFish(canvas, third, pale[0]), -96, -120, 0.6, 8) +
    place(smallFish(canvas, second, pale[0]), 112, -128, 0.5, -4) +
    ball(canvas, 66, 150, 21, pale)
  );
};
