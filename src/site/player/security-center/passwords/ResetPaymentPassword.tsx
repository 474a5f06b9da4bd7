import { useTranslation } from 'react-i18next';

import { resetPaymentPassword } from '#api/payment-password.ts';
import { sendOwnCode } from '#api/proof.ts';
import { FormField } from '#components/Form/FormField.tsx';

import { useCall } from '../../../client/call.state.ts';
import { CodeField } from '../../../fields/CodeField.tsx';
import { useCallForm } from '../../../fields/use-call-form.ts';
import { useSendCode } from '../../../fields/use-send-code.ts';

import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields.tsx';
import type { NewPaymentPassword } from './payment-password-check.ts';
import { ProofField } from '../shared/ProofField.tsx';
import { NO_NEW_PAYMENT_PASSWORD, useCheckNewPaymentPassword } from './use-new-payment-password.ts';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

interface Values extends NewPaymentPassword, ProofValues {
  verificationCode: string;
}

/** A new payment password where the old one is forgotten or locked: with a code. */
export const ResetPaymentPassword = ({ onDone, onClose }: ChangeProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const proof = useProof();
  const check = useCheckNewPaymentPassword();
  const sending = useSendCode('paymentPassword', () =>
    call(sendOwnCode, { purpose: 'paymentPassword' }),
  );
  const used = useCallForm<Values, object>({
    defaultValues: { verificationCode: '', ...NO_NEW_PAYMENT_PASSWORD, ...NO_PROOF },
    check: (values) => ({
      ...(values.verificationCode === '' && { verificationCode: t('verify.codeRequired') }),
      ...check(values),
      // The code alone will do where there is no login password.
      ...(proof.kind === 'password' && proof.wrong(values)),
    }),
    call: ({ password, ownCode: _none, ...values }) =>
      call(resetPaymentPassword, { ...values, ...(proof.kind === 'password' && { password }) }),
    places: { ...PROOF_PLACES, code_wrong: 'verificationCode' },
    onDone,
  });
  return (
    <ChangeDialog
      title={t('security.payment.resetTitle')}
      intro={t('security.payment.resetText')}
      submitLabel={t('security.save')}
      used={used}
      onClose={onClose}
    >
      <FormField<Values, 'verificationCode'> name="verificationCode">
        {(field) => <CodeField field={field} sending={sending} />}
      </FormField>
      <NewPaymentPasswordFields />
      {proof.kind === 'password' && <ProofField proof={proof} />}
    </ChangeDialog>
  );
};
