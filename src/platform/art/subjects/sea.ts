import { n, type Canvas } from '../canvas.ts';
import { around, ball, circle, ellipse, glint, line, mirrored, path, place, rect, scattered } from '../shapes.ts';
import { coin } from './jewels.ts';

const eye = (canvas: Canvas, x: number, y: number, r: number): string => circle(x, y, r, '#fff') + circle(x + r * 0.15, y + r * 0.05, r * 0.62, canvas.colors.third[3]) + circle(x + r * 0.2, y + r * 0.08, r * 0.4, canvas.colors.ink) + circle(x + r * 0.36, y - r * 0.2, r * 0.2, '#fff');

/** A small bright fish that swims to the right. */
export const smallFish = (canvas: Canvas, tone: Canvas['colors']['key'], band: string): string => {
  const drawing =
  path('M-56 0C-84 -40 -104 -44 -112 -36C-100 -12 -100 12 -112 36C-104 44 -84 40 -56 0Z', canvas.lit(tone)) + path('M-30 -40C0 -84 40 -74 50 -44ZM-20 40C0 72 24 70 32 46Z', canvas.lit(tone)) + path('M-76 0C-30 -66 60 -62 92 0C60 62 -30 66 -76 0Z', canvas.linear([[0, tone[3]], [40, tone[1]], [75, tone[0]], [100, tone[1]]], 270)) + path('M8 -50C-10 -16 -10 16 8 50L34 44C18 16 18 -16 34 -46Z', band, 'opacity=".85"') + path('M-36 -38C-46 -12 -46 12 -36 38L-20 46C-30 14 -30 -14 -20 -46Z', band, 'opacity=".85"') + eye(canvas, 58, -10, 12) + line('M78 14Q70 20 62 16', tone[4], 4) + path('M-10 4C0 24 20 28 30 12C16 10 4 6 -10 4Z', tone[3]) + path('M-40 -30C0 -56 40 -52 66 -30C30 -40 0 -40 -40 -30Z', '#fff', 'opacity=".5"');
  return `<use href="#${canvas.define('g', `>${drawing}`)}"/>`;
};

export const shoal = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const one = smallFish(canvas, third, pale[0]);
  return place(one, -104, -96, 0.62, -8) + place(one, 96, -116, 0.5, 6) + place(smallFish(canvas, second, pale[0]), -112, 96, 0.66, 10) + place(one, 112, 112, 0.58, -6) + place(smallFish(canvas, key, pale[0]), 8, 0, 1.4, -10);
};

export const shark = (canvas: Canvas): string => {
  const { key, pale, ink } = canvas.colors;
  return path('M0 -90C10 -160 40 -190 70 -200C64 -160 70 -110 90 -70Z', canvas.lit(key)) + path('M-100 40C-160 60 -190 100 -200 140C-150 130 -100 110 -60 80ZM100 40C150 60 180 100 190 140C140 130 100 110 60 80Z', canvas.lit(key)) + path('M0 -130C90 -120 140 -30 120 60C100 140 50 170 0 170S-100 140 -120 60C-140 -30 -90 -120 0 -130Z', canvas.radial([[0, key[1]], [55, key[2]], [100, key[4]]], 0.45, 0.15, 0.95)) + path('M-108 30C-60 0 60 0 108 30C110 100 60 164 0 164S-110 100 -108 30Z', pale[0]) + path('M-88 44C-50 20 50 20 88 44C90 100 50 132 0 132S-90 100 -88 44Z', '#6b1020') + path('M-88 44C-50 20 50 20 88 44L74 70L62 42L46 68L34 36L18 64L0 34L-18 64L-34 36L-46 68L-62 42L-74 70Z', '#fff') + path('M-72 92L-60 70L-44 106L-30 80L-14 116L0 86L14 116L30 80L44 106L60 70L72 92C56 122 30 132 0 132S-56 122 -72 92Z', '#fff') + eye(canvas, -66, -30, 17) + eye(canvas, 62, -30, 17) + path('M-92 -56L-44 -44L-50 -34L-90 -42ZM92 -56L44 -44L50 -34L90 -42Z', ink) + line('M-112 20L-96 24M-114 36L-98 38M112 20L96 24M114 36L98 38', key[4], 5) + circle(-14, -74, 4, key[4]) + circle(14, -74, 4, key[4]);
};

