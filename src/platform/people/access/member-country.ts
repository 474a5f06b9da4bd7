import { countryOfNumber } from '#domain/mobile-number.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/**
 * The countries of some members of a brand, as ISO 3166-1 alpha-2 codes: of the verified mobile number, else of
 * the number that was told at registration, else the nationality of the profile. Whose country is not known is
 * left out.
 */
export const readCountries = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberIds: readonly number[],
): Promise<Map<number, string>> => {
  const rows = await database
    .selectFrom('member')
    .leftJoin('memberContact', (join) =>
      join
        .onRef('memberContact.merchantId', '=', 'member.merchantId')
        .onRef('memberContact.memberId', '=', 'member.id')
        .on('memberContact.kind', '=', 'mobile'),
    )
    .select(['member.id', 'member.profile', 'memberContact.value as mobile'])
    .where('member.merchantId', '=', merchantId)
    .where(sql<boolean>`member.id = any(${memberIds}::bigint[])`)
    .execute();
  return new Map(
    rows.flatMap(({ id, profile, mobile }) => {
      const country = countryOf(profile, mobile);
      return country === null ? [] : [[id, country] as const];
    }),
  );
};

const countryOf = (profile: Record<string, string>, mobile: string | null): string | null =>
  countryOfNumber(mobile ?? profile['mobileNum'] ?? '') ?? (profile['nationality'] || null);
