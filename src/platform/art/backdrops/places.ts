import { n, type Canvas } from '../canvas.ts';
import { circle, ellipse, line, path, place, rect, scattered } from '../shapes.ts';
import { ground, halo } from './light.ts';

const ridge = (canvas: Canvas, base: number, height: number): string => {
  const { random } = canvas;
  let d = `M-20 660V${base}`;
  for (let x = -20; x < 660; ) {
    const step = random.between(70, 150);
    d += n`Q${x + step / 2} ${base - height * random.between(0.5, 1.2)} ${x + step} ${base - height * random.between(-0.2, 0.4)}`;
    x += step;
  }
  return `${d}V660Z`;
};

/** Stars of a night sky. */
export const stars = (canvas: Canvas, count = 34, down = 640): string => {
  const { random } = canvas;
  const dots = Array.from({ length: count }, () => n`M${random.whole(0, 640)} ${random.whole(0, down)}h.1`).join('');
  return line(dots, '#fff', 2.6, 'opacity=".8"') + line(dots.slice(0, Math.floor(dots.length / 3)).replace(/M[^M]*$/, ''), '#fff', 5, 'opacity=".55"');
};

/** Hills at night under a large moon. */
export const hills = (canvas: Canvas): string => {
  const [core, middle, edge, corner] = canvas.colors.ground;
  const x = canvas.random.pick([320, 250, 390]);
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, corner], [40, edge], [72, middle], [100, core]])) +
    stars(canvas, 40, 380) +
    circle(x, 250, 250, canvas.aura(canvas.colors.glow, 0.7)) +
    circle(x, 250, 150, canvas.linear([[0, '#fffdf2'], [100, canvas.colors.glow]])) +
    path(ridge(canvas, 430, 90), core, 'opacity=".55"') +
    path(ridge(canvas, 500, 80), middle, 'opacity=".9"') +
    path(ridge(canvas, 570, 60), edge) +
    halo(canvas, 230, 0.28)
  );
};

/** Snow peaks below bands of northern light. */
export const northernLights = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const [, middle, edge, corner] = colors.ground;
  const band = (y: number, color: string): string =>
    path(
      n`M-20 ${y}C150 ${y - 140} 260 ${y + 90} 400 ${y - 40}S600 ${y - 120} 670 ${y - 20}V${y - 240}C560 ${y - 300} 480 ${y - 200} 380 ${y - 250}S140 ${y - 330} -20 ${y - 240}Z`,
      canvas.linear([[0, color, 0], [55, color, 0.28], [100, color, 0.85]]),
    );
  const peaks = [60, 210, 380, 560].map((x) => [x, 400 + random.between(-20, 60)] as const);
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, corner], [60, edge], [100, middle]])) +
    stars(canvas, 40, 420) +
    band(270, colors.key[2]) +
    band(370, colors.third[1]) +
    band(330, colors.glow) +
    peaks.map(([x, y]) => n`<path d="M${x - 190} 660L${x} ${y}L${x + 190} 660Z" fill="${edge}"/><path d="M${x} ${y}L${x + 54} ${y + 76}L${x + 18} ${y + 62}L${x - 8} ${y + 96}L${x - 44} ${y + 62}Z" fill="#fff" opacity=".85"/>`).join('') +
    halo(canvas, 240, 0.5)
  );
};

