import { keepPointsOf } from '#domain/rank-ladder.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { POINT } from './point.ts';

/** Writes a merchant's ladder where the database looks at it, and brings the members' ranks in line. */
export const importRanks = async (tx: OpenTransaction, { id, config }: Merchant): Promise<void> => {
  const { enabled, countDays, keepDays, noticeDays, bonusTurnover, steps } = config.ranks;
  const rule = enabled
    ? sql`row(${id}, ${config.timeZone}, ${countDays}, ${keepDays}, ${noticeDays}, ${bonusTurnover})`
    : sql`null`;
  const ladder = steps.map((step) => ({
    rank: step.id,
    points: step.points * POINT,
    keep_points: keepPointsOf(step) * POINT,
    bonus_minor: step.levelUp.bonusMinor,
    gift_points: step.levelUp.points * POINT,
    rebate_percent: step.rebatePercent,
  }));
  await sql`select sync_ranks(${id}, ${rule}::rank_rule, ${JSON.stringify(ladder)}::jsonb)`.execute(
    tx,
  );
};
