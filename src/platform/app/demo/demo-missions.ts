import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { claimAward } from '../../money/missions/claim-mission.ts';
import { claimantOf } from '../../money/bonuses/reward-source.ts';
import type { DemoActor } from './demo-context.ts';

/** Days back whose missions can still be claimed. */
const BACK_DAYS = 8;

/**
 * Counts what the demo member played before anybody followed its bets, and claims one of the missions that were reached by
 * it: the others can be claimed by whoever looks.
 */
export const countDemoMissions = async (
  tx: OpenTransaction,
  { merchant, memberId, context }: Pick<DemoActor, 'merchant' | 'memberId' | 'context'>,
): Promise<void> => {
  const { timeZone, currency } = merchant.config;
  await sql`
    insert into play_day (merchant_id, member_id, day, game_type, node_id, rounds, valid_minor)
      select b.merchant_id, b.member_id, (b.settled_at at time zone ${timeZone})::date, b.game_type,
          coalesce(b.node_id, 0), count(*), sum(b.valid_minor)
        from bet b join bet_watermark w on w.follower = 'missions' and b.settled_at <= w.followed_until
        where b.merchant_id = ${merchant.id} and b.member_id = ${memberId} and b.status = 'settled'
          and b.currency = ${currency}
        group by 1, 2, 3, 4, 5
      on conflict do nothing`.execute(tx);
  await sql`
    insert into sign_in_day (merchant_id, member_id, day)
      select distinct merchant_id, member_id, day from play_day
        where merchant_id = ${merchant.id} and member_id = ${memberId}
      on conflict do nothing`.execute(tx);
  await sql`select award_missions(array_agg(${merchant.id}::bigint), array_agg(${memberId}::bigint),
      array_agg((now() at time zone ${timeZone})::date - back))
    from generate_series(0, ${BACK_DAYS}::int) back`.execute(tx);
  const awards = await tx
    .selectFrom('missionAward')
    .select('id')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute();
  const [first, second] = awards;
  if (first && second) await claimAward(tx, claimantOf(context), first.id);
};
