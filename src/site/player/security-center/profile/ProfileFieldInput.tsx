import { useTranslation } from 'react-i18next';

import type { ProfileField } from '#api/profile.ts';
import { ComboBox } from '#components/ComboBox/ComboBox.tsx';
import { type BoundField, FormField } from '#components/Form/FormField.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { BirthdayInput } from '../../../fields/BirthdayInput.tsx';
import { countriesQuery } from '../../../fields/countries.state.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRemoteQuery } from '../../../remote/use-remote-query.ts';

import { useAccountOfPage } from '../shared/account-context.ts';
import type { ProfileValues } from './profile-check.ts';

export interface ProfileFieldInputProps {
  name: ProfileField;
  isLocked: boolean;
}

/** One field of the profile, drawn after its kind. */
export const ProfileFieldInput = ({ name, isLocked }: ProfileFieldInputProps) => (
  <FormField<ProfileValues, typeof name> name={name}>
    {(field) => (
      // A brand may ask for a field that the account has never had.
      <OneField field={{ ...field, value: field.value ?? '' }} name={name} isLocked={isLocked} />
    )}
  </FormField>
);

/** What a browser may fill in by itself. */
const COMPLETES: Partial<Record<ProfileField, string>> = {
  nickname: 'nickname',
  payeeName: 'name',
  address: 'street-address',
  occupation: 'organization-title',
};

interface OneFieldProps extends ProfileFieldInputProps {
  field: BoundField<string>;
}

const OneField = ({ field, name, isLocked }: OneFieldProps) => {
  const { t } = useTranslation();
  const hint = useHint(name, isLocked);
  const shared = { ...field, hint, label: t(`fields.${name}`), disabled: isLocked };
  // A number that is told by its last figures only is no day and no country to choose.
  if (isLocked) return <TextInput {...shared} />;
  if (name === 'birthday') return <BirthdayInput {...shared} />;
  if (name === 'nationality') return <CountryInput {...shared} />;
  return <TextInput {...shared} autoComplete={COMPLETES[name] ?? 'off'} />;
};

const useHint = (name: ProfileField, isLocked: boolean): string | undefined => {
  const { t } = useTranslation();
  const format = useFormat();
  const { minimumAge } = useAccountOfPage().profile;
  if (isLocked) return t('profile.locked');
  if (name === 'birthday') return t('profile.birthdayHint', { age: format.number(minimumAge) });
  return name === 'payeeName' ? t('profile.payeeHint') : undefined;
};

type CountryInputProps = BoundField<string> & { label: string; hint: string | undefined };

const CountryInput = (props: CountryInputProps) => {
  const { t } = useTranslation();
  const countries = useRemoteQuery(countriesQuery, { language: useLanguage() });
  return (
    <ComboBox
      {...props}
      openLabel={t('profile.openCountries')}
      emptyText={t('profile.noCountry')}
      busyLabel={countries.status === 'loading' ? t('common.loading') : undefined}
      options={(countries.value ?? []).map(({ countryCode, name }) => ({
        value: countryCode,
        label: name,
      }))}
    />
  );
};
