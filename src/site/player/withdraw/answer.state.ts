import type { Withdrawal } from '#api/withdrawals.ts';
import type { ChosenFile } from '#components/FileUpload/FileUpload.tsx';

/** What a member can say of a payment. */
export type Answer = 'received' | 'notReceived' | 'fullyReceived';

/** What the form of the answer holds. */
export interface AnswerValues {
  /** '' until one is chosen. */
  answer: Answer | '';
  proofs: readonly ChosenFile[];
  remark: string;
}

/**
 * What can be answered: that everything has come only once everything was sent.
 *
 * @returns in the order of the form
 */
export const answersOf = ({ status }: Pick<Withdrawal, 'status'>): Answer[] => [
  'received',
  'notReceived',
  ...(status === 'PAID' ? (['fullyReceived'] as const) : []),
];

/** What is wrong with an answer, by field: who says that nothing came shows pictures of it. */
export const answerErrors = ({
  answer,
  proofs,
}: AnswerValues): Partial<Record<keyof AnswerValues, 'choose' | 'proof'>> => ({
  ...(answer === '' && { answer: 'choose' }),
  ...(answer === 'notReceived' && proofs.length === 0 && { proofs: 'proof' }),
});
