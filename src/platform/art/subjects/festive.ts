import { n, type Canvas } from '../canvas.ts';
import { around, ball, circle, ellipse, glint, line, mirrored, path, place, points, rect, scattered } from '../shapes.ts';
import { stone } from './jewels.ts';

export const lantern = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const ribs = [0, 34, 66, 92].map((rx) => n`<ellipse cx="0" cy="0" rx="${rx}" ry="104"/>`).join('');
  const body =
    circle(0, 0, 190, canvas.aura(canvas.colors.glow, 0.7)) +
    line('M0 -190V-120', gold[3], 5) +
    ellipse(0, 0, 118, 104, canvas.radial([[0, '#fffbe0'], [28, key[1]], [66, key[2]], [100, key[4]]])) +
    `<g fill="none" stroke="${key[4]}" stroke-width="3" opacity=".5">${ribs}</g>` +
    path('M-58 -92H58L48 -118H-48Z M-58 92H58L48 118H-48Z', canvas.metal(gold, 0)) +
    path(points(4, 40, 15), gold[1], 'opacity=".9"') + circle(0, 0, 54, 'none', n`stroke="${gold[1]}" stroke-width="5" opacity=".8"`) +
    path('M-18 118H18L12 150H-12Z', gold[2]) + line('M-10 150V196M0 150V206M10 150V196', key[2], 5) +
    path('M-84 -50C-70 -80 -46 -92 -34 -92C-60 -60 -66 -20 -62 20C-84 0 -90 -26 -84 -50Z', '#fff', 'opacity=".35"');
  const trio = canvas.random.chance(0.5);
  const id = canvas.define('g', `>${body}`);
  return trio
    ? `<use href="#${id}" transform="translate(-120 -46) scale(.6)"/><use href="#${id}" transform="translate(124 -60) scale(.55)"/><use href="#${id}" transform="translate(0 26) scale(.92)"/>`
    : `<use href="#${id}"/>`;
};

export const drum = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  const studs = around(canvas, circle(0, -128, 8, gold[1]), 20);
  return (
    path('M-120 40L-160 180H-120L-60 70Z M120 40L160 180H120L60 70Z', canvas.lit(canvas.colors.dark)) +
    circle(0, 8, 152, key[4]) + circle(0, 0, 148, canvas.metal(key, 90)) + studs +
    circle(0, 0, 112, canvas.radial([[0, '#fffdf4'], [70, '#f2e2bf'], [100, '#c9a873']])) +
    circle(0, 0, 84, 'none', n`stroke="${key[3]}" stroke-width="7"`) +
    around(canvas, path('M0 -76C30 -66 34 -28 0 -14C14 -34 10 -52 0 -76Z', key[2]), 3) + circle(0, 0, 12, gold[2]) +
    line('M-170 -150L-30 -40M170 -150L30 -40', '#8a5526', 15) + line('M-170 -153L-30 -43M170 -153L30 -43', '#d9a05c', 4) +
    circle(-26, -37, 16, pale[1]) + circle(26, -37, 16, pale[1]) + line('M-150 30L-184 10M150 30L184 10', gold[1], 6)
  );
};

export const fan = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  const blades = Array.from({ length: 13 }, (_, at) => n`<path d="M0 120L-20 -150Q0 -172 20 -150Z" fill="${at % 2 ? key[1] : key[2]}" stroke="${key[4]}" stroke-width="1.5" transform="rotate(${(at - 6) * 11.5} 0 120)"/>`).join('');
  const tips = Array.from({ length: 13 }, (_, at) => n`<path d="M-18 -128Q0 -140 18 -128L20 -150Q0 -172 -20 -150Z" fill="${gold[at % 2 ? 1 : 2]}" transform="rotate(${(at - 6) * 11.5} 0 120)"/>`).join('');
  const blossom = around(canvas, ellipse(0, -17, 11, 16, pale[0], n`stroke="${key[3]}" stroke-width="1.5"`), 5) + circle(0, 0, 7, gold[1]);
  return (
    blades + tips + line('M-150 40C-80 -30 -40 20 10 -40S90 -60 140 -50', '#5b3318', 7) +
    scattered(canvas, blossom, [[-104, 4, 1.2], [-40, -12, 0.9], [20, -50, 1.5], [92, -62, 1.1], [132, -46, 0.8]]) +
    path('M-16 160L-12 70H12L16 160Q0 186 -16 160Z', canvas.metal(gold, 0)) + circle(0, 120, 14, gold[1]) + line('M0 170C-10 190 20 196 6 214', key[2], 7)
  );
};

