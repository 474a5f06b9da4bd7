import { addDays, dayIn } from '#domain/date-presets.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { setRank } from '../../money/ranks/operate-ranks.ts';
import { DEMO_DECIDER } from './demo-decider.ts';

/** For so long the rank of the demo member is kept. */
const KEPT_DAYS = 60;

/** Gives the demo member a rank in the middle of the ladder, with the gifts of all steps up to it; once. */
export const rankDemoMember = async (
  database: Database,
  merchant: Merchant,
  { memberId, username, now }: { memberId: number; username: string; now: Date },
): Promise<void> => {
  const { ranks, timeZone } = merchant.config;
  const middle = ranks.steps[Math.floor(ranks.steps.length / 2)];
  if (!ranks.enabled || !middle) return;
  const known = await database
    .selectFrom('rankChange')
    .select('id')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const until = addDays(dayIn(timeZone, now), KEPT_DAYS);
  await setRank(database, merchant, { username, rank: middle.id, until }, DEMO_DECIDER);
};
