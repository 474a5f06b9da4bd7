import { n, type Canvas } from '../canvas.ts';
import { woodTone } from '../palette.ts';
import { around, ball, circle, ellipse, glint, line, path, place, points, rect, scattered } from '../shapes.ts';

const roof = (canvas: Canvas, y: number, width: number, height: number): string => {
  const { key, gold } = canvas.colors;
  const d = n`M${-width} ${y}C${-width * 0.7} ${y - 6} ${-width * 0.5} ${y - height * 0.6} ${-width * 0.34} ${y - height}H${width * 0.34}C${width * 0.5} ${y - height * 0.6} ${width * 0.7} ${y - 6} ${width} ${y}L${width * 0.9} ${y + 12}H${-width * 0.9}Z`;
  return path(d, canvas.lit(key)) + line(n`M${-width} ${y}C${-width * 0.7} ${y - 6} ${-width * 0.5} ${y - height * 0.6} ${-width * 0.34} ${y - height}M${width} ${y}C${width * 0.7} ${y - 6} ${width * 0.5} ${y - height * 0.6} ${width * 0.34} ${y - height}`, gold[1], 5) + rect(-width * 0.9, y + 6, width * 1.8, 9, gold[2], 3);
};

export const temple = (canvas: Canvas): string => {
  const { gold, second, ink, pale } = canvas.colors;
  const column = rect(-11, -2, 22, 98, canvas.linear([[0, second[4]], [40, second[1]], [100, second[4]]], 0)) + rect(-15, -6, 30, 10, gold[1]) + rect(-15, 90, 30, 10, gold[2]);
  return (
    path('M-190 180H190L168 150H-168Z', gold[4]) + path('M-168 150H168L150 126H-150Z', gold[3]) + path('M-150 126H150L136 108H-136Z', gold[2]) +
    rect(-122, 8, 244, 100, canvas.linear([[0, pale[3]], [100, pale[4]]])) + path('M-28 108V46A28 30 0 0 1 28 46V108Z', canvas.radial([[0, '#fff6c8'], [60, '#ffb648'], [100, ink]], 0.5, 0.7, 0.8)) +
    scattered(canvas, column, [[-112, 8], [-62, 8], [62, 8], [112, 8]]) + roof(canvas, 4, 176, 60) + rect(-62, -92, 124, 40, canvas.lit(pale)) + path('M-14 -52V-76A14 14 0 0 1 14 -76V-52Z', ink) + roof(canvas, -88, 112, 50) + roof(canvas, -140, 58, 38) + path('M-7 -176L0 -214L7 -176Z', gold[1]) + ball(canvas, 0, -178, 10, gold)
  );
};

export const pagoda = (canvas: Canvas): string => {
  const { gold, key, pale } = canvas.colors;
  const bells = Array.from({ length: 7 }, (_, at) => circle(-72 + at * 24, 84, 6, key[2])).join('');
  return (
    rect(-176, 156, 352, 26, gold[4], 4) + rect(-150, 134, 300, 24, gold[3], 4) + rect(-124, 112, 248, 24, gold[2], 4) +
    path('M-112 112C-112 40 -70 20 -52 -20C-40 -50 -20 -60 -14 -110H14C20 -60 40 -50 52 -20C70 20 112 40 112 112Z', canvas.metal(gold, 0)) + line('M-96 64C-40 84 40 84 96 64M-62 4C-30 20 30 20 62 4M-40 -36C-16 -26 16 -26 40 -36', gold[4], 5, 'opacity=".6"') + bells +
    Array.from({ length: 5 }, (_, at) => ellipse(0, -112 - at * 15, 20 - at * 3.4, 8, canvas.metal(gold, 0))).join('') + path('M-7 -180L0 -216L7 -180Z', gold[0]) + ball(canvas, 0, -182, 10, key) +
    [-150, 150].map((x) => place(path('M-22 60C-22 30 -8 20 0 -40C8 20 22 30 22 60Z', canvas.metal(gold, 0)) + path('M-3 -40L0 -62L3 -40Z', gold[0]), x, 96)).join('') + path('M-70 100C-70 50 -50 30 -38 0C-50 40 -52 70 -50 104Z', pale[0], 'opacity=".7"') + path(glint(40), '#fff', 'transform="translate(0 -196)"')
  );
};

