import { useTranslation } from 'react-i18next';

import { changePaymentPassword } from '#api/payment-password.ts';
import { FormField } from '#components/Form/FormField.tsx';

import { useCall } from '../../../client/call.state.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';

import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields.tsx';
import type { NewPaymentPassword } from './payment-password-check.ts';
import { PaymentPasswordInput } from './PaymentPasswordInput.tsx';
import { NO_NEW_PAYMENT_PASSWORD, useCheckNewPaymentPassword } from './use-new-payment-password.ts';

interface Values extends NewPaymentPassword {
  oldPaymentPassword: string;
}

/** Another payment password in place of the one that the member knows. */
export const ChangePaymentPassword = ({ onDone, onClose }: ChangeProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const check = useCheckNewPaymentPassword();
  const used = useCallForm<Values, object>({
    defaultValues: { oldPaymentPassword: '', ...NO_NEW_PAYMENT_PASSWORD },
    check: (values) => ({
      ...(values.oldPaymentPassword === '' && { oldPaymentPassword: t('fieldRules.required') }),
      ...check(values),
    }),
    call: (values) => call(changePaymentPassword, { ...values }),
    places: { payment_password_wrong: 'oldPaymentPassword' },
    onDone,
  });
  return (
    <ChangeDialog
      title={t('security.payment.changeTitle')}
      submitLabel={t('security.save')}
      used={used}
      onClose={onClose}
    >
      <FormField<Values, 'oldPaymentPassword'> name="oldPaymentPassword">
        {(field) => (
          <PaymentPasswordInput
            {...field}
            label={t('security.payment.old')}
            autoComplete="current-password"
          />
        )}
      </FormField>
      <NewPaymentPasswordFields />
    </ChangeDialog>
  );
};
