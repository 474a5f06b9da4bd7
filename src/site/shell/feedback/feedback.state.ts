import { atom } from 'jotai';

import { questionTypes, sendFeedback } from '#api/feedback.ts';
import type { ChosenFile } from '#components/FileUpload/FileUpload.tsx';
import { countGraphemes } from '#domain/count-graphemes.ts';

import { callAtom } from '../../client/call.state.ts';
import type { Outcome } from '../../client/outcome.ts';
import { settingsAtom } from '../../settings/settings.state.ts';

export type QuestionType = (typeof questionTypes)[number];

/** What the feedback form holds. */
export interface FeedbackValues {
  /** '' until the visitor has chosen. */
  questionType: QuestionType | '';
  content: string;
  contact: string;
  /** Only a signed-in member can add any. */
  images: readonly ChosenFile[];
}

/**
 * How a message misses its bounds.
 *
 * @param bounds in graphemes: what a person sees as characters
 */
export const contentError = (
  content: string,
  bounds: { min: number; max: number },
): 'tooShort' | 'tooLong' | null => {
  const count = countGraphemes(content.trim());
  if (count < bounds.min) return 'tooShort';
  return count > bounds.max ? 'tooLong' : null;
};

/** How long a message may be, by the merchant's limits. */
export const feedbackBoundsAtom = atom((get) => {
  const { feedbackMinLength, feedbackMaxLength } = get(settingsAtom).limits;
  return { min: feedbackMinLength, max: feedbackMaxLength };
});

/** Sends a message with the pictures that the platform has stored for it. */
export const sendFeedbackAtom = atom(
  null,
  (
    get,
    _set,
    values: FeedbackValues,
    imageIds: readonly string[],
  ): Promise<Outcome<typeof sendFeedback>> => {
    const contact = values.contact.trim();
    return get(callAtom)(sendFeedback, {
      questionType: values.questionType || 'other',
      content: values.content.trim(),
      ...(contact && { contact }),
      ...(imageIds.length > 0 && { imageIds: [...imageIds] }),
    });
  },
);