export const pyramid = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  const side = (x: number, y: number, s: number): string => place(path('M0 -150L170 140H-40Z', canvas.linear([[0, gold[2]], [100, gold[4]]])) + path('M0 -150L-40 140H-170Z', canvas.linear([[0, gold[0]], [100, gold[2]]])) + line('M-26 -100L-8 -92L18 -100M-60 -40L-14 -20L50 -40M-98 30L-22 56L92 30M-132 90L-32 116L130 90', gold[4], 4, 'opacity=".4"'), x, y, s);
  return circle(0, -60, 150, canvas.aura('#fff2b8', 0.8)) + side(-110, 56, 0.6) + side(124, 62, 0.54) + side(0, 20, 1.06) + path('M0 -140L28 -92L-6 -84L-28 -92Z', canvas.lit(key)) + circle(0, -128, 60, canvas.aura('#fff', 0.9)) + path(glint(60), '#fff', 'transform="translate(0 -136)"') + path('M-200 164Q0 120 200 164V190H-200Z', gold[3]);
};

export const gate = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const post = path('M-24 190L-18 -70H18L24 190Z', canvas.linear([[0, key[4]], [40, key[1]], [100, key[4]]], 0)) + rect(-30, 164, 60, 28, canvas.colors.ink, 4);
  return circle(0, 30, 130, canvas.radial([[0, '#fffbe0', 0.95], [60, canvas.colors.glow, 0.8], [100, canvas.colors.glow, 0]])) + place(post, -112, 0) + place(post, 112, 0) + rect(-150, -40, 300, 30, canvas.lit(key)) + rect(-26, -76, 52, 46, canvas.metal()) + path('M-200 -128C-120 -100 120 -100 200 -128L188 -78C110 -64 -110 -64 -188 -78Z', canvas.lit(key)) + path('M-206 -140C-120 -110 120 -110 206 -140L200 -122C120 -94 -120 -94 -200 -122Z', canvas.metal(gold, 0)) + line('M-60 -10V30M60 -10V30', gold[1], 4) + ball(canvas, -60, 40, 14, gold) + ball(canvas, 60, 40, 14, gold);
};

export const ship = (canvas: Canvas): string => {
  const { key, gold, pale, second } = canvas.colors;
  const sail = (x: number, y: number, w: number, h: number, at: number): string => path(n`M${x} ${y}C${x + w * 0.5} ${y - 16} ${x + w} ${y} ${x + w * 1.02} ${y + 10}L${x + w * 0.92} ${y + h}C${x + w * 0.6} ${y + h - 16} ${x + w * 0.3} ${y + h - 8} ${x - 8} ${y + h}C${x + 20} ${y + h * 0.6} ${x + 20} ${y + h * 0.3} ${x} ${y}Z`, canvas.linear(at ? [[0, pale[0]], [100, pale[3]]] : [[0, key[1]], [100, key[3]]], 20)) + line(n`M${x + 12} ${y + h * 0.33}Q${x + w * 0.5} ${y + h * 0.2} ${x + w} ${y + h * 0.36}M${x + 12} ${y + h * 0.66}Q${x + w * 0.5} ${y + h * 0.52} ${x + w * 0.96} ${y + h * 0.68}`, gold[3], 4, 'opacity=".6"');
  return (
    line('M-60 80V-176M50 80V-150M124 70V-80', woodTone[3], 10) + sail(-120, -160, 110, 180, 0) + sail(4, -130, 96, 160, 1) + sail(96, -66, 60, 110, 0) + path('M-60 -176L-20 -190L-60 -204Z', second[2]) + path('M50 -150L84 -162L50 -174Z', second[2]) +
    path('M-186 50C-120 84 120 84 190 30C180 110 130 150 90 160H-100C-150 150 -180 100 -186 50Z', canvas.linear([[0, woodTone[1]], [50, woodTone[2]], [100, woodTone[4]]])) + line('M-186 50C-120 84 120 84 190 30', canvas.metal(), 9) + line('M-170 96C-100 118 110 118 172 80', woodTone[4], 5) + scattered(canvas, circle(0, 0, 12, gold[3]) + circle(0, 0, 8, '#ffdf8a'), [[-110, 110], [-55, 116], [0, 118], [55, 116], [110, 106]]) +
    path('M-220 150Q-180 130 -140 150T-60 150T20 150T100 150T180 150T230 150V200H-220Z', canvas.linear([[0, second[1]], [100, second[4]]])) + line('M-220 150Q-180 130 -140 150T-60 150T20 150T100 150T180 150T230 150', '#fff', 6, 'opacity=".8"')
  );
};

