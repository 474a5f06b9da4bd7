import { recordDecision } from '../../base/audit/record-decision.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { withBytes } from '../../base/uploads/upload-bytes.ts';

/** An application as an operator reads it. Amounts are in minor units. */
export interface OperatorApplication {
  /** Unique among all merchants. */
  id: number;
  merchantId: number;
  /** The merchant's code. */
  merchant: string;
  promotionId: string;
  memberId: number;
  username: string;
  /** As the member wrote it, in `language`. */
  remark: string;
  language: string;
  /** Ids of the pictures that came with it. */
  images: string[];
  state: 'applying' | 'processing' | 'approved' | 'rejected';
  createdAt: Date;
  /** Until when it is meant to be answered. */
  dueAt: Date;
  isLate: boolean;
  takenBy: string | null;
  decidedBy: string | null;
  /** What the member reads of the decision. */
  note: string | null;
  currency: string;
  /** Before a decision the most that can be granted, then what was. */
  amountMinor: number;
}

/** Which applications: those that wait, or one by its number, which is unique among all merchants. */
type Wanted = { merchantId: number | null; limit: number } | { id: number };

/** Those that wait for a decision come the oldest first. */
export const readApplications = async (
  database: Database,
  wanted: Wanted,
): Promise<OperatorApplication[]> => {
  const which =
    'id' in wanted
      ? sql`a.id = ${wanted.id}`
      : sql`a.approved is null
          and (${wanted.merchantId}::bigint is null or a.merchant_id = ${wanted.merchantId})`;
  const { rows } = await sql<OperatorApplication>`
    select a.id, a.merchant_id, merchant.code as merchant, a.promotion_id, a.member_id, member.username,
        a.remark, a.language, a.created_at, a.taken_by, a.decided_by, a.note,
        case when a.approved then 'approved' when not a.approved then 'rejected'
          when a.taken_by is not null then 'processing' else 'applying' end as state,
        a.created_at + make_interval(days => (e.terms ->> 'answerDays')::int) as due_at,
        a.approved is null and a.created_at
          + make_interval(days => (e.terms ->> 'answerDays')::int) <= now() as is_late,
        merchant.currency, case when a.approved is null then (e.terms ->> 'mostMinor')::bigint
          when a.approved then e.reserved_minor else 0 end as amount_minor,
        array(select upload_id::text from promotion_application_image i
          where i.merchant_id = a.merchant_id and i.application_id = a.id order by 1) as images
      from promotion_application a
      join promotion_entry e on e.merchant_id = a.merchant_id and e.promotion_id = a.promotion_id
        and e.member_id = a.member_id
      join merchant on merchant.id = a.merchant_id
      join member on member.merchant_id = a.merchant_id and member.id = a.member_id
      where ${which}
      order by a.created_at, a.id limit ${'id' in wanted ? 1 : wanted.limit}`.execute(database);
  return rows;
};

/** A picture that came with an application. */
export interface ApplicationPicture {
  id: string;
  mime: string;
  bytes: Uint8Array;
}

/**
 * Opens an application for a person: the member is told from then on that it is looked at, unless it has been decided. Who
 * looked first is kept with it, and each look in the audit log.
 *
 * @param by the operator's name
 * @returns the pictures that came with it
 * @throws {StoreUnavailable} where they are in a store that is away; the look is noted all the same
 */
export const openApplication = async (
  database: Database,
  { id, merchantId, promotionId, memberId, images }: OperatorApplication,
  by: string,
): Promise<ApplicationPicture[]> => {
  const stored = await database.transaction().execute(async (tx) => {
    await sql`update promotion_entry set taken_at = now()
      where merchant_id = ${merchantId} and promotion_id = ${promotionId}
        and member_id = ${memberId} and taken_at is null
        and exists (select from promotion_application a
          where a.merchant_id = ${merchantId} and a.id = ${id} and a.approved is null)`.execute(tx);
    await sql`update promotion_application set taken_by = ${by}
      where merchant_id = ${merchantId} and id = ${id} and taken_by is null`.execute(tx);
    await recordDecision(tx, {
      merchantId,
      action: 'promotion.look',
      subject: `application ${id}`,
      by,
      reason: 'to decide about it',
      facts: { memberId, promotionId },
    });
    if (images.length === 0) return [];
    return tx
      .selectFrom('upload')
      .select(['merchantId', 'id', 'mime', 'bytes'])
      .where('merchantId', '=', merchantId)
      .where('purpose', '=', 'activity')
      .where('id', 'in', images)
      .execute();
  });
  return withBytes(stored);
};
