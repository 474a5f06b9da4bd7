import { useTranslation } from 'react-i18next';

import { confirmWithdrawal, type Withdrawal } from '#api/withdrawals.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { refused } from '../../client/outcome.ts';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { useUploads } from '../../uploads/use-uploads.ts';

import { answerErrors, type AnswerValues } from './answer.state.ts';

export interface AnswerDialogProps {
  withdrawal: Withdrawal;
  /** The one that waits for an answer. */
  payment: Withdrawal['payments'][number];
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Everything behind the answer to "Has the money arrived?". */
export const useAnswer = ({ withdrawal, payment, onClose, onDone }: AnswerDialogProps) => {
  const { t } = useTranslation();
  const sendOnce = useSendOnce();
  const { uploads, send: sendProofs } = useUploads('proof');

  const call = async ({ answer, proofs, remark }: AnswerValues) => {
    const isMissing = answer === 'notReceived';
    const proofIds = isMissing ? await sendProofs(proofs) : [];
    if (proofIds === null) return refused('proof_not_sent');
    return sendOnce(confirmWithdrawal, {
      id: withdrawal.id,
      answer: answer || 'received',
      ...(answer !== 'fullyReceived' && { paymentId: payment.id }),
      ...(isMissing && { proofIds }),
      ...(isMissing && remark.trim() !== '' && { remark: remark.trim() }),
    });
  };
  const used = useCallForm<AnswerValues, Withdrawal>({
    defaultValues: { answer: '', proofs: [], remark: '' },
    check: (values) =>
      Object.fromEntries(
        Object.entries(answerErrors(values)).map(([field, error]) => [
          field,
          t(`withdraw.answer.faults.${error}`),
        ]),
      ),
    call,
    places: { proof_needed: 'proofs', upload_unknown: 'proofs', proof_not_sent: 'proofs' },
    onDone: async (_value, { answer }) => {
      pushToast({
        tone: 'success',
        title: t(answer === 'notReceived' ? 'withdraw.answer.toldMissing' : 'withdraw.answer.told'),
      });
      onClose();
      await onDone();
    },
  });
  return { ...used, uploads };
};
