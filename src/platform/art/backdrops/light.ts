import { n, type Canvas } from '../canvas.ts';
import { around, circle, ellipse, line, path, place, rect, scattered } from '../shapes.ts';

/** The whole ground: lit core, dark edges. The core stands at x and y, 0 to 1. */
export const ground = (canvas: Canvas, x = 0.5, y = 0.45): string => {
  const [core, middle, edge, corner] = canvas.colors.ground;
  return rect(0, 0, 640, 640, canvas.radial([[0, core], [38, middle], [74, edge], [100, corner]], x, y, 0.75));
};

/** A halo behind the subject. */
export const halo = (canvas: Canvas, radius = 260, opacity = 0.75, y = 310): string =>
  circle(320, y, radius, canvas.aura(canvas.colors.glow, opacity));

/** A sunburst that fades outwards. */
export const rays = (canvas: Canvas): string => {
  const fade = canvas.radial([[0, canvas.colors.glow, 0.55], [60, canvas.colors.glow, 0.16], [100, canvas.colors.glow, 0]]);
  const count = canvas.random.pick([12, 16, 20]);
  const half = 180 / count / 2.1;
  const angle = (half * Math.PI) / 180;
  const wedges = Array.from({ length: count }, (_, at) => {
    const middle = (2 * Math.PI * at) / count;
    const corner = (turn: number): string =>
      n`${Math.round(320 + 520 * Math.cos(middle + turn))} ${Math.round(310 + 520 * Math.sin(middle + turn))}`;
    return `M320 310L${corner(-angle)}L${corner(angle)}Z`;
  });
  return ground(canvas) + path(wedges.join(''), fade) + halo(canvas, 240, 0.7);
};

/** Soft discs of light out of focus. */
export const bokeh = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const disc = circle(0, 0, 50, canvas.radial([[0, colors.glow, 0.1], [82, colors.glow, 0.22], [96, colors.glow, 0.4], [100, colors.glow, 0]]));
  const spots = Array.from({ length: 13 }, () => {
    const angle = random.between(0, 6.28);
    const radius = random.between(170, 380);
    return [320 + radius * Math.cos(angle), 320 + radius * Math.sin(angle), random.between(0.3, 1.3)] as const;
  });
  return ground(canvas) + halo(canvas, 300, 0.6) + scattered(canvas, disc, spots);
};

/** Folds of a stage curtain with a cone of light. */
export const curtain = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const fold = canvas.linear([[0, key[4]], [35, key[3]], [55, key[2]], [75, key[3]], [100, key[4]]], 0);
  const folds = Array.from({ length: 8 }, (_, at) => rect(at * 80, 0, 81, 640, fold)).join('');
  const swag = line('M-10 60Q80 150 160 60T320 60T480 60T650 60', gold[2], 7) + line('M-10 48Q80 138 160 48T320 48T480 48T650 48', gold[0], 2, 'opacity=".7"');
  return (
    rect(0, 0, 640, 640, key[4]) +
    `<g opacity=".8">${folds}</g>` +
    rect(0, 0, 640, 640, canvas.radial([[0, canvas.colors.glow, 0.6], [50, '#000', 0.1], [100, '#000', 0.72]], 0.5, 0.5, 0.62)) +
    swag +
    path('M320 -40L40 640H600Z', canvas.linear([[0, '#fff', 0.4], [100, '#fff', 0]])) +
    ellipse(320, 580, 300, 60, canvas.aura(canvas.colors.glow, 0.5))
  );
};

/** An engraved medallion of rings and petals behind the subject. */
export const medallion = (canvas: Canvas): string => {
  const { gold, glow } = canvas.colors;
  const petal = path('M0 -285C42 -240 42 -200 0 -160C-42 -200 -42 -240 0 -285Z', glow, 'opacity=".13"') + line('M0 -300C52 -245 52 -200 0 -150C-52 -200 -52 -245 0 -300Z', gold[1], 2, 'opacity=".55"');
  return (
    ground(canvas) +
    halo(canvas, 330, 0.5) +
    place(
      around(canvas, petal, 16) +
        `<g fill="none" stroke="${gold[1]}" opacity=".6"><circle r="225" stroke-width="3"/><circle r="236" stroke-width="1.5"/><circle r="330" stroke-width="2"/><circle r="345" stroke-width="9" stroke-dasharray="3 17" stroke-linecap="round"/></g>`,
      320,
      315,
    ) +
    halo(canvas, 220, 0.65)
  );
};

/** Layers of waves like fish scales, as on old prints. */
export const scales = (canvas: Canvas): string => {
  const { glow } = canvas.colors;
  const scale = `<g fill="none" stroke="${glow}" stroke-width="2.5" opacity=".26"><circle r="40"/><circle r="27"/><circle r="14"/></g>`;
  const id = canvas.define('pattern', ` width="80" height="48" patternUnits="userSpaceOnUse">${place(scale, 40, 48)}${place(scale, 0, 24)}${place(scale, 80, 24)}`);
  return ground(canvas) + rect(0, 0, 640, 640, `url(#${id})`) + halo(canvas, 310, 0.8);
};

/** A row of stripes that run to a vanishing point above. */
export const tent = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  const wedges = Array.from({ length: 9 }, (_, at) => `M320 -60L${-300 + at * 140} 660H${-230 + at * 140}Z`).join('');
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, key[3]], [60, key[2]], [100, key[3]]])) +
    path(wedges, pale[1], 'opacity=".85"') +
    rect(0, 0, 640, 640, canvas.radial([[0, '#fff', 0.75], [42, canvas.colors.glow, 0.35], [70, canvas.colors.ground[1], 0.35], [100, canvas.colors.ground[3], 0.85]], 0.5, 0.48, 0.68))
  );
};
