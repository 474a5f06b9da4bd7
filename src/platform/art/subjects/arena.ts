import { type Canvas } from '../canvas.ts';
import { steelTone } from '../palette.ts';
import { around, circle, glint, line, mirrored, path, place, points, rect, scattered } from '../shapes.ts';
import { dragonFace } from './beasts.ts';
import { head } from './heads.ts';

export const controller = (canvas: Canvas): string => {
  const { key, second, third, gold, ink } = canvas.colors;
  const half = path('M0 -84H60C120 -110 150 -80 166 -20C186 60 190 130 150 140C110 148 96 80 60 60H0Z', canvas.linear([[0, key[1]], [45, key[2]], [100, key[4]]])) + path('M0 -84H60C120 -110 150 -80 162 -36C120 -70 60 -64 0 -64Z', '#fff', 'opacity=".4"') + rect(66, -112, 66, 26, canvas.lit(canvas.colors.dark), 11) + circle(52, 34, 34, ink) + circle(52, 30, 27, canvas.round(canvas.colors.dark));
  return mirrored(canvas, half) + path('M-118 -44H-98V-62H-78V-44H-58V-24H-78V-6H-98V-24H-118Z', ink) + path('M-114 -48H-94V-66H-82V-48H-62V-28H-82V-10H-94V-28H-114Z', '#f2f4fb') + [[88, -62, third], [116, -36, second], [60, -36, gold], [88, -10, key]].map(([x, y, tone]) => circle(x as number, y as number, 15, canvas.round(tone as typeof key))).join('') + circle(0, -34, 22, canvas.radial([[0, '#fff'], [100, canvas.colors.glow]])) + circle(0, -34, 70, canvas.aura(canvas.colors.glow, 0.7)) + rect(-20, 8, 40, 8, ink, 4);
};

export const crosshair = (canvas: Canvas): string => {
  const { key, third, glow } = canvas.colors;
  const target = canvas.random.pick(['wolf', 'robot', 'bull', 'tiger']);
  return circle(0, 0, 190, canvas.aura(glow, 0.5)) + place(head(target)(canvas), 0, 6, 0.72) + `<g fill="none" stroke="${key[4]}" stroke-width="20" opacity=".6"><circle r="150"/></g><g fill="none" stroke="${canvas.metal(key)}" stroke-width="13"><circle r="150" stroke-dasharray="186 50" transform="rotate(18)"/></g><circle r="176" fill="none" stroke="${third[1]}" stroke-width="4" stroke-dasharray="3 20" stroke-linecap="round"/>` + around(canvas, path('M-8 -196H8L4 -118H-4Z', third[1]), 4) + around(canvas, line('M0 -134V-126', '#fff', 4), 24);
};

export const helmet = (canvas: Canvas): string => {
  const { key, gold, second, glow } = canvas.colors;
  const half = path('M0 -150C80 -150 128 -90 128 -20L136 60L96 150L40 170V90L0 70Z', canvas.linear([[0, steelTone[0]], [40, steelTone[2]], [100, steelTone[4]]], 60)) + path('M0 -20L100 -40L110 10L40 36L34 110L0 96Z', canvas.colors.ink) + path('M30 -4L92 -22L88 2L38 18Z', glow) + path('M0 -150C80 -150 128 -90 128 -20L100 -40L0 -20Z', canvas.lit(key)) + path('M0 -150L30 -146L26 -24L0 -20Z', gold[2]) + path('M128 -40C170 -60 196 -120 190 -176C220 -120 200 -20 134 20Z', canvas.metal()) + line('M136 60L96 150L40 170', gold[1], 6) + circle(62, -10, 50, canvas.aura(glow, 0.6));
  return path('M0 -140C-30 -190 10 -230 60 -214C40 -200 34 -170 20 -140Z', canvas.lit(second)) + mirrored(canvas, half) + path(points(4, 24, 9), gold[0], 'transform="translate(0 -84)"');
};

export const fist = (canvas: Canvas): string => {
  const { key, gold, third } = canvas.colors;
  const knuckle = rect(-34, -56, 68, 112, canvas.linear([[0, key[0]], [40, key[2]], [100, key[4]]]), 28) + rect(-24, -46, 30, 16, '#fff', 8, 'opacity=".5"');
  return place(around(canvas, path('M-20 -120L0 -200L20 -120Z', gold[1]), 12) + around(canvas, path('M-12 -120L0 -166L12 -120Z', '#fff'), 12, 15), 0, -10) + path('M-70 70L-84 196H84L70 70Z', canvas.lit(canvas.colors.dark)) + rect(-88, 82, 176, 40, canvas.metal(), 10) + path('M-140 -20C-150 60 -110 104 -60 104H70C120 104 144 60 140 0Z', canvas.linear([[0, key[2]], [100, key[4]]])) + scattered(canvas, knuckle, [[-104, -30, 0.96, -6], [-36, -44], [34, -44], [102, -30, 0.96, 6]]) + path('M-140 30C-100 0 0 4 40 20C66 34 50 70 20 66C-40 60 -100 70 -130 80Z', canvas.linear([[0, key[1]], [100, key[3]]])) + scattered(canvas, path(points(4, 17, 7), third[1]), [[-104, -62], [-36, -78], [34, -78], [102, -62]]);
};

/** The crest of a team: wings, a shield and a beast. */
export const esports = (canvas: Canvas): string => {
  const { key, second, gold, dark } = canvas.colors;
  const beast = canvas.random.pick(['wolf', 'fox', 'tiger', 'bull', 'owl', 'lion']);
  const wing = path('M40 -60C110 -140 180 -150 214 -140C200 -110 180 -96 160 -90C190 -90 200 -80 204 -70C180 -46 160 -40 140 -40C160 -36 172 -26 176 -14C140 10 90 10 50 0Z', canvas.linear([[0, second[0]], [50, second[2]], [100, second[4]]], 60)) + line('M60 -44C110 -90 150 -110 196 -126M70 -24C110 -50 150 -62 186 -68', second[4], 5, 'opacity=".6"');
  const crest = 'M0 -170L120 -130C136 20 90 120 0 180C-90 120 -136 20 -120 -130Z';
  return mirrored(canvas, wing) + path(crest, canvas.metal()) + path(crest, canvas.linear([[0, dark[1]], [100, dark[4]]]), 'transform="scale(.9)"') + path('M0 -153L108 -117C112 -60 108 -10 92 36L0 -40L-92 36C-108 -10 -112 -60 -108 -117Z', canvas.lit(key), 'opacity=".85"') + place(head(beast)(canvas), 0, 2, 0.66) + path(points(5, 24, 10), gold[1], 'transform="translate(0 142)"');
};

/** The dragon and the tiger, each on its side of the table. */
export const duel = (canvas: Canvas): string =>
  path('M-520 -520H90L-90 520H-520Z', canvas.linear([[0, '#ff6a4c'], [55, '#b51c2c'], [100, '#4c0a16']], 40)) +
  path('M520 -520H90L-90 520H520Z', canvas.linear([[0, '#6ab6ff'], [50, '#1f4fc0'], [100, '#0b1a52']], 140)) +
  line('M90 -520L-90 520', canvas.metal(), 15) +
  circle(-112, 0, 150, canvas.aura('#ffd76a', 0.6)) +
  circle(112, 0, 150, canvas.aura('#bfe0ff', 0.6)) +
  place(dragonFace(canvas), -108, -14, 0.98) +
  place(head('tiger')(canvas), 108, 4, 0.66) +
  path(points(8, 50, 22), canvas.metal(), 'transform="translate(0 4)"') +
  path(glint(34), '#fff', 'transform="translate(0 4)"');
