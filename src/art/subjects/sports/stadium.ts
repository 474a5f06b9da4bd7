import { type Canvas, n } from '../../pencils/canvas.ts';
import { steelTone } from '../../pencils/palette.ts';
import { circle, ellipse, line, path, place, rect } from '../../pencils/shapes.ts';
import { football } from './football.ts';

/** A stadium under floodlights. */
export const stadium = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  return (
    ellipse(0, 60, 196, 112, canvas.lit(canvas.colors.dark)) +
    ellipse(0, 40, 196, 108, canvas.linear([0, pale[0], 60, pale[3], 100, pale[4]])) +
    ellipse(0, 40, 168, 86, key[3]) +
    line(
      Array.from(
        { length: 40 },
        (_, at) => n`M${158 * Math.cos(at * 0.157)} ${40 + 79 * Math.sin(at * 0.157)}h.1`,
      ).join(''),
      key[0],
      6,
    ) +
    ellipse(0, 46, 134, 62, '#2f9e4c') +
    path(
      'M-90 0L-106 92H-52L-46 -12ZM0 -16L0 108H52L46 -12ZM90 0L106 92L120 80Z',
      '#fff',
      'opacity=".12"',
    ) +
    `<g fill="none" stroke="#fff" stroke-width="3.5" opacity=".9"><path d="M-100 4H100L116 88H-116ZM0 4V88"/><ellipse cx="0" cy="44" rx="28" ry="15"/></g>` +
    [-150, 150]
      .map(
        (x) =>
          line(n`M${x} 0V-140`, steelTone[2], 9) +
          rect(x - 36, -170, 72, 40, steelTone[4], 6) +
          [-22, 0, 22]
            .map((dx) => circle(x + dx, -158, 8, '#fff') + circle(x + dx, -141, 8, '#fff'))
            .join('') +
          circle(x, -150, 90, canvas.aura('#fff', 0.8)),
      )
      .join('') +
    place(football(canvas), 0, -66, 0.5)
  );
};
