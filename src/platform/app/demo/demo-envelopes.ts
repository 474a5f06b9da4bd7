import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { ROUND_COLUMNS } from '../../money/red-envelopes/round-columns.ts';

/**
 * Announces one more round of a brand's red envelopes, which opens now under the promotion's terms: whoever
 * looks at the demo world need not wait for the hour. Not again within a week, and not beside another round.
 */
export const openDemoEnvelopes = async (tx: OpenTransaction, merchantId: number): Promise<void> => {
  await sql`insert into promotion_state (merchant_id, promotion_id)
    select merchant_id, id from promotion
      where merchant_id = ${merchantId} and mechanic ->> 'kind' = 'redEnvelope'
    on conflict do nothing`.execute(tx);
  await sql`
    insert into red_envelope_round (${ROUND_COLUMNS})
      select p.merchant_id, p.id, p.title, p.audience, merchant.currency,
          (p.mechanic ->> 'poolMinor')::bigint, (p.mechanic ->> 'count')::int,
          (p.mechanic ->> 'leastMinor')::bigint, (p.mechanic ->> 'turnover')::int, p.mechanic -> 'limits',
          (p.mechanic ->> 'budgetMinor')::bigint, now(),
          now() + make_interval(mins => (p.mechanic ->> 'openMinutes')::int)
        from promotion p
        join merchant on merchant.id = p.merchant_id
        where p.merchant_id = ${merchantId} and p.mechanic ->> 'kind' = 'redEnvelope'
          and not exists (select from red_envelope_round r where r.merchant_id = p.merchant_id
            and r.promotion_id = p.id and r.closes_at > now() - interval '7 days')`.execute(tx);
};