/** Under water: shafts of light, bubbles, a sea bed. */
export const water = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const shafts = Array.from({ length: 6 }, () => {
    const x = random.between(40, 600);
    const spread = random.between(18, 50);
    return n`M${x} -20L${x + spread} -20L${x + (x - 320) * 0.7 + spread * 3} 660H${x + (x - 320) * 0.7 - spread * 2}Z`;
  }).join('');
  const bubble = circle(0, 0, 14, '#fff', 'fill-opacity=".12" stroke="#fff" stroke-opacity=".6" stroke-width="2"') + circle(-5, -5, 3, '#fff', 'opacity=".8"');
  const bubbles = Array.from({ length: 14 }, () => [random.whole(20, 620), random.whole(30, 600), random.between(0.3, 1.3)] as const);
  const weed = (x: number, h: number): string => n`M${x} 660C${x - 30} ${640 - h * 0.4} ${x + 36} ${640 - h * 0.6} ${x} ${640 - h}C${x + 52} ${640 - h * 0.5} ${x - 6} ${640 - h * 0.3} ${x + 30} 660Z`;
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, colors.glow], [16, core], [52, middle], [82, edge], [100, corner]])) +
    path(shafts, canvas.linear([[0, '#fff', 0.42], [100, '#fff', 0]])) +
    path(`M-20 660V560Q110 500 220 570T440 560T660 550V660Z`, corner, 'opacity=".75"') +
    path([30, 78, 556, 604].map((x) => weed(x, random.between(90, 230))).join(''), canvas.lit(colors.third), 'opacity=".75"') +
    halo(canvas, 270, 0.42) +
    scattered(canvas, bubble, bubbles)
  );
};

/** Deep space with two clouds of gas. */
export const space = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const [, middle, edge, corner] = colors.ground;
  const cloud = (color: string): string => ellipse(random.between(120, 520), random.between(120, 520), random.between(220, 340), random.between(140, 220), canvas.aura(color, 0.7), n`transform="rotate(${random.between(-40, 40)} 320 320)"`);
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, edge], [100, corner]], 60)) +
    cloud(colors.second[2]) + cloud(middle) + cloud(colors.key[3]) +
    stars(canvas, 60) +
    halo(canvas, 260, 0.5)
  );
};

/** Steps, columns and an arch of a hall. */
export const hall = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const stone = canvas.linear([[0, corner], [40, middle], [60, middle], [100, corner]], 0);
  const column = rect(-34, 60, 68, 600, stone) + rect(-46, 40, 92, 30, middle) + rect(-46, 44, 92, 6, colors.gold[1], 0, 'opacity=".7"') + rect(-42, 74, 84, 4, colors.gold[1], 0, 'opacity=".5"');
  return (
    rect(0, 0, 640, 640, canvas.radial([[0, colors.glow], [35, core], [70, middle], [100, edge]], 0.5, 0.5, 0.6)) +
    path('M-10 -10H650V650H540V300A220 210 0 0 0 100 300V650H-10Z', canvas.linear([[0, edge], [100, corner]])) +
    line('M100 650V300A220 210 0 0 1 540 300V650', colors.gold[2], 7) +
    line('M84 650V300A236 226 0 0 1 556 300V650', colors.gold[0], 2, 'opacity=".6"') +
    place(column, 36, 0) + place(column, 604, 0) +
    path('M-10 560H650V650H-10Z', canvas.linear([[0, middle], [100, corner]])) +
    rect(0, 558, 640, 4, colors.gold[1], 0, 'opacity=".8"') +
    ellipse(320, 600, 300, 46, canvas.aura(colors.glow, 0.6)) +
    halo(canvas, 240, 0.6)
  );
};

/** Trunks and leaves of a deep forest. */
export const grove = (canvas: Canvas): string => {
  const { random, colors } = canvas;
  const [, middle, edge, corner] = colors.ground;
  const trunks = (count: number, width: number): string => Array.from({ length: count }, (_, at) => {
    const x = (640 / count) * (at + random.between(0.1, 0.9));
    return n`M${x} -10h${width}l${width * 0.5} 680h${-width * 2}Z`;
  }).join('');
  const leaf = path('M0 0C30 -30 80 -30 110 0C80 30 30 30 0 0Z', canvas.lit([colors.third[1], colors.third[2], colors.third[3], colors.third[4], corner]));
  const leaves = Array.from({ length: 12 }, (_, at) => {
    const left = at % 2 === 0;
    return [left ? random.between(-30, 30) : random.between(610, 670), random.between(-10, 660), random.between(0.8, 1.4), left ? random.between(-50, 50) : random.between(130, 230)] as const;
  });
  return ground(canvas) + path(trunks(9, 14), middle, 'opacity=".6"') + path(trunks(6, 26), edge, 'opacity=".75"') + halo(canvas, 280, 0.8) + scattered(canvas, leaf, leaves);
};
