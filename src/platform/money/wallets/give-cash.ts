import { readActiveBonus } from '../bonuses/active-bonus.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { refuseFrozenAgent } from '../../people/agents/refuse-frozen-agent.ts';
import { areTransfersFrozen } from '../../people/agents/transfer-freezes.ts';
import { type LockedMember, lockMember } from '../../people/members/lock-member.ts';
import { findDepositRefusal } from '../../people/protection/find-deposit-refusal.ts';
import { refuseShortfall } from '../shortfalls/open-shortfalls.ts';
import { addTurnover } from '../turnover/add-turnover.ts';
import { readTurnover } from '../turnover/read-turnover.ts';
import { maskName } from '../../people/members/mask-name.ts';
import { readWallets } from './read-wallets.ts';

/** One person's cash for another. */
export interface Gift {
  kind: 'transfer_upline' | 'transfer_downline';
  from: number;
  to: number;
  amountMinor: number;
  requestId: string;
}

export interface Given {
  transferId: number;
  amountMinor: number;
  /** The masked name of who received it. */
  account: string;
  cashMinor: number;
}

/**
 * Moves cash from one member to another. Only cash that could be withdrawn may be given, and it
 * must be staked by who receives it as a deposit must; their protection holds as for a deposit.
 *
 * @throws {Refusal} `agent_frozen`, `transfers_frozen`, `recipient_unavailable`, `turnover_unmet`, `deposit_short`,
 *   `insufficient_funds`
 */
export const giveCash = async (
  tx: OpenTransaction,
  merchant: Merchant,
  gift: Gift,
): Promise<Given> => {
  const { from, to, amountMinor, kind, requestId } = gift;
  const recipient = await lockBoth(tx, merchant.id, gift);
  await refuseFrozenAgent(tx, merchant.id, from);
  if (await areTransfersFrozen(tx, merchant.id, from)) throw new Refusal('transfers_frozen');
  if (recipient?.status !== 'active' || (await findDepositRefusal(tx, merchant, to, amountMinor)))
    throw new Refusal('recipient_unavailable');
  await refuseShortfall(tx, merchant.id, from);
  // Whom their protection keeps from play may withdraw without it, but not hand it on.
  const { requiredMinor, doneMinor } = await readTurnover(tx, merchant, from);
  const remainingMinor = requiredMinor - doneMinor;
  const bonus = await readActiveBonus(tx, merchant.id, from);
  // A bonus is forfeited by a withdrawal, where the player is told so, never by a gift.
  if (bonus)
    throw new Refusal('turnover_unmet', {
      details: { remainingMinor: remainingMinor + bonus.requiredMinor - bonus.doneMinor },
    });
  if (remainingMinor > 0) throw new Refusal('turnover_unmet', { details: { remainingMinor } });
  const { currency } = merchant.config;
  const given = await readBalances(tx, merchant.id, from, currency);
  const received = await readBalances(tx, merchant.id, to, currency);
  const transferId = await moveMoney(tx, {
    merchantId: merchant.id,
    scope: kind,
    key: `${from} ${requestId}`,
    kind,
    lines: [
      { accountId: given.cash.accountId, amountMinor: -amountMinor },
      { accountId: received.cash.accountId, amountMinor },
    ],
  });
  if (transferId === null) throw new Error('a gift of nothing');
  const ref = String(transferId);
  await addTurnover(tx, merchant, { memberId: to, kind: 'transfer', ref, amountMinor });
  const { cashMinor } = await readWallets(tx, merchant, from);
  return { transferId, amountMinor, account: maskName(recipient.username), cashMinor };
};

/** Both, in the order of their numbers, so that two who give to each other do not lock crosswise. */
const lockBoth = async (
  tx: OpenTransaction,
  merchantId: number,
  { from, to }: Gift,
): Promise<LockedMember | null> => {
  const first = await lockMember(tx, merchantId, Math.min(from, to));
  const second = await lockMember(tx, merchantId, Math.max(from, to));
  return to < from ? first : second;
};
