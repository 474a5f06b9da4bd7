import { downlineTransfer } from '#api/wallet.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { answerOnce } from '../../base/ledger/answer-once.ts';
import { provePaymentPassword } from '../../people/members/payment-password.ts';
import { giveCash } from './give-cash.ts';
import { refuseAmount } from './refuse-amount.ts';
import { mayTransferDown } from './transfer-options.ts';

/** No line of uplines is longer; one that led in a circle would otherwise never end. */
const DEEPEST = 64;

/** An agent gives cash to somebody below, where the jurisdiction and the brand permit it. */
export const downlineTransferHandler = handle(downlineTransfer, async (input, context, refuse) => {
  const { amountMinor, paymentPassword, requestId } = input;
  const account = input.account.toLowerCase();
  const { merchant, session } = context;
  if (!mayTransferDown(merchant.config, session.type)) return refuse('transfer_not_permitted');
  refuseAmount(merchant.config, amountMinor);
  await provePaymentPassword(context, paymentPassword);
  // The password is no part of what is remembered of the request.
  const request = { scope: downlineTransfer.name, requestId, input: { amountMinor, account } };
  return answerOnce(context, request, async (tx) => {
    const to = await findDownline(tx, {
      merchantId: merchant.id,
      above: session.memberId,
      account,
    });
    if (to === null) return refuse('not_a_downline');
    const parties = { from: session.memberId, to };
    return giveCash(tx, merchant, {
      kind: 'transfer_downline',
      ...parties,
      amountMinor,
      requestId,
    });
  });
});

/**
 * Finds a member by name among those below another, at any depth. Nobody learns whether a name
 * that is not below them exists.
 */
const findDownline = async (
  tx: OpenTransaction,
  { merchantId, above, account }: { merchantId: number; above: number; account: string },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    with recursive line (id, upline_id, depth) as (
      select id, upline_id, 1 from member
        where merchant_id = ${merchantId} and username = ${account} and type <> 4
      union all
      select m.id, m.upline_id, line.depth + 1 from line
        join member m on m.merchant_id = ${merchantId} and m.id = line.upline_id
        where line.depth < ${DEEPEST} and line.upline_id <> ${above}
    )
    select first.id from line as first
    where first.depth = 1 and first.id <> ${above}
      and exists (select from line where upline_id = ${above})`.execute(tx);
  return rows[0]?.id ?? null;
};
