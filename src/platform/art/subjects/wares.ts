import { n, type Canvas } from '../canvas.ts';
import { steelTone, woodTone } from '../palette.ts';
import { around, ball, circle, ellipse, glint, line, path, place, points, rect, scattered } from '../shapes.ts';
import { coin, stone } from './jewels.ts';

export const chest = (canvas: Canvas): string => {
  const { gold, key, second } = canvas.colors;
  const heap = scattered(canvas, coin(canvas, 28), [[-88, -20, 1, -20], [-44, -34], [2, -44, 1.1, 12], [50, -34], [92, -18, 1, 24], [-66, -4], [-18, -12], [30, -10], [72, 0]]);
  return (
    circle(0, -50, 190, canvas.aura('#ffe9a0', 0.9)) + path('M-146 -40C-150 -130 -110 -160 0 -160S150 -130 146 -40L120 -20H-120Z', canvas.linear([[0, woodTone[2]], [100, woodTone[4]]])) + path('M-118 -24C-118 -100 -90 -126 0 -126S118 -100 118 -24Z', canvas.colors.ink) + line('M-146 -40C-150 -130 -110 -160 0 -160S150 -130 146 -40', canvas.metal(), 14) +
    heap + place(stone(canvas, key, 34, 8), -8, -58) + place(stone(canvas, second, 24, 6), 62, -52) + ball(canvas, -68, -44, 17, canvas.colors.pale) +
    path('M-156 4H156L144 156Q0 172 -144 156Z', canvas.linear([[0, woodTone[1]], [40, woodTone[2]], [100, woodTone[4]]])) + line('M-150 56H150M-147 104H147', woodTone[4], 4) + path('M-160 -4H160V24H-160Z', canvas.metal(gold, 0)) + path('M-156 24H-112L-106 160Q-130 160 -144 156Z M156 24H112L106 160Q130 160 144 156Z', canvas.metal()) + path('M-32 4H32V66L0 86L-32 66Z', canvas.metal()) + circle(0, 40, 11, gold[4]) + path('M-5 42H5L8 66H-8Z', gold[4])
  );
};

export const book = (canvas: Canvas): string => {
  const { key, gold, third } = canvas.colors;
  return place(
    path('M-116 -150H108Q128 -150 128 -130V164H-116Q-136 164 -136 144V-130Q-136 -150 -116 -150Z', key[4]) + path('M-124 118H120V158H-124Z', '#f3e3bd') + line('M-118 128H118M-118 138H118M-118 148H118', '#b59a63', 3) + path('M-128 -160H100Q118 -160 118 -142V124H-128Z', canvas.linear([[0, key[1]], [50, key[2]], [100, key[4]]], 50)) + path('M-128 -160H-92V124H-128Z', key[4], 'opacity=".55"') +
      `<rect x="-76" y="-142" width="178" height="248" rx="10" fill="none" stroke="${canvas.metal()}" stroke-width="7"/>` + place(circle(0, 0, 76, canvas.aura(third[0], 0.9)) + path(points(8, 66, 30), canvas.metal()) + place(stone(canvas, third, 34, 8), 0, 0), 14, -18) + path('M-76 -142H-40L-76 -106ZM102 -142H66L102 -106ZM-76 106H-40L-76 70ZM102 106H66L102 70Z', canvas.metal()) + path('M118 -30H146V10H118Z', canvas.metal()) + path('M30 124V190L46 176L62 190V124Z', '#e5322d') + circle(14, -18, 96, 'none', n`stroke="${gold[1]}" stroke-width="2" stroke-dasharray="4 9"`),
    0, 0, 1, -8,
  ) + scattered(canvas, path(glint(22), '#fff'), [[-130, -150], [150, -110, 0.8], [120, 120, 0.7]]);
};

