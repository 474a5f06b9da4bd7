import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';

import { type Answer, answersOf, type AnswerValues, answerErrors } from './answer.state.ts';
import { AnswerTimer } from './AnswerTimer.tsx';
import type { UploadState } from '#components/FileUpload/FileUpload.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { PicturesInput } from '../../uploads/PicturesInput.tsx';
import { confirmWithdrawal, type Withdrawal } from '#api/withdrawals.ts';
import { pushToast } from '#components/Toast/push-toast.ts';
import { refused } from '../../client/outcome.ts';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { useUploads } from '../../uploads/use-uploads.ts';

interface AnswerDialogProps {
  withdrawal: Withdrawal;
  /** The one that waits for an answer. */
  payment: Withdrawal['payments'][number];
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Everything behind the answer to "Has the money arrived?". */
const useAnswer = ({ withdrawal, payment, onClose, onDone }: AnswerDialogProps) => {
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

interface ProofFieldsProps {
  uploads: Readonly<Record<string, UploadState>>;
}

/** Pictures that show that nothing came, and a word to them. */
const ProofFields = ({ uploads }: ProofFieldsProps) => {
  const { t } = useTranslation();
  const { feedbackMaxLength } = useSettings().limits;
  return (
    <>
      <FormField<AnswerValues, 'proofs'> name="proofs">
        {(field) => (
          <PicturesInput
            field={field}
            required
            label={t('withdraw.answer.proofs')}
            hint={t('withdraw.answer.proofsHint')}
            uploads={uploads}
          />
        )}
      </FormField>
      <FormField<AnswerValues, 'remark'> name="remark">
        {(field) => (
          <TextArea
            {...field}
            rows={3}
            label={t('withdraw.answer.remark')}
            maxLength={feedbackMaxLength}
          />
        )}
      </FormField>
    </>
  );
};

/** Whether a payment has come: received, not received with proof, or all of it received. */
export const AnswerDialog = (props: AnswerDialogProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { withdrawal, payment, onClose } = props;
  const { form, general, busy, send, uploads } = useAnswer(props);
  const amounts = {
    amount: format.money(payment.amountMinor, withdrawal.currency),
    all: format.money(withdrawal.amountMinor, withdrawal.currency),
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('withdraw.answer.title')}
      closeLabel={t('common.close')}
      dismissable={!busy}
      onOpenChange={onClose}
    >
      <Form form={form} onSubmit={send} label={t('withdraw.answer.title')}>
        <Stack gap="x2">
          <p>{t('withdraw.answer.text', amounts)}</p>
          <AnswerTimer payment={payment} look="line" />
        </Stack>
        <FormErrors form={form} general={general} />
        <FormField<AnswerValues, 'answer'> name="answer">
          {(field) => (
            <RadioGroup
              {...field}
              onChange={(answer) => field.onChange(answer as Answer)}
              required
              label={t('withdraw.answer.label')}
              variant="cards"
              options={answersOf(withdrawal).map((value) => ({
                value,
                label: t(`withdraw.answer.options.${value}.label`),
                description: t(`withdraw.answer.options.${value}.text`, amounts),
              }))}
            />
          )}
        </FormField>
        {form.watch('answer') === 'notReceived' && <ProofFields uploads={uploads} />}
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('withdraw.answer.submit')}
        </Button>
      </Form>
    </Dialog>
  );
};
