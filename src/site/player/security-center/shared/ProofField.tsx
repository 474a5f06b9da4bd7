import { useTranslation } from 'react-i18next';

import { FormField } from '#components/Form/FormField.tsx';
import { PasswordInput } from '#components/PasswordInput/PasswordInput.tsx';

import { CodeField } from '../../../fields/CodeField.tsx';

import type { ProofValues, UsedProof } from './use-proof.ts';

/** Asks for the login password, for a code where the account has none, or says that the sign-in must be recent. */
export const ProofField = ({ proof }: { proof: UsedProof }) => {
  const { t } = useTranslation();
  if (proof.kind === 'signIn') return <p>{t('security.proof.signIn')}</p>;
  if (proof.kind === 'code') {
    return (
      <FormField<ProofValues, 'ownCode'> name="ownCode">
        {(field) => (
          <CodeField field={field} sending={proof.sending} label={t('security.proof.code')} />
        )}
      </FormField>
    );
  }
  return (
    <FormField<ProofValues, 'password'> name="password">
      {(field) => (
        <PasswordInput
          {...field}
          required
          label={t('security.proof.password')}
          hint={t('security.proof.hint')}
          autoComplete="current-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
        />
      )}
    </FormField>
  );
};