export const scroll = (canvas: Canvas): string =>
  place(path('M-120 -130H120V140H-120Z', canvas.linear([[0, '#fff5d6'], [50, '#f0d9a3'], [100, '#c99f5d']])) + rect(-150, -160, 300, 44, canvas.metal(canvas.colors.key, 90), 22) + rect(-150, 124, 300, 44, canvas.metal(canvas.colors.key, 90), 22) + [[-150, -138], [150, -138], [-150, 146], [150, 146]].map(([x = 0, y = 0]) => ball(canvas, x, y, 20, canvas.colors.gold)).join('') + circle(0, 0, 74, 'none', n`stroke="${canvas.colors.key[3]}" stroke-width="6"`) + around(canvas, path('M0 -66L14 -22L0 0L-14 -22Z', canvas.colors.key[2]) + path('M0 -66L14 -22L0 0Z', canvas.colors.key[4]), 8) + circle(0, 0, 14, canvas.metal()) + line('M-90 -92H-40M90 -92H40M-90 100H-30M90 100H30', '#a87b3d', 5, 'opacity=".6"') + circle(84, 96, 26, '#c8202c') + circle(84, 96, 18, '#e9525a'), 0, 0, 1, 7);

const blade = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  return path('M0 -200L24 -160V60H-24V-160Z', canvas.linear([[0, steelTone[3]], [50, steelTone[0]], [51, steelTone[2]], [100, steelTone[3]]], 0)) + line('M0 -170V40', steelTone[3], 3) + path('M-84 56C-50 40 50 40 84 56C70 90 40 78 0 86C-40 78 -70 90 -84 56Z', canvas.metal()) + rect(-13, 82, 26, 76, canvas.lit(key), 6) + line('M-13 98L13 108M-13 118L13 128M-13 138L13 148', gold[3], 4) + circle(0, 172, 22, canvas.metal()) + ball(canvas, 0, 172, 12, key) + place(stone(canvas, key, 18, 8), 0, 66);
};

export const sword = (canvas: Canvas): string => circle(0, -40, 170, canvas.aura(canvas.colors.glow, 0.7)) + place(blade(canvas), 0, 8, 0.98, 32) + path(glint(50), '#fff', 'transform="translate(92 -140)"');

export const swords = (canvas: Canvas): string => {
  const id = canvas.define('g', `>${blade(canvas)}`);
  return `<use href="#${id}" transform="rotate(40) translate(0 10) scale(.95)"/><use href="#${id}" transform="rotate(-40) translate(0 10) scale(.95)"/>` + circle(0, -26, 110, canvas.aura('#fff', 0.8)) + place(around(canvas, line('M0 -24V-58', '#fff6c8', 6), 10) + path(glint(40), '#fff'), 0, -26);
};

export const shield = (canvas: Canvas): string => {
  const { key, second, gold } = canvas.colors;
  const d = 'M0 -170C60 -140 110 -134 150 -136C160 20 110 120 0 184C-110 120 -160 20 -150 -136C-110 -134 -60 -140 0 -170Z';
  return path(d, canvas.metal()) + path(d, canvas.lit(key), 'transform="scale(.88)"') + path('M0 -150V162C98 104 140 14 132 -120C96 -118 52 -124 0 -150Z', key[4], 'opacity=".35"') + path('M0 -132C-50 -108 -90 -104 -122 -106C-124 -60 -118 -20 -104 20L0 -40L104 20C118 -20 124 -60 122 -106C90 -104 50 -108 0 -132Z', canvas.lit(second), 'opacity=".85"') + around(canvas, path('M0 -78L15 -26L0 -8L-15 -26Z', gold[1]) + path('M0 -78L15 -26L0 -8Z', gold[3]), 8) + place(stone(canvas, canvas.colors.third, 30, 8), 0, 0) + scattered(canvas, ball(canvas, 0, 0, 9, gold), [[0, -152], [-130, -116], [130, -116], [-112, 60], [112, 60], [0, 164]]);
};

