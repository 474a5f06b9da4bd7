import { useTranslation } from 'react-i18next';

import { setPaymentPassword } from '#api/payment-password.ts';

import { useCall } from '../../../client/call.state.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';

import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields.tsx';
import type { NewPaymentPassword } from './payment-password-check.ts';
import { ProofField } from '../shared/ProofField.tsx';
import { NO_NEW_PAYMENT_PASSWORD, useCheckNewPaymentPassword } from './use-new-payment-password.ts';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

type Values = NewPaymentPassword & ProofValues;

/** The first payment password of an account. */
export const SetPaymentPassword = ({ onDone, onClose }: ChangeProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const proof = useProof();
  const check = useCheckNewPaymentPassword();
  const used = useCallForm<Values, object>({
    defaultValues: { ...NO_NEW_PAYMENT_PASSWORD, ...NO_PROOF },
    check: (values) => ({ ...check(values), ...proof.wrong(values) }),
    call: ({ paymentPassword, confirmPaymentPassword, ...values }) =>
      call(setPaymentPassword, {
        paymentPassword,
        confirmPaymentPassword,
        ...proof.toCall(values),
      }),
    places: { ...PROOF_PLACES, code_wrong: 'ownCode' },
    onDone,
  });
  return (
    <ChangeDialog
      title={t('security.payment.setTitle')}
      intro={t('security.payment.text')}
      submitLabel={t('security.payment.setTitle')}
      used={used}
      onClose={onClose}
    >
      <NewPaymentPasswordFields />
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};
