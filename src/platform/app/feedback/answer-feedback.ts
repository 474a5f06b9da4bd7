import { recordDecision } from '../../base/audit/record-decision.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';

/** Characters of an answer: a message of the inbox holds no more. */
export const MOST_ANSWER_LENGTH = 500;

/** What came of it; `visitor`: whoever wrote it has no inbox, and is answered by the contact that was left. */
export type FeedbackAnswered =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'visitor' | 'answered' };

/**
 * Answers a member's feedback, once: it stands beside the feedback and in the member's messages.
 *
 * @param answer one line of at most `MOST_ANSWER_LENGTH` characters
 * @param by who answers
 */
export const answerFeedback = (
  database: Database,
  merchant: Merchant,
  { id, answer, by }: { id: number; answer: string; by: string },
): Promise<FeedbackAnswered> =>
  database.transaction().execute(async (tx): Promise<FeedbackAnswered> => {
    const row = await tx
      .selectFrom('feedback')
      .select(['memberId', 'answeredAt'])
      .where('merchantId', '=', merchant.id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown' };
    if (row.memberId === null) return { ok: false, reason: 'visitor' };
    if (row.answeredAt) return { ok: false, reason: 'answered' };
    await tx
      .updateTable('feedback')
      .set({ answer, answeredAt: new Date() })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', id)
      .execute();
    await notifyMember(tx, {
      merchantId: merchant.id,
      memberId: row.memberId,
      kind: 'feedback',
      template: 'feedbackAnswered',
      values: { answer },
      path: '/feedback',
      key: `feedback:${id}`,
    });
    await recordDecision(tx, {
      merchantId: merchant.id,
      action: 'feedback.answer',
      subject: `feedback ${id}`,
      by,
      reason: answer,
      facts: { memberId: row.memberId },
    });
    return { ok: true };
  });
