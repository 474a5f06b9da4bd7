import type { GameType } from '#generated/merchant-config.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/**
 * What comes back of the valid bets of a category, in percent; 0 where the brand gives nothing back of it.
 *
 * @param added percentage points of the member's rank: on top of what everybody has, never by themselves
 */
export const rebateRate = ({ config }: Merchant, gameType: GameType, added: number): number => {
  const rate = config.rebates[gameType] ?? 0;
  // Rates hold at most three decimals.
  return rate === 0 ? 0 : Math.round((rate + added) * 1000) / 1000;
};
