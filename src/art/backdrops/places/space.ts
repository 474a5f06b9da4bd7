import { type Canvas, n } from '../../pencils/canvas.ts';
import { ellipse, rect } from '../../pencils/shapes.ts';
import { halo } from '../light/halo.ts';
import { stars } from './stars.ts';

/** Deep space with two clouds of gas. */
export const space = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const [, middle, edge, corner] = colors.ground;
  const cloud = (color: string): string =>
    ellipse(
      random.between(120, 520),
      random.between(120, 520),
      random.between(220, 340),
      random.between(140, 220),
      canvas.aura(color, 0.7),
      n`transform="rotate(${random.between(-40, 40)} 320 320)"`,
    );
  return (
    rect(0, 0, 640, 640, canvas.linear([0, edge, 100, corner], 60)) +
    cloud(colors.second[2]) +
    cloud(middle) +
    cloud(colors.key[3]) +
    stars(canvas, 60) +
    halo(canvas, 260, 0.5)
  );
};