export const whale = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  return line('M40 -110C40 -150 10 -170 -20 -160M40 -110C40 -150 70 -172 100 -160M40 -110V-170', '#fff', 10, 'opacity=".85"') + path('M-120 10C-170 -10 -200 -60 -204 -100C-170 -96 -150 -80 -138 -60C-136 -84 -120 -110 -96 -124C-84 -80 -80 -40 -84 0Z', canvas.lit(key)) + path('M-130 0C-90 -20 -60 -100 50 -104C140 -104 190 -40 186 30C180 120 90 150 20 146C-80 140 -130 80 -130 0Z', canvas.radial([[0, key[0]], [30, key[1]], [65, key[2]], [100, key[4]]], 0.55, 0.15, 0.9)) + path('M-90 70C0 110 110 90 184 44C176 120 90 150 20 146C-30 142 -70 116 -90 70Z', pale[0]) + line('M-60 92C10 124 100 112 176 70M-30 116C30 138 100 130 160 96', key[3], 4, 'opacity=".5"') + path('M30 100C20 150 -20 176 -50 174C-40 140 -10 110 20 90Z', canvas.lit(key)) + eye(canvas, 122, 10, 14) + line('M184 40C150 60 120 60 96 50', key[4], 6) + path('M-40 -50C0 -90 60 -92 110 -70C60 -76 10 -66 -40 -50Z', '#fff', 'opacity=".45"') + scattered(canvas, circle(0, 0, 8, key[0], 'opacity=".6"'), [[-60, -10], [-36, 10, 0.8], [-70, 24, 0.6], [10, -40, 0.7], [70, -40, 0.6]]);
};

export const dolphin = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  return path('M-200 150Q-150 120 -100 146T0 146T100 146T210 140V200H-200Z', canvas.lit(canvas.colors.second)) + path('M-30 -92C-20 -150 -60 -180 -90 -184C-84 -140 -86 -110 -96 -70Z', canvas.lit(key)) + path('M-150 110C-190 100 -210 120 -216 150C-190 146 -174 150 -160 160C-150 150 -130 140 -110 140Z', canvas.lit(key)) + path('M-160 130C-150 -10 -40 -120 60 -90C90 -96 120 -80 130 -60C160 -56 184 -40 186 -28C160 -20 140 -20 120 -26C80 40 0 60 -60 70C-100 80 -130 100 -140 140Z', canvas.linear([[0, key[1]], [50, key[2]], [100, key[4]]], 60)) + path('M120 -26C80 40 0 60 -60 70C-20 30 60 0 90 -26C100 -34 112 -30 120 -26Z', pale[0]) + path('M10 26C20 70 0 100 -20 114C-34 90 -34 60 -26 40Z', canvas.lit(key)) + eye(canvas, 92, -52, 10) + path('M-120 30C-90 -40 -20 -90 40 -84C-20 -70 -70 -30 -100 40Z', '#fff', 'opacity=".4"') + scattered(canvas, ball(canvas, 0, 0, 9, pale), [[-60, 130], [-20, 150, 0.7], [40, 120, 0.8], [80, 150, 0.6]]);
};

