import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';

import { useAccountOfPage } from '../shared/account-context.ts';
import { EnrolAuthenticator } from './EnrolAuthenticator.tsx';
import { ProtectionState } from '../shared/ProtectionState.tsx';
import { RowButton } from '../shared/RowButton.tsx';
import { nextProtection } from '../shared/security-level.ts';
import { useChanged } from '../shared/use-changed.ts';
import { newRecoveryCodes, removeAuthenticator } from '#api/authenticator.ts';
import { useCall } from '../../../client/call.state.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';
import { AuthenticatorCodeField } from './AuthenticatorCodeField.tsx';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ProofField } from '../shared/ProofField.tsx';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

interface Values extends ProofValues {
  code: string;
}

/** Takes the authenticator off the account: with a code of the app, or a recovery code. */
const RemoveAuthenticator = ({ onDone, onClose }: ChangeProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const proof = useProof();
  const used = useCallForm<Values, object>({
    defaultValues: { code: '', ...NO_PROOF },
    check: (values) => ({
      ...(values.code.trim() === '' && { code: t('verify.codeRequired') }),
      ...proof.wrong(values),
    }),
    call: ({ code, ...values }) =>
      call(removeAuthenticator, { code: code.trim(), ...proof.toCall(values) }),
    places: { ...PROOF_PLACES, code_wrong: 'code' },
    onDone,
  });
  return (
    <ChangeDialog
      title={t('security.authenticator.removeTitle')}
      intro={t('security.authenticator.removeText')}
      submitLabel={t('security.remove')}
      used={used}
      onClose={onClose}
    >
      <FormField<Values, 'code'> name="code">
        {(field) => (
          <TextInput
            {...field}
            required
            autoComplete="one-time-code"
            label={t('security.authenticator.anyCode')}
          />
        )}
      </FormField>
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};

/** New recovery codes in place of the old ones, for a code of the app. */
const NewRecoveryCodes = ({ onClose }: { onClose: () => void }) => {
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
