import { n, type Canvas } from '../canvas.ts';
import { steelTone, woodTone, type Tone } from '../palette.ts';
import { around, ball, circle, ellipse, glint, line, path, place, points, polygon, rect, scattered } from '../shapes.ts';

const white: Tone = ['#ffffff', '#f6f7fb', '#e2e6ef', '#aab2c5', '#667089'];
const shade = (canvas: Canvas, r: number): string => circle(0, 0, r, canvas.radial([[0, '#fff', 0.5], [38, '#fff', 0], [72, '#000', 0.06], [100, '#000', 0.55]], 0.35, 0.28, 0.75));
const trail = (canvas: Canvas): string => path('M-60 60C-130 120 -180 150 -230 230C-150 190 -60 160 30 110Z', canvas.linear([[0, canvas.colors.third[1], 0.85], [100, canvas.colors.third[2], 0]], 130));
const clip = (canvas: Canvas, r: number, inside: string): string => `<g clip-path="url(#${canvas.define('clipPath', n`><circle r="${r}"/>`)})">${inside}</g>`;

export const football = (canvas: Canvas): string => {
  const patch = path(polygon(5, 46), '#1c2033');
  const seams = around(canvas, line('M0 -46V-92', '#1c2033', 5) + place(path(polygon(5, 50, 90), '#1c2033'), 0, -138), 5);
  return trail(canvas) + place(circle(0, 0, 140, canvas.round(white)) + clip(canvas, 140, patch + seams) + shade(canvas, 140), 20, -20, 1, 14);
};

export const basketball = (canvas: Canvas): string => {
  const orange: Tone = ['#ffe0b0', '#ffb35c', '#f2812a', '#bf4f12', '#6b2606'];
  return trail(canvas) + place(circle(0, 0, 142, canvas.round(orange)) + clip(canvas, 142, line('M-150 0H150M0 -150V150M-104 -110C-40 -50 -40 50 -104 110M104 -110C40 -50 40 50 104 110', '#3a1708', 7)) + shade(canvas, 142), 14, -20, 1, 22);
};

export const tennis = (canvas: Canvas): string => {
  const lime: Tone = ['#fbffd0', '#e6f76a', '#c3e02e', '#86a516', '#475c06'];
  const racket = ellipse(0, -60, 92, 112, 'none', `stroke="${canvas.metal(canvas.colors.key)}" stroke-width="19"`) + line('M-60 -130V10M-30 -156V36M0 -164V44M30 -156V36M60 -130V10M-80 -110H80M-84 -70H84M-84 -30H84M-70 10H70', '#fff', 2.5, 'opacity=".75"') + path('M-46 38L-12 110H12L46 38', 'none', n`stroke="${canvas.colors.key[3]}" stroke-width="15"`) + rect(-15, 100, 30, 110, canvas.lit(canvas.colors.dark), 9);
  return place(racket, -34, -10, 1, 28) + place(circle(0, 0, 74, canvas.round(lime)) + clip(canvas, 74, line('M-80 -30C-20 -40 30 20 20 84M84 -10C30 -20 -10 -50 -6 -90', '#fff', 8)) + shade(canvas, 74), 88, 70);
};

export const shuttlecock = (canvas: Canvas): string => {
  const feathers = Array.from({ length: 9 }, (_, at) => n`<path d="M0 60C-22 -20 -26 -90 0 -150C26 -90 22 -20 0 60Z" fill="${at % 2 ? '#ffffff' : '#dfe5f0'}" stroke="#aab4c8" stroke-width="2" transform="rotate(${(at - 4) * 9} 0 140)"/>`).join('');
  return line('M-190 150L-120 92M-200 90L-140 60M-140 190L-96 130', '#fff', 8, 'opacity=".6"') + place(feathers + line('M-66 -40Q0 -10 66 -40M-50 10Q0 34 50 10', canvas.colors.key[2], 6) + path('M-44 60Q0 40 44 60L40 96C40 140 -40 140 -40 96Z', canvas.lit(white)) + path('M-45 60Q0 40 45 60L43 78Q0 58 -43 78Z', canvas.lit(canvas.colors.key)), 10, -20, 1.05, 222);
};

export const volleyball = (canvas: Canvas): string => {
  const { key, third } = canvas.colors;
  const panels = around(canvas, path('M0 0C60 -40 70 -110 30 -150L150 -150L150 0C110 40 50 40 0 0Z', key[2]) + path('M0 0C50 -20 90 -80 80 -150L150 -150V-60C110 0 50 20 0 0Z', third[1]) + line('M0 0C60 -40 70 -110 30 -150M0 0C50 -20 90 -80 80 -150M0 0C60 0 110 -30 150 -70', '#fff', 5), 3);
  return trail(canvas) + place(circle(0, 0, 140, canvas.round(white)) + clip(canvas, 140, panels) + shade(canvas, 140), 16, -18, 1, 20);
};

