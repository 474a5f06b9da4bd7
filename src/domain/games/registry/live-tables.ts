import { baccaratTable } from '../baccarat/baccarat-table.ts';
import { rouletteTable } from '../roulette/roulette-table.ts';
import { bullTable, fiveCardTable, threeCardTable } from '../showdown/showdown-table.ts';
import { andarBaharTable } from '../live-table/andar-bahar.ts';
import { dragonTigerTable } from '../live-table/dragon-tiger.ts';
import { fanTanTable } from '../live-table/fan-tan.ts';
import type { LiveTable } from '../live-table/live-table.ts';
import { moneyWheelTable } from '../live-table/money-wheel.ts';
import { sicBoTable } from '../live-table/sic-bo.ts';
import { xocDiaTable } from '../live-table/xoc-dia.ts';

/** Every table by the name that a game's model calls its variant. */
export const liveTables = {
  baccarat: baccaratTable,
  roulette: rouletteTable,
  'money-wheel': moneyWheelTable,
  'dragon-tiger': dragonTigerTable,
  'sic-bo': sicBoTable,
  'fan-tan': fanTanTable,
  'xoc-dia': xocDiaTable,
  'andar-bahar': andarBaharTable,
  'three-card': threeCardTable,
  'five-card': fiveCardTable,
  bull: bullTable,
} as const;

export type LiveTableName = keyof typeof liveTables;

// oxlint-disable-next-line typescript/no-explicit-any -- variance: each table has a result and facts of its own
type AnyTable = LiveTable<any, any>;

/**
 * The table of a model's variant.
 *
 * @throws {Error} when there is none of that name
 */
export const liveTableOf = (variant: string): AnyTable => {
  if (variant in liveTables) return liveTables[variant as LiveTableName];
  throw new Error(`There is no live table "${variant}".`);
};
