import type { Bet } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { winnerKey } from './pay-jackpot.ts';
import { lockPool } from './pool.ts';

/**
 * Takes back the pool that a bet has won, with the bet: the amount returns to the pool and the win
 * leaves the winners board.
 *
 * @throws {Refusal} `insufficient_funds` when the winner has spent it
 */
export const takeBackJackpot = async (
  tx: OpenTransaction,
  merchant: Merchant,
  bet: Bet,
): Promise<void> => {
  const won = await tx
    .selectFrom('jackpotWin')
    .select(['id', 'winKey', 'amountMinor', 'currency', 'transferId'])
    .where('merchantId', '=', merchant.id)
    .where('betId', '=', bet.id)
    .where('voidedAt', 'is', null)
    .executeTakeFirst();
  if (!won) return;
  const pool = await lockPool(tx, merchant, won.currency);
  const { cash } = await readBalances(tx, merchant.id, bet.memberId, won.currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'jackpot',
    key: `void:${won.winKey}`,
    kind: 'jackpot_void',
    ref: won.winKey,
    reverses: won.transferId,
    lines: [
      { accountId: cash.accountId, amountMinor: -won.amountMinor },
      { accountId: pool.accountId, amountMinor: won.amountMinor },
    ],
  });
  await tx
    .updateTable('jackpotWin')
    .set({ voidedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', won.id)
    .execute();
  await tx
    .deleteFrom('winner')
    .where('merchantId', '=', merchant.id)
    .where('winKey', '=', winnerKey(won.winKey))
    .execute();
};
