import { n, type Canvas } from '../canvas.ts';
import { steelTone } from '../palette.ts';
import { ball, circle, ellipse, glint, line, path, place, rect, scattered } from '../shapes.ts';

const flame = (canvas: Canvas): string => path('M-34 0C-50 60 -20 90 0 150C20 90 50 60 34 0Z', canvas.linear([[0, '#fff6c8'], [35, '#ffb02e'], [100, '#e5322d', 0]])) + path('M-16 0C-24 40 -8 60 0 92C8 60 24 40 16 0Z', '#fff', 'opacity=".85"');

const craft = (canvas: Canvas): string => {
  const { key, pale, second } = canvas.colors;
  return place(flame(canvas), 0, 108) + path('M-50 60C-100 80 -104 120 -100 158L-40 120ZM50 60C100 80 104 120 100 158L40 120Z', canvas.lit(key)) + path('M0 -190C60 -140 74 -40 50 110H-50C-74 -40 -60 -140 0 -190Z', canvas.linear([[0, pale[3]], [35, '#fff'], [70, pale[1]], [100, pale[4]]], 0)) + path('M0 -190C34 -162 52 -118 60 -70H-60C-52 -118 -34 -162 0 -190Z', canvas.lit(key)) + path('M-54 84H54L50 112H-50Z', canvas.metal()) + circle(0, -18, 37, canvas.metal()) + circle(0, -18, 27, canvas.round(second)) + path('M-12 60H12V140Q0 160 -12 140Z', canvas.lit(key)) + ellipse(-10, -30, 9, 6, '#fff', 'opacity=".9"');
};

export const rocket = (canvas: Canvas): string => {
  const puffs = scattered(canvas, circle(0, 0, 34, canvas.radial([[0, '#fff'], [100, canvas.colors.pale[3]]], 0.4, 0.3, 0.7)), [[-140, 150], [-96, 172, 1.2], [-172, 176, 0.9], [-60, 184, 0.8], [-128, 190, 1.1]]);
  return circle(20, -20, 190, canvas.aura(canvas.colors.glow, 0.5)) + puffs + place(craft(canvas), 26, -26, 0.95, 36);
};

/** The rising line of a crash game with a craft at its tip, or with what is given. */
export const crash = (canvas: Canvas, rider?: string): string => {
  const { key, third, gold } = canvas.colors;
  const curve = 'M-200 150C-60 146 60 90 110 -70';
  const vehicle = canvas.random.whole(0, 2);
  const tip = rider ? place(rider, 116, -90, 0.58) : vehicle === 0 ? place(craft(canvas), 132, -112, 0.6, 24) : vehicle === 1 ? circle(112, -80, 120, canvas.aura(third[0], 0.9)) + ball(canvas, 112, -80, 54, third) : place(plane(canvas), 118, -96, 0.62, -18);
  return `<g stroke="#fff" stroke-width="2" opacity=".18"><path d="M-210 -120H210M-210 -40H210M-210 40H210M-210 120H210M-150 -180V180M-60 -180V180M30 -180V180M120 -180V180"/></g>` + path(`${curve}L110 190H-200Z`, canvas.linear([[0, key[1], 0.7], [100, key[3], 0]])) + line(curve, key[4], 22, 'opacity=".5"') + line(curve, canvas.linear([[0, key[3]], [60, gold[1]], [100, '#fff']], 0), 13) + scattered(canvas, ball(canvas, 0, 0, 12, gold), [[-110, 142], [-20, 112], [60, 40]]) + tip;
};

export const plane = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  return path('M-200 150Q-120 140 -70 60', 'none', n`stroke="#fff" stroke-width="7" stroke-dasharray="4 18" stroke-linecap="round" opacity=".8"`) + path('M176 -130L-150 -20L-40 30Z', canvas.linear([[0, '#fff'], [100, pale[2]]])) + path('M176 -130L-40 30L-30 140L10 60Z', canvas.linear([[0, key[1]], [100, key[3]]])) + path('M176 -130L10 60L110 110Z', canvas.linear([[0, key[0]], [100, key[2]]])) + path('M-40 30L-30 140L0 66Z', key[4]) + line('M176 -130L-40 30M176 -130L10 60', '#fff', 3, 'opacity=".7"');
};

