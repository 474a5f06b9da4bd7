import { type Canvas, n, fade } from '../../pencils/canvas.ts';
import { path } from '../../pencils/shapes.ts';
import { ground } from './ground.ts';
import { halo } from './halo.ts';

/** A sunburst that fades outwards. */
export const rays = (canvas: Canvas): string => {
  const shine = canvas.radial([
    0,
    fade(canvas.colors.glow, 0.55),
    60,
    fade(canvas.colors.glow, 0.16),
    100,
    fade(canvas.colors.glow, 0),
  ]);
  const count = canvas.random.pick([12, 16, 20]);
  const half = 180 / count / 2.1;
  const angle = (half * Math.PI) / 180;
  const wedges = Array.from({ length: count }, (_, at) => {
    const middle = (2 * Math.PI * at) / count;
    const corner = (turn: number): string =>
      n`${Math.round(320 + 520 * Math.cos(middle + turn))} ${Math.round(310 + 520 * Math.sin(middle + turn))}`;
    return `M320 310L${corner(-angle)}L${corner(angle)}Z`;
  });
  return ground(canvas) + path(wedges.join(''), shine) + halo(canvas, 240, 0.7);
};
