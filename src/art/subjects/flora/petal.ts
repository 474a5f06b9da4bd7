import { type Canvas, n } from '../../pencils/canvas.ts';
import { line, path } from '../../pencils/shapes.ts';

/** One petal that points upwards. */
export const petal = (canvas: Canvas, length: number, width: number, tips: boolean): string => {
  const tone = canvas.colors.key;
  const d = n`M0 0C${-width} ${-length * 0.3} ${-width * 0.9} ${-length * 0.75} 0 ${-length}C${width * 0.9} ${-length * 0.75} ${width} ${-length * 0.3} 0 0Z`;
  return (
    path(d, canvas.linear([0, tips ? tone[2] : tone[1], 40, tone[1], 100, tone[0]])) +
    line(d, tone[3], 2, 'opacity=".5"') +
    line(n`M0 ${-length * 0.1}V${-length * 0.82}`, tone[3], 2, 'opacity=".35"')
  );
};