export const jellyfish = (canvas: Canvas): string => {
  const { key, second, pale } = canvas.colors;
  const arms = [-84, -50, -17, 17, 50, 84].map((x, at) => line(n`M${x} 10C${x + 40} 60 ${x - 46} 90 ${x + 10} ${150 + (at % 3) * 20}`, at % 2 ? second[1] : key[1], at % 2 ? 15 : 9, 'opacity=".8"')).join('');
  return circle(0, -30, 200, canvas.aura(key[1], 0.7)) + arms + path('M-134 10C-140 -110 -70 -166 0 -166S140 -110 134 10C110 34 96 -2 67 16S24 34 0 14S-46 34 -67 16S-110 34 -134 10Z', canvas.radial([[0, '#fff', 0.95], [40, key[1], 0.9], [80, key[2], 0.85], [100, key[3], 0.9]], 0.5, 0.3, 0.75)) + path('M-90 -30C-90 -90 -50 -130 0 -130S90 -90 90 -30C60 -46 -60 -46 -90 -30Z', second[1], 'opacity=".4"') + scattered(canvas, circle(0, 0, 13, pale[0], 'opacity=".75"'), [[-60, -80], [0, -110, 1.2], [62, -80], [-30, -50, 0.7], [34, -52, 0.7]]) + path('M-110 -40C-100 -100 -64 -140 -30 -150C-70 -110 -84 -70 -84 -30Z', '#fff', 'opacity=".6"');
};

export const octopus = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const arm = (d: string): string => line(d, key[4], 46) + line(d, canvas.lit(key), 38) + line(d, key[0], 9, 'stroke-dasharray="1 19" transform="translate(0 9)"');
  return arm('M-60 60C-120 60 -190 90 -170 140C-160 170 -120 160 -130 130') + arm('M60 60C120 60 190 90 170 140C160 170 120 160 130 130') + arm('M-50 20C-130 20 -190 -10 -170 -70C-160 -100 -120 -90 -134 -60') + arm('M50 20C130 20 190 -10 170 -70C160 -100 120 -90 134 -60') + arm('M-30 80C-40 130 -80 170 -40 186') + arm('M30 80C40 130 80 170 40 186') + path('M0 -176C80 -176 120 -110 104 -40C96 0 84 40 76 70C50 110 -50 110 -76 70C-84 40 -96 0 -104 -40C-120 -110 -80 -176 0 -176Z', canvas.radial([[0, key[0]], [30, key[1]], [65, key[2]], [100, key[4]]], 0.4, 0.22, 0.85)) + eye(canvas, -42, 0, 30) + eye(canvas, 38, 0, 30) + path('M-80 -34L-16 -18L-20 -8L-78 -20ZM80 -34L16 -18L20 -8L78 -20Z', key[4]) + line('M-22 56Q0 72 22 56', key[4], 7) + scattered(canvas, circle(0, 0, 13, key[1], 'opacity=".8"'), [[-50, -100], [-20, -136, 0.8], [50, -110, 1.1], [70, -70, 0.7], [-78, -66, 0.7]]) + place(coin(canvas, 34), -132, 132) + ball(canvas, 134, -62, 19, gold);
};

export const crab = (canvas: Canvas): string => {
  const { key, pale, ink } = canvas.colors;
  const half = line('M80 70C130 70 160 100 170 140M70 90C110 100 130 130 134 164M84 50C140 40 170 60 190 90', key[3], 17) + line('M80 10C120 -10 120 -40 118 -70', canvas.lit(key), 28) + path('M100 -60C60 -110 80 -170 120 -186C110 -150 120 -140 132 -130C140 -150 160 -160 176 -158C190 -110 170 -60 128 -50Z', canvas.lit(key)) + path('M104 -76C86 -110 94 -146 112 -162C104 -130 112 -112 120 -100Z', pale[0], 'opacity=".5"') + line('M34 -40V-84', key[3], 11) + circle(36, -94, 22, '#fff') + circle(38, -92, 12, ink) + circle(43, -98, 4.5, '#fff');
  return mirrored(canvas, half) + path('M0 -50C90 -54 140 -10 130 50C120 110 60 130 0 130S-120 110 -130 50C-140 -10 -90 -54 0 -50Z', canvas.radial([[0, key[0]], [28, key[1]], [65, key[2]], [100, key[4]]], 0.4, 0.2, 0.85)) + line('M-40 60Q0 92 40 60', key[4], 7) + scattered(canvas, circle(0, 0, 10, key[0], 'opacity=".6"'), [[-80, 0], [80, 0], [-54, -22, 0.7], [54, -22, 0.7], [0, -26, 0.8]]) + path('M-70 100C-30 116 30 116 70 100C50 122 -50 122 -70 100Z', pale[0], 'opacity=".7"') + ball(canvas, 0, 14, 19, canvas.colors.gold);
};

