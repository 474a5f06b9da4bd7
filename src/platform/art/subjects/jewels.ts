import { n, type Canvas } from '../canvas.ts';
import type { Tone } from '../palette.ts';
import { around, ball, circle, ellipse, glint, line, mirrored, path, place, points, polygon, rect, scattered } from '../shapes.ts';

const cut = (tone: Tone, sides: number, radius: number, table: number): string => {
  const at = (index: number, r: number): readonly [number, number] => {
    const angle = ((index * 360) / sides - 90) * (Math.PI / 180);
    return [r * Math.cos(angle), r * Math.sin(angle)];
  };
  const steps = [1, 2, 3, 4, 3, 2, 1, 0] as const;
  const facets = Array.from({ length: sides }, (_, index) => {
    const [a, b, c, d] = [at(index, radius), at(index + 1, radius), at(index + 1, table), at(index, table)];
    const color = tone[steps[Math.round((index * 8) / sides) % 8] ?? 2];
    const other = tone[steps[(Math.round((index * 8) / sides) + 1) % 8] ?? 2];
    const middle = at(index + 0.5, (radius + table) / 1.92);
    return n`<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${middle[0]} ${middle[1]}Z" fill="${color}"/><path d="M${a[0]} ${a[1]}L${middle[0]} ${middle[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}L${d[0]} ${d[1]}Z" fill="${other}" opacity=".85"/>`;
  });
  return facets.join('');
};

/** A round-cut stone seen from above; stones of one material and cut share their drawing. */
export const stone = (canvas: Canvas, tone: Tone, radius = 160, sides = 8): string => {
  const table = canvas.linear([[0, tone[0]], [48, tone[1]], [52, tone[2]], [100, tone[3]]], 50);
  const id = canvas.define(
    'g',
    `>${path(polygon(sides, 100), tone[2])}${cut(tone, sides, 100, 56)}${path(polygon(sides, 56), table)}${path(polygon(sides, 100), 'none', `stroke="${tone[0]}" stroke-width="2" stroke-opacity=".6"`)}`,
  );
  return `<use href="#${id}" transform="scale(${Math.round(radius) / 100})"/>`;
};

export const gem = (canvas: Canvas): string =>
  place(stone(canvas, canvas.colors.second, 74, 6), -112, 96, 1, -20) +
  place(stone(canvas, canvas.colors.third, 66, 6), 122, 104, 1, 16) +
  place(stone(canvas, canvas.colors.key, 140, canvas.random.pick([6, 8, 8])), 0, -20) +
  path(glint(46), '#fff', 'transform="translate(58 -104)"');

export const diamond = (canvas: Canvas): string => {
  const [a, b, c, d, e] = canvas.colors.key;
  const half = `<path d="M0 -110H60L88 -50H0Z" fill="${a}"/><path d="M60 -110H110L88 -50Z" fill="${b}"/><path d="M110 -110L166 -50H88Z" fill="${c}"/><path d="M0 -50H88L0 150Z" fill="${b}"/><path d="M88 -50H166L0 150Z" fill="${d}"/>`;
  return (
    mirrored(canvas, half) +
    path('M-166 -50H-88L0 150Z', c) +
    path('M-60 -110L-88 -50L-166 -50L-110 -110Z', '#fff', 'opacity=".45"') +
    path('M-88 -50H88L0 150Z', canvas.linear([[0, a], [60, b], [100, d]], 60), 'opacity=".9"') +
    path('M0 -110L-88 -50L0 -50L88 -50Z', '#fff', 'opacity=".35"') +
    line('M-110 -110H110L166 -50L0 150L-166 -50Z', e, 4, 'opacity=".5"') +
    path(glint(60), '#fff', 'transform="translate(-96 -96)"') + path(glint(30), '#fff', 'transform="translate(86 20)"')
  );
};

export const heart = (canvas: Canvas): string => {
  const shape = 'M0 150C-190 20 -170 -130 -80 -130C-40 -130 -12 -108 0 -76C12 -108 40 -130 80 -130C170 -130 190 20 0 150Z';
  const tone = canvas.colors.key;
  return (
    path(shape, canvas.radial([[0, tone[0]], [30, tone[1]], [65, tone[2]], [100, tone[4]]], 0.35, 0.28, 0.85)) +
    line(shape, canvas.metal(), 12) +
    path('M-118 -40C-124 -86 -102 -108 -76 -108C-58 -108 -48 -100 -40 -90C-80 -88 -104 -70 -118 -40Z', '#fff', 'opacity=".65"') +
    path('M0 150L-60 20L0 -20L60 20Z M-60 20L-130 -20M60 20L130 -20', tone[0], 'opacity=".22"')
  );
};

export const star = (canvas: Canvas): string => {
  const { gold } = canvas.colors;
  const wing = `<path d="M0 -170L0 0L38 -54Z" fill="${gold[1]}"/><path d="M0 -170L0 0L-38 -54Z" fill="${gold[3]}"/>`;
  return (
    path(points(5, 184, 76), canvas.colors.gold[4]) +
    around(canvas, wing, 5) +
    around(canvas, ball(canvas, 0, 128, 15, canvas.colors.key), 5) +
    place(stone(canvas, canvas.colors.key, 50, 8), 0, 0)
  );
};

