import { type Canvas, fade } from '../../pencils/canvas.ts';
import { around, ball, circle, ellipse, line, path, place } from '../../pencils/shapes.ts';

/** A lollipop among sweets. */
export const candy = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const swirl = (tone: typeof key): string =>
    around(
      canvas,
      path('M0 0C-20 -40 10 -80 -20 -104A106 106 0 0 1 40 -98C56 -60 20 -30 0 0Z', tone[2]),
      6,
    );
  const lolly = (tone: typeof key): string =>
    line('M0 90V220', pale[0], 14) +
    circle(0, 6, 106, tone[4]) +
    circle(0, 0, 106, pale[0]) +
    swirl(tone) +
    circle(
      0,
      0,
      106,
      canvas.radial(
        [0, fade('#fff', 0.55), 40, fade('#fff', 0), 85, fade('#000', 0), 100, fade('#000', 0.32)],
        0.35,
        0.28,
        0.75,
      ),
    ) +
    ellipse(-40, -56, 28, 15, '#fff', 'opacity=".8" transform="rotate(-34 -40 -56)"');
  const wrapped = (tone: typeof key): string =>
    path('M-44 0L-92 -36L-84 0L-92 36ZM44 0L92 -36L84 0L92 36Z', canvas.lit(tone)) +
    ball(canvas, 0, 0, 48, tone) +
    path(
      'M-20 -42Q6 0 -20 42M10 -46Q36 0 10 46',
      'none',
      'stroke="#fff" stroke-width="11" opacity=".6"',
    );
  return (
    place(lolly(key), 26, -52, 1, 14) +
    place(wrapped(second), -94, 106, 0.95, -22) +
    place(wrapped(third), 104, 124, 0.78, 26) +
    ball(canvas, -126, -40, 34, third) +
    ball(canvas, -110, -124, 22, second) +
    ball(canvas, 10, 162, 20, key)
  );
};