export const hammer = (canvas: Canvas): string =>
  place(rect(-15, -60, 30, 240, canvas.linear([[0, woodTone[4]], [45, woodTone[1]], [100, woodTone[4]]], 0), 8) + line('M-15 60L15 76M-15 90L15 106M-15 120L15 136', canvas.colors.gold[2], 6) + circle(0, 186, 22, canvas.metal()) + path('M-124 -160H124L144 -120V-60L124 -24H-124L-144 -60V-120Z', canvas.linear([[0, steelTone[1]], [40, steelTone[2]], [100, steelTone[4]]])) + path('M-124 -160H124L144 -120H-144Z', steelTone[0], 'opacity=".7"') + path('M-60 -166H60V-18H-60Z', canvas.metal()) + place(stone(canvas, canvas.colors.key, 46, 8), 0, -92) + circle(0, -92, 90, canvas.aura(canvas.colors.key[1], 0.5)) + line('M96 -130V-54M112 -124V-60M-96 -130V-54M-112 -124V-60', steelTone[3], 6), 0, 0, 1, 24) + line('M120 -180L96 -130L130 -130L104 -70', '#fff6c8', 9, 'opacity=".9"') + line('M-150 60L-130 90L-160 100L-140 140', '#fff6c8', 7, 'opacity=".7"');

export const clock = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  return line('M-70 -150C-50 -196 50 -196 70 -150', canvas.metal(), 16) + circle(0, 6, 160, gold[4]) + circle(0, 0, 160, canvas.metal()) + circle(0, 0, 132, canvas.lit(key)) + circle(0, 0, 118, canvas.radial([[0, '#fffef6'], [70, '#f6e7c6'], [100, '#d0b077']])) + around(canvas, rect(-4, -110, 8, 22, gold[4], 2), 12) + around(canvas, circle(0, -100, 2.5, gold[3]), 60) + line('M0 0L-44 -52', canvas.colors.ink, 11) + line('M0 0L62 -40', canvas.colors.ink, 7) + line('M0 24V-84', '#d3251a', 3.5) + circle(0, 0, 13, canvas.metal()) + path('M-96 -60A112 112 0 0 1 30 -108A150 150 0 0 0 -96 -60Z', '#fff', 'opacity=".6"') + ball(canvas, 0, -178, 20, gold);
};

const gear = (canvas: Canvas, tone: readonly [string, string, string, string, string], radius: number, teeth: number): string => {
  const tooth = path(n`M-14 ${-radius + 4}L-10 ${-radius - 26}H10L14 ${-radius + 4}Z`, canvas.metal(tone));
  return around(canvas, tooth, teeth) + circle(0, 0, radius, canvas.metal(tone)) + circle(0, 0, radius * 0.72, tone[4]) + circle(0, 0, radius * 0.68, canvas.linear([[0, tone[3]], [100, tone[1]]], 60)) + around(canvas, circle(0, -radius * 0.44, radius * 0.14, tone[4]), 5) + circle(0, 0, radius * 0.22, canvas.metal(tone)) + circle(0, 0, radius * 0.1, tone[4]);
};

export const gears = (canvas: Canvas): string => place(gear(canvas, steelTone, 58, 10), 116, -94, 1, 8) + place(gear(canvas, canvas.colors.key, 50, 9), 96, 112, 1, 14) + place(gear(canvas, canvas.colors.gold, 112, 16), -46, 8);

export const compass = (canvas: Canvas): string => {
  const { gold, key, pale } = canvas.colors;
  const needle = path('M0 -112L22 0H-22Z', canvas.linear([[0, '#ff6a54'], [100, '#b3141c']], 0)) + path('M0 112L22 0H-22Z', canvas.linear([[0, pale[0]], [100, pale[3]]], 0)) + path('M0 -112V112L22 0Z', '#000', 'opacity=".18"');
  return circle(0, -164, 24, 'none', n`stroke="${gold[2]}" stroke-width="11"`) + circle(0, 8, 156, gold[4]) + circle(0, 0, 156, canvas.metal()) + circle(0, 0, 130, canvas.radial([[0, key[1]], [60, key[3]], [100, key[4]]])) + path(points(8, 116, 34), gold[2], 'opacity=".75"') + path(points(4, 124, 26), gold[1]) + around(canvas, line('M0 -126V-116', gold[0], 4), 32) + place(needle, 0, 0, 1, 30) + circle(0, 0, 17, canvas.metal()) + path('M-106 -70A128 128 0 0 1 50 -116A170 170 0 0 0 -106 -70Z', '#fff', 'opacity=".45"');
};

