import { minorDigits } from '#domain/minor-digits.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/**
 * Writes by which rules a brand's bets earn points from now on: what its settings say, and which of its
 * promotions multiply. To be called after its promotions were written, and when one is closed or opened again.
 */
export const syncPointsRules = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
): Promise<void> => {
  const { currency, timeZone, points } = config;
  const perMinor = points.enabled ? points.perAmount * 10 ** minorDigits(currency) : null;
  await sql`select sync_points_rules(${id}, ${currency}, ${timeZone}, ${perMinor},
    ${JSON.stringify(points.weights)}::jsonb)`.execute(tx);
};
