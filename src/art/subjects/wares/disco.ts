import { type Canvas, fade } from '../../pencils/canvas.ts';
import { circle, glint, line, path, scattered } from '../../pencils/shapes.ts';

/** A mirror ball. */
export const disco = (canvas: Canvas): string => {
  const { key, second, third } = canvas.colors;
  const cells = Array.from({ length: 9 }, (_row, row) => {
    const y = -112 + row * 28;
    const w = Math.sqrt(Math.max(0, 140 * 140 - y * y));
    const count = Math.max(3, Math.round(w / 13));
    return Array.from({ length: count }, (_, at) => {
      const a = Math.sin(((at + 0.06) / count - 0.5) * Math.PI) * w;
      const b = Math.sin(((at + 0.94) / count - 0.5) * Math.PI) * w;
      return `<path d="M${Math.round(a)} ${y - 12}H${Math.round(b)}V${y + 12}H${Math.round(a)}Z" fill="${canvas.random.pick([key[0], key[1], key[2], second[1], third[1], '#fff', key[3]])}"/>`;
    }).join('');
  }).join('');
  return (
    line('M0 -220V-140', canvas.colors.gold[1], 6) +
    circle(0, 0, 142, canvas.colors.ink) +
    cells +
    circle(
      0,
      0,
      142,
      canvas.radial(
        [
          0,
          fade('#fff', 0.6),
          40,
          fade('#fff', 0),
          75,
          fade('#000', 0.15),
          100,
          fade('#000', 0.65),
        ],
        0.36,
        0.3,
        0.72,
      ),
    ) +
    scattered(canvas, path(glint(46), '#fff'), [
      [-56, -70],
      [84, 24, 0.8],
      [-20, 96, 0.6],
      [118, -110, 0.7],
      [-150, 70, 0.5],
    ])
  );
};
