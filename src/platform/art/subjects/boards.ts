import { n, type Canvas } from '../canvas.ts';
import { steelTone, woodTone } from '../palette.ts';
import { around, ball, circle, ellipse, glint, line, path, place, points, rect, scattered } from '../shapes.ts';
import { coin, stone } from './jewels.ts';

const pipSpots: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]], 2: [[-24, -24], [24, 24]], 3: [[-26, -26], [0, 0], [26, 26]], 4: [[-24, -24], [24, -24], [-24, 24], [24, 24]], 5: [[-26, -26], [26, -26], [0, 0], [-26, 26], [26, 26]], 6: [[-24, -28], [-24, 0], [-24, 28], [24, -28], [24, 0], [24, 28]],
};

const die = (canvas: Canvas, tone: Canvas['colors']['key'], values: readonly [number, number, number]): string => {
  const dots = (value: number): string => scattered(canvas, circle(0, 0, 10.5, value === 1 ? '#d8203a' : '#20222e'), pipSpots[value] ?? []);
  const face = (fill: string): string => rect(-50, -50, 100, 100, fill, 14);
  return `<g transform="matrix(.87 .5 0 1 -43 25)">${face(canvas.linear([[0, tone[1]], [100, tone[3]]]))}${dots(values[0])}</g><g transform="matrix(.87 -.5 0 1 43 25)">${face(canvas.linear([[0, tone[2]], [100, tone[4]]]))}${dots(values[1])}</g><g transform="matrix(.87 -.5 .87 .5 0 -50)">${face(canvas.linear([[0, '#fff'], [100, tone[0]]], 45))}${dots(values[2])}</g>`;
};

export const dice = (canvas: Canvas): string => {
  const { pale, key, third, gold } = canvas.colors;
  const roll = (): [number, number, number] => [canvas.random.whole(1, 6), canvas.random.whole(1, 6), canvas.random.whole(1, 6)];
  if (canvas.random.chance(0.4)) return place(die(canvas, key, roll()), -70, 26, 1.15, -12) + place(die(canvas, third, roll()), 86, -20, 1.05, 14) + path(glint(38), '#fff', 'transform="translate(120 -130)"') + line('M-170 -110L-130 -80M-120 -160L-100 -110M-60 -170L-56 -126', '#fff', 7, 'opacity=".7"');
  const glass = path('M-150 110C-160 -60 -90 -180 0 -180S160 -60 150 110Z', '#fff', 'fill-opacity=".16" stroke="#fff" stroke-opacity=".7" stroke-width="5"') + path('M-120 60C-124 -50 -84 -120 -40 -146C-84 -84 -96 -20 -92 60Z', '#fff', 'opacity=".5"');
  return ellipse(0, 132, 178, 46, woodTone[4]) + ellipse(0, 120, 178, 46, canvas.metal(gold, 0)) + ellipse(0, 114, 152, 36, canvas.radial([[0, key[2]], [100, key[4]]])) + place(die(canvas, pale, roll()), -66, 52, 0.72, -8) + place(die(canvas, pale, roll()), 66, 56, 0.72, 8) + place(die(canvas, pale, roll()), 2, -32, 0.76, 4) + glass + ball(canvas, 0, -184, 17, gold);
};

const wedge = (sides: number, radius: number, at: number): string => {
  const angle = (turn: number): string => {
    const a = ((turn * 360) / sides - 90) * (Math.PI / 180);
    return n`${radius * Math.cos(a)} ${radius * Math.sin(a)}`;
  };
  return `M0 0L${angle(at)}A${radius} ${radius} 0 0 1 ${angle(at + 1)}Z`;
};

export const roulette = (canvas: Canvas): string => {
  const pockets = (rest: number): string => Array.from({ length: 24 }, (_, at) => (at > 0 && at % 2 === rest ? wedge(24, 134, at) : '')).join('');
  const { gold } = canvas.colors;
  const bowl = circle(0, 8, 180, woodTone[4]) + circle(0, 0, 180, canvas.linear([[0, woodTone[1]], [50, woodTone[3]], [100, woodTone[1]]], 40)) + circle(0, 0, 148, canvas.metal()) + circle(0, 0, 141, '#1a1114') + path(pockets(1), '#d8202f') + path(pockets(0), '#15161c') + path(wedge(24, 134, 0), '#1fa35a') + circle(0, 0, 134, 'none', n`stroke="${gold[1]}" stroke-width="3"`) + circle(0, 0, 98, canvas.metal()) + circle(0, 0, 93, canvas.radial([[0, woodTone[1]], [60, woodTone[2]], [100, woodTone[4]]])) + around(canvas, line('M0 0V-70', gold[2], 9) + circle(0, -72, 12, canvas.metal()), 4, 20) + circle(0, 0, 28, canvas.metal()) + circle(0, 0, 12, gold[0]) + circle(0, 0, 180, canvas.radial([[0, '#fff', 0.35], [40, '#fff', 0], [80, '#000', 0], [100, '#000', 0.35]], 0.3, 0.25, 0.8));
  const tilt = canvas.random.pick([1, 0.72, 0.72]);
  return `<g transform="scale(1 ${tilt}) rotate(${canvas.random.whole(0, 90)})">${bowl}</g>` + ball(canvas, 74, -84 * tilt, 15, ['#ffffff', '#ffffff', '#eceff5', '#b6bdcc', '#78809a']) + path(glint(30), '#fff', `transform="translate(84 ${Math.round(-100 * tilt)})"`);
};

