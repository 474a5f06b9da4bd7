import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';

import { useAccountOfPage } from '../shared/account-context.ts';
import { EnrolAuthenticator } from './EnrolAuthenticator.tsx';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { ProtectionState } from '../shared/ProtectionState.tsx';
import { RemoveAuthenticator } from './RemoveAuthenticator.tsx';
import { RowButton } from '../shared/RowButton.tsx';
import { nextProtection } from '../shared/security-level.ts';
import { useChanged } from '../shared/use-changed.ts';

/** The app that shows a new code every half minute. */
export const AuthenticatorRow = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  const { hasAuthenticator, recoveryCodesLeft } = profile;
  const [dialog, setDialog] = useState<'enrol' | 'codes' | 'remove' | null>(null);
  const title = t('security.authenticator.title');
  const close = () => setDialog(null);
  const changed = useChanged(close);
  return (
    <>
      <ActionRow
        icon="qr"
        title={title}
        state={<ProtectionState isSet={hasAuthenticator} />}
        action={
          hasAuthenticator ? (
            <>
              <RowButton about={title} onPress={() => setDialog('codes')}>
                {t('security.authenticator.newCodes')}
              </RowButton>
              <RowButton about={title} onPress={() => setDialog('remove')}>
                {t('security.remove')}
              </RowButton>
            </>
          ) : (
            <RowButton
              about={title}
              strong={nextProtection(profile) === 'authenticator'}
              onPress={() => setDialog('enrol')}
            >
              {t('security.setUp')}
            </RowButton>
          )
        }
      >
        {hasAuthenticator
          ? t('security.authenticator.codesLeft', { count: recoveryCodesLeft })
          : t('security.authenticator.text')}
      </ActionRow>
      {dialog === 'enrol' && <EnrolAuthenticator onClose={close} />}
      {dialog === 'codes' && <NewRecoveryCodes onClose={close} />}
      {dialog === 'remove' && (
        <RemoveAuthenticator
          onDone={() => changed(t('security.authenticator.removed'))}
          onClose={close}
        />
      )}
    </>
  );
};
