import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, path, rect } from '../../pencils/shapes.ts';
import { halo } from '../light/halo.ts';
import { stars } from './stars.ts';

const ridge = (canvas: Canvas, base: number, height: number): string => {
  const { random } = canvas;
  let d = `M-20 660V${base}`;
  for (let x = -20; x < 660;) {
    const step = random.between(70, 150);
    d += n`Q${x + step / 2} ${base - height * random.between(0.5, 1.2)} ${x + step} ${base - height * random.between(-0.2, 0.4)}`;
    x += step;
  }
  return `${d}V660Z`;
};

/** Hills at night under a large moon. */
export const hills = (canvas: Canvas): string => {
  const [core, middle, edge, corner] = canvas.colors.ground;
  const x = canvas.random.pick([320, 250, 390]);
  return (
    rect(0, 0, 640, 640, canvas.linear([0, corner, 40, edge, 72, middle, 100, core])) +
    stars(canvas, 40, 380) +
    circle(x, 250, 250, canvas.aura(canvas.colors.glow, 0.7)) +
    circle(x, 250, 150, canvas.linear([0, '#fffdf2', 100, canvas.colors.glow])) +
    path(ridge(canvas, 430, 90), core, 'opacity=".55"') +
    path(ridge(canvas, 500, 80), middle, 'opacity=".9"') +
    path(ridge(canvas, 570, 60), edge) +
    halo(canvas, 230, 0.28)
  );
};
