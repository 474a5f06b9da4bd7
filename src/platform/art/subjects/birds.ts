import { n, type Canvas } from '../canvas.ts';
import { around, ball, circle, ellipse, glint, line, mirrored, path, place } from '../shapes.ts';

const fanOf = (content: string, count: number, step: number, y = 0): string =>
  Array.from({ length: count }, (_, at) => n`<g transform="rotate(${(at - (count - 1) / 2) * step} 0 ${y})">${content}</g>`).join('');

export const peacock = (canvas: Canvas): string => {
  const { key, second, gold, third } = canvas.colors;
  const eye = ellipse(0, -150, 24, 32, canvas.lit(second)) + ellipse(0, -146, 16, 21, gold[1]) + ellipse(0, -142, 10, 13, key[3]) + circle(0, -140, 5, third[0]);
  const plume = path('M0 20C-34 -60 -32 -140 0 -188C32 -140 34 -60 0 20Z', canvas.linear([[0, key[1]], [50, key[3]], [100, key[4]]])) + line('M0 20V-120', gold[2], 2.5) + eye;
  const id = canvas.define('g', `>${plume}`);
  const back = Array.from({ length: 11 }, (_, at) => n`<use href="#${id}" transform="rotate(${(at - 5) * 20} 0 90)"/>`).join('');
  const front = Array.from({ length: 8 }, (_, at) => n`<use href="#${id}" transform="rotate(${(at - 3.5) * 22} 0 90) translate(0 52) scale(.72)"/>`).join('');
  return (
    place(back + front, 0, -2) +
    path('M0 -60C34 -60 26 -20 30 20C40 80 56 120 0 170C-56 120 -40 80 -30 20C-26 -20 -34 -60 0 -60Z', canvas.radial([[0, second[1]], [55, second[2]], [100, second[4]]], 0.4, 0.3, 0.8)) +
    line('M0 -66L-24 -108M0 -66V-118M0 -66L24 -108', gold[1], 4) + circle(-24, -110, 7, second[1]) + circle(0, -122, 7, second[1]) + circle(24, -110, 7, second[1]) +
    circle(-13, -34, 8, '#fff') + circle(13, -34, 8, '#fff') + circle(-12, -33, 4.5, canvas.colors.ink) + circle(12, -33, 4.5, canvas.colors.ink) + path('M-9 -22H9L0 0Z', canvas.lit(gold)) +
    path('M-22 60Q0 90 22 60Q0 130 -22 60Z', second[0], 'opacity=".35"')
  );
};

export const phoenix = (canvas: Canvas): string => {
  const { key, gold, third } = canvas.colors;
  const feather = path('M0 0C34 -16 120 -60 168 -150C176 -80 130 -10 20 40Z', canvas.linear([[0, gold[1]], [45, key[2]], [100, key[4]]], 200));
  const wing = [0, 22, 44, 66].map((turn, at) => n`<g transform="rotate(${turn}) scale(${1 - at * 0.13})">${feather}</g>`).join('');
  const tail = path('M0 40C-26 90 -16 140 -40 190C0 170 16 120 12 40Z', canvas.lit(key)) + path('M0 40C26 90 20 130 56 178C10 168 -12 110 -10 40Z', canvas.lit(gold)) + path('M-2 40C-10 100 0 160 0 214C18 160 16 100 8 40Z', canvas.linear([[0, gold[1]], [100, key[3]]]));
  return (
    circle(0, -20, 190, canvas.aura('#ffb648', 0.75)) + tail + mirrored(canvas, place(wing, 8, 20)) +
    path('M0 -100C30 -92 26 -50 34 0C38 44 20 74 0 84C-20 74 -38 44 -34 0C-26 -50 -30 -92 0 -100Z', canvas.radial([[0, gold[0]], [40, gold[1]], [75, key[2]], [100, key[3]]], 0.45, 0.3, 0.8)) +
    path('M0 -98C-30 -120 -22 -160 -44 -178C-10 -176 2 -150 0 -118C10 -150 26 -170 44 -174C30 -150 26 -120 0 -98Z', canvas.lit(third)) +
    path('M-10 -66H10L0 -38Z', canvas.lit(gold)) + circle(-13, -74, 6, canvas.colors.ink) + circle(13, -74, 6, canvas.colors.ink) + path('M-16 0Q0 16 16 0M-20 24Q0 42 20 24M-14 50Q0 64 14 50', 'none', n`stroke="${key[3]}" stroke-width="4" opacity=".6"`)
  );
};

