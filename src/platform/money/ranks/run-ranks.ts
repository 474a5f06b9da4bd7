import { momentOf } from '#domain/lottery/zoned-time.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { Job } from '../../base/jobs/run-jobs.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';
import { merchantsById } from '../../base/merchants/find-merchant.ts';

const EVERY_MS = 60_000;

/** Members who are looked at in one transaction. */
const MOST_AT_ONCE = 1000;

/** What the ranks of all brands need of a job. */
interface RankContext {
  database: Database;
  merchants: () => readonly Merchant[];
}

/** Tells of ranks that end soon, takes down those that nothing holds, and tells of every change, for all brands. */
export const rankJob: Job = {
  name: 'ranks',
  everyMs: EVERY_MS,
  run: (context) => runRanks(context, new Date()),
};

/** One look at the clock: notices, steps down, news. */
export const runRanks = async (context: RankContext, now: Date): Promise<void> => {
  await untilFewer(() => giveNotice(context, now));
  await untilFewer(async () => {
    const { rows } = await sql<{ looked: number }>`
      select step_ranks_down(${now}, ${MOST_AT_ONCE}) as looked`.execute(context.database);
    return rows[0]?.looked ?? 0;
  });
  await untilFewer(() => tellChanges(context));
};

const untilFewer = async (work: () => Promise<number>): Promise<void> => {
  while ((await work()) === MOST_AT_ONCE);
};

interface Noticed {
  merchantId: number;
  memberId: number;
  rank: string;
  day: string;
  /** Its points hold it already. */
  isHeld: boolean;
}

/**
 * Marks the ranks that end within the days of notice, once for each end, and tells their members; whose points hold the rank
 * already needs no notice.
 *
 * @returns how many were marked
 */
const giveNotice = ({ database, merchants }: RankContext, now: Date): Promise<number> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<Noticed>`
      with due as materialized (
        select s.merchant_id, s.member_id, s.rank, s.held_until,
            rank_points_between(s.merchant_id, s.member_id,
              least(s.hold_from, s.held_until - r.keep_days), s.held_until) >= own.keep_points as is_held
          from rank_member s
          join rank_rule r on r.merchant_id = s.merchant_id
          join rank_step own on own.merchant_id = s.merchant_id and own.rank = s.rank
          -- No clock is further ahead than a day: an index finds them over all brands.
          where s.held_until <= (${now} at time zone 'UTC')::date + 1
              + (select coalesce(max(notice_days), 0) from rank_rule)
            and s.held_until > (${now} at time zone r.zone)::date
            and s.held_until <= (${now} at time zone r.zone)::date + r.notice_days
            and s.noticed_until is distinct from s.held_until
          order by s.merchant_id, s.member_id limit ${MOST_AT_ONCE} for update of s skip locked
      ), marked as (
        update rank_member m set noticed_until = m.held_until from due
          where m.merchant_id = due.merchant_id and m.member_id = due.member_id
      )
      select s.merchant_id, s.member_id, s.rank, to_char(s.held_until, 'YYYY-MM-DD') as day,
          s.is_held
        from due s`.execute(tx);
    const byId = merchantsById(merchants());
    for (const { merchantId, memberId, rank, day, isHeld } of rows) {
      const merchant = byId.get(merchantId);
      if (isHeld || !merchant) continue;
      await tellMember(tx, merchant, {
        memberId,
        rank,
        template: 'rankEnding',
        at: momentOf(day, 0, merchant.config.timeZone).toISOString(),
        key: `rank-until:${day}`,
      });
    }
    return rows.length;
  });

interface Changed {
  merchantId: number;
  memberId: number;
  id: number;
  toRank: string;
  isHigher: boolean;
}

/** Tells of changes that nobody was told of. */
const tellChanges = ({ database, merchants }: RankContext): Promise<number> =>
  database.transaction().execute(async (tx) => {
    const { rows } = await sql<Changed>`
      with due as materialized (
        select merchant_id, id from rank_change where told_at is null
          order by merchant_id, id limit ${MOST_AT_ONCE} for update skip locked
      ), s as (
        update rank_change c set told_at = now() from due
          where c.merchant_id = due.merchant_id and c.id = due.id
          returning c.merchant_id, c.member_id, c.id, c.from_rank, c.to_rank
      )
      select s.merchant_id, s.member_id, s.id, s.to_rank, coalesce(new.level > old.level, false) as is_higher
        from s
        left join rank_step old on old.merchant_id = s.merchant_id and old.rank = s.from_rank
        left join rank_step new on new.merchant_id = s.merchant_id and new.rank = s.to_rank
        order by s.merchant_id, s.id`.execute(tx);
    const byId = merchantsById(merchants());
    for (const { merchantId, memberId, id, toRank, isHigher } of rows) {
      const merchant = byId.get(merchantId);
      if (merchant)
        await tellMember(tx, merchant, {
          memberId,
          rank: toRank,
          template: isHigher ? 'rankRaised' : 'rankLowered',
          key: `rank-change:${id}`,
        });
    }
    return rows.length;
  });

interface RankNews {
  memberId: number;
  rank: string;
  template: 'rankRaised' | 'rankLowered' | 'rankEnding';
  /** RFC 3339. */
  at?: string;
  key: string;
}

const tellMember = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  { memberId, rank, template, at, key }: RankNews,
): Promise<void> => {
  const texts = config.ranks.steps.find((step) => step.id === rank)?.name;
  if (!config.ranks.enabled || !texts) return;
  await notifyMember(tx, {
    merchantId: id,
    memberId,
    kind: 'rank',
    template,
    values: { rank: { texts }, ...(at && { day: { at } }) },
    path: '/creditReport',
    key,
  });
};
