import { sql } from '../../base/database/sql.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { findProvider } from '../payments/find-provider.ts';
import {
  type OpenedPayment,
  type PaymentProvider,
  ProviderUnreachable,
} from '../payments/payment-provider.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import { isOpen } from './next-state.ts';
import { readDeposit } from './read-deposit.ts';

/** `unreachable`: nothing is known; the same request may be sent again. */
type Submitted = 'done' | 'unreachable';

/**
 * Asks a deposit's provider to collect, unless it was asked before. No transaction is open
 * meanwhile; two at once are one payment to the provider, which goes by our reference.
 */
export const submitDeposit = async (
  context: Pick<Context, 'database' | 'merchant' | 'language' | 'ownUrl'>,
  id: number,
): Promise<Submitted> => {
  const { database, merchant } = context;
  const row = await readDeposit(database, merchant.id, { id });
  const provider = findProvider(row.provider, { database, merchant, ownUrl: context.ownUrl() });
  if (!provider || !isOpen(row.state) || row.payUrl || row.expiresAt <= new Date()) return 'done';
  const opened = await ask(provider, row, context);
  if (opened === 'unreachable') return opened;
  await database
    .updateTable('deposit')
    .set(opened ? { state: 'PENDING', ...opened } : { state: 'FAILED', endedAt: sql`now()` })
    .where('merchantId', '=', merchant.id)
    .where('id', '=', id)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .execute();
  return 'done';
};

const ask = async (
  provider: PaymentProvider,
  { id, reference, amountMinor, currency, expiresAt }: Deposit,
  { merchant, language }: Pick<Context, 'merchant' | 'language'>,
): Promise<OpenedPayment | null | 'unreachable'> => {
  try {
    return await provider.create({
      reference,
      amountMinor,
      currency,
      expiresAt,
      language,
      payee: merchant.config.brand.name,
      returnUrl: `/depositv2?deposit=${id}`,
    });
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'unreachable';
    throw error;
  }
};
