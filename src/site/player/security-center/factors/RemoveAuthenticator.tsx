import { useTranslation } from 'react-i18next';

import { removeAuthenticator } from '#api/authenticator.ts';
import { FormField } from '#components/Form/FormField.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { useCall } from '../../../client/call.state.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';

import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { ProofField } from '../shared/ProofField.tsx';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

interface Values extends ProofValues {
  code: string;
}

/** Takes the authenticator off the account: with a code of the app, or a recovery code. */
export const RemoveAuthenticator = ({ onDone, onClose }: ChangeProps) => {
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
