import { baccaratTable } from '../baccarat/baccarat-table.ts';
import { rouletteTable } from '../../../roulette/rules/roulette-table.ts';
import { bullTable, fiveCardTable, threeCardTable } from './showdown-table.ts';
import { andarBaharTable } from './andar-bahar.ts';
import { dragonTigerTable } from './dragon-tiger.ts';
import { fanTanTable } from './fan-tan.ts';
import type { LiveTable } from '../live-table.ts';
import { moneyWheelTable } from './money-wheel.ts';
import { sicBoTable } from './sic-bo.ts';
import { xocDiaTable } from './xoc-dia.ts';

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
