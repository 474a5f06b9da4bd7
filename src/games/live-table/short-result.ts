import { fanTanTable, type FanTanResult } from '#domain/games/live-table/fan-tan.ts';
import type { LiveTableShow } from '#domain/games/live-table/live-table-show.ts';
import { moneyWheel, type WheelResult } from '#domain/games/live-table/money-wheel.ts';
import type { SicBoDice } from '#domain/games/live-table/sic-bo.ts';
import type { XocDiaResult } from '#domain/games/live-table/xoc-dia.ts';
import type { RouletteResult } from '#domain/games/roulette/roulette-table.ts';
import type { Say } from '../words/game-words.ts';
import { spotWords } from './spot-words.ts';

/** Tables whose result is a figure; the vendor's rules of the same release made it. */
const figures: Record<string, (result: unknown) => string> = {
  roulette: (result) => String((result as RouletteResult).number),
  'money-wheel': (result) => moneyWheel[(result as WheelResult).segment]?.slice(1) ?? '',
  'sic-bo': (result) => {
    const { dice } = result as { dice: SicBoDice };
    return `${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}`;
  },
  'fan-tan': (result) => String(fanTanTable.factsOf(result as FanTanResult)),
  'xoc-dia': (result) => String((result as XocDiaResult).red.filter(Boolean).length),
};

/** A result in a word or a figure: "17", "Banker". */
export const shortResult = (
  say: Say,
  variant: string,
  { result, winners }: LiveTableShow,
): string => {
  const figure = figures[variant];
  if (figure) return figure(result);
  const [main = ''] = winners;
  return main === '' ? '–' : spotWords(say, main, variant);
};
