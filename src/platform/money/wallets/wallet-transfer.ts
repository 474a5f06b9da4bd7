import { createHash } from 'node:crypto';
import { walletTransfer } from '#api/wallet.ts';
import { againAfterDeadlock } from '../../base/database/again-after-deadlock.ts';
import { sql } from '../../base/database/sql.ts';
import { isOwnMerchant } from '../../base/merchants/own-merchant.ts';
import {
  type Context,
  handle,
  type Merchant,
  Refusal,
  type Session,
} from '../../base/endpoints/handler.ts';
import { toTransferError } from '../../base/ledger/transfer-error.ts';
import { isSingleWallet, isWallet, walletKind } from './wallet-kinds.ts';

/**
 * Moves cash between two wallets of the member, in one round trip: the ledger's own key makes a
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

interface Moved {
  transferId: number;
  fromBalanceMinor: number;
  toBalanceMinor: number;
}

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
    // Bets of several vendors hold the wallets of a member in their own order.
    const { rows } = await againAfterDeadlock(() =>
      sql<Moved>`
      select transfer_id, from_balance as from_balance_minor, to_balance as to_balance_minor
      from move_between_purses(${merchant.id}, ${session.memberId}, ${merchant.config.currency},
        ${walletKind(from)}, ${walletKind(to)}, ${amountMinor}, ${`${session.memberId} ${requestId}`},
        ${hash})`.execute(database),
    );
    const [row] = rows;
    if (!row) throw new Error('move_between_purses answered no row');
    return row;
  } catch (error) {
    const reason = toTransferError(error);
    if (reason === 'amount_too_large') throw new Refusal(reason);
    return reason;
  }
};
