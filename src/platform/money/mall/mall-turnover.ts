import type { Merchant } from '../../base/endpoints/handler.ts';

/** How many times what an item credits is staked before it may be withdrawn; null for goods. */
export const mallTurnover = (
  { config }: Merchant,
  kind: 'goods' | 'cash' | 'bonus',
): number | null => {
  const { bonusTimes, cashTimes } = config.points.conversion;
  if (kind === 'goods') return null;
  return kind === 'bonus' ? bonusTimes : cashTimes;
};
