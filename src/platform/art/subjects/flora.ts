import { n, type Canvas } from '../canvas.ts';
import { leafTone } from '../palette.ts';
import { around, ball, circle, ellipse, glint, line, mirrored, path, place, rect, scattered } from '../shapes.ts';

const petal = (canvas: Canvas, length: number, width: number, tips: boolean): string => {
  const tone = canvas.colors.key;
  const d = n`M0 0C${-width} ${-length * 0.3} ${-width * 0.9} ${-length * 0.75} 0 ${-length}C${width * 0.9} ${-length * 0.75} ${width} ${-length * 0.3} 0 0Z`;
  return path(d, canvas.linear([[0, tips ? tone[2] : tone[1]], [40, tone[1]], [100, tone[0]]])) + line(d, tone[3], 2, 'opacity=".5"') + line(n`M0 ${-length * 0.1}V${-length * 0.82}`, tone[3], 2, 'opacity=".35"');
};

const fanned = (canvas: Canvas, content: string, turns: readonly number[]): string => {
  const id = canvas.define('g', `>${content}`);
  return turns.map((turn) => n`<use href="#${id}" transform="rotate(${turn})"/>`).join('');
};

export const lotus = (canvas: Canvas): string => {
  const { gold, third } = canvas.colors;
  const [large, middle, small] = [petal(canvas, 208, 56, true), petal(canvas, 178, 54, true), petal(canvas, 138, 44, true)];
  const leaf = ellipse(0, 0, 150, 34, canvas.lit(leafTone));
  return (
    place(leaf, -40, 128) + place(leaf, 66, 140, 0.9) + ellipse(0, 150, 190, 26, canvas.aura(third[1], 0.4)) +
    place(fanned(canvas, large, [-72, 72, -48, 48, -24, 24, 0]), 0, 110) + place(fanned(canvas, middle, [-62, 62, -36, 36, -13, 13]), 0, 118) + place(fanned(canvas, small, [-84, 84, -46, 46, 0]), 0, 126) +
    circle(0, 10, 90, canvas.aura('#fff6cf', 0.75)) + scattered(canvas, circle(0, 0, 6, gold[1]), [[-16, 30], [0, 22], [16, 30], [-8, 40], [8, 40]])
  );
};

export const flower = (canvas: Canvas): string =>
  line('M0 40C-20 110 20 140 -10 196', '#3f8f55', 12) + place(path('M0 0C50 -50 110 -40 130 0C90 20 40 24 0 0Z', '#3f9f5c'), 0, 130) +
  place(around(canvas, petal(canvas, 150, 66, true), 3, 60) + around(canvas, petal(canvas, 132, 74, false), 3, 0) + path('M0 -6C-44 14 -40 64 0 84C40 64 44 14 0 -6Z', canvas.lit(canvas.colors.third)) + scattered(canvas, circle(0, 0, 5, canvas.colors.key[3]), [[-12, 30], [12, 30], [0, 44], [-8, 58], [8, 58]]) + circle(0, 0, 20, canvas.round(canvas.colors.gold)), 0, -30);

export const tree = (canvas: Canvas): string => {
  const { third, key, gold, random } = { ...canvas.colors, random: canvas.random };
  const cloud = (tone: readonly string[], x: number, y: number, r: number): string => circle(x, y, r, canvas.radial([[0, tone[1] ?? ''], [60, tone[2] ?? ''], [100, tone[3] ?? '']], 0.4, 0.25, 0.7));
  const fruits = Array.from({ length: 9 }, () => [random.between(-120, 120), random.between(-130, 20), random.between(0.7, 1.1)] as const);
  return (
    path('M-22 0C-20 80 -40 140 -84 180H84C40 140 20 80 22 0Z', canvas.linear([[0, '#3f2412'], [50, '#9a6233'], [100, '#4a2a14']], 0)) + line('M0 90C-40 40 -70 30 -90 0M0 70C40 30 60 20 90 -10', '#7a4a24', 16) +
    cloud(key, -92, -10, 78) + cloud(key, 96, -16, 76) + cloud(key, -50, -84, 82) + cloud(key, 56, -90, 84) + cloud(key, 0, -30, 96) +
    scattered(canvas, circle(0, 0, 34, canvas.aura(gold[1], 0.7)) + ball(canvas, 0, 0, 16, third), fruits)
  );
};

export const mushroom = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  const one = path('M-40 20C-36 90 -60 140 -52 164Q0 190 52 164C60 140 36 90 40 20Z', canvas.linear([[0, '#e3cfa9'], [40, '#fff8e6'], [100, '#c8a678']], 0)) + ellipse(0, 34, 118, 24, '#7a4b33') +
    path('M-150 34C-150 -70 -80 -140 0 -140S150 -70 150 34C90 62 -90 62 -150 34Z', canvas.radial([[0, key[0]], [25, key[1]], [60, key[2]], [100, key[4]]], 0.36, 0.2, 0.9)) + scattered(canvas, ellipse(0, 0, 26, 22, pale[0]), [[-84, -24], [-10, -78, 1.2], [66, -28, 1.3], [8, 14, 0.8], [112, 20, 0.6], [-124, 22, 0.5]]) + path('M-110 -50C-90 -96 -56 -116 -30 -122C-70 -90 -84 -70 -94 -36Z', '#fff', 'opacity=".5"');
  const id = canvas.define('g', `>${one}`);
  return `<use href="#${id}" transform="translate(112 66) scale(.55) rotate(14)"/><use href="#${id}" transform="translate(-122 88) scale(.42) rotate(-12)"/><use href="#${id}"/>`;
};

