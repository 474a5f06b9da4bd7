import { useTranslation } from 'react-i18next';

import type { PasswordInputProps } from '#components/PasswordInput/PasswordInput.tsx';

/** The words of the meter that says how hard a new password is to guess. */
export const useStrengthLabels = (): NonNullable<PasswordInputProps['strength']> => {
  const { t } = useTranslation();
  return {
    label: t('strength.label'),
    levels: [
      t('strength.levels.0'),
      t('strength.levels.1'),
      t('strength.levels.2'),
      t('strength.levels.3'),
    ],
    advice: t('strength.advice'),
  };
};
