import { raiseAlarm } from '../../base/alarms/raise-alarm.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { BetFollower, BetWindow } from '../ended-bets/bet-follower.ts';
import { subjectOf } from './refuse-exposure.ts';

/** Hours that are older than any window of a brand. */
const KEPT_HOURS = 24 * 8;

interface Stop {
  merchantId: number;
  scope: string;
  vendorCode: string;
  nodeId: number;
  lostMinor: string;
  limitMinor: number;
}

/**
 * Counts what the house lost, all brands in one step, and stops what has lost as much as it may; where
 * it lost less again, by later stakes or by time, bets are taken again.
 */
const countResults: BetFollower['follow'] = async (tx, window, log) => {
  await countEnded(tx, window);
  await sql`delete from house_result
    where hour < now() - make_interval(hours => ${KEPT_HOURS})`.execute(tx);
  for (const stop of await moveStops(tx, window.since)) {
    const { merchantId, scope, vendorCode, nodeId, lostMinor, limitMinor } = stop;
    const subject = subjectOf(scope, vendorCode, nodeId);
    const facts = { scope, vendorCode, nodeId, lostMinor: Number(lostMinor), limitMinor };
    await raiseAlarm(tx, { merchantId, kind: 'exposure', subject, facts });
    log.error({ alarm: 'exposure', merchantId, ...facts }, 'the house lost as much as it may');
  }
};

/** Bets that ended, less those that had ended and were taken back; play credits are no money. */
const countEnded = async (
  tx: OpenTransaction,
  { merchantIds, since, until }: BetWindow,
): Promise<void> => {
  if (merchantIds.length === 0) return;
  await sql`
    insert into house_result as h (merchant_id, hour, vendor_code, node_id, lost_minor)
      select m.id, one.hour, one.vendor_code, one.node_id, sum(one.lost) from merchant m
        cross join lateral (
          select date_trunc('hour', b.settled_at) as hour, b.vendor_code,
              coalesce(b.node_id, 0) as node_id,
              b.payout_minor - b.kept_payout_minor - b.stake_minor as lost
            from bet b where b.merchant_id = m.id and b.currency = m.currency
              and b.settled_at > ${since} and b.settled_at <= ${until}
          union all
          select date_trunc('hour', b.voided_at), b.vendor_code, coalesce(b.node_id, 0),
              b.stake_minor - b.payout_minor + b.kept_payout_minor
            from bet b where b.merchant_id = m.id and b.currency = m.currency
              and b.voided_at > ${since} and b.voided_at <= ${until} and b.settled_at is not null
        ) one
        where m.id = any(${[...merchantIds]}::bigint[])
        group by 1, 2, 3, 4
      on conflict (merchant_id, hour, vendor_code, node_id) do update
        set lost_minor = h.lost_minor + excluded.lost_minor`.execute(tx);
};

/**
 * Looks at the brands that played since, and at those with a stop.
 *
 * @returns the stops that are new
 */
const moveStops = async (tx: OpenTransaction, since: Date): Promise<Stop[]> => {
  const { rows } = await sql<Stop>`
    with looked as (
      select merchant_id from house_result where hour >= date_trunc('hour', ${since}::timestamptz)
      union select merchant_id from exposure_stop
    ), lost as (
      select h.merchant_id, h.vendor_code, h.node_id, sum(h.lost_minor) as lost
        from looked join play_rule r using (merchant_id) join house_result h using (merchant_id)
        where h.hour > now() - r.exposure_window
        group by 1, 2, 3
    ), scoped as (
      select merchant_id, 'game' as scope, vendor_code, node_id, lost from lost where node_id <> 0
      union all
      select merchant_id, 'vendor', vendor_code, 0, sum(lost) from lost group by 1, 3
      union all
      select merchant_id, 'brand', '', 0, sum(lost) from lost group by 1
    ), beyond as (
      select s.*, case s.scope when 'game' then r.exposure_game_minor
          when 'vendor' then r.exposure_vendor_minor else r.exposure_brand_minor end as limit_minor
        from scoped s join play_rule r using (merchant_id)
    ), stopped as (
      select * from beyond where lost >= limit_minor
    ), lifted as (
      delete from exposure_stop x where not exists (select from stopped s
        where (s.merchant_id, s.scope, s.vendor_code, s.node_id)
          = (x.merchant_id, x.scope, x.vendor_code, x.node_id))
    ), made as (
      insert into exposure_stop (merchant_id, scope, vendor_code, node_id, lost_minor)
        select merchant_id, scope, vendor_code, node_id, lost from stopped
        on conflict do nothing
        returning merchant_id, scope, vendor_code, node_id, lost_minor
    )
    select made.merchant_id as "merchantId", made.scope, made.vendor_code as "vendorCode",
        made.node_id as "nodeId", made.lost_minor as "lostMinor",
        stopped.limit_minor as "limitMinor"
      from made join stopped using (merchant_id, scope, vendor_code, node_id)`.execute(tx);
  return rows;
};

/** Keeps the house's results and what is stopped by them. */
export const exposureFollower: BetFollower = {
  name: 'exposure',
  // Where the house lost less again by time, bets are taken again.
  always: true,
  follow: countResults,
};
