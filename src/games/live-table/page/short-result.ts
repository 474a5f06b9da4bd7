import { fanTanTable, type FanTanResult } from '../rules/tables/fan-tan.ts';
import type { LiveTableShow } from '../rules/live-table-show.ts';
import { moneyWheel, type WheelResult } from '../rules/tables/money-wheel.ts';
import type { SicBoDice } from '../rules/tables/sic-bo.ts';
import type { XocDiaResult } from '../rules/tables/xoc-dia.ts';
import type { RouletteResult } from '../../roulette/rules/roulette-table.ts';
import type { Translate } from '../../words/game-words.ts';
import { spotText } from '../../shared/page/tables/spot-text.ts';

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
  t: Translate,
  variant: string,
  { result, winners }: LiveTableShow,
): string => {
  const figure = figures[variant];
  if (figure) return figure(result);
  const [main = ''] = winners;
  return main === '' ? '–' : spotText(t, main, variant);
};
