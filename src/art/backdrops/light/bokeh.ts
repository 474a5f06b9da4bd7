import { type Canvas, fade } from '../../pencils/canvas.ts';
import { circle, scattered } from '../../pencils/shapes.ts';
import { ground } from './ground.ts';
import { halo } from './halo.ts';

/** Soft discs of light out of focus. */
export const bokeh = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const disc = circle(
    0,
    0,
    50,
    canvas.radial([
      0,
      fade(colors.glow, 0.1),
      82,
      fade(colors.glow, 0.22),
      96,
      fade(colors.glow, 0.4),
      100,
      fade(colors.glow, 0),
    ]),
  );
  const spots = Array.from({ length: 13 }, () => {
    const angle = random.between(0, 6.28);
    const radius = random.between(170, 380);
    return [
      320 + radius * Math.cos(angle),
      320 + radius * Math.sin(angle),
      random.between(0.3, 1.3),
    ] as const;
  });
  return ground(canvas) + halo(canvas, 300, 0.6) + scattered(canvas, disc, spots);
};