export const caneball = (canvas: Canvas): string => {
  const cane: Tone = ['#fff0cc', '#f0c987', '#d19a4a', '#96621f', '#55330a'];
  const band = [-22, -8, 6, 20].map((dy) => line(n`M-150 ${dy}Q0 ${dy + 46} 150 ${dy}`, cane[1], 9) + line(n`M-150 ${dy + 6}Q0 ${dy + 52} 150 ${dy + 6}`, cane[4], 2.5, 'opacity=".7"')).join('');
  const id = canvas.define('g', `>${band}`);
  return trail(canvas) + place(circle(0, 0, 140, canvas.round([cane[1], cane[2], cane[3], cane[4], '#2b1804'])) + clip(canvas, 140, [0, 60, 120, 30, 90, 150].map((turn) => `<use href="#${id}" transform="rotate(${turn})"/>`).join('') + around(canvas, place(path(polygon(5, 19), '#2b1804'), 0, -64), 5, 36)) + shade(canvas, 140), 16, -18);
};

export const cricket = (canvas: Canvas): string => {
  const red: Tone = ['#ffc9c0', '#f2695a', '#cf2a2a', '#8f1018', '#4c060c'];
  const bat = path('M-38 -20C-40 60 -40 140 -34 196Q0 214 34 196C40 140 40 60 38 -20L14 -60H-14Z', canvas.linear([[0, woodTone[3]], [30, woodTone[0]], [70, woodTone[1]], [100, woodTone[3]]], 0)) + rect(-13, -190, 26, 136, canvas.lit(canvas.colors.key), 8) + line('M-13 -170L13 -160M-13 -140L13 -130M-13 -110L13 -100M-13 -80L13 -70', '#fff', 4, 'opacity=".6"') + line('M0 -30V190', woodTone[3], 3, 'opacity=".5"');
  const stumps = [-34, 0, 34].map((x) => rect(x - 8, -90, 16, 230, canvas.linear([[0, woodTone[3]], [50, woodTone[0]], [100, woodTone[3]]], 0), 5)).join('') + rect(-44, -104, 40, 11, woodTone[1], 5) + rect(6, -112, 40, 11, woodTone[1], 5, 'transform="rotate(-22 26 -106)"');
  return place(stumps, 84, 40) + place(bat, -60, -6, 1, 28) + place(circle(0, 0, 62, canvas.round(red)) + clip(canvas, 62, line('M-60 20Q0 40 60 20M-62 8Q0 28 62 8', '#ffe6cc', 3.5, 'stroke-dasharray="7 5"')) + shade(canvas, 62), 56, -110);
};

const glove = (canvas: Canvas, tone: Tone): string => path('M-70 60C-110 0 -110 -90 -40 -120C20 -140 90 -120 100 -60C108 -10 90 40 60 70Z', canvas.radial([[0, tone[0]], [35, tone[1]], [68, tone[2]], [100, tone[4]]], 0.4, 0.28, 0.8)) + path('M-60 -20C-110 -60 -150 -20 -128 24C-110 54 -70 60 -40 40C-20 20 -30 -10 -60 -20Z', canvas.lit(tone)) + path('M-66 62L60 70L56 130H-60Z', canvas.lit(white)) + rect(-62, 84, 122, 18, tone[2]) + path('M-20 -100C20 -116 60 -104 74 -70C40 -90 10 -90 -20 -76Z', '#fff', 'opacity=".55"') + line('M-10 60L14 126M14 62L-6 126', tone[3], 4);

export const boxing = (canvas: Canvas): string => place(around(canvas, path('M-12 -100L0 -178L12 -100Z', canvas.colors.gold[1], 'opacity=".85"'), 12), 0, -10) + place(glove(canvas, canvas.colors.second), -92, 30, 0.92, 34) + `<g transform="translate(92 30) rotate(-34) scale(-.92 .92)">${glove(canvas, canvas.colors.key)}</g>` + path(glint(54), '#fff', 'transform="translate(0 -70)"');

