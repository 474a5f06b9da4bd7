import { n, type Canvas } from '../canvas.ts';
import { around, circle, ellipse, glint, line, path, place, points, rect, scattered } from '../shapes.ts';
import { stone } from './jewels.ts';

const suits = {
  heart: 'M0 40C-50 4 -46 -36 -20 -36C-10 -36 -3 -30 0 -20C3 -30 10 -36 20 -36C46 -36 50 4 0 40Z',
  diamond: 'M0 -42L32 0L0 42L-32 0Z',
  spade: 'M0 -42C10 -20 44 -4 40 16C36 32 14 32 5 18C6 30 10 36 16 40H-16C-10 36 -6 30 -5 18C-14 32 -36 32 -40 16C-44 -4 -10 -20 0 -42Z',
  club: 'M0 -42A18 18 0 0 1 15 -14A18 18 0 1 1 5 16C6 30 10 36 16 40H-16C-10 36 -6 30 -5 16A18 18 0 1 1 -15 -14A18 18 0 0 1 0 -42Z',
} as const;

type Suit = keyof typeof suits;

const front = (canvas: Canvas, suit: Suit, pips: number): string => {
  const color = suit === 'heart' || suit === 'diamond' ? '#d8203a' : '#1d2030';
  const pip = path(suits[suit], color);
  const id = canvas.define('g', `>${pip}`);
  const at = (x: number, y: number, s: number, turn = 0): string => n`<use href="#${id}" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${s})"/>`;
  const layouts: Record<number, string> = {
    1: at(0, 0, 1.5),
    2: at(0, -62, 0.8) + at(0, 62, 0.8, 180),
    3: at(0, -70, 0.7) + at(0, 0, 0.7) + at(0, 70, 0.7, 180),
    4: at(-34, -56, 0.7) + at(34, -56, 0.7) + at(-34, 56, 0.7, 180) + at(34, 56, 0.7, 180),
    5: at(-34, -60, 0.66) + at(34, -60, 0.66) + at(0, 0, 0.66) + at(-34, 60, 0.66, 180) + at(34, 60, 0.66, 180),
    6: at(-34, -66, 0.62) + at(34, -66, 0.62) + at(-34, 0, 0.62) + at(34, 0, 0.62) + at(-34, 66, 0.62, 180) + at(34, 66, 0.62, 180),
  };
  const blank = canvas.define('g', `>${rect(-84, -116, 172, 240, '#000', 14, 'opacity=".28"')}${rect(-86, -120, 172, 240, canvas.linear([[0, '#ffffff'], [100, '#dfe3ee']], 60), 14)}<rect x="-76" y="-110" width="152" height="220" rx="9" fill="none" stroke="${canvas.colors.gold[2]}" stroke-width="2.5"/>`);
  return `<use href="#${blank}"/>${layouts[pips] ?? layouts[1]}${at(-60, -92, 0.28)}${at(60, 92, 0.28, 180)}`;
};

const back = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const drawing = rect(-84, -116, 172, 240, '#000', 14, 'opacity=".28"') + rect(-86, -120, 172, 240, '#fff', 14) + rect(-76, -110, 152, 220, canvas.lit(key, 60), 9) + `<rect x="-68" y="-102" width="136" height="204" rx="6" fill="none" stroke="${gold[1]}" stroke-width="3"/>` + around(canvas, path('M0 -60C22 -40 22 -20 0 0C-22 -20 -22 -40 0 -60Z', gold[1], 'opacity=".85"'), 8) + circle(0, 0, 14, gold[0]) + line('M-68 -70L-36 -102M68 -70L36 -102M-68 70L-36 102M68 70L36 102', gold[1], 3);
  return `<use href="#${canvas.define('g', `>${drawing}`)}"/>`;
};