export const volcano = (canvas: Canvas): string => {
  const [, , edge, corner] = canvas.colors.ground;
  const plume = Array.from({ length: 7 }, (_, at) => circle((at - 3) * 34, -140 - (3 - Math.abs(at - 3)) * 22, 40, canvas.radial([[0, '#ffd08a'], [55, '#c2452c'], [100, '#4a1420']]))).join('');
  return plume + circle(0, -90, 130, canvas.aura('#ffb030', 1)) + path('M-190 180C-120 120 -80 0 -52 -70Q0 -90 52 -70C80 0 120 120 190 180Z', canvas.linear([[0, edge], [100, corner]])) + path('M-52 -70C-60 -10 -30 20 -40 80C-44 120 -80 130 -76 180H-20C-30 130 10 110 6 60C4 30 20 20 18 -14C40 20 34 60 60 90C84 120 70 150 92 180H130C120 110 70 40 52 -70Q0 -50 -52 -70Z', canvas.linear([[0, '#fff2a0'], [30, '#ff9a2a'], [100, '#d3251a']])) + ellipse(0, -72, 52, 13, '#fff3b0') + line('M-30 -96L-70 -170M0 -100V-190M30 -96L74 -166M-14 -96L-30 -140M16 -96L34 -136', '#ffd76a', 8) + scattered(canvas, circle(0, 0, 9, '#ffcf5a'), [[-110, -120], [110, -130, 0.8], [-84, -184, 0.7], [92, -184, 1.1], [140, -60, 0.6], [-140, -50, 0.8]]);
};

export const mountain = (canvas: Canvas): string => {
  const { key, pale, second } = canvas.colors;
  const peak = (x: number, y: number, s: number): string => place(path('M0 -170L190 160H-190Z', canvas.linear([[0, key[2]], [100, key[4]]])) + path('M0 -170L190 160H40L-20 20L24 -60Z', key[4], 'opacity=".55"') + path('M0 -170L66 -54L36 -74L20 -40L-4 -84L-26 -36L-40 -66L-66 -54Z', pale[0]) + path('M0 -170L66 -54L36 -74L20 -40Z', pale[2]), x, y, s);
  return circle(96, -110, 62, canvas.radial([[0, '#fff'], [100, canvas.colors.third[1]]])) + peak(-104, 44, 0.72) + peak(118, 56, 0.64) + peak(0, 14, 1) + path('M-200 170Q-100 130 0 160T200 150V190H-200Z', second[3]) + scattered(canvas, path('M0 -44L20 0H8L24 24H-24L-8 0H-20Z', second[4]), [[-140, 150], [-104, 160, 0.8], [110, 152], [146, 158, 0.8], [60, 164, 0.6]]);
};

