import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';

import { useOpenPopup } from '../../../session/popup.state.ts';

import { useAccountOfPage } from '../shared/account-context.ts';
import { ProtectionState } from '../shared/ProtectionState.tsx';
import { RowButton } from '../shared/RowButton.tsx';
import { nextProtection } from '../shared/security-level.ts';

/** The password that the account is signed in with. */
export const LoginPasswordRow = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  const { hasPassword } = profile;
  const next = nextProtection(profile);
  const openPopup = useOpenPopup();
  const title = t('security.password.title');
  return (
    <ActionRow
      icon="lock"
      title={title}
      state={<ProtectionState isSet={hasPassword} />}
      action={
        <RowButton
          about={title}
          strong={next === 'password'}
          onPress={() => openPopup('changePassword', { forced: false })}
        >
          {t(hasPassword ? 'security.change' : 'security.set')}
        </RowButton>
      }
    >
      {t('security.password.text')}
    </ActionRow>
  );
};