export const wheel = (canvas: Canvas): string => {
  const { key, second, third, gold, pale } = canvas.colors;
  const tones = [key[2], pale[1], second[2], third[1], key[3], pale[0], second[3], third[2], key[2], second[1], pale[1], third[3]];
  return path('M-60 150L-96 194H96L60 150Z', canvas.metal()) + circle(0, -4, 176, gold[4]) + circle(0, -10, 176, canvas.metal()) + place(tones.map((color, at) => path(wedge(12, 150, at), color)).join('') + around(canvas, line('M0 0V-150', gold[1], 3), 12) + circle(0, 0, 150, canvas.radial([[0, '#fff', 0.3], [50, '#fff', 0], [100, '#000', 0.25]], 0.4, 0.3, 0.7)) + around(canvas, circle(0, -163, 7, '#fffbe0'), 16) + around(canvas, path(points(4, 15, 6), '#fff', 'transform="translate(0 -112)" opacity=".9"'), 6, 15), 0, -10, 1, canvas.random.whole(0, 29)) + circle(0, -10, 44, canvas.metal()) + place(stone(canvas, key, 28, 8), 0, -10) + path('M-24 -206H24L0 -150Z', '#e5322d') + path('M-24 -206H24L14 -196H-14Z', '#fff', 'opacity=".6"');
};

export const fantan = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  const bead = ball(canvas, 0, 0, 17, pale);
  return ellipse(0, 116, 180, 64, woodTone[4]) + ellipse(0, 104, 180, 64, canvas.metal(gold, 0)) + ellipse(0, 98, 160, 52, canvas.lit(key)) + scattered(canvas, bead, [[-96, 84], [-60, 104], [-20, 112], [24, 106], [64, 98], [100, 84], [-40, 80], [4, 84], [46, 74], [-110, 108, 0.8], [112, 108, 0.8]]) + place(path('M-104 40C-104 -70 -50 -120 0 -120S104 -70 104 40Q0 84 -104 40Z', canvas.metal()) + path('M-104 40Q0 84 104 40L100 16Q0 58 -100 16Z', canvas.lit(key)) + path('M-80 0C-76 -60 -50 -92 -26 -104C-52 -66 -58 -30 -58 10Z', '#fff', 'opacity=".6"') + ball(canvas, 0, -134, 20, key), 30, -34, 1, 14);
};

/** A tile of bone, seen from its front with its thick back. */
const tile = (canvas: Canvas, inside: string): string => rect(-52, -64, 112, 152, '#1f7a4d', 14) + rect(-56, -72, 112, 152, canvas.linear([[0, '#fffef6'], [100, '#d9cfb4']], 60), 14) + `<rect x="-48" y="-64" width="96" height="136" rx="9" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>` + inside;

export const mahjong = (canvas: Canvas): string => {
  const bamboo = place(scattered(canvas, rect(-6, -22, 12, 44, '#1f8f55', 6) + rect(-8, -3, 16, 6, '#0f5c37', 3), [[-22, -34], [22, -34], [-22, 36], [22, 36], [0, 0]]), 0, 4);
  const wheels = place(scattered(canvas, circle(0, 0, 18, '#1d4f9f') + circle(0, 0, 12, '#fff') + circle(0, 0, 7, '#d8203a'), [[-22, -36], [22, -36], [0, 4], [-22, 44], [22, 44]]), 0, 0);
  const blossom = around(canvas, ellipse(0, -21, 12, 19, '#d8203a'), 6) + circle(0, 0, 10, canvas.colors.gold[1]);
  return place(tile(canvas, bamboo), -104, 22, 0.9, -16) + place(tile(canvas, wheels), 106, 26, 0.9, 14) + place(tile(canvas, place(blossom, 0, 4, 1.15)), 0, -28, 1.2) + path(glint(34), '#fff', 'transform="translate(52 -112)"');
};