export const umbrella = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  const panel = path('M0 -4L-62 -150Q0 -182 62 -150Z', canvas.lit(key)) + line('M0 0L62 -150', gold[1], 3) + path('M-54 -132Q0 -162 54 -132L62 -150Q0 -182 -62 -150Z', gold[2]);
  const petal = ellipse(0, -78, 13, 24, pale[0], 'opacity=".85"');
  return place(`<g transform="scale(1 .86)">${around(canvas, panel, 8)}${around(canvas, petal, 8)}${around(canvas, ellipse(0, -112, 7, 12, key[4], 'opacity=".55"'), 16, 11)}${circle(0, 0, 30, canvas.metal())}${ball(canvas, 0, 0, 16, key)}</g>`, 0, 0, 1.02, -12);
};

export const kite = (canvas: Canvas): string => {
  const { key, gold, second, third } = canvas.colors;
  const bow = path('M0 0L-26 -14V14Z M0 0L26 -14V14Z', canvas.lit(second));
  return place(
    line('M0 130C-30 170 40 190 0 240', gold[1], 4) + scattered(canvas, bow, [[-8, 158, 0.9], [14, 190, 0.8]]) +
      path('M0 -180L130 -40L0 140L-130 -40Z', canvas.lit(key)) + path('M0 -180L-130 -40H0Z', key[0], 'opacity=".55"') + path('M0 -40H130L0 140Z', key[4], 'opacity=".4"') +
      path('M0 -120L80 -40L0 70L-80 -40Z', canvas.lit(third)) + path('M0 -120L-80 -40H0Z', '#fff', 'opacity=".3"') +
      line('M0 -180V140M-130 -40H130', gold[3], 5) + circle(0, -40, 26, canvas.metal()) + ball(canvas, 0, -40, 15, second) + line('M-130 -40L-160 -6M130 -40L160 -6', second[1], 8),
    10, -16, 1, 18,
  );
};

export const fireworks = (canvas: Canvas): string => {
  const { key, second, third, gold } = canvas.colors;
  const spokes = (count: number, from: number, near: number, far: number): string =>
    Array.from({ length: count }, (_, at) => {
      const angle = from + (at * 2 * Math.PI) / count;
      return n`M${near * Math.cos(angle)} ${near * Math.sin(angle)}L${far * Math.cos(angle)} ${far * Math.sin(angle)}`;
    }).join('');
  const burst = (color: string, light: string, size: number): string =>
    circle(0, 0, size * 1.3, canvas.aura(color, 0.6)) +
    line(spokes(14, 0, size * 0.3, size * 0.8), color, 7) +
    line(spokes(14, 0, size * 0.98, size), light, 13) +
    line(spokes(14, 0.22, size * 0.2, size * 0.5), light, 5) +
    circle(0, 0, size * 0.13, '#fff');
  return place(burst(key[2], key[0], 96), -86, -40) + place(burst(third[2], third[0], 74), 108, -92) + place(burst(second[2], second[0], 66), 74, 84) + place(burst(gold[2], gold[0], 44), -60, 118);
};