export const hockey = (canvas: Canvas): string => {
  const stick = line('M-120 -180L40 110C50 130 70 136 130 132', woodTone[3], 27) + line('M-120 -180L40 110C50 130 70 136 130 132', woodTone[1], 18) + line('M60 126C90 136 110 136 132 132', canvas.colors.ink, 26) + line('M-120 -180L-96 -136', canvas.colors.key[2], 24);
  const id = canvas.define('g', `>${stick}`);
  return path('M-210 150Q0 110 210 150V200H-210Z', '#eaf6ff', 'opacity=".8"') + `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>` + ellipse(0, 96, 66, 26, '#0c0e14') + rect(-66, 66, 132, 30, '#171a24') + ellipse(0, 66, 66, 26, '#2a2f3f') + ellipse(0, 66, 46, 17, 'none', n`stroke="${canvas.colors.key[2]}" stroke-width="4"`) + scattered(canvas, path(glint(20), '#fff'), [[-110, 90], [112, 100, 0.8], [0, 130, 0.7], [60, 20, 0.6]]);
};

export const paddle = (canvas: Canvas): string => {
  const bat = circle(0, -40, 104, woodTone[1]) + path('M-98 -8A104 104 0 1 1 98 -8C60 30 -60 30 -98 -8Z', canvas.radial([[0, canvas.colors.key[1]], [60, canvas.colors.key[2]], [100, canvas.colors.key[4]]], 0.4, 0.3, 0.8)) + rect(-24, 40, 48, 130, canvas.linear([[0, woodTone[3]], [45, woodTone[0]], [100, woodTone[3]]], 0), 14) + line('M-96 -4C-60 32 60 32 96 -4', woodTone[0], 7) + path('M-60 -100C-20 -130 40 -120 64 -86C30 -106 -20 -104 -60 -80Z', '#fff', 'opacity=".4"');
  return place(bat, -36, 6, 1.1, -34) + line('M170 -170L120 -110M186 -120L140 -84M120 -186L92 -130', '#fff', 7, 'opacity=".6"') + ball(canvas, 88, -60, 40, white);
};

export const trophy = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  return circle(0, -40, 200, canvas.aura('#ffe9a0', 0.8)) + `<g fill="none" stroke="${canvas.metal()}" stroke-width="17"><path d="M-92 -110C-170 -120 -160 0 -64 20"/><path d="M92 -110C170 -120 160 0 64 20"/></g>` + path('M-104 -150H104C106 -30 70 40 22 62V96H-22V62C-70 40 -106 -30 -104 -150Z', canvas.metal(gold, 0)) + ellipse(0, -150, 104, 20, gold[1]) + ellipse(0, -148, 88, 13, gold[4]) + path(points(5, 46, 20), gold[0], 'transform="translate(0 -64)"') + path('M-46 96H46L62 128H-62Z', canvas.metal(gold, 0)) + rect(-78, 126, 156, 52, canvas.lit(key), 8) + rect(-48, 140, 96, 24, canvas.metal(), 4) + path('M-78 -134C-76 -60 -60 0 -30 34C-50 -20 -54 -80 -50 -136Z', '#fff', 'opacity=".6"') + scattered(canvas, path(glint(26), '#fff'), [[-140, -150], [134, -160, 1.2], [150, 60, 0.8], [-150, 80, 0.7]]);
};

export const stadium = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  return ellipse(0, 60, 196, 112, canvas.lit(canvas.colors.dark)) + ellipse(0, 40, 196, 108, canvas.linear([[0, pale[0]], [60, pale[3]], [100, pale[4]]])) + ellipse(0, 40, 168, 86, key[3]) + line(Array.from({ length: 40 }, (_, at) => n`M${158 * Math.cos(at * 0.157)} ${40 + 79 * Math.sin(at * 0.157)}h.1`).join(''), key[0], 6) + ellipse(0, 46, 134, 62, '#2f9e4c') + path('M-90 0L-106 92H-52L-46 -12ZM0 -16L0 108H52L46 -12ZM90 0L106 92L120 80Z', '#fff', 'opacity=".12"') + `<g fill="none" stroke="#fff" stroke-width="3.5" opacity=".9"><path d="M-100 4H100L116 88H-116ZM0 4V88"/><ellipse cx="0" cy="44" rx="28" ry="15"/></g>` + [-150, 150].map((x) => line(n`M${x} 0V-140`, steelTone[2], 9) + rect(x - 36, -170, 72, 40, steelTone[4], 6) + [-22, 0, 22].map((dx) => circle(x + dx, -158, 8, '#fff') + circle(x + dx, -141, 8, '#fff')).join('') + circle(x, -150, 90, canvas.aura('#fff', 0.8))).join('') + place(football(canvas), 0, -66, 0.5);
};