export const anchor = (canvas: Canvas): string =>
  line('M60 -150C120 -90 -100 -20 -20 60S110 150 150 110', woodTone[1], 13) + line('M60 -150C120 -90 -100 -20 -20 60S110 150 150 110', woodTone[3], 13, 'stroke-dasharray="4 11" style="stroke-linecap:butt"') +
  `<circle cx="0" cy="-136" r="32" fill="none" stroke="${canvas.metal()}" stroke-width="19"/>` + rect(-17, -108, 34, 260, canvas.metal(canvas.colors.gold, 0), 8) + rect(-84, -78, 168, 28, canvas.metal(), 14) + path('M0 176C-90 170 -150 120 -160 40L-184 62L-176 0L-108 34L-132 44C-116 96 -70 126 0 132C70 126 116 96 132 44L108 34L176 0L184 62L160 40C150 120 90 170 0 176Z', canvas.metal()) + ball(canvas, -88, -64, 17, canvas.colors.key) + ball(canvas, 88, -64, 17, canvas.colors.key) + place(stone(canvas, canvas.colors.key, 30, 8), 0, 146);

export const shell = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  const rib = path('M0 120C-26 20 -28 -60 0 -140C28 -60 26 20 0 120Z', canvas.linear([[0, key[0]], [50, key[1]], [100, key[3]]]));
  return [-66, 66, -48, 48, -30, 30, -14, 14, 0].map((turn) => n`<use href="#${canvas.define('g', `>${rib}`)}" transform="rotate(${turn} 0 110)"/>`).join('') + path('M-50 100H50L30 150H-30Z', canvas.lit(key)) + path('M-170 100C-140 60 140 60 170 100C150 172 -150 172 -170 100Z', canvas.radial([[0, pale[0]], [60, key[0]], [100, key[2]]], 0.5, 0.3, 0.8)) + circle(0, 92, 90, canvas.aura('#fff', 0.95)) + ball(canvas, 0, 90, 44, ['#ffffff', '#fdf3f7', '#ecd9ea', '#bda7cc', '#7f6f9c']) + path(glint(44), '#fff', 'transform="translate(30 54)"');
};

export const potion = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  return circle(0, 40, 190, canvas.aura(key[1], 0.7)) + path('M-30 -130H30V-60C100 -30 130 20 126 74C120 140 60 170 0 170S-120 140 -126 74C-130 20 -100 -30 -30 -60Z', '#fff', 'fill-opacity=".2" stroke="#fff" stroke-opacity=".65" stroke-width="5"') + path('M-116 40C-60 10 -30 66 30 40S100 30 118 44C126 120 70 158 0 158S-122 118 -116 40Z', canvas.linear([[0, key[0]], [40, key[2]], [100, key[4]]])) + scattered(canvas, circle(0, 0, 15, '#fff', 'opacity=".45"'), [[-40, 90], [20, 110, 1.3], [60, 74, 0.7], [-10, 70, 0.6], [-70, 116, 0.7], [10, 10, 0.6], [-16, -26, 0.45]]) + path('M-92 20C-82 -10 -60 -26 -40 -34C-64 -4 -76 30 -76 70C-92 60 -96 36 -92 20Z', '#fff', 'opacity=".7"') + rect(-40, -148, 80, 24, canvas.metal(gold, 0), 8) + path('M-24 -148H24L30 -190H-30Z', canvas.lit(woodTone)) + path(points(5, 36, 15), gold[1], 'transform="translate(0 96)"') + line('M40 -120C70 -100 84 -90 96 -60', gold[2], 5) + place(stone(canvas, key, 18, 6), 100, -46);
};

