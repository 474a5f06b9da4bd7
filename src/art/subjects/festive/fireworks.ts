import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, line, place } from '../../pencils/shapes.ts';

/** Four bursts of fireworks. */
export const fireworks = (canvas: Canvas): string => {
  const { key, second, third, gold } = canvas.colors;
  const spokes = (count: number, from: number, near: number, far: number): string =>
    Array.from({ length: count }, (_, at) => {
      const angle = from + (at * 2 * Math.PI) / count;
      return n`M${near * Math.cos(angle)} ${near * Math.sin(angle)}L${far * Math.cos(angle)} ${far * Math.sin(angle)}`;
    }).join('');
  const burst = (color: string, light: string, size: number): string =>
    circle(0, 0, size * 1.3, canvas.aura(color, 0.6)) +
    line(spokes(14, 0, size * 0.3, size * 0.8), color, 7) +
    line(spokes(14, 0, size * 0.98, size), light, 13) +
    line(spokes(14, 0.22, size * 0.2, size * 0.5), light, 5) +
    circle(0, 0, size * 0.13, '#fff');
  return (
    place(burst(key[2], key[0], 96), -86, -40) +
    place(burst(third[2], third[0], 74), 108, -92) +
    place(burst(second[2], second[0], 66), 74, 84) +
    place(burst(gold[2], gold[0], 44), -60, 118)
  );
};
