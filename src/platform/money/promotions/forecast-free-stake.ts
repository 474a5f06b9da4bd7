import type { FreeStake } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';

/** When each member proved who they are, and what it would have brought, as SQL: `member_id`, `at`, `minor`. */
export const proofGrants = (merchantId: number, amountMinor: number) => sql`
  select member_id, age_verified_at as at, ${amountMinor}::bigint as minor from protection_choice
    where merchant_id = ${merchantId} and age_verified_at is not null`;

/**
 * What a free stake would have given, as SQL: `member_id`, `at`, `minor`. For proofs, for each member's nth deposit
 * that counts, or for the first that counts within the days.
 */
export const freeStakeGrants = (
  merchantId: number,
  { amountMinor, trigger }: FreeStake,
  days: number,
) => {
  if (trigger?.kind !== 'deposit') return proofGrants(merchantId, amountMinor);
  const { nth, leastMinor } = trigger;
  return sql`
    select member_id, ended_at as at, ${amountMinor}::bigint as minor
      from (select member_id, ended_at,
          row_number() over (partition by member_id order by ended_at, id) as nth
        from deposit where merchant_id = ${merchantId} and state = 'SETTLED'
          and amount_minor - fee_minor >= ${leastMinor}
          and (${nth ?? null}::int is not null or ended_at > now() - make_interval(days => ${days}))) counted
      where nth = ${nth ?? 1}`;
};
