import { downlineTransfer } from '#api/wallet.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { lockTree } from '../../people/access/lock-tree.ts';
import { mayTransferDown } from '../../people/agents/may-transfer-down.ts';
import { findDownline } from '../../people/agents/require-downline.ts';
import { provePaymentPassword } from '../../people/members/payment-password.ts';
import { giveCash } from './give-cash.ts';
import { refuseAmount } from './refuse-amount.ts';
import { usualGift } from './usual-gift.ts';

/** An agent gives cash to somebody below, where the jurisdiction and the brand permit it. */
export const downlineTransferHandler = handle(downlineTransfer, async (input, context, refuse) => {
  const { amountMinor, paymentPassword, requestId, memberId } = input;
  const account = input.account?.toLowerCase();
  const { merchant, session } = context;
  if (!mayTransferDown(merchant.config, session.type)) return refuse('transfer_not_permitted');
  const who = memberId === undefined ? account && { username: account } : { id: memberId };
  if (!who)
    return refuse('invalid_input', { fieldErrors: [{ field: 'account', rule: 'required' }] });
  refuseAmount(merchant.config, amountMinor);
  await provePaymentPassword(context, paymentPassword);
  const given = await usualGift(context, { kind: 'transfer_downline', amountMinor }, who);
  // The password is no part of what is remembered of the request.
  const request = {
    scope: downlineTransfer.name,
    requestId,
    input: { amountMinor, ...who },
    given,
  };
  return answerShortlyOrOnce(context, request, async (tx) => {
    // Nobody is moved out of the branch meanwhile.
    await lockTree(tx, merchant.id, 'together');
    const to = await findDownline({ database: tx, merchant, session }, who);
    // Nobody learns whether a name that is not below them exists.
    if (!to) return refuse('not_a_downline');
    const parties = { from: session.memberId, to: to.id };
    return giveCash(tx, merchant, {
      kind: 'transfer_downline',
      ...parties,
      amountMinor,
      requestId,
    });
  });
});
