import { portionMinor } from '#domain/share.ts';
import { validBetMinor } from '#domain/valid-bet.ts';
import { isTrial } from '../../people/access/member-types.ts';
import type { Bet } from '../../base/database/bet-tables.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { refusalAsValue } from '../../base/ledger/refusal-as-value.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { closeSpent } from '../../money/turnover/close-spent.ts';
import { countBet } from '../../money/turnover/count-bet.ts';
import { type BetName, type BetOutcome, readBet } from './bet.ts';
import { ownAccountOf } from './own-account.ts';
import { bonusAccountOf } from './bonus-account.ts';

/** How a game ended for one bet. */
export interface Settlement extends BetName {
  /** What the game pays, stake included; 0 for a lost bet. */
  payoutMinor: number;
  /** How it went, in one line; replaces what was bet on. */
  pick?: string;
  /** When it ended, for bets that are brought over from elsewhere; now when left out. */
  settledAt?: Date;
}

/**
 * Ends a bet: the stake leaves the locked account and the payout arrives, divided between cash and
 * bonus money as the stake was. What the bet counts for turnover is counted. Accepted whatever
 * became of the member's session or account meanwhile.
 *
 * Refusals: `payout_invalid`, `bet_unknown`, `bet_voided`, `settled_otherwise` (another payout was
 * settled before).
 */
export const settleBet = (
  database: Database,
  merchant: Merchant,
  settlement: Settlement,
): Promise<BetOutcome> =>
  refusalAsValue(() =>
    database.transaction().execute((tx) => settleBetWithin(tx, merchant, settlement)),
  );

/**
 * The same as a part of something larger.
 *
 * @throws {Refusal} with the same codes: the transaction then rolls back
 */
export const settleBetWithin = async (
  tx: OpenTransaction,
  merchant: Merchant,
  settlement: Settlement,
): Promise<{ bet: Bet; replay: boolean }> => {
  if (!Number.isSafeInteger(settlement.payoutMinor) || settlement.payoutMinor < 0)
    throw new Refusal('payout_invalid');
  const member = await lockMember(tx, merchant.id, settlement.memberId);
  const bet = await readBet(tx, merchant.id, settlement);
  if (!member || bet?.memberId !== member.id) throw new Refusal('bet_unknown');
  if (bet.status === 'void') throw new Refusal('bet_voided');
  if (bet.status === 'settled') {
    if (bet.payoutMinor !== settlement.payoutMinor) throw new Refusal('settled_otherwise');
    return { bet, replay: true };
  }
  const trial = isTrial(member.type);
  const settled = await pay(tx, merchant, bet, { ...settlement, trial });
  if (!trial) {
    await countBet(tx, merchant, settled);
    await closeSpent(tx, merchant, member.id);
  }
  return { bet: settled, replay: false };
};

const pay = async (
  tx: OpenTransaction,
  merchant: Merchant,
  bet: Bet,
  { payoutMinor, pick, settledAt = new Date(), trial }: Settlement & { trial: boolean },
): Promise<Bet> => {
  const { stakeMinor, bonusStakeMinor } = bet;
  const accounts = await readBalances(tx, merchant.id, bet.memberId, bet.currency);
  const ofBonusMinor = portionMinor(payoutMinor, bonusStakeMinor, stakeMinor);
  const bonusAccount = await bonusAccountOf(tx, merchant.id, bet.bonusId);
  const paid = {
    bonusPayoutMinor: bonusAccount === 'bonus' ? ofBonusMinor : 0,
    keptPayoutMinor: bonusAccount === 'house' ? ofBonusMinor : 0,
  };
  const cashMinor = payoutMinor - paid.bonusPayoutMinor - paid.keptPayoutMinor;
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'bet',
    key: `${bet.vendorCode}:${bet.transactionId}:settle`,
    kind: 'bet_settled',
    ref: `${bet.vendorCode}:${bet.transactionId}`,
    lines: [
      { accountId: accounts.locked.accountId, amountMinor: -stakeMinor },
      {
        accountId: await openHouseAccount(tx, merchant.id, 'house', bet.currency),
        amountMinor: stakeMinor - cashMinor - paid.bonusPayoutMinor,
      },
      { accountId: await ownAccountOf(tx, bet), amountMinor: cashMinor },
      { accountId: accounts.bonus.accountId, amountMinor: paid.bonusPayoutMinor },
    ],
  });
  return tx
    .updateTable('bet')
    .set({
      status: 'settled',
      payoutMinor,
      ...paid,
      ...(pick === undefined ? {} : { pick }),
      validMinor: trial ? 0 : validBetMinor(stakeMinor, payoutMinor),
      settledAt,
    })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', bet.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};
