import { type Canvas, n, fade } from '../../pencils/canvas.ts';
import { circle, path, rect, scattered } from '../../pencils/shapes.ts';
import { halo } from '../light/halo.ts';

/** Under water: shafts of light, bubbles, a sea bed. */
export const water = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const shafts = Array.from({ length: 6 }, () => {
    const x = random.between(40, 600);
    const spread = random.between(18, 50);
    return n`M${x} -20L${x + spread} -20L${x + (x - 320) * 0.7 + spread * 3} 660H${x + (x - 320) * 0.7 - spread * 2}Z`;
  }).join('');
  const bubble =
    circle(
      0,
      0,
      14,
      '#fff',
      'fill-opacity=".12" stroke="#fff" stroke-opacity=".6" stroke-width="2"',
    ) + circle(-5, -5, 3, '#fff', 'opacity=".8"');
  const bubbles = Array.from(
    { length: 14 },
    () => [random.whole(20, 620), random.whole(30, 600), random.between(0.3, 1.3)] as const,
  );
  const weed = (x: number, h: number): string =>
    n`M${x} 660C${x - 30} ${640 - h * 0.4} ${x + 36} ${640 - h * 0.6} ${x} ${640 - h}C${x + 52} ${640 - h * 0.5} ${x - 6} ${640 - h * 0.3} ${x + 30} 660Z`;
  return (
    rect(
      0,
      0,
      640,
      640,
      canvas.linear([0, colors.glow, 16, core, 52, middle, 82, edge, 100, corner]),
    ) +
    path(shafts, canvas.linear([0, fade('#fff', 0.42), 100, fade('#fff', 0)])) +
    path(`M-20 660V560Q110 500 220 570T440 560T660 550V660Z`, corner, 'opacity=".75"') +
    path(
      [30, 78, 556, 604].map((x) => weed(x, random.between(90, 230))).join(''),
      canvas.lit(colors.third),
      'opacity=".75"',
    ) +
    halo(canvas, 270, 0.42) +
    scattered(canvas, bubble, bubbles)
  );
};
