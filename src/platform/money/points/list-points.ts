import type { ValueOf } from '#api/endpoint.ts';
import { pointsDetails, type PointsRecord } from '#api/points.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';

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

interface PageOfPoints {
  /** The id of the last line of the page before. */
  before?: number | undefined;
  pageSize: number;
  language: string;
}

/** A member's points line by line, the newest first. */
export const listPoints = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
  { before, pageSize, language }: PageOfPoints,
): Promise<ValueOf<typeof pointsDetails>> => {
  const after = before ?? null;
  const { rows } = await sql<Line>`
    select r.id, r.reason, r.ref, to_char(r.day, 'YYYY-MM-DD') as day,
        trunc(r.micro / 1000000)::bigint as points, r.created_at, p.title
      from points_record r
      left join promotion p on r.reason = 'multiplied' and p.merchant_id = r.merchant_id
        and p.id = r.ref
      where r.merchant_id = ${merchant.id} and r.member_id = ${memberId}
        and (${after}::bigint is null or r.id < ${after}::bigint)
      order by r.id desc limit ${pageSize + 1}`.execute(database);
  const shown = rows.slice(0, pageSize);
  return {
    list: shown.map((line) => toRecord(line, merchant, language)),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
};

const toRecord = (
  { id, reason, ref, day, points, createdAt, title }: Line,
  { config }: Merchant,
  language: string,
): PointsRecord => ({
  id,
  reason,
  points,
  at: createdAt.toISOString(),
  day,
  gameType: reason === 'earned' || reason === 'takenBack' ? (ref as GameType) : null,
  about:
    reason === 'multiplied'
      ? title && readText(title, language, config.languages.fallback)
      : (day === null && ref) || null,
});

/** Every movement of the member's points. */
export const pointsDetailsHandler = handle(
  pointsDetails,
  ({ before, pageSize }, { database, merchant, session, language }) =>
    listPoints(database, merchant, session.memberId, { before, pageSize, language }),
);
