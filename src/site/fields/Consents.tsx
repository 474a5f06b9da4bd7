import { useTranslation } from 'react-i18next';

import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../i18n/use-format.ts';
import { useSettings } from '../settings/use-settings.ts';

/** What a form with the two agreements holds. */
export interface ConsentValues {
  agreeTerms: boolean;
  agreePrivacy: boolean;
}

/** The chapter of the help center with the terms and the privacy policy. */
const TERMS_ADDRESS = '/help#rules';

/** The two agreements, apart from each other, neither ticked beforehand. */
export const Consents = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const age = format.number(useSettings().ages.agreement);
  return (
    <Stack gap="x3">
      <FormField<ConsentValues, 'agreeTerms'> name="agreeTerms">
        {(field) => (
          <Checkbox
            {...field}
            required
            label={t('register.agreeTerms', { age })}
            hint={<TermsLink />}
          />
        )}
      </FormField>
      <FormField<ConsentValues, 'agreePrivacy'> name="agreePrivacy">
        {(field) => <Checkbox {...field} required label={t('register.agreePrivacy')} />}
      </FormField>
    </Stack>
  );
};

const TermsLink = () => {
  const { t } = useTranslation();
  return (
    <a href={TERMS_ADDRESS} target="_blank" rel="noopener">
      {t('register.readTerms')} ({t('common.newWindow')})
    </a>
  );
};
