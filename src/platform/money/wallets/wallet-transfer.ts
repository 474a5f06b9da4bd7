import { createHash } from 'node:crypto';
import { walletTransfer } from '#api/wallet.ts';
import { isOwnMerchant } from '../../base/merchants/own-merchant.ts';
import {
  type Context,
  handle,
  type Merchant,
  Refusal,
  type Session,
} from '../../base/endpoints/handler.ts';
import { toTransferError } from '../../base/ledger/transfer-error.ts';
import { type Moved, movePurses } from './move-purses.ts';
import { isSingleWallet, isWallet, walletKind } from './wallet-kinds.ts';

/**
 * Moves cash between two wallets of the member, in one round trip with what others move at that moment: the ledger's own key makes a
 * retry answer the first transfer, with the balances that it left.
 */
export const walletTransferHandler = handle(walletTransfer, async (input, context, refuse) => {
  const { from, to, merchantCode } = input;
  const { code, config } = context.merchant;
  if (!isOwnMerchant(code, merchantCode)) return refuse('not_found');
  if (isSingleWallet(config)) return refuse('single_wallet');
  if (from === to)
    return refuse('invalid_input', { fieldErrors: [{ field: 'to', rule: 'same_wallet' }] });
  const unknown = [from, to].find((wallet) => !isWallet(config, wallet));
  if (unknown !== undefined) return refuse('unknown_wallet', { details: { wallet: unknown } });
  const moved = await move(context, input);
  if (moved === 'insufficient_funds') return refuse('insufficient_funds');
  if (moved === 'key_reused') return refuse('request_reused');
  return moved;
});

const move = async (
  {
    database,
    merchant,
    session,
  }: Pick<Context, 'database'> & { merchant: Merchant; session: Session },
  {
    from,
    to,
    amountMinor,
    requestId,
  }: { from: string; to: string; amountMinor: number; requestId: string },
): Promise<Moved | 'insufficient_funds' | 'key_reused'> => {
  const hash = createHash('sha256').update(`${from} ${to} ${amountMinor}`).digest('base64url');
  try {
    return await movePurses(database, {
      merchantId: merchant.id,
      member: session.memberId,
      currency: merchant.config.currency,
      from: walletKind(from),
      to: walletKind(to),
      amount: amountMinor,
      key: `${session.memberId} ${requestId}`,
      hash,
    });
  } catch (error) {
    const reason = toTransferError(error);
    if (reason === 'amount_too_large') throw new Refusal(reason);
    return reason;
  }
};
