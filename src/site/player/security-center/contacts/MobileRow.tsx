import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccountOfPage } from '../shared/account-context.ts';
import { BindMobile } from './BindMobile.tsx';
import { ContactRow } from './ContactRow.tsx';
import { nextProtection } from '../shared/security-level.ts';
import { useChanged } from '../shared/use-changed.ts';

/** The mobile number that codes are sent to. */
export const MobileRow = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  const { mobileNum, mobileVerified } = profile;
  const [open, setOpen] = useState(false);
  const changed = useChanged(() => setOpen(false));
  return (
    <>
      <ContactRow
        icon="phone"
        title={t('fields.mobileNum')}
        contact={mobileNum}
        isVerified={mobileVerified}
        isNext={nextProtection(profile) === 'mobile'}
        text={t('security.mobile.text')}
        onPress={() => setOpen(true)}
      />
      {open && (
        <BindMobile
          onDone={() => changed(t('security.mobile.done'))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
