import { answerFeedback } from '../feedback/answer-feedback.ts';
import { sendFeedbackHandler } from '../feedback/send-feedback.ts';
import type { DemoActor } from './demo-context.ts';
import { DEMO_DECIDER } from './demo-decider.ts';
import { demoWords } from './demo-words.ts';

/** Lets a demo account have written twice, in its language: somebody has answered the first, and nobody the second. */
export const writeDemoFeedback = async (actor: DemoActor): Promise<void> => {
  const { database, merchant, context } = actor;
  const words = demoWords(actor);
  const { id } = await sendFeedbackHandler.run(
    { questionType: 'game', content: words.feedbackGame, contact: '' },
    context,
  );
  const answer = words.feedbackAnswer;
  await answerFeedback(database, merchant, { id, answer, by: DEMO_DECIDER.by });
  await sendFeedbackHandler.run(
    { questionType: 'promotion', content: words.feedbackPromotion, contact: '' },
    context,
  );
};
