import type { OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { readBalances } from '../ledger/read-balances.ts';
import { maskName } from '../winners/mask-name.ts';
import { lockPool, readPoolMinor, seedPool } from './pool.ts';

/** A win of the brand's pool, as a vendor reports it. */
export interface JackpotClaim {
  memberId: number;
  /** Names the win for ever: the vendor and its bet. */
  key: string;
  nodeId: number | null;
}

/**
 * Pays the whole pool of the brand to a member, in the brand's currency, and fills it with its
 * start again. The same claim again answers the first amount and pays nothing. The caller has made
 * sure that the member plays for money.
 *
 * @returns whole minor units
 */
export const payJackpot = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { memberId, key, nodeId }: JackpotClaim,
): Promise<{ amountMinor: number }> => {
  const pool = await lockPool(tx, merchant);
  const paid = await tx
    .selectFrom('jackpotWin')
    .select('amountMinor')
    .where('merchantId', '=', merchant.id)
    .where('winKey', '=', key)
    .executeTakeFirst();
  if (paid) return paid;
  const amountMinor = await readPoolMinor(tx, pool);
  const { currency } = pool;
  const { cash } = await readBalances(tx, merchant.id, memberId, currency);
  const transferId = await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'jackpot',
    key: `win:${key}`,
    kind: 'jackpot_won',
    ref: key,
    lines: [
      { accountId: pool.accountId, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ],
  });
  if (transferId === null) throw new Error(`the jackpot of ${merchant.code} is empty`);
  await tx
    .insertInto('jackpotWin')
    .values({
      merchantId: merchant.id,
      winKey: key,
      memberId,
      nodeId,
      amountMinor,
      currency,
      transferId,
    })
    .execute();
  if (nodeId !== null) await showWin(tx, merchant, { memberId, key, nodeId }, amountMinor);
  await seedPool(tx, merchant, pool);
  return { amountMinor };
};

/** Puts the win onto the winners board, the name masked. */
const showWin = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  { memberId, key, nodeId }: JackpotClaim & { nodeId: number },
  amountMinor: number,
): Promise<void> => {
  const { username } = await tx
    .selectFrom('member')
    .select('username')
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('winner')
    .values({
      merchantId,
      winKey: `jackpot-${key}`,
      customerName: maskName(username),
      nodeId,
      amountMinor,
      currency: config.currency,
      wonAt: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