export const angler = (canvas: Canvas): string => {
  const { key, gold, second } = canvas.colors;
  return path('M-110 10C-160 -40 -190 -50 -206 -40C-190 0 -190 40 -206 80C-180 86 -150 70 -110 40Z', canvas.lit(key)) + path('M-60 -70C-40 -130 10 -136 30 -100ZM-50 110C-30 150 10 160 30 130Z', canvas.lit(second)) + path('M-140 20C-120 -80 -10 -120 80 -90C130 -70 160 -40 168 -10L110 30L172 70C140 120 60 150 -20 130C-90 116 -136 80 -140 20Z', canvas.radial([[0, key[1]], [45, key[2]], [100, key[4]]], 0.5, 0.2, 0.85)) + path('M168 -10L110 30L172 70C140 84 90 80 60 30C90 -10 140 -20 168 -10Z', '#3a0a1c') + path('M160 -14L148 14L134 -10L118 18L104 -4L90 22L76 6L62 30L110 30ZM164 74L148 50L136 72L122 46L106 68L92 42L78 56L62 30H110Z', '#fff') + eye(canvas, 56, -40, 28) + path('M22 -76L92 -60L90 -48L24 -60Z', key[4]) + line('M10 -100C20 -180 120 -200 150 -140', gold[3], 7) + circle(152, -126, 84, canvas.aura('#fff6b0', 1)) + ball(canvas, 152, -126, 24, ['#ffffff', '#fffbd0', '#ffe66a', '#e0a81e', '#8f5c06']) + path('M-40 30C-20 70 20 80 40 60C20 50 -10 40 -40 30Z', canvas.lit(second)) + scattered(canvas, circle(0, 0, 9, key[0], 'opacity=".5"'), [[-90, 10], [-70, 50, 0.8], [-60, -30, 0.7], [-10, 100, 0.9], [-20, -70, 0.7]]);
};

export const manta = (canvas: Canvas): string => {
  const { key, pale, third } = canvas.colors;
  const half = path('M0 -80C40 -90 60 -60 90 -40C140 -10 180 -20 206 -50C200 40 140 80 80 90C40 98 20 120 0 130Z', canvas.linear([[0, key[1]], [45, key[2]], [100, key[4]]], 70)) + path('M18 -78C20 -110 40 -120 52 -112C50 -96 46 -84 40 -72Z', canvas.lit(key)) + path('M30 -30C70 -10 110 10 150 4C110 40 70 50 24 56Z', key[0], 'opacity=".35"') + circle(46, -44, 9, third[1]) + circle(47, -43, 5, canvas.colors.ink) + scattered(canvas, circle(0, 0, 7, pale[0], 'opacity=".8"'), [[70, 10], [96, 20, 0.8], [120, 14, 0.6], [50, 40, 0.7], [84, 44, 0.6]]) + path('M26 66L44 62M26 78L40 76', 'none', `stroke="${key[4]}" stroke-width="4"`);
  return circle(0, 0, 200, canvas.aura(canvas.colors.glow, 0.4)) + line('M0 120C10 160 -20 180 10 216', key[3], 9) + place(mirrored(canvas, half), 0, 0, 1, -10) + path(glint(30), '#fff', 'transform="translate(-80 -60)"');
};

