import { type Canvas, n } from '../../pencils/canvas.ts';
import { ball, line, path, rect, scattered } from '../../pencils/shapes.ts';

const roof = (canvas: Canvas, y: number, width: number, height: number): string => {
  const { key, gold } = canvas.colors;
  const d = n`M${-width} ${y}C${-width * 0.7} ${y - 6} ${-width * 0.5} ${y - height * 0.6} ${-width * 0.34} ${y - height}H${width * 0.34}C${width * 0.5} ${y - height * 0.6} ${width * 0.7} ${y - 6} ${width} ${y}L${width * 0.9} ${y + 12}H${-width * 0.9}Z`;
  return (
    path(d, canvas.lit(key)) +
    line(
      n`M${-width} ${y}C${-width * 0.7} ${y - 6} ${-width * 0.5} ${y - height * 0.6} ${-width * 0.34} ${y - height}M${width} ${y}C${width * 0.7} ${y - 6} ${width * 0.5} ${y - height * 0.6} ${width * 0.34} ${y - height}`,
      gold[1],
      5,
    ) +
    rect(-width * 0.9, y + 6, width * 1.8, 9, gold[2], 3)
  );
};

/** A temple with three curved roofs. */
export const temple = (canvas: Canvas): string => {
  const { gold, second, ink, pale } = canvas.colors;
  const column =
    rect(-11, -2, 22, 98, canvas.linear([0, second[4], 40, second[1], 100, second[4]], 0)) +
    rect(-15, -6, 30, 10, gold[1]) +
    rect(-15, 90, 30, 10, gold[2]);
  return (
    path('M-190 180H190L168 150H-168Z', gold[4]) +
    path('M-168 150H168L150 126H-150Z', gold[3]) +
    path('M-150 126H150L136 108H-136Z', gold[2]) +
    rect(-122, 8, 244, 100, canvas.linear([0, pale[3], 100, pale[4]])) +
    path(
      'M-28 108V46A28 30 0 0 1 28 46V108Z',
      canvas.radial([0, '#fff6c8', 60, '#ffb648', 100, ink], 0.5, 0.7, 0.8),
    ) +
    scattered(canvas, column, [
      [-112, 8],
      [-62, 8],
      [62, 8],
      [112, 8],
    ]) +
    roof(canvas, 4, 176, 60) +
    rect(-62, -92, 124, 40, canvas.lit(pale)) +
    path('M-14 -52V-76A14 14 0 0 1 14 -76V-52Z', ink) +
    roof(canvas, -88, 112, 50) +
    roof(canvas, -140, 58, 38) +
    path('M-7 -176L0 -214L7 -176Z', gold[1]) +
    ball(canvas, 0, -178, 10, gold)
  );
};
