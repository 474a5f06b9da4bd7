import { ownFeedbackHandler } from '../feedback/list-feedback.ts';
import { sendFeedbackHandler } from '../feedback/send-feedback.ts';

/** What members write to the operator. */
export const feedbackHandlers = {
  sendFeedback: sendFeedbackHandler,
  ownFeedback: ownFeedbackHandler,
};
