import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccountOfPage } from '../shared/account-context.ts';
import { BindEmail } from './BindEmail.tsx';
import { ContactRow } from './ContactRow.tsx';
import { nextProtection } from '../shared/security-level.ts';
import { useChanged } from '../shared/use-changed.ts';

/** The e-mail address that codes and links are sent to. */
export const EmailRow = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  const { email, emailVerified } = profile;
  const [open, setOpen] = useState(false);
  const changed = useChanged(() => setOpen(false));
  return (
    <>
      <ContactRow
        icon="mail"
        title={t('fields.email')}
        contact={email}
        isVerified={emailVerified}
        isNext={nextProtection(profile) === 'email'}
        text={t('security.email.text')}
        onPress={() => setOpen(true)}
      />
      {open && (
        <BindEmail
          onDone={() => changed(t('security.email.done'))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
