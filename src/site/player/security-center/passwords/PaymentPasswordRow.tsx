import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';

import { useAccountOfPage } from '../shared/account-context.ts';
import { ChangePaymentPassword } from './ChangePaymentPassword.tsx';
import { ProtectionState } from '../shared/ProtectionState.tsx';
import { ResetPaymentPassword } from './ResetPaymentPassword.tsx';
import { RowButton } from '../shared/RowButton.tsx';
import { nextProtection } from '../shared/security-level.ts';
import { useChanged } from '../shared/use-changed.ts';
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
const SetPaymentPassword = ({ onDone, onClose }: ChangeProps) => {
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

/** The password that money is paid out with. */
export const PaymentPasswordRow = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  const { hasPaymentPassword } = profile;
  const [dialog, setDialog] = useState<'set' | 'change' | 'reset' | null>(null);
  const changed = useChanged(() => setDialog(null));
  const title = t('security.payment.title');
  const done = () => changed(t('security.payment.done'));
  const close = () => setDialog(null);
  return (
    <>
      <ActionRow
        icon="wallet"
        title={title}
        state={<ProtectionState isSet={hasPaymentPassword} />}
        action={
          hasPaymentPassword ? (
            <>
              <RowButton about={title} onPress={() => setDialog('reset')}>
                {t('security.forgotten')}
              </RowButton>
              <RowButton about={title} onPress={() => setDialog('change')}>
                {t('security.change')}
              </RowButton>
            </>
          ) : (
            <RowButton
              about={title}
              strong={nextProtection(profile) === 'paymentPassword'}
              onPress={() => setDialog('set')}
            >
              {t('security.set')}
            </RowButton>
          )
        }
      >
        {t('security.payment.text')}
      </ActionRow>
      {dialog === 'set' && <SetPaymentPassword onDone={done} onClose={close} />}
      {dialog === 'change' && <ChangePaymentPassword onDone={done} onClose={close} />}
      {dialog === 'reset' && <ResetPaymentPassword onDone={done} onClose={close} />}
    </>
  );
};
