import { useTranslation } from 'react-i18next';

import { CodeInput } from '#components/CodeInput/CodeInput.tsx';
import { FormField } from '#components/Form/FormField.tsx';

/** The code that the app shows at this moment. */
export const AuthenticatorCodeField = () => {
  const { t } = useTranslation();
  return (
    <FormField<{ code: string }, 'code'> name="code">
      {(field) => <CodeInput {...field} required label={t('security.authenticator.code')} />}
    </FormField>
  );
};
