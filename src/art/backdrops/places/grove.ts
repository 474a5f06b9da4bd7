import { type Canvas, n } from '../../pencils/canvas.ts';
import { path, scattered } from '../../pencils/shapes.ts';
import { ground } from '../light/ground.ts';
import { halo } from '../light/halo.ts';

/** Trunks and leaves of a deep forest. */
export const grove = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const [, middle, edge, corner] = colors.ground;
  const trunks = (count: number, width: number): string =>
    Array.from({ length: count }, (_, at) => {
      const x = (640 / count) * (at + random.between(0.1, 0.9));
      return n`M${x} -10h${width}l${width * 0.5} 680h${-width * 2}Z`;
    }).join('');
  const leaf = path(
    'M0 0C30 -30 80 -30 110 0C80 30 30 30 0 0Z',
    canvas.lit([colors.third[1], colors.third[2], colors.third[3], colors.third[4], corner]),
  );
  const leaves = Array.from({ length: 12 }, (_, at) => {
    const left = at % 2 === 0;
    return [
      left ? random.between(-30, 30) : random.between(610, 670),
      random.between(-10, 660),
      random.between(0.8, 1.4),
      left ? random.between(-50, 50) : random.between(130, 230),
    ] as const;
  });
  return (
    ground(canvas) +
    path(trunks(9, 14), middle, 'opacity=".6"') +
    path(trunks(6, 26), edge, 'opacity=".75"') +
    halo(canvas, 280, 0.8) +
    scattered(canvas, leaf, leaves)
  );
};
