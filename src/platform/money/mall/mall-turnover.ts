import type { StoredMallItem } from '../../base/database/bet-tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** How many times what an item credits is staked before it may be withdrawn; null for goods. */
export const mallTurnover = (
  { config }: Merchant,
  { kind, freeStake }: Pick<StoredMallItem, 'kind' | 'freeStake'>,
): number | null => {
  const { bonusTimes, cashTimes } = config.points.conversion;
  if (kind === 'goods') return null;
  if (freeStake) return freeStake.turnover;
  return kind === 'bonus' ? bonusTimes : cashTimes;
};