/** A chip that lies flat and faces the player. */
export const chip = (canvas: Canvas, tone: Canvas['colors']['key'], radius = 60): string => {
  const id = canvas.define('g', `>${circle(0, 8, 60, tone[4])}${circle(0, 0, 60, canvas.lit(tone))}${around(canvas, path('M-11 -60L-8 -44H8L11 -60Z', '#fff'), 8)}${circle(0, 0, 42, 'none', 'stroke="#fff" stroke-width="2.5" stroke-dasharray="6 5"')}${circle(0, 0, 37, canvas.linear([[0, tone[3]], [100, tone[1]]]))}${path(points(5, 24, 10), canvas.colors.gold[1])}`);
  return `<use href="#${id}" transform="scale(${Math.round((radius / 60) * 100) / 100})"/>`;
};

const edgeStack = (canvas: Canvas, tone: Canvas['colors']['key'], height: number): string => {
  const disc = rect(-56, -7, 112, 15, canvas.linear([[0, tone[4]], [30, tone[2]], [70, tone[3]], [100, tone[4]]], 0), 3) + rect(-34, -7, 18, 15, '#fff') + rect(16, -7, 18, 15, '#fff') + ellipse(0, -7, 56, 16, tone[1]);
  return scattered(canvas, disc, Array.from({ length: height }, (_, at) => [at % 2 ? 2 : -2, -at * 15])) + ellipse(0, -(height - 1) * 15 - 7, 40, 10, 'none', 'stroke="#fff" stroke-width="3" stroke-dasharray="9 7"');
};

const order: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];
const suitOf = (canvas: Canvas, at: number): Suit => order[(at + canvas.random.whole(0, 3)) % 4] ?? 'spade';

const pair = (canvas: Canvas): string => place(back(canvas), -70, 8, 1, -24) + place(front(canvas, suitOf(canvas, 0), 1), 44, -6, 1.08, 10) + place(chip(canvas, canvas.colors.key, 56), -106, 122) + place(chip(canvas, canvas.colors.third, 48), -28, 150) + path(glint(34), '#fff', 'transform="translate(112 -110)"');

const trio = (canvas: Canvas): string => [-1, 0, 1].map((at) => place(front(canvas, suitOf(canvas, at + 1), at === 0 ? 1 : canvas.random.whole(2, 6)), at * 84, Math.abs(at) * 20 - 20, 0.98, at * 17)).join('') + place(edgeStack(canvas, canvas.colors.key, 5), -96, 150) + place(edgeStack(canvas, canvas.colors.second, 3), 100, 154);

const royal = (canvas: Canvas): string => {
  const crown = path('M-44 22L-54 -24L-24 -2L0 -42L24 -2L54 -24L44 22Z', canvas.metal()) + rect(-44, 24, 88, 14, canvas.metal(), 4);
  return Array.from({ length: 5 }, (_, at) => n`<g transform="rotate(${(at - 2) * 17} 0 210) scale(.9)">${front(canvas, order[at % 4] ?? 'heart', at === 4 ? 1 : at + 2)}</g>`).join('') + place(circle(0, 0, 70, canvas.aura('#fff2b8', 0.9)) + crown, 0, 130, 1.25);
};

const single = (canvas: Canvas): string => place(back(canvas), -96, 26, 0.86, -16) + place(back(canvas), 100, 26, 0.86, 16) + circle(0, -10, 150, canvas.aura('#fff', 0.55)) + place(front(canvas, suitOf(canvas, 2), 1), 0, -12, 1.26) + place(stone(canvas, canvas.colors.key, 40, 8), 0, 150);

const pot = (canvas: Canvas): string => place(front(canvas, suitOf(canvas, 1), 4), -52, -56, 0.9, -14) + place(front(canvas, suitOf(canvas, 3), 1), 54, -62, 0.9, 12) + place(edgeStack(canvas, canvas.colors.third, 5), -118, 140) + place(edgeStack(canvas, canvas.colors.second, 4), 118, 142) + place(edgeStack(canvas, canvas.colors.key, 7), 0, 158) + place(chip(canvas, canvas.colors.key, 40), -168, 60, 1, -20) + place(chip(canvas, canvas.colors.third, 36), 170, 50, 1, 20);

