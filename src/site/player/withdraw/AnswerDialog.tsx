import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';

import { type Answer, answersOf, type AnswerValues } from './answer.state.ts';
import { AnswerTimer } from './AnswerTimer.tsx';
import { ProofFields } from './ProofFields.tsx';
import { type AnswerDialogProps, useAnswer } from './use-answer.ts';

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