export const wizard = (canvas: Canvas): string => {
  const { key, gold, second, ink } = canvas.colors;
  return path('M-70 40C-90 110 -60 180 0 206C60 180 90 110 70 40Z', canvas.linear([[0, '#ffffff'], [100, '#b9bfd6']])) + line('M-40 90C-30 130 -10 150 0 180M0 90V170M40 90C30 130 10 150 0 180', '#9aa3c2', 4) + path('M-62 20H62V70Q0 110 -62 70Z', '#f1c49a') + circle(-26, 46, 8, ink) + circle(26, 46, 8, ink) + path('M-62 78Q-30 62 0 84Q30 62 62 78Q40 104 0 96Q-40 104 -62 78Z', '#fff') + ellipse(0, 62, 12, 16, '#e6ae80') + path('M-50 26L-10 36M50 26L10 36', 'none', 'stroke="#fff" stroke-width="9"') + path('M-110 20C-70 -40 -60 -130 40 -196C20 -140 70 -60 110 20Z', canvas.linear([[0, key[1]], [50, key[2]], [100, key[4]]], 30)) + ellipse(0, 22, 172, 34, canvas.linear([[0, key[2]], [100, key[4]]])) + path('M-98 0C-40 24 40 24 98 0L106 20C50 44 -50 44 -108 20Z', canvas.metal()) + path(points(5, 30, 12), gold[1], 'transform="translate(4 -60)"') + scattered(canvas, circle(0, 0, 6, gold[0]), [[-40, -30], [44, -20], [-6, -120], [20, -150, 0.7]]) + circle(132, -74, 80, canvas.aura(second[0], 0.9)) + ball(canvas, 132, -74, 30, second) + line('M140 -46L164 150', woodTone[2], 11);
};

export const candy = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const swirl = (tone: typeof key): string => around(canvas, path('M0 0C-20 -40 10 -80 -20 -104A106 106 0 0 1 40 -98C56 -60 20 -30 0 0Z', tone[2]), 6);
  const lolly = (tone: typeof key): string => line('M0 90V220', pale[0], 14) + circle(0, 6, 106, tone[4]) + circle(0, 0, 106, pale[0]) + swirl(tone) + circle(0, 0, 106, canvas.radial([[0, '#fff', 0.55], [40, '#fff', 0], [85, '#000', 0], [100, '#000', 0.32]], 0.35, 0.28, 0.75)) + ellipse(-40, -56, 28, 15, '#fff', 'opacity=".8" transform="rotate(-34 -40 -56)"');
  const wrapped = (tone: typeof key): string => path('M-44 0L-92 -36L-84 0L-92 36ZM44 0L92 -36L84 0L92 36Z', canvas.lit(tone)) + ball(canvas, 0, 0, 48, tone) + path('M-20 -42Q6 0 -20 42M10 -46Q36 0 10 46', 'none', 'stroke="#fff" stroke-width="11" opacity=".6"');
  return place(lolly(key), 26, -52, 1, 14) + place(wrapped(second), -94, 106, 0.95, -22) + place(wrapped(third), 104, 124, 0.78, 26) + ball(canvas, -126, -40, 34, third) + ball(canvas, -110, -124, 22, second) + ball(canvas, 10, 162, 20, key);
};

