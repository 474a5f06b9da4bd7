import { dayIn } from '#domain/date-presets.ts';
import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { type MemberStanding, readStanding } from './read-standing.ts';
import { POINT } from './point.ts';
import { findByUsername } from '../../people/members/find-by-username.ts';

/** A step of a brand's ladder, and how many members stand on it. */
export interface OperatedRank {
  merchant: string;
  rank: string;
  /** Whole points. */
  points: number;
  keepPoints: number;
  /** Members who ever earned points or were set; the others stand on the first step. */
  members: number;
}

/** The ladders of these merchants, the lowest step of each first. */
export const readLadders = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<OperatedRank[]> => {
  const { rows } = await sql<OperatedRank>`
    select merchant.code as merchant, s.rank, (s.points / ${POINT})::int as points,
        (s.keep_points / ${POINT})::int as keep_points,
        (select count(*) from rank_member m
          where m.merchant_id = s.merchant_id and m.rank = s.rank)::int as members
      from rank_step s join merchant on merchant.id = s.merchant_id
      where s.merchant_id = any(${merchants.map(({ id }) => id)}::bigint[])
      order by merchant.code, s.level`.execute(database);
  return rows;
};

/** A change of a member's rank. */
export interface RankChange {
  fromRank: string;
  toRank: string;
  reason: 'earned' | 'takenBack' | 'steppedDown' | 'set' | 'ladder';
  changedAt: Date;
}

/** A member's standing as an operator reads it, with the last changes; null when there is no such member or no ladder. */
export const showRank = async (
  database: Database,
  merchant: Merchant,
  username: string,
): Promise<{ memberId: number; standing: MemberStanding; changes: RankChange[] } | null> => {
  const memberId = await findByUsername(database, merchant.id, username);
  const standing = memberId && (await readStanding(database, merchant, memberId));
  if (!memberId || !standing) return null;
  const changes = await database
    .selectFrom('rankChange')
    .select(['fromRank', 'toRank', 'reason', 'changedAt'])
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return { memberId, standing, changes };
};

/** What came of it. */
export type RankSet =
  | { ok: true; fromRank: string; changed: boolean }
  | { ok: false; reason: 'no_member' | 'no_rank' | 'day_past' };

/**
 * Gives a member a rank that is kept until a day: the count begins anew with the points of that rank, and what it gives is given.
 * It rises further by points, and after the day goes the way of every rank.
 *
 * @param until `yyyy-MM-dd`, the first day on which it is looked at again; later than today
 */
export const setRank = (
  database: Database,
  merchant: Merchant,
  { username, rank, until }: { username: string; rank: string; until: string },
  actor: Actor,
): Promise<RankSet> =>
  database.transaction().execute(async (tx) => {
    const memberId = await findByUsername(tx, merchant.id, username);
    if (memberId === undefined) return { ok: false, reason: 'no_member' };
    if (until <= dayIn(merchant.config.timeZone, new Date()))
      return { ok: false, reason: 'day_past' };
    // Whoever counts this member's points waits, or is waited for.
    await sql`insert into points_member (merchant_id, member_id) values (${merchant.id}, ${memberId})
      on conflict do nothing`.execute(tx);
    await sql`select from points_member where merchant_id = ${merchant.id}
      and member_id = ${memberId} for update`.execute(tx);
    const before = await readStanding(tx, merchant, memberId);
    if (!before || !(await writeRank(tx, merchant.id, { memberId, rank, until })))
      return { ok: false, reason: 'no_rank' };
    await recordDecision(tx, {
      ...actor,
      merchantId: merchant.id,
      action: 'rank.set',
      subject: `member ${memberId}`,
      facts: { from: before.rank, to: rank, until },
    });
    return { ok: true, fromRank: before.rank, changed: before.rank !== rank };
  });

const writeRank = async (
  tx: OpenTransaction,
  merchantId: number,
  { memberId, rank, until }: { memberId: number; rank: string; until: string },
): Promise<boolean> => {
  const { rows } = await sql<{ done: boolean }>`
    select set_rank(${merchantId}, ${memberId}, ${rank}, ${until}::date) as done`.execute(tx);
  return rows[0]?.done ?? false;
};
