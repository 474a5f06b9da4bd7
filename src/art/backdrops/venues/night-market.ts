import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, ellipse, line, path, rect } from '../../pencils/shapes.ts';
import { ground } from '../light/ground.ts';
import { halo } from '../light/halo.ts';

/** Strings of lanterns over a street at night. */
export const nightMarket = (canvas: Canvas): string => {
  const { colors, random } = canvas;
  const lantern =
    circle(0, 0, 60, canvas.aura('#ffb648', 0.7)) +
    ellipse(0, 0, 20, 24, canvas.radial([0, '#fff3b8', 50, '#ff9a3c', 100, '#c62d1f'])) +
    rect(-9, -27, 18, 5, '#5a1a10') +
    rect(-9, 22, 18, 5, '#5a1a10');
  const strings = [60, 150].map(
    (y, row) =>
      line(`M-20 ${y}Q320 ${y + 130} 660 ${y - 20}`, colors.ink, 3) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((at) => {
          const t = (at + 0.5 + row * 0.3) / 7.4;
          const yAt = (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + 130) + t * t * (y - 20);
          return [-20 + 680 * t, yAt + 30, random.between(0.75, 1.05)] as const;
        })
        .map(
          ([x, top, scale]) =>
            `<use href="#${canvas.define('g', `>${lantern}`)}" transform="${n`translate(${x} ${top})`} scale(${Math.round(scale * 100) / 100})"/>`,
        )
        .join(''),
  );
  const roofs = [40, 190, 460, 610]
    .map(
      (x) =>
        n`M${x - 110} 470Q${x - 60} 440 ${x} 390Q${x + 60} 440 ${x + 110} 470L${x + 80} 468V660H${x - 80}V468Z`,
    )
    .join('');
  return (
    ground(canvas, 0.5, 0.65) +
    path(roofs, colors.ground[3], 'opacity=".8"') +
    strings.join('') +
    halo(canvas, 250, 0.6, 360) +
    ellipse(320, 610, 330, 60, canvas.aura('#ffb648', 0.5))
  );
};