const rain = (canvas: Canvas): string => place(back(canvas), -120, -80, 0.62, -30) + place(front(canvas, suitOf(canvas, 0), 3), 126, -92, 0.6, 26) + place(back(canvas), 130, 108, 0.6, 40) + place(front(canvas, suitOf(canvas, 1), 5), -128, 104, 0.62, -40) + place(front(canvas, suitOf(canvas, 2), 1), 0, 0, 1.06, -6) + place(chip(canvas, canvas.colors.key, 44), 66, 128) + path(glint(40), '#fff', 'transform="translate(70 -112)"');

/** Cards on a table, in one of six arrangements. */
export const cards = (canvas: Canvas): string => canvas.random.pick([pair, trio, royal, single, pot, rain])(canvas);

/** A full hand held like a fan. */
export const fancards = (canvas: Canvas): string => {
  const hand = Array.from({ length: 9 }, (_, at) => n`<g transform="rotate(${(at - 4) * 11.5} 0 230) translate(0 -6) scale(.8)">${at % 3 === 1 ? back(canvas) : front(canvas, order[at % 4] ?? 'club', 1)}</g>`);
  return hand.join('') + place(chip(canvas, canvas.colors.key, 50), 0, 130);
};

/** Two hands of baccarat with the bead road's beads between. */
export const baccarat = (canvas: Canvas): string => {
  const { random } = canvas;
  const bead = (color: string): string => circle(0, 0, 17, color) + circle(-5, -6, 5, '#fff', 'opacity=".7"');
  const road = Array.from({ length: 8 }, (_, at) => place(bead(random.pick(['#2f6fe4', '#e2303f', '#e2303f', '#2f6fe4', '#2fae5f'])), -147 + at * 42, 0)).join('');
  const layout = random.whole(0, 2);
  if (layout === 0) return place(front(canvas, suitOf(canvas, 0), 5), -112, -16, 0.82, -10) + place(front(canvas, suitOf(canvas, 1), 3), -58, -20, 0.82, 6) + place(front(canvas, suitOf(canvas, 2), 6), 62, -20, 0.82, -6) + place(front(canvas, suitOf(canvas, 3), 2), 116, -16, 0.82, 10) + place(road, 0, 140);
  if (layout === 1) return place(back(canvas), 0, -36, 1.1, -8) + place(path('M-94 110V-20C-60 -60 -10 -30 94 40V124Z', canvas.linear([[0, '#ffffff'], [60, '#eef0f6'], [100, '#b9c0d2']], 30)) + place(path(suits.heart, '#d8203a'), -40, 70, 0.8), 0, -10, 1, -8) + place(chip(canvas, canvas.colors.key, 54), -120, 130) + place(chip(canvas, canvas.colors.third, 54), 120, 130) + path(glint(36), '#fff', 'transform="translate(76 -140)"');
  const shoe = path('M-180 40L-60 -120H120L180 20V80L-160 120Z', canvas.lit(canvas.colors.dark)) + path('M-60 -120H120L180 20L-180 40Z', canvas.linear([[0, canvas.colors.key[1]], [100, canvas.colors.key[3]]])) + line('M-60 -120H120L180 20', canvas.colors.gold[1], 6);
  return place(shoe, 20, -50, 0.92) + place(front(canvas, suitOf(canvas, 0), 4), -74, 70, 0.76, -28) + place(front(canvas, suitOf(canvas, 1), 1), 34, 84, 0.82, 12) + place(chip(canvas, canvas.colors.third, 40), 136, 122);
};

/** Stacks of chips. */
export const chips = (canvas: Canvas): string => place(edgeStack(canvas, canvas.colors.second, 9), -116, 132) + place(edgeStack(canvas, canvas.colors.third, 7), 116, 136) + place(edgeStack(canvas, canvas.colors.key, 5), 0, 156) + place(chip(canvas, canvas.colors.key, 104), 0, -36, 1, 12) + place(chip(canvas, canvas.colors.third, 46), -128, -92, 1, -22) + place(chip(canvas, canvas.colors.second, 42), 132, -80, 1, 24);
