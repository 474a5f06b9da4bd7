import { type Canvas, n } from '../../pencils/canvas.ts';
import { around, circle, line, path } from '../../pencils/shapes.ts';

/** A festival drum with its sticks. */
export const drum = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  const studs = around(canvas, circle(0, -128, 8, gold[1]), 20);
  return (
    path(
      'M-120 40L-160 180H-120L-60 70Z M120 40L160 180H120L60 70Z',
      canvas.lit(canvas.colors.dark),
    ) +
    circle(0, 8, 152, key[4]) +
    circle(0, 0, 148, canvas.metal(key, 90)) +
    studs +
    circle(0, 0, 112, canvas.radial([0, '#fffdf4', 70, '#f2e2bf', 100, '#c9a873'])) +
    circle(0, 0, 84, 'none', n`stroke="${key[3]}" stroke-width="7"`) +
    around(canvas, path('M0 -76C30 -66 34 -28 0 -14C14 -34 10 -52 0 -76Z', key[2]), 3) +
    circle(0, 0, 12, gold[2]) +
    line('M-170 -150L-30 -40M170 -150L30 -40', '#8a5526', 15) +
    line('M-170 -153L-30 -43M170 -153L30 -43', '#d9a05c', 4) +
    circle(-26, -37, 16, pale[1]) +
    circle(26, -37, 16, pale[1]) +
    line('M-150 30L-184 10M150 30L184 10', gold[1], 6)
  );
};