export const castle = (canvas: Canvas): string => {
  const { pale, key, gold, ink } = canvas.colors;
  const tower = (x: number, y: number, w: number, h: number): string => rect(x - w / 2, y, w, h, canvas.linear([[0, pale[4]], [40, pale[1]], [100, pale[4]]], 0)) + path(n`M${x - w / 2 - 8} ${y}H${x + w / 2 + 8}V${y - 16}h-12v-12h-12v12H${x - w / 2 + 16}v-12h-12v12h-12Z`, pale[2]) + path(n`M${x - w / 2} ${y - 28}L${x} ${y - 110}L${x + w / 2} ${y - 28}Z`, canvas.lit(key)) + line(n`M${x} ${y - 110}V${y - 140}`, gold[2], 4) + path(n`M${x} ${y - 140}l34 10l-34 12Z`, gold[1]) + path(n`M${x - 8} ${y + 50}v-18a8 8 0 0 1 16 0v18Z`, ink);
  return tower(-120, 10, 66, 170) + tower(120, 10, 66, 170) + tower(0, -60, 92, 240) + rect(-110, 70, 220, 112, canvas.lit(pale)) + path('M-110 70V50h22v-14h22v14h22v-14h22v14h44v-14h22v14h22v-14h22v14h22V70Z', pale[1]) + path('M-38 182V120A38 38 0 0 1 38 120V182Z', ink) + line('M-20 182V96M0 182V84M20 182V96M-38 130H38M-38 154H38', gold[3], 5) + path('M-200 182H200V196H-200Z', key[4]);
};

export const tower = (canvas: Canvas): string => {
  const { key, gold, pale, ink } = canvas.colors;
  const floor = (y: number, w: number): string => rect(-w / 2, y, w, 52, canvas.linear([[0, pale[4]], [45, pale[1]], [100, pale[4]]], 0)) + rect(-w / 2 - 10, y - 8, w + 20, 12, canvas.metal(gold, 0), 3) + [-1, 0, 1].map((at) => path(n`M${(at * w) / 3.4 - 9} ${y + 42}v-16a9 9 0 0 1 18 0v16Z`, at === 0 ? '#ffe9a0' : ink)).join('');
  return [[128, 190], [74, 164], [20, 138], [-34, 112], [-88, 86]].map(([y = 0, w = 0]) => floor(y, w)).join('') + path('M-52 -94L0 -190L52 -94Z', canvas.lit(key)) + path('M0 -190L52 -94H10Z', key[4], 'opacity=".4"') + circle(0, -196, 60, canvas.aura('#fff3b0', 0.9)) + path(points(5, 26, 11), gold[1], 'transform="translate(0 -198)"') + line('M110 150L150 96L120 96L160 42', gold[1], 9, 'opacity=".9"');
};

export const moon = (canvas: Canvas): string =>
  circle(0, 0, 200, canvas.aura(canvas.colors.glow, 0.8)) + circle(0, 0, 140, canvas.radial([[0, '#fffef4'], [55, canvas.colors.pale[1]], [100, canvas.colors.pale[3]]], 0.38, 0.32, 0.75)) + scattered(canvas, circle(0, 0, 22, canvas.colors.pale[3], 'opacity=".45"') + path('M-22 0A22 22 0 0 1 14 -17A24 24 0 0 0 -22 0Z', canvas.colors.pale[4], 'opacity=".5"'), [[-50, -30, 1.3], [40, 40, 1.6], [56, -60, 0.8], [-30, 70, 0.9], [-90, 24, 0.6], [6, -4, 0.5]]) +
  path('M-190 96C-170 62 -120 64 -104 86C-84 52 -20 52 -2 88C30 66 74 78 76 108H-180C-196 108 -196 100 -190 96Z', '#fff', 'opacity=".82"') + path('M40 -96C52 -118 88 -116 98 -100C118 -110 140 -98 142 -84H44C34 -84 34 -92 40 -96Z', '#fff', 'opacity=".6"');