export const crane = (canvas: Canvas): string => {
  const { pale, key, gold } = canvas.colors;
  const quill = path('M0 0C50 -34 110 -80 176 -96C150 -40 90 10 10 26Z', canvas.linear([[0, pale[0]], [70, pale[1]], [100, pale[3]]], 20));
  const wing = [-34, -14, 6, 26].map((turn, at) => n`<g transform="rotate(${turn}) scale(${1 - at * 0.1})">${quill}</g>`).join('') + path('M110 -120L176 -96L150 -60Z', canvas.colors.dark[2], 'opacity=".0"');
  return (
    circle(30, -50, 128, canvas.linear([[0, key[1]], [100, key[3]]])) +
    path('M-20 60C-60 100 -110 130 -180 150C-120 90 -90 60 -50 40Z', canvas.lit(canvas.colors.dark)) +
    place(wing, -10, 20, 1, -26) + `<g transform="translate(-34 10) rotate(-30) scale(-.86 .86)">${wing}</g>` +
    path('M-60 40C-30 -20 30 -10 50 30C56 56 20 84 -20 78C-44 74 -66 60 -60 40Z', canvas.lit(pale)) +
    line('M40 30C100 40 70 -50 100 -86', pale[0], 22) + line('M48 34C104 40 76 -46 104 -82', canvas.colors.dark[2], 6) + circle(104, -96, 20, pale[0]) + path('M92 -112Q108 -124 120 -108Q108 -100 92 -112Z', '#e5322d') + path('M118 -104L178 -96L118 -88Z', canvas.lit(gold)) + circle(110, -98, 4, canvas.colors.ink) +
    line('M-30 76L-60 160M-6 78L-20 166', canvas.colors.dark[1], 6)
  );
};

export const feather = (canvas: Canvas): string => {
  const { key, second, gold } = canvas.colors;
  const one = path('M0 190C-16 60 -76 20 -70 -70C-64 -140 -30 -176 10 -196C40 -140 70 -100 56 -20C46 40 10 70 0 190Z', canvas.linear([[0, key[0]], [40, key[2]], [100, key[4]]])) + path('M-70 -70L0 -20M-66 -30L0 20M-56 10L0 60M-66 -106L4 -60M62 -60L4 -10M60 -20L2 34M44 20L2 70M58 -100L6 -54', 'none', n`stroke="${key[4]}" stroke-width="3" opacity=".5"`) + line('M-2 196C-4 60 -10 -60 8 -186', gold[1], 6) + ellipse(2, -110, 26, 38, canvas.lit(second)) + ellipse(2, -104, 15, 24, gold[1]) + ellipse(2, -98, 8, 13, key[4]);
  return place(one, 0, 0, 1, 28) + place(one, -66, 40, 0.62, -18);
};