export const chilli = (canvas: Canvas): string => {
  const { key } = canvas.colors;
  const one = path('M-34 -110C20 -130 60 -100 58 -40C56 60 0 140 -110 176C-60 100 -60 40 -60 -40C-60 -80 -54 -100 -34 -110Z', canvas.linear([[0, key[4]], [35, key[2]], [55, key[1]], [75, key[2]], [100, key[3]]], 15)) + path('M-26 -90C-44 -40 -34 40 -66 110C-20 40 -8 -40 -8 -94Z', '#fff', 'opacity=".45"') + path('M-52 -96C-30 -130 40 -132 58 -84C30 -96 14 -84 2 -90C-18 -78 -30 -92 -52 -96Z', '#4fae4a') + line('M4 -116C8 -150 34 -164 60 -160', '#3b8f3c', 13);
  const id = canvas.define('g', `>${one}`);
  return ellipse(0, 30, 170, 150, canvas.aura('#ff8a2a', 0.7)) + `<use href="#${id}" transform="translate(76 20) rotate(-38) scale(.86)"/><use href="#${id}" transform="translate(-14 -6) rotate(16)"/>` + path(glint(30), '#fff', 'transform="translate(-40 -60)"');
};

export const cherry = (canvas: Canvas): string =>
  line('M-70 60C-70 -40 0 -110 60 -150M86 80C90 -20 80 -90 60 -150', '#4f8f3d', 11) + path('M60 -150C90 -196 150 -196 186 -160C150 -120 96 -120 60 -150Z', canvas.lit(leafTone)) + line('M64 -150C100 -160 140 -164 176 -160', '#d6f7bd', 3) + ball(canvas, -72, 84, 84, canvas.colors.key) + ball(canvas, 86, 104, 76, canvas.colors.key);

export const fruit = (canvas: Canvas): string => {
  const leaf = path('M0 0C30 -44 86 -44 110 -16C80 16 30 22 0 0Z', '#4caf57') + line('M4 -2C40 -16 70 -20 100 -16', '#bff0a8', 3);
  const wedge = path('M-110 0A110 110 0 0 0 110 0Z', '#2e9e4f') + path('M-98 0A98 98 0 0 0 98 0Z', '#eaffd0') + path('M-88 0A88 88 0 0 0 88 0Z', canvas.linear([[0, '#ff5a67'], [100, '#e02144']])) + scattered(canvas, ellipse(0, 0, 5, 9, '#32131a'), [[-48, 22], [-20, 46], [14, 52], [44, 26], [0, 18]]);
  const grapes = scattered(canvas, ball(canvas, 0, 0, 27, canvas.colors.second), [[-40, 0], [0, 0], [40, 0], [-20, 36], [20, 36], [0, 70]]);
  const orange = ball(canvas, 0, 0, 78, ['#fff2c2', '#ffc85a', '#ff9d1e', '#d96a0a', '#8f3c06']) + place(leaf, -6, -70, 0.7, -20);
  return place(grapes, 104, -86) + place(leaf, 96, -112, 0.7, -30) + place(orange, -84, -74) + ball(canvas, 104, 82, 62, canvas.colors.key) + line('M104 26C100 -4 120 -22 136 -30', '#4f8f3d', 8) + place(wedge, -46, 48, 1.12, -8) + path(glint(30), '#fff', 'transform="translate(-118 -116)"');
};

export const butterfly = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const half = path('M6 -20C40 -130 130 -180 176 -130C200 -90 150 0 20 20Z', canvas.radial([[0, key[0]], [40, key[1]], [75, key[2]], [100, key[4]]], 0.1, 0.8, 1)) + path('M10 20C90 10 150 40 138 96C124 150 50 150 10 50Z', canvas.radial([[0, second[0]], [50, second[2]], [100, second[4]]], 0.1, 0.2, 1)) + line('M6 -20C40 -130 130 -180 176 -130C200 -90 150 0 20 20M10 20C90 10 150 40 138 96C124 150 50 150 10 50', canvas.colors.ink, 7, 'opacity=".7"') +
    path('M30 -30C60 -90 110 -120 140 -108C140 -70 90 -20 30 -10Z', pale[0], 'opacity=".45"') + scattered(canvas, circle(0, 0, 12, third[1]), [[150, -96, 1.2], [128, -50, 0.9], [96, -16, 0.6], [110, 84, 1], [70, 104, 0.7]]) + line('M4 -60C10 -110 30 -140 52 -150', canvas.colors.ink, 5) + circle(53, -151, 8, third[2]);
  return mirrored(canvas, half) + path('M0 -70C16 -60 14 90 0 124C-14 90 -16 -60 0 -70Z', canvas.lit(canvas.colors.dark)) + rect(-3, -50, 6, 130, third[1], 3, 'opacity=".6"');
};
