import { n, type Canvas } from './pencils/canvas.ts';
import { circle, ellipse, glint, path, rect, scattered } from './pencils/shapes.ts';
import { coin } from './subjects/jewels/coin.ts';

type Spot = readonly [number, number, number, number];

/** Places around the middle, which stays free. */
const spots = (canvas: Canvas, count: number, near: number, far: number): Spot[] => {
  const { random } = canvas;
  const from = random.between(0, 6.28);
  return Array.from({ length: count }, (_, at) => {
    const angle = from + (at * 6.28) / count + random.between(-0.25, 0.25);
    const radius = random.between(near, far);
    return [
      320 + radius * Math.cos(angle),
      320 + radius * Math.sin(angle),
      random.between(0.45, 1.1),
      random.whole(-60, 60),
    ] as const;
  });
};

const glints = (canvas: Canvas): string =>
  scattered(
    canvas,
    path(glint(24), '#fff', 'opacity=".9"'),
    spots(canvas, 7, 190, 300).map(([x, y, s]) => [x, y, s] as const),
  );

const coins = (canvas: Canvas): string =>
  scattered(
    canvas,
    `<g transform="scale(.8 1)">${coin(canvas, 30)}</g>`,
    spots(canvas, 5, 235, 320),
  ) + glints(canvas);

const confetti = (canvas: Canvas): string =>
  [canvas.colors.key[1], canvas.colors.third[1], canvas.colors.second[1], '#ffffff']
    .map((color) => scattered(canvas, rect(-6, -11, 12, 22, color, 3), spots(canvas, 6, 200, 330)))
    .join('');

const petals = (canvas: Canvas): string =>
  scattered(
    canvas,
    path('M0 -18C14 -12 14 10 0 18C-14 10 -14 -12 0 -18Z', canvas.colors.key[1], 'opacity=".9"'),
    spots(canvas, 9, 200, 330),
  );

const embers = (canvas: Canvas): string =>
  scattered(
    canvas,
    circle(0, 0, 16, canvas.aura('#ffcf5a', 0.9)) + circle(0, 0, 4, '#fff3c0'),
    spots(canvas, 12, 170, 330),
  );

const plumes = (canvas: Canvas): string =>
  scattered(
    canvas,
    path('M0 -26C12 -14 12 10 0 30C-12 10 -12 -14 0 -26Z', canvas.lit(canvas.colors.key)) +
      n`<path d="M0 -20V30" stroke="${canvas.colors.key[0]}" stroke-width="2"/>`,
    spots(canvas, 7, 220, 320),
  );

const snow = (canvas: Canvas): string =>
  scattered(canvas, circle(0, 0, 6, '#fff', 'opacity=".85"'), spots(canvas, 16, 160, 340));

const dust = (canvas: Canvas): string =>
  scattered(
    canvas,
    ellipse(0, 0, 5, 5, canvas.colors.glow, 'opacity=".8"'),
    spots(canvas, 14, 180, 340),
  ) + glints(canvas);

const byVendor: Record<string, readonly ((canvas: Canvas) => string)[]> = {
  MOONFERRY: [petals, dust],
  EMBERWICK: [embers],
  TAMARIND: [confetti, coins],
  GILDEDKITE: [coins, petals, glints],
  NINTHHARBOUR: [coins, dust],
  SAFFRONLOOM: [petals, dust],
  BRASSHERON: [coins, glints],
  POLARQUILL: [snow],
  SUGARFORGE: [confetti],
  STATICFOX: [glints, dust],
};

const byType: Record<string, readonly ((canvas: Canvas) => string)[]> = {
  LOTT: [confetti, coins, glints],
  ELOTT: [confetti, glints],
  COCKFIGHT: [plumes],
  INHOUSE: [glints, coins, dust],
  ESPORTS: [dust, embers],
  FISH: [coins, glints],
};

/** Small things that float around the subject, as the vendor or the category likes them. */
export const sprinkle = (canvas: Canvas, gameType: string, vendor: string): string => {
  const choice = (gameType === 'RNG' ? byVendor[vendor] : byType[gameType]) ?? [glints, dust];
  return canvas.random.pick(choice)(canvas);
};