export const crown = (canvas: Canvas): string => {
  const metal = canvas.metal();
  const { gold, key, second } = canvas.colors;
  return (
    path('M-140 90L-176 -70L-96 0L-62 -120L0 -20L62 -120L96 0L176 -70L140 90Z', canvas.lit(key), 'transform="translate(0 -12) scale(.93)" opacity=".95"') +
    path('M-140 96L-178 -76L-92 10L-62 -130L0 -14L62 -130L92 10L178 -76L140 96Z', metal) +
    line('M-140 96L-178 -76L-92 10L-62 -130L0 -14L62 -130L92 10L178 -76L140 96', gold[0], 3, 'opacity=".8"') +
    path('M-146 92Q0 132 146 92V140Q0 184 -146 140Z', metal) + line('M-146 94Q0 134 146 94M-146 138Q0 182 146 138', gold[4], 3, 'opacity=".6"') +
    scattered(canvas, ball(canvas, 0, 0, 17, second), [[-178, -82], [-62, -138], [62, -138], [178, -82]]) +
    ball(canvas, 0, -18, 22, key) +
    place(stone(canvas, key, 34, 8), 0, 132) + place(stone(canvas, second, 22, 6), -88, 122) + place(stone(canvas, second, 22, 6), 88, 122) +
    path('M-40 60L0 10L40 60L0 100Z', canvas.lit(key)) + path('M-40 60L0 10V100Z', '#fff', 'opacity=".3"')
  );
};

export const ring = (canvas: Canvas): string =>
  `<ellipse cx="0" cy="56" rx="104" ry="108" fill="none" stroke="${canvas.metal()}" stroke-width="34"/><ellipse cx="0" cy="56" rx="88" ry="92" fill="none" stroke="${canvas.colors.gold[4]}" stroke-width="5" opacity=".7"/><ellipse cx="0" cy="56" rx="119" ry="123" fill="none" stroke="${canvas.colors.gold[0]}" stroke-width="3" opacity=".8"/>` +
  path('M-70 -58L-40 -20H40L70 -58Z', canvas.metal()) +
  place(stone(canvas, canvas.colors.key, 84, 8), 0, -96) + path(glint(40), '#fff', 'transform="translate(44 -140)"');

/** One coin that faces the player, with a mark of petals instead of a sign. */
export const coin = (canvas: Canvas, radius = 60): string => {
  const { gold } = canvas.colors;
  const drawing =
    circle(0, 5, 60, gold[4]) +
    circle(0, 0, 60, canvas.metal()) +
    circle(0, 0, 48, canvas.linear([[0, gold[3]], [100, gold[1]]], 60)) +
    circle(0, 0, 44, canvas.linear([[0, gold[1]], [100, gold[2]]], 60)) +
    path(points(4, 34, 13), gold[3]) +
    path(points(4, 33, 12), gold[0], 'transform="translate(0 -3)" opacity=".85"') +
    circle(0, 0, 7, gold[3]);
  const id = canvas.define('g', `>${drawing}`);
  return `<use href="#${id}" transform="scale(${Math.round((radius * 100) / 60) / 100})"/>`;
};

const stack = (canvas: Canvas, height: number): string => {
  const { gold } = canvas.colors;
  const disc = ellipse(0, 9, 58, 20, gold[4]) + rect(-58, 0, 116, 9, canvas.metal(gold, 0)) + ellipse(0, 0, 58, 20, canvas.metal());
  return scattered(canvas, disc, Array.from({ length: height }, (_, at) => [at % 2 ? 3 : -2, -at * 17])) + ellipse(0, -(height - 1) * 17, 44, 14, gold[2], `stroke="${gold[3]}" stroke-width="3"`);
};

export const coins = (canvas: Canvas): string =>
  place(stack(canvas, 8), -112, 136) + place(stack(canvas, 6), 118, 140) + place(stack(canvas, 4), 0, 156) +
  place(coin(canvas, 112), 0, -34) + place(coin(canvas, 46), -124, -110, 1, -20) + place(coin(canvas, 40), 128, -96, 1, 18) + path(glint(48), '#fff', 'transform="translate(66 -104)"');

export const key = (canvas: Canvas): string =>
  place(
    `<g fill="none" stroke="${canvas.metal()}"><circle cx="0" cy="-104" r="52" stroke-width="28"/><circle cx="-62" cy="-104" r="20" stroke-width="14"/><circle cx="62" cy="-104" r="20" stroke-width="14"/><circle cx="0" cy="-168" r="16" stroke-width="12"/></g>` +
      rect(-16, -52, 32, 226, canvas.metal(canvas.colors.gold, 0), 6) + rect(-26, -44, 52, 20, canvas.metal(), 6) + path('M12 96H78V120H56V134H78V166H12Z', canvas.metal()) +
      place(stone(canvas, canvas.colors.key, 40, 8), 0, -104) + line('M-8 -20V160', canvas.colors.gold[0], 4, 'opacity=".8"'),
    0, 0, 1, 32,
  );

export const bell = (canvas: Canvas): string =>
  line('M0 -150C-30 -190 30 -190 0 -150', canvas.colors.gold[2], 14) +
  circle(0, 126, 34, canvas.round(canvas.colors.gold)) +
  path('M0 -150C60 -150 92 -108 96 -20C100 50 124 74 150 108H-150C-124 74 -100 50 -96 -20C-92 -108 -60 -150 0 -150Z', canvas.metal(canvas.colors.gold, 0)) +
  path('M-150 108Q0 140 150 108V84Q0 116 -150 84Z', canvas.metal()) +
  path('M-60 -106C-80 -70 -78 0 -96 54C-60 10 -60 -60 -40 -120Z', '#fff', 'opacity=".55"') +
  path('M-97 0Q0 30 97 0L98 22Q0 54 -99 22Z', canvas.lit(canvas.colors.key)) + scattered(canvas, ball(canvas, 0, 0, 9, canvas.colors.pale), [[-60, 20], [0, 27], [60, 20]]) + path(glint(40), '#fff', 'transform="translate(-64 -100)"');