export const carnival = (canvas: Canvas): string => {
  const { key, pale, gold, second } = canvas.colors;
  const spoke = line('M0 0V-116', gold[2], 5) + path('M-18 -120H18L13 -94H-13Z', canvas.lit(key)) + path('M-20 -120Q0 -142 20 -120Z', second[1]);
  const roof = Array.from({ length: 6 }, (_, at) => `<path d="M0 20L${-132 + at * 44} 110H${-88 + at * 44}Z" fill="${at % 2 ? pale[0] : key[2]}"/>`).join('');
  return (
    place(around(canvas, spoke, 10) + `<circle r="116" fill="none" stroke="${canvas.metal()}" stroke-width="9"/><circle r="70" fill="none" stroke="${gold[1]}" stroke-width="4"/>` + circle(0, 0, 18, canvas.metal()), 0, -48) +
    path('M-8 -40L-84 180H-60L0 0L60 180H84L8 -40Z', canvas.metal(gold, 0)) +
    place(roof + path('M-124 110H124V190H-124Z', canvas.lit(key)) + path('M-50 110H50L30 190H-30Z', canvas.colors.ink, 'opacity=".7"') + path('M-132 110q11 20 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0V100H-132Z', gold[1]) + path('M0 20V-14L30 -4L0 6', second[1], n`stroke="${gold[3]}" stroke-width="3"`), 0, 0)
  );
};

export const mask = (canvas: Canvas): string => {
  const { key, gold, second } = canvas.colors;
  const half = path('M0 -100C50 -110 120 -130 176 -84C170 -10 130 60 74 62C40 62 20 40 0 10Z', canvas.lit(key, 70)) + path('M0 -100C50 -110 120 -130 176 -84C172 -40 156 -4 134 24C150 -30 120 -90 0 -76Z', key[0], 'opacity=".4"') +
    path('M34 -30C60 -60 108 -60 128 -40C112 -8 60 4 34 -30Z', canvas.colors.ink) + line('M34 -30C60 -60 108 -60 128 -40C112 -8 60 4 34 -30Z', canvas.metal(), 8) +
    line('M0 -100C50 -110 120 -130 176 -84C170 -10 130 60 74 62C40 62 20 40 0 10', canvas.metal(), 7) + scattered(canvas, ball(canvas, 0, 0, 7, canvas.colors.pale), [[60, -84], [92, -88], [124, -84], [150, -68]]) + line('M80 30C100 20 118 6 126 -8', gold[1], 4) + line('M36 24C60 40 80 40 92 34', gold[1], 4);
  const plume = path('M0 -90C-30 -150 -20 -200 0 -214C20 -200 30 -150 0 -90Z', canvas.lit(second)) + line('M0 -92V-204', second[0], 3);
  return Array.from({ length: 7 }, (_, at) => n`<use href="#${canvas.define('g', `>${plume}`)}" transform="rotate(${(at - 3) * 21} 0 -30)"/>`).join('') + mirrored(canvas, half) + place(stone(canvas, second, 34, 8), 0, -92) + path(points(4, 20, 8), gold[0], 'transform="translate(0 -30)"') + line('M-120 60C-160 110 -140 150 -150 190M120 60C160 110 140 150 150 190', second[1], 8);
};

export const teapot = (canvas: Canvas): string =>
  line('M104 -30C190 -60 190 80 96 84', canvas.metal(canvas.colors.key), 24) +
  path('M-100 20C-150 10 -146 -50 -184 -64L-170 -84C-120 -76 -120 -30 -84 -34Z', canvas.lit(canvas.colors.key)) +
  path('M0 -92C96 -92 130 -20 124 40C118 110 60 130 0 130S-118 110 -124 40C-130 -20 -96 -92 0 -92Z', canvas.radial([[0, canvas.colors.key[0]], [30, canvas.colors.key[1]], [65, canvas.colors.key[2]], [100, canvas.colors.key[4]]], 0.35, 0.3, 0.8)) +
  around(canvas, ellipse(0, -34, 15, 27, canvas.colors.pale[0], 'opacity=".9"'), 6) + circle(0, 0, 13, canvas.colors.gold[1]) +
  path('M-80 -82Q0 -120 80 -82Q0 -58 -80 -82Z', canvas.metal()) + ball(canvas, 0, -118, 18, canvas.colors.gold) + path('M-70 126H70L56 148H-56Z', canvas.metal()) +
  line('M-186 -96C-210 -126 -166 -140 -190 -176M-160 -108C-150 -130 -176 -140 -160 -166', '#fff', 7, 'opacity=".55"') + path(glint(34), '#fff', 'transform="translate(-60 -46)"');