export const balloon = (canvas: Canvas): string => {
  const { key, gold, pale, third } = canvas.colors;
  const gore = (turn: number, color: string): string => path(n`M0 -170C${turn} -160 ${turn * 1.15} -20 ${turn * 0.3} 70H${turn * 0.06}C${turn * 0.6} -20 ${turn * 0.5} -160 0 -170Z`, color);
  const cloud = path('M-60 20C-70 -14 -20 -24 -10 -6C0 -34 50 -28 50 0C76 -4 80 20 60 22H-56Z', '#fff', 'opacity=".85"');
  return path('M0 -170C160 -170 160 0 40 72H-40C-160 0 -160 -170 0 -170Z', canvas.lit(key)) + gore(130, pale[0]) + gore(-130, pale[0]) + gore(56, third[1]) + gore(-56, third[1]) + path('M0 -170C160 -170 160 0 40 72H-40C-160 0 -160 -170 0 -170Z', canvas.radial([[0, '#fff', 0.6], [40, '#fff', 0], [75, '#000', 0.05], [100, '#000', 0.4]], 0.35, 0.28, 0.78)) + path('M-40 66H40L34 84H-34Z', canvas.metal()) + line('M-32 84L-26 128M32 84L26 128', gold[2], 3) + path('M-34 124H34L26 172H-26Z', canvas.lit(gold)) + line('M-31 140H31M-29 156H29', gold[4], 3) + path('M-12 110C-16 90 0 86 0 70C10 86 18 96 12 110Z', '#ffb02e') + place(cloud, -120, 90) + place(cloud, 132, 20, 0.7);
};

export const racecar = (canvas: Canvas): string => {
  const { key, pale, third } = canvas.colors;
  const wheel = circle(0, 0, 42, '#14141c') + circle(0, 0, 24, canvas.metal(steelTone)) + circle(0, 0, 8, '#14141c') + circle(0, 0, 34, 'none', n`stroke="${third[2]}" stroke-width="3"`);
  return ellipse(0, 122, 200, 24, canvas.aura('#000', 0.8)) + line('M-210 20H-120M-220 60H-150M-200 100H-140', '#fff', 7, 'opacity=".6"') + path('M-176 -30H-120L-104 40H-160Z', canvas.lit(key)) + rect(-190, -48, 84, 20, canvas.lit(third), 4) + path('M-150 40C-130 0 -70 -10 -40 -14C-20 -60 50 -60 70 -10C120 0 176 30 196 66L186 88H-160Z', canvas.linear([[0, key[1]], [45, key[2]], [100, key[4]]])) + path('M-26 -16C-10 -44 34 -46 50 -12C30 -4 -6 -6 -26 -16Z', canvas.linear([[0, '#fff'], [100, '#5b7fa8']])) + path('M-140 44C-60 20 80 20 190 62L192 72H-150Z', pale[0], 'opacity=".9"') + circle(-30, 52, 24, pale[0]) + circle(-30, 52, 15, third[2]) + rect(150, 84, 62, 12, key[4], 5) + place(wheel, -104, 84, 1.12) + place(wheel, 108, 88) + path('M-96 10C-60 -2 0 -4 60 2', 'none', 'stroke="#fff" stroke-width="5" opacity=".6"') + path(glint(30), '#fff', 'transform="translate(150 46)"');
};

/** The front of a racing car that comes straight on. */
export const racecarFront = (canvas: Canvas): string => {
  const { key, third } = canvas.colors;
  const tyre = rect(-34, -52, 68, 112, canvas.linear([[0, '#0d0d13'], [50, '#3a3a48'], [100, '#0d0d13']], 0), 22) + line('M-20 -40V48M0 -46V54M20 -40V48', '#0a0a10', 5);
  return ellipse(0, 128, 210, 30, canvas.aura('#000', 0.85)) + rect(-130, -96, 260, 22, canvas.lit(third), 6) + rect(-120, -80, 14, 60, '#20202a') + rect(106, -80, 14, 60, '#20202a') + place(tyre, -142, 40) + place(tyre, 142, 40) + path('M-40 -60C-30 -96 30 -96 40 -60L92 20L70 90H-70L-92 20Z', canvas.linear([[0, key[1]], [50, key[2]], [100, key[4]]])) + path('M-26 -50C-20 -76 20 -76 26 -50L34 -14H-34Z', canvas.linear([[0, '#fff'], [100, '#48607f']])) + path('M-14 0H14L24 90H-24Z', canvas.colors.pale[0], 'opacity=".9"') + path('M-190 96H190L170 122H-170Z', canvas.lit(key)) + line('M-92 20L-130 10M92 20L130 10', '#20202a', 9) + circle(-52, 52, 60, canvas.aura('#fff6c8', 0.9)) + circle(52, 52, 60, canvas.aura('#fff6c8', 0.9)) + ellipse(-52, 52, 15, 9, '#fff') + ellipse(52, 52, 15, 9, '#fff');
};