const cock = (canvas: Canvas): string => {
  const { key, gold, second, third, ink } = canvas.colors;
  const sickles = [[-30, 1], [-8, 1.05], [14, 1], [36, 0.86]].map(([turn = 0, scale = 1], at) => n`<g transform="translate(-62 40) rotate(${turn}) scale(${scale})">${path('M0 0C-60 -30 -96 -110 -60 -176C-40 -110 -10 -60 30 -20Z', canvas.lit(at % 2 ? second : key))}</g>`).join('');
  return (
    sickles +
    line('M-14 120L-20 184M-20 184L-50 196M-20 184L8 196M34 116L44 184M44 184L16 196M44 184L74 194', gold[2], 9) + line('M-18 156L-40 150M40 156L22 148', gold[1], 5) +
    path('M-84 30C-84 100 -30 140 20 132C74 122 96 70 90 0C88 -60 96 -84 112 -110L60 -134C40 -96 20 -30 -30 -6C-60 6 -84 10 -84 30Z', canvas.linear([[0, gold[1]], [30, gold[2]], [60, key[2]], [100, key[4]]])) +
    path('M60 -134C34 -110 36 -40 4 10C30 0 36 20 24 44C50 24 60 30 58 56C80 20 100 -10 92 -60L112 -110Z', canvas.lit(gold)) +
    path('M-60 40C-20 10 40 30 44 70C20 104 -40 100 -70 70Z', canvas.lit(second)) + line('M-52 56C-20 44 10 50 34 72M-48 74C-20 66 4 74 20 88', second[0], 4, 'opacity=".7"') +
    circle(92, -124, 36, canvas.round(gold)) +
    path('M60 -148C52 -190 80 -186 84 -168C88 -200 112 -196 110 -168C120 -190 140 -178 128 -144C108 -156 84 -156 60 -148Z', canvas.lit(third[0] === gold[0] ? key : ['#ffd0c0', '#ff6a54', '#e5322d', '#a8141c', '#5c0a12'])) +
    path('M122 -130L166 -116L122 -104Z', canvas.lit(gold)) + path('M108 -104C130 -100 134 -70 120 -58C104 -66 98 -90 108 -104Z', '#e5322d') + circle(102, -130, 8, '#fff') + circle(104, -130, 5, ink)
  );
};

/** A rooster in full feather. */
export const rooster = (canvas: Canvas): string => place(cock(canvas), -14, 0, 1.02);

/** Two roosters that leap at each other. */
export const roosters = (canvas: Canvas): string => {
  const id = canvas.define('g', `>${cock(canvas)}`);
  const spark = around(canvas, line('M0 -18V-46', '#fff3b8', 7), 8) + circle(0, 0, 16, '#fff');
  return `<use href="#${id}" transform="translate(-112 14) rotate(-16) scale(.78)"/><g style="filter:hue-rotate(${canvas.random.pick([40, 150, 200])}deg)"><use href="#${id}" transform="translate(112 14) rotate(16) scale(-.78 .78)"/></g>` + circle(0, -60, 120, canvas.aura('#fff0b0', 0.75)) + place(spark, 0, -70);
};

export const egg = (canvas: Canvas): string =>
  path('M-150 110C-120 180 120 180 150 110C110 140 70 120 0 126S-110 140 -150 110Z', canvas.lit(['', '#d29a5a', '#a06a34', '#6b4018', '#3d220c'])) + line('M-150 112L-120 150M-100 120L-60 160M-30 124L10 164M50 122L90 160M110 120L130 144', '#5c3414', 6) +
  path('M0 -160C70 -160 118 -40 112 30C106 100 56 140 0 140S-106 100 -112 30C-118 -40 -70 -160 0 -160Z', canvas.radial([[0, canvas.colors.gold[0]], [30, canvas.colors.gold[1]], [65, canvas.colors.gold[2]], [100, canvas.colors.gold[4]]], 0.36, 0.28, 0.8)) +
  path('M-112 20L-70 -12L-30 26L8 -14L46 24L82 -10L112 20C114 34 112 46 108 56L82 26L46 60L8 22L-30 62L-70 24L-108 56C-112 46 -114 34 -112 20Z', canvas.lit(canvas.colors.key)) + ellipse(-40, -90, 24, 40, '#fff', 'opacity=".7" transform="rotate(24 -40 -90)"') + path(glint(44), '#fff', 'transform="translate(64 -96)"') + ball(canvas, 0, -60, 12, canvas.colors.key) + ball(canvas, -44, -38, 8, canvas.colors.pale) + ball(canvas, 44, -38, 8, canvas.colors.pale);
