import { chosenByCode } from '../../../shared/rules/chosen-by-code.ts';
import type { GameModel, GameName } from '../../../shared/rules/game-model.ts';
import { isNamedBy } from '../../../shared/rules/named-by.ts';
import type { SlotTable } from '../slot-table.ts';
import { slotTableNamed, slotTables } from './slot-tables.ts';

/**
 * Exact returns in percent, rounded down to two decimals. Counting them takes a moment, so they are
 * written here; `slot-return.test.ts` counts them again.
 */
export const slotReturns: Readonly<Record<string, number>> = {
  lanterns: 96.52,
  orchard: 95.83,
  summit: 92.94,
  bells: 95.57,
  tides: 93.95,
  mirror: 95.8,
  storm: 95.61,
  vault: 93.93,
};

/** Old machines with three reels: a game that sounds like one is one. */
const machineWords = ['bell', 'sevens', 'cherry', 'diamond', 'fruits', 'reels', 'crown', 'classic'];

const tableOf = (name: GameName): SlotTable => {
  if (name.gameClassify === 'JP') return slotTableNamed('vault');
  if (isNamedBy(name, ...machineWords)) return slotTableNamed('bells');
  return chosenByCode(
    name.gameCode,
    slotTables.filter(({ variant, hasJackpot }) => !hasJackpot && variant !== 'bells'),
  );
};

/** Plain slots and those that feed the jackpot. */
export const slotModelOf = (name: GameName): GameModel | null => {
  if (name.gameType !== 'RNG' || !['SL', 'JP'].includes(name.gameClassify)) return null;
  const { variant, volatility } = tableOf(name);
  return { kind: 'slot', variant, rtp: slotReturns[variant] ?? 0, volatility, shared: false };
};
