import { sql } from '../../../base/database/sql.ts';
import type { Database } from '../../../base/database/tables.ts';
import { membersOfCountries } from './members-of-countries.ts';
import { type Segment, segmentCondition } from './segment.ts';

/** Whether a kind is marketing: it goes only to who agreed to offers, and to nobody on a break. */
const isMarketing = (kind: 'mail' | 'promotion'): boolean => kind === 'promotion';

/** Who gets a message of this kind, countries left aside, as SQL over a row `m` of member. */
export const audienceCondition = (kind: 'mail' | 'promotion', segment: Segment) =>
  sql`m.status = 'active' and m.type <> 4 and ${segmentCondition(segment)}
    ${isMarketing(kind) ? sql`and may_be_tempted(m.merchant_id, m.id)` : sql``}`;

/** What a segment names that the brand has not, in words for who wrote it. */
export const findUnknown = async (
  database: Database,
  merchantId: number,
  { promotion, ranks = [] }: Segment,
): Promise<string[]> => {
  const { rows } = await sql<{ issue: string }>`
    select 'no promotion ' || ${promotion ?? null}::text as issue
      where ${promotion ?? null}::text is not null
        and not exists (select from promotion
          where merchant_id = ${merchantId} and id = ${promotion ?? null})
        and not exists (select from promotion_state
          where merchant_id = ${merchantId} and promotion_id = ${promotion ?? null})
    union all
    select 'no rank ' || named.rank from unnest(${ranks}::text[]) as named (rank)
      where not exists (select from rank_step s
        where s.merchant_id = ${merchantId} and s.rank = named.rank)`.execute(database);
  return rows.map(({ issue }) => issue);
};

/** How many members a message would reach at this moment. */
export const countAudience = async (
  database: Database,
  merchantId: number,
  { kind, segment }: { kind: 'mail' | 'promotion'; segment: Segment },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select m.id from member m
    where m.merchant_id = ${merchantId} and ${audienceCondition(kind, segment)}`.execute(database);
  const ids = rows.map(({ id }) => id);
  return (await membersOfCountries(database, merchantId, ids, segment)).length;
};
