import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { withBytes } from '../../base/uploads/upload-bytes.ts';

/** A message as an operator reads it. */
export interface OperatorFeedback {
  id: number;
  /** The merchant's code. */
  merchant: string;
  /** Null when a visitor wrote it. */
  username: string | null;
  questionType: string;
  content: string;
  /** Where to answer, as it was written. */
  contact: string | null;
  /** Ids of the pictures that came with it. */
  images: string[];
  createdAt: Date;
}

/**
 * The newest messages, newest first.
 *
 * @param merchantId null for those of all merchants
 */
export const readFeedback = async (
  database: Database,
  { merchantId, limit }: { merchantId: number | null; limit: number },
): Promise<OperatorFeedback[]> => {
  const { rows } = await sql<OperatorFeedback>`
    select f.id, merchant.code as merchant, member.username, f.question_type, f.content, f.contact,
        f.created_at, array(select upload_id::text from feedback_image i
          where i.merchant_id = f.merchant_id and i.feedback_id = f.id order by 1) as images
      from feedback f
      join merchant on merchant.id = f.merchant_id
      left join member on member.merchant_id = f.merchant_id and member.id = f.member_id
      where ${merchantId}::bigint is null or f.merchant_id = ${merchantId}
      order by f.created_at desc, f.id desc limit ${limit}`.execute(database);
  return rows;
};

/** A picture that came with a message. */
export interface FeedbackImage {
  id: string;
  mime: string;
  bytes: Uint8Array;
}

/**
 * The pictures of these messages.
 *
 * @throws {StoreUnavailable} where they are in a store that is away
 */
export const readFeedbackImages = async (
  database: Database,
  ids: readonly string[],
): Promise<FeedbackImage[]> =>
  ids.length === 0
    ? []
    : withBytes(
        await database
          .selectFrom('upload')
          .select(['merchantId', 'id', 'mime', 'bytes'])
          .where('purpose', '=', 'feedback')
          .where('id', 'in', ids)
          .execute(),
      );