export const domino = (canvas: Canvas): string => {
  const stoneOf = (a: number, b: number): string => rect(-46, -96, 100, 204, '#000', 16, 'opacity=".35"') + rect(-50, -102, 100, 204, canvas.linear([[0, '#3a3d4c'], [100, '#101219']], 60), 16) + `<rect x="-43" y="-95" width="86" height="190" rx="11" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>` + rect(-38, -2.5, 76, 5, canvas.colors.gold[2]) + place(scattered(canvas, circle(0, 0, 9.5, '#fff'), pipSpots[a] ?? []), 0, -50, 0.98) + place(scattered(canvas, circle(0, 0, 9.5, '#fff'), pipSpots[b] ?? []), 0, 50, 0.98);
  return place(stoneOf(3, 5), -96, 26, 0.95, -24) + place(stoneOf(6, 4), 96, 26, 0.95, 22) + place(stoneOf(6, 6), 0, -20, 1.12, -3) + circle(0, -20, 18, canvas.metal());
};

export const ludo = (canvas: Canvas): string => {
  const colors = [canvas.colors.key, canvas.colors.second, canvas.colors.third, ['#d6f7bd', '#8fdc7a', '#4caf57', '#1f7a3f', '#0f4a2a'] as const];
  const board = rect(-150, -150, 300, 300, '#fff', 20) + colors.map((tone, at) => rect(at % 2 ? 20 : -140, at > 1 ? 20 : -140, 120, 120, canvas.lit(tone), 14) + circle(at % 2 ? 80 : -80, at > 1 ? 80 : -80, 42, '#fff', 'opacity=".92"')).join('') + line('M-20 -140V140M20 -140V140M-140 -20H140M-140 20H140', '#c9ced9', 3) + path(points(4, 26, 14), canvas.colors.gold[2]);
  const pawn = (tone: Canvas['colors']['key']): string => ellipse(0, 50, 38, 13, '#000', 'opacity=".35"') + path('M-36 46C-20 20 -14 0 -14 -20H14C14 0 20 20 36 46Q0 64 -36 46Z', canvas.linear([[0, tone[3]], [35, tone[1]], [100, tone[4]]], 0)) + ball(canvas, 0, -36, 27, tone);
  return `<g transform="translate(0 40) scale(1 .6) rotate(45)">${board}</g>` + place(pawn(canvas.colors.second), -104, -10, 0.95) + place(pawn(canvas.colors.third), 100, -6, 0.95) + place(pawn(canvas.colors.key), 0, 40, 1.5) + place(die(canvas, canvas.colors.pale, [2, 3, 5]), 10, -128, 0.6, 10);
};

/** A ticket whose silver is half rubbed off; what it hides may be given. */
export const scratch = (canvas: Canvas, hidden?: string): string => {
  const { gold, key, third, pale } = canvas.colors;
  const center = hidden ? place(hidden, 0, 0, 0.42) : stone(canvas, key, 62, 8);
  const ticket = path('M-176 -110H-24A24 24 0 0 0 24 -110H176V110H24A24 24 0 0 0 -24 110H-176Z', canvas.lit(third)) + `<rect x="-164" y="-98" width="328" height="196" rx="12" fill="none" stroke="${gold[0]}" stroke-width="4" stroke-dasharray="11 8"/>` + rect(-148, -82, 296, 164, pale[0], 14) + path('M-148 -82H148V0C110 -24 96 24 60 0S10 34 -20 8S-70 36 -100 4S-130 10 -148 -4Z', canvas.linear([[0, steelTone[1]], [30, steelTone[2]], [60, steelTone[1]], [100, steelTone[3]]], 30), 'opacity=".75"');
  return place(ticket + [-100, 100].map((x) => place(coin(canvas, 42), x, 14)).join('') + circle(0, 2, 92, canvas.aura(gold[0], 0.9)) + place(center, 0, 0), 0, 0, 1.02, -9) + place(coin(canvas, 52), 122, 112, 1, 20) + path(glint(40), '#fff', 'transform="translate(-132 -104)"');
};

