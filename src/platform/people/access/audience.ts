import type { PromotionAudience } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { readCountries } from './member-country.ts';
import { rankOf } from './rank-of.ts';

/** What decides whether somebody is one for whom a promotion is. */
export interface AudienceFacts {
  registeredAt: Date;
  isAffiliated: boolean;
  /** ISO 3166-1 alpha-2; null: not known. */
  country: string | null;
  /** The rank's id; null: the brand has none, or it is a play account. */
  rank: string | null;
}

const DAY_MS = 86_400_000;

/** Whether a promotion is meant for somebody at a moment; without an audience it is for everybody. */
export const isMeantFor = (
  audience: PromotionAudience | null,
  { registeredAt, isAffiliated, country, rank }: AudienceFacts,
  at: Date,
): boolean => {
  const { registeredWithinDays: days, affiliatesOnly = false, countries, ranks } = audience ?? {};
  const isNew = days === undefined || +at - +registeredAt <= days * DAY_MS;
  const isFromThere = countries === undefined || (country !== null && countries.includes(country));
  const isOfRank = ranks === undefined || (rank !== null && ranks.includes(rank));
  return isNew && isFromThere && isOfRank && (!affiliatesOnly || isAffiliated);
};

/** What decides it of some members of a brand, by their ids; who is none of them is left out. */
export const readAudienceFacts = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberIds: readonly number[],
): Promise<Map<number, AudienceFacts>> => {
  const members = await database
    .selectFrom('member')
    .select(['id', 'registeredAt', 'uplineId', 'referrerId'])
    .select(sql<string | null>`case when member.type <> 4 then ${rankOf('member')} end`.as('rank'))
    .where('merchantId', '=', merchantId)
    .where(sql<boolean>`id = any(${memberIds}::bigint[])`)
    .execute();
  const countries = await readCountries(database, merchantId, memberIds);
  return new Map(
    members.map(({ id, registeredAt, uplineId, referrerId, rank }) => [
      id,
      {
        registeredAt,
        isAffiliated: uplineId !== null || referrerId !== null,
        country: countries.get(id) ?? null,
        rank,
      },
    ]),
  );
};

/** Those of some members of a brand for whom a promotion is meant at a moment. */
export const filterMeant = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberIds: readonly number[],
  { audience, at }: { audience: PromotionAudience | null; at: Date },
): Promise<number[]> => {
  if (audience === null) return [...memberIds];
  const facts = await readAudienceFacts(database, merchantId, memberIds);
  return [...facts].flatMap(([id, each]) => (isMeantFor(audience, each, at) ? [id] : []));
};
