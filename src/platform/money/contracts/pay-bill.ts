import { payAgentBill } from '#api/agent-bills.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { provePaymentPassword } from '../../people/members/payment-password.ts';
import { refuseShortfall } from '../shortfalls/open-shortfalls.ts';
import { readTurnover } from '../turnover/read-turnover.ts';

/** Pays what the agent owes on a dividend out of the own cash, which must be free to leave the account. */
export const payAgentBillHandler = handle(payAgentBill, async (input, context, refuse) => {
  requireRight(context, 'signContracts');
  const { billId, requestId, paymentPassword } = input;
  const { merchant, session } = context;
  await provePaymentPassword(context, paymentPassword);
  // The password is no part of what is remembered of the request.
  const given = { bill: billId, currency: merchant.config.currency };
  const request = { scope: payAgentBill.name, requestId, input: { billId }, given };
  return answerShortlyOrOnce(context, request, async (tx) => {
    await lockMember(tx, merchant.id, session.memberId);
    const { rows: known } = await sql`select from contract_bill where merchant_id = ${merchant.id}
      and id = ${billId} and upline_id = ${session.memberId} and kind = 'dividend'`.execute(tx);
    if (known.length === 0) return refuse('contract_unknown');
    const { requiredMinor, doneMinor } = await readTurnover(tx, merchant, session.memberId);
    if (requiredMinor > doneMinor)
      return refuse('turnover_unmet', { details: { remainingMinor: requiredMinor - doneMinor } });
    await refuseShortfall(tx, merchant.id, session.memberId);
    const { rows } = await sql<{ takenMinor: number }>`
      select repay_bill(${merchant.id}, ${merchant.config.currency}, ${billId}, ${session.memberId}) as taken_minor`.execute(
      tx,
    );
    const takenMinor = rows[0]?.takenMinor ?? 0;
    if (takenMinor === 0) return refuse('bill_unpayable');
    return { billId, takenMinor };
  });
});