export const sun = (canvas: Canvas): string => {
  const { gold, key } = canvas.colors;
  const flame = path('M-22 -116C-20 -150 10 -160 0 -196C30 -176 34 -140 22 -116Z', canvas.lit(gold));
  const blade = path('M-15 -116L0 -176L15 -116Z', canvas.lit(key));
  const halfFace = path('M14 -22C30 -38 56 -36 64 -18C50 -8 28 -8 14 -22Z', gold[4]) + circle(40, -20, 8, '#fff8d0') + path('M10 -46C30 -62 60 -58 74 -40L66 -36C50 -48 30 -48 12 -38Z', gold[3]) + circle(62, 24, 15, key[1], 'opacity=".6"');
  return circle(0, 0, 200, canvas.aura('#ffdf8a', 0.9)) + around(canvas, flame, 10) + around(canvas, blade, 10, 18) + circle(0, 0, 120, canvas.metal()) + circle(0, 0, 104, canvas.radial([[0, gold[0]], [60, gold[1]], [100, gold[2]]], 0.4, 0.35, 0.7)) + `<g>${halfFace}</g><g transform="scale(-1 1)">${halfFace}</g>` + path('M0 -20L12 22Q0 32 -12 22Z', gold[2]) + path('M-34 46Q0 66 34 46Q20 74 0 74T-34 46Z', gold[4]);
};

export const planet = (canvas: Canvas): string => {
  const { key, third, second } = canvas.colors;
  const ringPath = (d: string): string => line(d, third[1], 20, 'opacity=".9"') + line(d, third[3], 7, 'transform="translate(0 5)" opacity=".8"') + line(d, '#fff', 3, 'transform="translate(0 -7)" opacity=".6"');
  return place(ringPath('M-186 0A186 54 0 0 1 186 0'), 0, 0, 1, -18) + circle(0, 0, 124, canvas.round(key)) + place(`<g opacity=".5">${path('M-118 -36Q0 -6 118 -36Q122 -22 122 -10Q0 20 -122 -10Q-122 -22 -118 -36Z', key[0])}${path('M-116 42Q0 76 116 42Q110 58 104 66Q0 96 -104 66Z', key[4])}${path('M-100 -72Q0 -48 100 -72L108 -60Q0 -34 -108 -60Z', second[1])}</g>`, 0, 0, 1, -18) + place(ringPath('M-186 0A186 54 0 0 0 186 0'), 0, 0, 1, -18) + ball(canvas, 138, -116, 28, second) + ball(canvas, -136, 120, 18, third) + ellipse(-46, -62, 30, 18, '#fff', 'opacity=".6" transform="rotate(-34 -46 -62)"');
};

export const comet = (canvas: Canvas): string => {
  const { key, third } = canvas.colors;
  return path('M96 -96C40 -80 -120 60 -210 190C-60 120 70 20 108 -70Z', canvas.linear([[0, key[0], 0.95], [45, key[2], 0.7], [100, key[3], 0]], 132)) + path('M96 -80C60 -60 -60 50 -130 150C-40 100 60 10 100 -70Z', canvas.linear([[0, '#fff', 0.95], [60, third[1], 0.5], [100, third[1], 0]], 132)) + circle(86, -86, 130, canvas.aura(third[0], 0.9)) + ball(canvas, 86, -86, 66, third) + scattered(canvas, path(glint(24), '#fff'), [[-60, -100, 1.2], [-120, -10, 0.7], [120, 60, 1], [30, 130, 0.8], [-10, -160, 0.6]]);
};

export const aurora = (canvas: Canvas): string =>
  [0, 1, 2].map((at) => path(n`M${-200 + at * 30} ${60 - at * 70}C${-120} ${-60 - at * 60} ${-40} ${110 - at * 60} ${40} ${10 - at * 60}S${150} ${-90 - at * 30} 210 ${0 - at * 50}V${-110 - at * 50}C150 ${-190 - at * 20} 80 ${-120 - at * 30} 30 ${-110 - at * 30}S-130 ${-190 - at * 20} ${-200 + at * 30} ${-80 - at * 40}Z`, canvas.linear([[0, canvas.colors.key[0], 0], [60, [canvas.colors.key, canvas.colors.third, canvas.colors.second][at]?.[1] ?? '', 0.5], [100, '#fff', 0.85]]))).join('') + place(mountain(canvas), 0, 70, 0.8);
