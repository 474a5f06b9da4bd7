import { type Canvas, n } from '../../pencils/canvas.ts';
import { around, circle, ellipse, line, path, scattered } from '../../pencils/shapes.ts';

/** A folding fan painted with blossoms. */
export const fan = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  const blades = Array.from(
    { length: 13 },
    (_, at) =>
      n`<path d="M0 120L-20 -150Q0 -172 20 -150Z" fill="${at % 2 ? key[1] : key[2]}" stroke="${key[4]}" stroke-width="1.5" transform="rotate(${(at - 6) * 11.5} 0 120)"/>`,
  ).join('');
  const tips = Array.from(
    { length: 13 },
    (_, at) =>
      n`<path d="M-18 -128Q0 -140 18 -128L20 -150Q0 -172 -20 -150Z" fill="${gold[at % 2 ? 1 : 2]}" transform="rotate(${(at - 6) * 11.5} 0 120)"/>`,
  ).join('');
  const blossom =
    around(canvas, ellipse(0, -17, 11, 16, pale[0], n`stroke="${key[3]}" stroke-width="1.5"`), 5) +
    circle(0, 0, 7, gold[1]);
  return (
    blades +
    tips +
    line('M-150 40C-80 -30 -40 20 10 -40S90 -60 140 -50', '#5b3318', 7) +
    scattered(canvas, blossom, [
      [-104, 4, 1.2],
      [-40, -12, 0.9],
      [20, -50, 1.5],
      [92, -62, 1.1],
      [132, -46, 0.8],
    ]) +
    path('M-16 160L-12 70H12L16 160Q0 186 -16 160Z', canvas.metal(gold, 0)) +
    circle(0, 120, 14, gold[1]) +
    line('M0 170C-10 190 20 196 6 214', key[2], 7)
  );
};