export const cake = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const tier = (y: number, w: number, h: number, tone: typeof key): string => path(n`M${-w} ${y}V${y + h}Q0 ${y + h + 34} ${w} ${y + h}V${y}Z`, canvas.linear([[0, tone[3]], [40, tone[1]], [100, tone[3]]], 0)) + ellipse(0, y, w, w * 0.2, pale[0]) + path(n`M${-w} ${y}V${y + h * 0.34}q${w / 8} 26 ${w / 4} 4t${w / 4} 8t${w / 4} 2t${w / 4} 4t${w / 4} -4t${w / 4} 0t${w / 4} -6t${w / 4} -8V${y}Q0 ${y + w * 0.36} ${-w} ${y}Z`, pale[0]);
  return ellipse(0, 160, 176, 30, canvas.metal()) + tier(64, 138, 82, key) + tier(-24, 98, 80, second) + tier(-100, 58, 70, key) + scattered(canvas, ball(canvas, 0, 0, 15, third), [[-116, 66], [-70, 82], [70, 82], [116, 66], [-80, -22], [80, -22]]) + ball(canvas, 0, -122, 30, ['#ffd9d9', '#ff7a85', '#e8203c', '#a00c28', '#5c0618']) + line('M4 -150C8 -176 26 -186 44 -184', leaf, 7) + scattered(canvas, path(glint(20), '#fff'), [[-120, -100], [120, -110, 1.2], [150, 20, 0.8]]);
};
const leaf = '#3b8f3c';

export const guitar = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  return place(rect(-17, -210, 34, 230, canvas.linear([[0, woodTone[4]], [50, woodTone[2]], [100, woodTone[4]]], 0), 4) + path('M-26 -216L-20 -262H34L24 -216Z', canvas.lit(key)) + path('M0 -20C40 -70 110 -70 100 -10C92 40 150 60 120 120C90 170 20 180 0 140C-20 180 -100 170 -120 120C-140 70 -92 40 -100 -6C-110 -60 -40 -60 0 -20Z', canvas.radial([[0, key[0]], [35, key[2]], [100, key[4]]], 0.4, 0.3, 0.75)) + path('M0 -20C40 -70 110 -70 100 -10C92 40 150 60 120 120C90 170 20 180 0 140', 'none', n`stroke="${key[0]}" stroke-width="5"`) + path('M30 20C70 30 90 60 80 110C50 120 30 80 30 20Z', pale[0], 'opacity=".9"') + rect(-40, 28, 70, 15, '#181820', 5) + rect(-40, 64, 70, 15, '#181820', 5) + rect(-34, 104, 66, 15, canvas.metal(), 5) + line('M-8 -210V110M0 -210V110M8 -210V110', gold[0], 2) + line('M-17 -180H17M-17 -150H17M-17 -120H17M-17 -90H17M-17 -60H17', gold[2], 3) + circle(62, 92, 10, gold[1]), 0, 16, 0.92, 34) + path('M-160 -60L-120 -90L-130 -50L-90 -70', 'none', n`stroke="${gold[1]}" stroke-width="9" stroke-linejoin="round"`);
};

export const disco = (canvas: Canvas): string => {
  const { key, second, third } = canvas.colors;
  const cells = Array.from({ length: 9 }, (_, row) => {
    const y = -112 + row * 28;
    const w = Math.sqrt(Math.max(0, 140 * 140 - y * y));
    const count = Math.max(3, Math.round(w / 13));
    return Array.from({ length: count }, (_, at) => {
      const a = Math.sin(((at + 0.06) / count - 0.5) * Math.PI) * w;
      const b = Math.sin(((at + 0.94) / count - 0.5) * Math.PI) * w;
      return `<path d="M${Math.round(a)} ${y - 12}H${Math.round(b)}V${y + 12}H${Math.round(a)}Z" fill="${canvas.random.pick([key[0], key[1], key[2], second[1], third[1], '#fff', key[3]])}"/>`;
    }).join('');
  }).join('');
  return line('M0 -220V-140', canvas.colors.gold[1], 6) + circle(0, 0, 142, canvas.colors.ink) + cells + circle(0, 0, 142, canvas.radial([[0, '#fff', 0.6], [40, '#fff', 0], [75, '#000', 0.15], [100, '#000', 0.65]], 0.36, 0.3, 0.72)) + scattered(canvas, path(glint(46), '#fff'), [[-56, -70], [84, 24, 0.8], [-20, 96, 0.6], [118, -110, 0.7], [-150, 70, 0.5]]);
};
