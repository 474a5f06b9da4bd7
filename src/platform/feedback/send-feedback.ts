import { sendFeedback } from '#api/feedback.ts';
import { countGraphemes } from '#domain/count-graphemes.ts';
import { handle } from '../handler.ts';

/** Stores a message; its length is bounded by the merchant, in characters as a reader counts. */
export const sendFeedbackHandler = handle(sendFeedback, async (input, context, refuse) => {
  const { database, merchant, session, ip, language } = context;
  const { feedbackMinLength: min, feedbackMaxLength: max } = merchant.config.limits;
  const length = countGraphemes(input.content);
  if (length < min || length > max)
    return refuse('invalid_input', {
      fieldErrors: [{ field: 'content', rule: 'length', min, max }],
    });
  const row = await database
    .insertInto('feedback')
    .values({
      merchantId: merchant.id,
      memberId: session?.memberId ?? null,
      questionType: input.questionType,
      content: input.content,
      contact: input.contact || null,
      ip,
      language,
    })
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow();
  return { id: row.id, createdAt: row.createdAt.toISOString() };
});
