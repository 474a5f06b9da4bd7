import { ownFeedback, type questionTypes } from '#api/feedback.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** What the member has written, the newest first, with its answers. */
export const ownFeedbackHandler = handle(
  ownFeedback,
  async ({ before, pageSize }, { database, merchant, session }) => {
    const rows = await database
      .selectFrom('feedback')
      .select(['id', 'questionType', 'content', 'createdAt', 'answer', 'answeredAt'])
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', session.memberId)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute();
    const feedback = rows.slice(0, pageSize).map((row) => ({
      id: row.id,
      // Written by the handler that checked it.
      questionType: row.questionType as (typeof questionTypes)[number],
      content: row.content,
      createdAt: row.createdAt.toISOString(),
      answer: row.answer,
      answeredAt: row.answeredAt?.toISOString() ?? null,
    }));
    return { feedback, next: rows.length > pageSize ? (feedback.at(-1)?.id ?? null) : null };
  },
);
