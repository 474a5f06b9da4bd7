import { moveCommission } from '#api/agent-income.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { refuseFrozenAgent } from '../../people/agents/refuse-frozen-agent.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { provePaymentPassword } from '../../people/members/payment-password.ts';
import { readCommission } from './commission-account.ts';
import { lockOwedCommission } from './owed-commission.ts';

/** @throws {Refusal} `dividends_owed`, where there is enough but for what is owed, with what is free */
const refuseOwed = async (
  tx: OpenTransaction,
  owner: { merchantId: number; memberId: number },
  { amountMinor, balanceMinor }: { amountMinor: number; balanceMinor: number },
): Promise<void> => {
  const owedMinor = await lockOwedCommission(tx, owner);
  if (amountMinor <= balanceMinor && amountMinor > balanceMinor - owedMinor)
    throw new Refusal('dividends_owed', {
      details: { owedMinor, freeMinor: Math.max(0, balanceMinor - owedMinor) },
    });
};

/** Moves commission to the agent's own wallet: what is not owed to those below. */
export const moveCommissionHandler = handle(moveCommission, async (input, context, refuse) => {
  const { amountMinor, paymentPassword, requestId } = input;
  const { merchant, session } = context;
  requireRight(context, 'signContracts');
  const { minimumMinor: min, maximumMinor: max } = merchant.config.agents.commission;
  if (amountMinor < min || amountMinor > max)
    return refuse('invalid_input', {
      fieldErrors: [{ field: 'amountMinor', rule: 'range', min, max }],
    });
  await provePaymentPassword(context, paymentPassword);
  // The password is no part of what is remembered of the request.
  const { currency } = merchant.config;
  const given = { amount: amountMinor, currency };
  const request = { scope: moveCommission.name, requestId, input: { amountMinor }, given };
  return answerShortlyOrOnce(context, request, async (tx) => {
    const owner = { merchantId: merchant.id, memberId: session.memberId };
    await lockMember(tx, owner.merchantId, owner.memberId);
    await refuseFrozenAgent(tx, owner.merchantId, owner.memberId);
    const commission = await readCommission(tx, { ...owner, currency });
    if (!commission) return refuse('insufficient_funds');
    await refuseOwed(tx, owner, { amountMinor, balanceMinor: commission.balanceMinor });
    const { cash } = await readBalances(tx, merchant.id, session.memberId, currency);
    const transferId = await moveMoney(tx, {
      merchantId: merchant.id,
      scope: 'commission',
      key: `${session.memberId} ${requestId}`,
      kind: 'commission_moved',
      lines: [
        { accountId: commission.accountId, amountMinor: -amountMinor },
        { accountId: cash.accountId, amountMinor },
      ],
    });
    if (transferId === null) throw new Error('a move of nothing');
    const left = await readCommission(tx, { ...owner, currency });
    const after = await readBalances(tx, merchant.id, session.memberId, currency);
    return {
      transferId,
      amountMinor,
      commissionMinor: left?.balanceMinor ?? 0,
      cashMinor: after.cash.balanceMinor,
    };
  });
});
