import type { MallOrder } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { boundFrom, grantFreeStake } from '../bonuses/grant-free-stake.ts';
import { addTurnover } from '../turnover/add-turnover.ts';

/**
 * Credits what a member redeemed: cash with its turnover, a bonus, or a free stake. The member must be locked.
 *
 * @throws {Refusal} `free_stake_unplayable` when the brand offers none of its games any more
 */
export const giveRedeemed = async (
  tx: OpenTransaction,
  merchant: Merchant,
  order: MallOrder,
): Promise<void> => {
  const { id, memberId, kind, title, amountMinor, turnover, freeStake, quantity } = order;
  if (amountMinor === null) throw new Error(`order ${id} credits nothing`);
  const key = `mall ${id}`;
  if (kind === 'bonus' || freeStake) {
    const grant = { memberId, amountMinor, key, title };
    const granted = freeStake
      ? await grantFreeStake(tx, merchant, { ...grant, ...boundFrom(freeStake, quantity) })
      : await grantBonus(tx, merchant, { ...grant, turnover: turnover ?? 0 });
    if (!granted.ok && granted.code === 'games_unknown') throw new Refusal('free_stake_unplayable');
    if (!granted.ok) throw new Error(`order ${id} of member ${memberId}: ${granted.code}`);
    return;
  }
  const { currency } = merchant.config;
  const house = await openHouseAccount(tx, merchant.id, 'house', currency);
  const { cash } = await readBalances(tx, merchant.id, memberId, currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'mall',
    key: String(id),
    kind: 'bonus_mall',
    ref: String(id),
    lines: [
      { accountId: house, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ],
  });
  await addTurnover(tx, merchant, { memberId, kind: 'points', ref: key, amountMinor });
};
