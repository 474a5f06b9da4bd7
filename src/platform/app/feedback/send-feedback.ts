import { sendFeedback } from '#api/feedback.ts';
import { countGraphemes } from '#domain/count-graphemes.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { claimUploads } from '../../base/uploads/claim-uploads.ts';

/** Stores a message and its pictures; its length is bounded by the merchant, in characters as a reader counts. */
export const sendFeedbackHandler = handle(sendFeedback, async (input, context, refuse) => {
  const { database, merchant, session, ip, language } = context;
  const { feedbackMinLength: min, feedbackMaxLength: max } = merchant.config.limits;
  const length = countGraphemes(input.content);
  if (length < min || length > max)
    return refuse('invalid_input', {
      fieldErrors: [{ field: 'content', rule: 'length', min, max }],
    });
  const { imageIds: ids = [] } = input;
  if (ids.length > 0 && !session) return refuse('upload_unknown');
  return database.transaction().execute(async (tx) => {
    const row = await tx
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
    if (session && ids.length > 0) {
      const { memberId } = session;
      const taken = await claimUploads(tx, merchant, { memberId, purpose: 'feedback', ids });
      await tx
        .insertInto('feedbackImage')
        .values(
          taken.map((uploadId) => ({ merchantId: merchant.id, feedbackId: row.id, uploadId })),
        )
        .execute();
    }
    return { id: row.id, createdAt: row.createdAt.toISOString() };
  });
});
