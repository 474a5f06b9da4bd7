import { type Canvas, n, fade } from '../../pencils/canvas.ts';
import { path, rect } from '../../pencils/shapes.ts';
import { halo } from '../light/halo.ts';
import { stars } from './stars.ts';

/** Snow peaks below bands of northern light. */
export const northernLights = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const [, middle, edge, corner] = colors.ground;
  const band = (y: number, color: string): string =>
    path(
      n`M-20 ${y}C150 ${y - 140} 260 ${y + 90} 400 ${y - 40}S600 ${y - 120} 670 ${y - 20}V${y - 240}C560 ${y - 300} 480 ${y - 200} 380 ${y - 250}S140 ${y - 330} -20 ${y - 240}Z`,
      canvas.linear([0, fade(color, 0), 55, fade(color, 0.28), 100, fade(color, 0.85)]),
    );
  const peaks = [60, 210, 380, 560].map((x) => [x, 400 + random.between(-20, 60)] as const);
  return (
    rect(0, 0, 640, 640, canvas.linear([0, corner, 60, edge, 100, middle])) +
    stars(canvas, 40, 420) +
    band(270, colors.key[2]) +
    band(370, colors.third[1]) +
    band(330, colors.glow) +
    peaks
      .map(
        ([x, y]) =>
          n`<path d="M${x - 190} 660L${x} ${y}L${x + 190} 660Z" fill="${edge}"/><path d="M${x} ${y}L${x + 54} ${y + 76}L${x + 18} ${y + 62}L${x - 8} ${y + 96}L${x - 44} ${y + 62}Z" fill="#fff" opacity=".85"/>`,
      )
      .join('') +
    halo(canvas, 240, 0.5)
  );
};
