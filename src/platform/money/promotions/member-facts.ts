import { dayIn } from '#domain/date-presets.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { type ProtectionFacts, readFacts } from '../../people/protection/read-facts.ts';
import { type AudienceFacts, readAudienceFacts } from '../../people/access/audience.ts';

/** What decides whether a promotion is open to somebody. */
export interface MemberFacts extends AudienceFacts {
  protection: ProtectionFacts;
  /** What each settled deposit credited. */
  credits: readonly Credit[];
}

/** What a deposit credited, in minor units, and on which day of the merchant's time zone. */
export interface Credit {
  creditMinor: number;
  day: string;
}

/** @throws when the merchant has no such member */
export const readMemberFacts = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<MemberFacts> => {
  const audience = (await readAudienceFacts(database, merchant.id, [memberId])).get(memberId);
  if (!audience) throw new Error(`there is no member ${memberId}`);
  return {
    ...audience,
    protection: await readFacts(database, merchant, memberId),
    credits: await readCredits(database, merchant, memberId),
  };
};

/** What the member's settled deposits credited. */
export const readCredits = async (
  database: Database | OpenTransaction,
  { id, config }: Merchant,
  memberId: number,
): Promise<Credit[]> => {
  const deposits = await database
    .selectFrom('deposit')
    .select(['amountMinor', 'feeMinor', 'endedAt'])
    .where('merchantId', '=', id)
    .where('memberId', '=', memberId)
    .where('state', '=', 'SETTLED')
    .execute();
  return deposits.map(({ amountMinor, feeMinor, endedAt }) => ({
    creditMinor: amountMinor - feeMinor,
    day: dayIn(config.timeZone, endedAt ?? new Date()),
  }));
};
