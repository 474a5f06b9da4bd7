import { pointsDetails, type PointsRecord } from '#api/points.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';

interface Line {
  id: number;
  reason: PointsRecord['reason'];
  ref: string;
  day: string | null;
  points: number;
  createdAt: Date;
  /** Of the promotion that multiplied; null where it is gone. */
  title: Record<string, string> | null;
}

/** Every movement of the member's points, the newest first. */
export const pointsDetailsHandler = handle(pointsDetails, async (input, context) => {
  const { database, merchant, session, language } = context;
  const { before = null, pageSize } = input;
  const { rows } = await sql<Line>`
    select r.id, r.reason, r.ref, to_char(r.day, 'YYYY-MM-DD') as day,
        trunc(r.micro / 1000000)::bigint as points, r.created_at, p.title
      from points_record r
      left join promotion p on r.reason = 'multiplied' and p.merchant_id = r.merchant_id
        and p.id = r.ref
      where r.merchant_id = ${merchant.id} and r.member_id = ${session.memberId}
        and (${before}::bigint is null or r.id < ${before}::bigint)
      order by r.id desc limit ${pageSize + 1}`.execute(database);
  const shown = rows.slice(0, pageSize);
  return {
    list: shown.map(({ id, reason, ref, day, points, createdAt, title }) => ({
      id,
      reason,
      points,
      at: createdAt.toISOString(),
      day,
      gameType: reason === 'earned' || reason === 'takenBack' ? (ref as GameType) : null,
      about:
        reason === 'multiplied'
          ? title && readText(title, language, merchant.config.languages.fallback)
          : (day === null && ref) || null,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
});
