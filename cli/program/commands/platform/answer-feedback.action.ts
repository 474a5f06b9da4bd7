import { answerFeedback, MOST_ANSWER_LENGTH } from '#platform/app/feedback/answer-feedback.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & { merchant: string; text: string; as: string };

/**
 * Answers a member's feedback by a message.
 *
 * @throws {InputError} when there is no such feedback, a visitor wrote it, or it was answered before
 */
export const run = async (
  given: string,
  { merchant: code, text, as, json = false }: Options,
): Promise<void> => {
  const answer = text.replaceAll(/\s+/gu, ' ').trim();
  if (answer === '' || answer.length > MOST_ANSWER_LENGTH || !answer.isWellFormed())
    throw new InputError(`An answer is text of at most ${MOST_ANSWER_LENGTH} characters.`);
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new InputError(`${given} is no number of a feedback.`);
  const answered = await withPlatform(({ database, findMerchant }) =>
    answerFeedback(database, findMerchant(code), { id: Number(given), answer, by: as }),
  );
  if (!answered.ok) throw new InputError(reasons[answered.reason](given, code));
  if (json) printJson({ id: Number(given), answered: true });
  else printLine(`Feedback ${given} is answered; it stands in the member’s messages.`);
};

const reasons = {
  unknown: (id: string, code: string) =>
    `${code} has no feedback ${id}. See livery platform feedback.`,
  visitor: (id: string) =>
    `A visitor wrote feedback ${id}, who has no messages. Answer by the contact that was left.`,
  answered: (id: string) => `Feedback ${id} was answered before.`,
};
