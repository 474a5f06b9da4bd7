import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';

import { useAccountOfPage } from '../shared/account-context.ts';
import { ChangePaymentPassword } from './ChangePaymentPassword.tsx';
import { ProtectionState } from '../shared/ProtectionState.tsx';
import { ResetPaymentPassword } from './ResetPaymentPassword.tsx';
import { RowButton } from '../shared/RowButton.tsx';
import { nextProtection } from '../shared/security-level.ts';
import { SetPaymentPassword } from './SetPaymentPassword.tsx';
import { useChanged } from '../shared/use-changed.ts';

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
