import { sql } from '../../base/database/sql.ts';

/**
 * The rank of a member as a column of a query over members of brands: its id, the first step of the ladder for who never left
 * it, null where the brand has no ranks.
 *
 * @param member the member's alias in the query, with the columns `merchant_id` and `id`
 */
export const rankOf = (member: string) => sql<string | null>`(
  select coalesce(stands.rank, step.rank) from rank_step step
    left join rank_member stands on stands.merchant_id = step.merchant_id
      and stands.member_id = ${sql.ref(`${member}.id`)}
    where step.merchant_id = ${sql.ref(`${member}.merchantId`)} and step.level = 0)`;
