import type { LiveTable, Spot } from '../live-table.ts';

/** Three dice, 1 to 6 each. */
export type SicBoDice = readonly [number, number, number];

/** What a total pays, stake included; a total and 21 less it are alike. */
const totals: Record<number, number> = { 4: 63, 5: 32, 6: 19, 7: 13, 8: 9, 9: 8, 10: 7 };

const oddsOfTotal = (total: number): number => totals[Math.min(total, 21 - total)] ?? 0;

const faces = [1, 2, 3, 4, 5, 6];

const spots: readonly Spot[] = [
  ...['small', 'big', 'odd', 'even'].map((id) => ({ id, odds: 2 })),
  ...Array.from({ length: 14 }, (_, at) => ({ id: `total${at + 4}`, odds: oddsOfTotal(at + 4) })),
  ...faces.map((face) => ({ id: `die${face}`, odds: 4 })),
  ...faces.map((face) => ({ id: `pair${face}`, odds: 12 })),
  { id: 'triple', odds: 31 },
];

const isTriple = ([first, second, third]: SicBoDice): boolean =>
  first === second && second === third;

const sum = (dice: SicBoDice): number => dice[0] + dice[1] + dice[2];

/** Bets that a triple loses. */
const evens: Record<string, (total: number) => boolean> = {
  small: (total) => total <= 10,
  big: (total) => total > 10,
  odd: (total) => total % 2 === 1,
  even: (total) => total % 2 === 0,
};

const paysOn = (spot: string, dice: SicBoDice): number => {
  const half = evens[spot];
  if (half) return !isTriple(dice) && half(sum(dice)) ? 2 : 0;
  if (spot === 'triple') return isTriple(dice) ? 31 : 0;
  const [, name = '', figure = ''] = /^([a-z]+)(\d+)$/u.exec(spot) ?? [];
  if (name === 'total') return sum(dice) === Number(figure) ? oddsOfTotal(Number(figure)) : 0;
  const shown = dice.filter((die) => die === Number(figure)).length;
  if (name === 'pair') return shown >= 2 ? 12 : 0;
  return shown > 0 ? shown + 1 : 0;
};

/** Three dice under a dome. */
export const sicBoTable: LiveTable<{ dice: SicBoDice }, SicBoDice> = {
  spots,
  draw: (draw) => ({ dice: [draw(6) + 1, draw(6) + 1, draw(6) + 1] }),
  factsOf: ({ dice }) => dice,
  pays: paysOn,
  ways: () =>
    faces.flatMap((first) =>
      faces.flatMap((second) =>
        faces.map((third) => ({ facts: [first, second, third] as const, ways: 1 })),
      ),
    ),
  text: ({ dice }) => `dice ${dice.join(' ')}, ${sum(dice)} in all`,
  runMs: () => 5000,
};
