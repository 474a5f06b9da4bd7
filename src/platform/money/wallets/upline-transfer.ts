import { uplineTransfer } from '#api/wallet.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { lockTree } from '../../people/access/lock-tree.ts';
import { provePaymentPassword } from '../../people/members/payment-password.ts';
import { giveCash } from './give-cash.ts';
import { refuseAmount } from './refuse-amount.ts';
import { findUpline, mayTransferUp } from './transfer-options.ts';
import { usualGift } from './usual-gift.ts';

/** Gives cash to the own upline, where the jurisdiction and the brand permit it. */
export const uplineTransferHandler = handle(uplineTransfer, async (input, context, refuse) => {
  const { amountMinor, paymentPassword, requestId } = input;
  const { merchant, session } = context;
  if (!mayTransferUp(merchant.config, session.type)) return refuse('transfer_not_permitted');
  refuseAmount(merchant.config, amountMinor);
  await provePaymentPassword(context, paymentPassword);
  const given = await usualGift(context, { kind: 'transfer_upline', amountMinor }, 'upline');
  // The password is no part of what is remembered of the request.
  const request = { scope: uplineTransfer.name, requestId, input: { amountMinor }, given };
  return answerShortlyOrOnce(context, request, async (tx) => {
    // Nobody is moved to another upline meanwhile.
    await lockTree(tx, merchant.id, 'together');
    const upline = await findUpline(tx, merchant.id, session.memberId);
    if (!upline) return refuse('no_upline');
    const parties = { from: session.memberId, to: upline.id };
    return giveCash(tx, merchant, { kind: 'transfer_upline', ...parties, amountMinor, requestId });
  });
});
