import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccountOfPage } from './account-context.ts';
import { BindMobile } from './BindMobile.tsx';
import { ContactRow } from './ContactRow.tsx';
import { useChanged } from './use-changed.ts';

/** The mobile number that codes are sent to. */
export const MobileRow = () => {
  const { t } = useTranslation();
  const { mobileNum, mobileVerified } = useAccountOfPage().profile;
  const [open, setOpen] = useState(false);
  const changed = useChanged(() => setOpen(false));
  return (
    <>
      <ContactRow
        icon="phone"
        title={t('fields.mobileNum')}
        contact={mobileNum}
        isVerified={mobileVerified}
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
