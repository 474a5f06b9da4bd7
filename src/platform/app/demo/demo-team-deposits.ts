import { seededRandom } from '#catalogue/seeded-random.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { demoContext } from './demo-context.ts';
import { payDemoDeposit } from './demo-deposits.ts';
import { demoPeopleOf } from './demo-people.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;
/** How likely a member of the team pays in within a week. */
const PAYS_IN_WEEK = 0.25;
/** Each deposit goes the whole way of one: a year of them would hold up the first start. */
const WEEKS = 9;

/** Somebody of the team, and since when. */
interface TeamMember {
  id: number;
  joinedAt: Date;
}

/**
 * Lets members of the demo agent's team pay in, as of the weeks that are new, the last nine at most.
 *
 * @param weeks counted from 1970, in their order
 */
export const payTeamDeposits = async (
  database: Database,
  merchant: Merchant,
  members: readonly TeamMember[],
  { weeks, now }: { weeks: readonly number[]; now: Date },
): Promise<void> => {
  for (const week of weeks.slice(-WEEKS)) {
    const random = seededRandom(`team deposits:${merchant.code}:${week}`);
    for (const { id, joinedAt } of members) {
      const endedAt = new Date(week * WEEK_MS + random.whole(1, 167) * HOUR_MS);
      const [pays, dollars] = [random.chance(PAYS_IN_WEEK), random.whole(2, 12) * 10];
      if (!pays || endedAt <= joinedAt || endedAt >= now) continue;
      const actor = {
        database,
        merchant,
        memberId: id,
        email: '',
        paymentPassword: '',
        context: demoContext(database, merchant, { memberId: id, type: 0 }),
        person: demoPeopleOf(merchant.config.currency).member,
      };
      await payDemoDeposit(actor, { name: `team ${week}`, dollars, channel: id, endedAt });
    }
  }
  await dateRecords(database, merchant, members);
};

/** Lists the deposits under the days on which they came. */
const dateRecords = async (
  database: Database,
  { id }: Merchant,
  members: readonly TeamMember[],
): Promise<void> => {
  await sql`update money_record r set at = d.ended_at from deposit d
    where r.merchant_id = ${id} and r.member_id = any(${members.map((each) => each.id)}::bigint[])
      and r.kind = 'deposit' and r.state = 'completed'
      and d.merchant_id = r.merchant_id and d.reference = r.reference`.execute(database);
};
