import { keepPointsOf } from '#domain/rank-ladder.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { POINT } from './point.ts';

/** Writes a merchant's ladder where the database looks at it, and brings the members' ranks in line. */
export const importRanks = async (tx: OpenTransaction, { id, config }: Merchant): Promise<void> => {
  const { enabled, countDays, keepDays, noticeDays, bonusTurnover, steps } = config.ranks;
  const rule = {
    zone: config.timeZone,
    count_days: countDays,
    keep_days: keepDays,
    notice_days: noticeDays,
    turnover: bonusTurnover,
  };
  const ladder = steps.map((step) => ({
    rank: step.id,
    points: step.points * POINT,
    keep_points: keepPointsOf(step) * POINT,
    bonus_minor: step.levelUp.bonusMinor,
    gift_points: step.levelUp.points * POINT,
    rebate_percent: step.rebatePercent,
  }));
  await sql`select sync_rank_ladder(${id}, ${enabled ? JSON.stringify(rule) : null}::jsonb,
    ${JSON.stringify(ladder)}::jsonb)`.execute(tx);
};
