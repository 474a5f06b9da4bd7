import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import {
  type PaymentProvider,
  type PaymentReport,
  ProviderUnreachable,
} from '../payments/payment-provider.ts';
import { type Applied, applyReport } from './apply-report.ts';

interface Asking {
  database: Database;
  merchant: Merchant;
  provider: PaymentProvider;
}

/**
 * Asks a provider how a payment stands, and goes on accordingly; money that came after the end is
 * given back at once.
 *
 * @throws {ProviderUnreachable} when nothing is known; nothing has changed then
 */
export const queryDeposit = async (asking: Asking, reference: string): Promise<Applied> => {
  const report = await asking.provider.query(reference);
  if (!report) return 'unknown';
  const applied = await applyReport(asking.database, asking.merchant, report);
  return applied === 'return' ? giveBack(asking, reference) : applied;
};

/**
 * Takes a provider's own message: believed while the deposit is open, else asked about again. When
 * that cannot be done now, the duty to give the money back is in the books, and the job does it.
 */
export const receiveReport = async (asking: Asking, report: PaymentReport): Promise<Applied> => {
  const applied = await applyReport(asking.database, asking.merchant, report);
  if (applied !== 'return') return applied;
  try {
    return await queryDeposit(asking, report.reference);
  } catch (error) {
    if (error instanceof ProviderUnreachable) return applied;
    throw error;
  }
};

const giveBack = async (asking: Asking, reference: string): Promise<Applied> => {
  const report = await asking.provider.refund(reference);
  return report ? applyReport(asking.database, asking.merchant, report) : 'unknown';
};
