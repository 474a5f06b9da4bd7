import { type Canvas, n, fade } from '../../pencils/canvas.ts';
import { path, place } from '../../pencils/shapes.ts';
import { mountain } from './mountain.ts';

/** Bands of northern light over peaks. */
export const aurora = (canvas: Canvas): string => {
  const { key, third, second } = canvas.colors;
  const bands = [key[1], third[1], second[1]].map((color, at) => {
    const y = 40 - at * 62;
    return path(
      n`M-540 ${y}C-380 ${y - 130} -260 ${y + 80} -110 ${y - 20}S90 ${y - 130} 230 ${y - 10}S420 ${y - 70} 540 ${y - 20}V${y - 120}C420 ${y - 170} 330 ${y - 90} 230 ${y - 120}S60 ${y - 230} -110 ${y - 130}S-380 ${y - 230} -540 ${y - 110}Z`,
      canvas.linear([0, fade(color, 0), 60, fade(color, 0.45), 100, fade('#fff', 0.8)]),
    );
  });
  return bands.join('') + place(mountain(canvas), 0, 70, 0.8);
};
