import type { Application } from '#generated/merchant-content.ts';
import { applyForPromotionHandler } from '../../money/promotions/apply-for-promotion.ts';
import { decideApplication } from '../../money/promotions/decide-application.ts';
import { openApplication, readApplications } from '../../money/promotions/read-applications.ts';
import type { DemoActor } from './demo-context.ts';
import { DEMO_DECIDER } from './demo-decider.ts';
import { demoWords } from './demo-words.ts';

/**
 * Applies for everything that the brand asks an application for: the first is approved with half of the most,
 * the others are being looked at.
 */
export const applyInDemo = async (actor: DemoActor): Promise<void> => {
  const { database, merchant, context } = actor;
  const promotions = await database
    .selectFrom('promotion')
    .select(['id', 'mechanic'])
    .where('merchantId', '=', merchant.id)
    .where('mechanic', 'is not', null)
    .orderBy('sequence')
    .execute();
  const asked = promotions.filter(({ mechanic }) => mechanic?.kind === 'application');
  for (const [at, { id, mechanic }] of asked.entries()) {
    await applyForPromotionHandler.run(
      { id, remark: demoWords(actor).applicationRemark, imageIds: [] },
      context,
    );
    const { mostMinor } = mechanic as Application;
    await answer(actor, id, at === 0 ? Math.ceil(mostMinor / 2) : null);
  }
};

/** @param amountMinor null: somebody looks at it, and that is all so far */
const answer = async (
  { database, merchant, memberId }: DemoActor,
  promotionId: string,
  amountMinor: number | null,
): Promise<void> => {
  const waiting = await readApplications(database, { merchantId: merchant.id, limit: 1000 });
  const own = waiting.find(
    (each) => each.memberId === memberId && each.promotionId === promotionId,
  );
  if (!own) return;
  if (amountMinor !== null) await decideApplication(database, own, { amountMinor }, DEMO_DECIDER);
  else if (own.state === 'applying') await openApplication(database, own, DEMO_DECIDER.by);
};
