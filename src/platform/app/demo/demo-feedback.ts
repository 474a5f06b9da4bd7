import { answerFeedback } from '../feedback/answer-feedback.ts';
import { sendFeedbackHandler } from '../feedback/send-feedback.ts';
import type { DemoActor } from './demo-context.ts';
import { DEMO_DECIDER } from './demo-decider.ts';

/** Lets a demo account have written twice: somebody has answered the first, and nobody the second. */
export const writeDemoFeedback = async ({
  database,
  merchant,
  context,
}: DemoActor): Promise<void> => {
  const { id } = await sendFeedbackHandler.run(
    { questionType: 'game', content: 'The sound stays off after a pause.', contact: '' },
    context,
  );
  const answer = 'Thank you. It was our mistake; since this week the sound comes back by itself.';
  await answerFeedback(database, merchant, { id, answer, by: DEMO_DECIDER.by });
  await sendFeedbackHandler.run(
    { questionType: 'promotion', content: 'Will there be more races?', contact: '' },
    context,
  );
};