export const reels = (canvas: Canvas): string => {
  const { gold, key, second, third } = canvas.colors;
  const cherry = line('M-12 14C-12 -10 4 -22 12 -28M16 18C18 -4 16 -18 12 -28', '#3b8f3c', 5) + ball(canvas, -14, 20, 18, ['#ffd9d9', '#ff7a85', '#e8203c', '#a00c28', '#5c0618']) + ball(canvas, 18, 24, 17, ['#ffd9d9', '#ff7a85', '#e8203c', '#a00c28', '#5c0618']);
  const symbols = [cherry, place(stone(canvas, second, 36, 8), 0, 0), path(points(5, 40, 17), canvas.metal()), place(stone(canvas, key, 36, 6), 0, 0), path(points(4, 40, 15), canvas.metal(third)), place(coin(canvas, 36), 0, 0)];
  const ids = symbols.map((one) => canvas.define('g', `>${one}`));
  const symbol = (at: number, x: number, y: number, scale: number): string => `<use href="#${ids[at]}" transform="translate(${x} ${y}) scale(${scale})"/>`;
  const strip = (x: number, from: number): string => rect(x - 46, -116, 92, 232, canvas.linear([[0, '#8d95a8'], [22, '#ffffff'], [78, '#ffffff'], [100, '#8d95a8']]), 4) + [-1, 0, 1].map((row) => symbol((from + row + 6) % 6, x, row * 80, row === 0 ? 1.05 : 0.86)).join('');
  const start = canvas.random.whole(0, 5);
  return rect(-178, -156, 356, 312, gold[4], 36) + rect(-178, -162, 356, 312, canvas.metal(), 36) + rect(-158, -136, 316, 268, canvas.lit(key), 22) + rect(-150, -124, 300, 246, canvas.colors.ink, 12) + `<g transform="scale(1 .98)">${strip(-98, start)}${strip(0, start)}${strip(98, start)}</g>` + rect(-150, -46, 300, 92, '#fff', 0, 'opacity=".16"') + line('M-170 0H170', '#e5322d', 5, 'opacity=".85"') + path('M-176 -18L-146 0L-176 18Z M176 -18L146 0L176 18Z', '#e5322d') + scattered(canvas, circle(0, 0, 7, '#fffbe0'), Array.from({ length: 9 }, (_, at) => [-144 + at * 36, -149] as const)) + path('M-146 -120H146V-96Q0 -70 -146 -96Z', '#fff', 'opacity=".18"');
};

export const coinflip = (canvas: Canvas): string => place(`<g transform="scale(.42 1)">${coin(canvas, 110)}</g>`, -112, 60, 0.72, -20) + place(`<g transform="scale(.7 1)">${coin(canvas, 110)}</g>`, 112, 70, 0.72, 24) + line('M-112 -30C-100 -110 -60 -140 -30 -146M112 -20C104 -100 70 -136 40 -146', '#fff', 6, 'opacity=".6" stroke-dasharray="2 14"') + place(coin(canvas, 126), 0, -30) + path(glint(56), '#fff', 'transform="translate(74 -112)"');

export const mines = (canvas: Canvas): string => {
  const { key, second, third, dark } = canvas.colors;
  const cells = Array.from({ length: 16 }, (_, at) => [-117 + (at % 4) * 78, -117 + Math.floor(at / 4) * 78] as const);
  const open = new Set([5, 6, 9, 10, 3, 12, canvas.random.whole(0, 15)]);
  const bomb = circle(0, 2, 24, canvas.round(dark)) + line('M10 -20C16 -34 26 -34 30 -28', '#d9a05c', 4) + path(points(6, 12, 5), '#ffb02e', 'transform="translate(31 -28)"');
  return rect(-166, -160, 332, 332, dark[4], 28) + rect(-166, -166, 332, 332, canvas.lit(dark), 28) + scattered(canvas, rect(-33, -30, 66, 66, key[4], 14) + rect(-33, -34, 66, 64, canvas.lit(key), 14) + rect(-27, -29, 54, 20, '#fff', 9, 'opacity=".3"'), cells.filter((_, at) => !open.has(at))) + cells.filter((_, at) => open.has(at)).map(([x, y], at) => rect(x - 33, y - 33, 66, 66, dark[4], 14) + place(at === 4 ? bomb : stone(canvas, at % 2 ? second : third, 25, at % 2 ? 6 : 8), x, y)).join('') + path(glint(40), '#fff', 'transform="translate(42 -56)"');
};

export const plinko = (canvas: Canvas): string => {
  const { key, second, third, gold } = canvas.colors;
  const pegs = Array.from({ length: 6 }, (_, row) => Array.from({ length: row + 3 }, (_unused, at) => [(at - (row + 2) / 2) * 46, -126 + row * 42] as const)).flat();
  const cups = Array.from({ length: 7 }, (_, at) => rect(-161 + at * 46, 128, 42, 46, canvas.lit([third, second, key, canvas.colors.dark, key, second, third][at] ?? key), 10)).join('');
  return scattered(canvas, circle(0, 0, 20, canvas.aura('#fff', 0.35)) + ball(canvas, 0, 0, 9.5, canvas.colors.pale), pegs) + cups + line('M0 -190C30 -150 -40 -120 -22 -84S40 -40 20 0S70 60 62 92', gold[1], 7, 'opacity=".55" stroke-dasharray="1 13"') + circle(60, 86, 74, canvas.aura(gold[1], 0.9)) + ball(canvas, 60, 84, 28, gold) + ball(canvas, -8, -168, 24, key) + ball(canvas, -70, -20, 21, second);
};
