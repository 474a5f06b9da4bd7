import { bonusContributionMinor, spreadTurnover } from '#domain/turnover.ts';
import { readActiveBonus } from '../bonuses/active-bonus.ts';
import { closeBonus } from '../bonuses/close-bonus.ts';
import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/**
 * Counts a settled bet: its whole valid bet for the oldest open deposit, rebate or transfer, and
 * beside that its category's part for the active bonus, which becomes cash when it is done. The
 * member must be locked.
 */
export const countBet = async (
  tx: OpenTransaction,
  merchant: Merchant,
  bet: Bet,
): Promise<void> => {
  if (bet.validMinor === 0) return;
  await countForItems(tx, bet);
  await countForBonus(tx, merchant, bet);
};

const countForItems = async (
  tx: OpenTransaction,
  { merchantId, memberId, id: betId, validMinor }: Bet,
): Promise<void> => {
  const open = await tx
    .selectFrom('turnoverItem')
    .select(['id', 'requiredMinor', 'doneMinor'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
  for (const { id: itemId, countedMinor, complete } of spreadTurnover(open, validMinor)) {
    await tx
      .insertInto('turnoverCount')
      .values({ merchantId, betId, itemId, countedMinor })
      .execute();
    await tx
      .updateTable('turnoverItem')
      .set((is) => ({
        doneMinor: is('doneMinor', '+', countedMinor),
        ...(complete ? { status: 'done' as const, closedAt: new Date() } : {}),
      }))
      .where('merchantId', '=', merchantId)
      .where('id', '=', itemId)
      .execute();
  }
};

const countForBonus = async (tx: OpenTransaction, merchant: Merchant, bet: Bet): Promise<void> => {
  const bonus = await readActiveBonus(tx, merchant.id, bet.memberId);
  // A bet that was open already when the bonus came is not played for it.
  if (!bonus || bet.placedAt < bonus.grantedAt) return;
  const { gameType, validMinor } = bet;
  const odds = bet.odds === null ? null : Number(bet.odds);
  const { contributions, minimumOdds } = merchant.config.withdrawals.turnover;
  const rule = { percent: contributions[gameType], minimumOdds };
  const countedMinor = Math.min(
    bonusContributionMinor({ gameType, validMinor, odds }, rule),
    bonus.requiredMinor - bonus.doneMinor,
  );
  if (countedMinor === 0) return;
  const doneMinor = bonus.doneMinor + countedMinor;
  await tx
    .updateTable('bet')
    .set({ countedMinor, countedBonusId: bonus.id })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', bet.id)
    .execute();
  await tx
    .updateTable('bonus')
    .set({ doneMinor })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', bonus.id)
    .execute();
  if (doneMinor === bonus.requiredMinor) await closeBonus(tx, merchant, bonus, 'COMPLETED');
};
