import { transferFund } from '#api/wallet.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type ContextOf, handle } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { answerShortlyOrOnce } from '../../base/ledger/short-way.ts';
import { isSingleWallet, isWallet, MAIN, walletKind, vendorOf } from './wallet-kinds.ts';
import { readWallets } from './read-wallets.ts';

/** Brings money in vendors' wallets back to the main one, in one transfer. */
export const transferFundHandler = handle(transferFund, (input, context, refuse) => {
  const { vendor, requestId } = input;
  const { config } = context.merchant;
  // Money that was left there when the brand went over to a single wallet comes back all the same.
  if (vendor !== undefined && isSingleWallet(config)) return refuse('single_wallet');
  if (vendor === MAIN || (vendor !== undefined && !isWallet(config, vendor)))
    return refuse('unknown_wallet', { details: { wallet: vendor } });
  const { currency } = config;
  const given = { currency, ...(vendor !== undefined && { kind: walletKind(vendor) }) };
  const request = { scope: transferFund.name, requestId, input: { vendor: vendor ?? null }, given };
  return answerShortlyOrOnce(context, request, (tx) => bringBack(tx, context, input));
});

const bringBack = async (
  tx: OpenTransaction,
  { merchant, session }: ContextOf<typeof transferFund>,
  { vendor, requestId }: { vendor?: string | undefined; requestId: string },
): Promise<{ movedMinor: number; cashMinor: number }> => {
  const accounts = await tx
    .selectFrom('account')
    .select(['id', 'kind', 'balance'])
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId)
    .where('currency', '=', merchant.config.currency)
    .execute();
  const cash = accounts.find(({ kind }) => kind === 'cash');
  if (!cash) throw new Error(`member ${session.memberId} has no cash account`);
  const filled = accounts.filter(({ kind, balance }) =>
    vendor === undefined ? vendorOf(kind) !== null && balance > 0 : kind === walletKind(vendor),
  );
  const movedMinor = filled.reduce((sum, { balance }) => sum + balance, 0);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'transferFund',
    key: `${session.memberId} ${requestId}`,
    kind: 'wallet_transfer',
    lines: [
      ...filled.map(({ id, balance }) => ({ accountId: id, amountMinor: -balance })),
      { accountId: cash.id, amountMinor: movedMinor },
    ],
  });
  const { cashMinor } = await readWallets(tx, merchant, session.memberId);
  return { movedMinor, cashMinor };
};
