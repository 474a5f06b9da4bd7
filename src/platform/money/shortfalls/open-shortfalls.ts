import type { Deposit } from '../../base/database/payment-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';

/** What the house bears of a deposit that was taken back, as long as nobody has written it off. */
export interface Shortfall extends Pick<
  Deposit,
  'id' | 'reference' | 'currency' | 'recoveredMinor'
> {
  openMinor: number;
}

/** Whether the house bears some of a `deposit`, and nobody has decided that it always will. */
export const isShort = sql<boolean>`(deposit.shortfall_minor > deposit.recovered_minor and deposit.written_off_at is null)`;

/** What the house bears of a `deposit`, in minor units. */
export const openShortfall = sql<number>`(deposit.shortfall_minor - deposit.recovered_minor)`;

/** What the house bears for a member, the oldest deposit first. */
export const readShortfalls = (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<Shortfall[]> =>
  database
    .selectFrom('deposit')
    .select(['id', 'reference', 'currency', 'recoveredMinor'])
    .select(openShortfall.as('openMinor'))
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where(isShort)
    .orderBy('id')
    .execute();

/**
 * Holds back money that is about to be let go, as long as the house bears what was given to the same member.
 *
 * @throws {Refusal} `deposit_short` with what the house bears, in minor units, and of which deposits
 */
export const refuseShortfall = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<void> => {
  const short = await readShortfalls(tx, merchantId, memberId);
  if (short.length === 0) return;
  const shortfallMinor = short.reduce((sum, { openMinor }) => sum + openMinor, 0);
  const references = short.map(({ reference }) => reference);
  throw new Refusal('deposit_short', { details: { shortfallMinor, references } });
};