export const seahorse = (canvas: Canvas): string => {
  const { key, gold, second } = canvas.colors;
  const spine = 'M10 -90C80 -70 80 0 40 40C10 70 0 100 20 130C40 160 80 140 70 112C64 96 44 104 50 118';
  return path('M70 -20C130 -50 150 0 130 40C110 30 90 30 66 24Z', canvas.lit(second)) + line('M84 -8L132 -10M84 6L130 18', second[4], 3) + line(spine, key[4], 66) + line(spine, canvas.lit(key), 58) + line(spine, gold[1], 42, 'stroke-dasharray="5 17" style="stroke-linecap:butt" opacity=".55"') + path('M-10 -160C50 -170 80 -120 60 -80C40 -50 0 -50 -30 -70L-110 -62C-124 -66 -124 -84 -110 -88L-46 -108C-44 -140 -30 -156 -10 -160Z', canvas.radial([[0, key[0]], [40, key[1]], [80, key[2]], [100, key[4]]], 0.4, 0.3, 0.8)) + path('M-10 -158L-20 -200L10 -176L24 -210L40 -174L70 -194L60 -150Z', canvas.lit(gold)) + eye(canvas, -4, -112, 19) + scattered(canvas, circle(0, 0, 12, '#fff', 'fill-opacity=".25" stroke="#fff" stroke-width="2"'), [[-110, -20], [-90, 30, 0.7], [-120, 80, 1.1], [-70, 130, 0.8]]) + path('M-20 -40C-40 0 -30 40 0 60C-10 20 -10 -10 -20 -40Z', gold[1], 'opacity=".7"');
};

export const reef = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const branch = (tone: typeof key): string => line('M0 0V-70M0 -30C-30 -40 -40 -60 -40 -90M0 -40C30 -50 40 -70 40 -104M-40 -70C-60 -76 -66 -90 -66 -106M40 -80C58 -84 64 -100 64 -116M0 -70C-10 -90 -6 -110 -10 -124', tone[3], 24) + line('M0 0V-70M0 -30C-30 -40 -40 -60 -40 -90M0 -40C30 -50 40 -70 40 -104M-40 -70C-60 -76 -66 -90 -66 -106M40 -80C58 -84 64 -100 64 -116M0 -70C-10 -90 -6 -110 -10 -124', tone[1], 14);
  const anemone = Array.from({ length: 9 }, (_, at) => line(n`M0 0Q${(at - 4) * 16} -40 ${(at - 4) * 18} ${-64 + Math.abs(at - 4) * 6}`, at % 2 ? third[1] : third[2], 11)).join('');
  return path('M-220 200V140Q-150 90 -80 130T60 130T220 120V200Z', canvas.lit(canvas.colors.dark)) + place(branch(key), -120, 160, 1.25) + place(branch(second), 128, 156, 1.1, 6) + place(anemone, 10, 160, 1.1) + path('M-70 170Q-40 120 0 150Q30 130 60 172Z', canvas.lit(canvas.colors.dark)) + place(smallFish(canvas, key, pale[0]), 20, -34, 1.15, -8) + place(smallFish(canvas, third, pale[0]), -96, -120, 0.6, 8) + place(smallFish(canvas, second, pale[0]), 112, -128, 0.5, -4) + ball(canvas, 66, 150, 21, pale);
};

export const cannon = (canvas: Canvas): string => {
  const { key, gold, third, pale } = canvas.colors;
  const barrel = rect(-40, -150, 80, 190, canvas.linear([[0, key[4]], [35, key[1]], [60, key[2]], [100, key[4]]], 0), 16) + rect(-52, -168, 104, 34, canvas.metal(gold, 0), 12) + rect(-46, -90, 92, 18, canvas.metal(gold, 0), 6) + rect(-46, -20, 92, 18, canvas.metal(gold, 0), 6) + ellipse(0, -168, 42, 10, canvas.colors.ink);
  return place(smallFish(canvas, third, pale[0]), -110, -104, 0.75, 10) + place(smallFish(canvas, canvas.colors.second, pale[0]), -130, 30, 0.5, -8) + circle(116, -150, 100, canvas.aura('#fff6b0', 0.95)) + place(barrel + path('M-74 60C-74 10 74 10 74 60L90 110H-90Z', canvas.lit(canvas.colors.dark)) + around(canvas, rect(-5, -42, 10, 16, gold[1], 3), 8) + circle(0, 0, 30, canvas.metal()), 30, 30, 1, 34) + path('M-120 176C-110 120 110 120 140 176Z', canvas.metal()) + path(glint(56), '#fff6c8', 'transform="translate(118 -152)"') + scattered(canvas, coin(canvas, 22), [[-40, -150], [0, -110, 0.8], [170, -60], [-70, -40, 0.7]]);
};
