import { applyForPromotion } from '#api/promotions.ts';
import { countGraphemes } from '#domain/count-graphemes.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { claimUploads } from '../../base/uploads/claim-uploads.ts';
import { takePart } from './join-promotion.ts';

/**
 * Applies for a promotion about which a person decides. The most that it can bring is kept in the budget from
 * then on; a second application changes nothing, and takes no pictures.
 */
export const applyForPromotionHandler = handle(applyForPromotion, (input, context, refuse) => {
  const { database, merchant, session, language } = context;
  const { feedbackMinLength: min, feedbackMaxLength: max } = merchant.config.limits;
  const length = countGraphemes(input.remark);
  if (length < min || length > max)
    return refuse('invalid_input', {
      fieldErrors: [{ field: 'remark', rule: 'length', min, max }],
    });
  return database.transaction().execute(async (tx) => {
    const { id: promotionId, remark, imageIds: ids = [] } = input;
    const { standing, isNew } = await takePart(tx, context, { id: promotionId, applies: true });
    if (!isNew) return standing;
    const { memberId } = session;
    const { id: applicationId } = await tx
      .insertInto('promotionApplication')
      .values({ merchantId: merchant.id, promotionId, memberId, remark, language })
      .returning('id')
      .executeTakeFirstOrThrow();
    const taken = await claimUploads(tx, merchant, { memberId, purpose: 'activity', ids });
    if (taken.length > 0)
      await tx
        .insertInto('promotionApplicationImage')
        .values(taken.map((uploadId) => ({ merchantId: merchant.id, applicationId, uploadId })))
        .execute();
    return standing;
  });
});
