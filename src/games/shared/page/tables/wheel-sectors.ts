import type { WheelSector } from '#components/TableWheel/TableWheel.tsx';
import { moneyWheel } from '../../../live-table/rules/tables/money-wheel.ts';
import { rouletteColor, rouletteWheel } from '../../../roulette/rules/roulette-table.ts';

/** The pockets of a roulette as they stand around the wheel. */
export const rouletteSectors: readonly WheelSector[] = rouletteWheel.map((number) => ({
  label: String(number),
  tone: rouletteColor(number),
}));

const tones: Record<string, WheelSector['tone']> = {
  x1: 'low',
  x3: 'middle',
  x6: 'green',
  x12: 'high',
  x25: 'red',
  x51: 'top',
};

/** The fields of a money wheel as they stand around it. */
export const moneySectors: readonly WheelSector[] = moneyWheel.map((symbol) => ({
  label: symbol.slice(1),
  tone: tones[symbol] ?? 'low',
}));
