import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { newRecoveryCodes } from '#api/authenticator.ts';

import { useCall } from '../../../client/call.state.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';

import { AuthenticatorCodeField } from './AuthenticatorCodeField.tsx';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useChanged } from '../shared/use-changed.ts';

/** New recovery codes in place of the old ones, for a code of the app. */
export const NewRecoveryCodes = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const call = useCall();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const changed = useChanged(onClose);
  const used = useCallForm<{ code: string }, { recoveryCodes: string[] }>({
    defaultValues: { code: '' },
    check: ({ code }) => (code === '' ? { code: t('verify.codeRequired') } : {}),
    call: (values) => call(newRecoveryCodes, values),
    places: { code_wrong: 'code' },
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes) {
    return <RecoveryCodes codes={codes} onClose={() => changed(t('security.recovery.done'))} />;
  }
  return (
    <ChangeDialog
      title={t('security.recovery.newTitle')}
      intro={t('security.recovery.newText')}
      submitLabel={t('security.recovery.make')}
      used={used}
      onClose={onClose}
    >
      <AuthenticatorCodeField />
    </ChangeDialog>
  );
};
