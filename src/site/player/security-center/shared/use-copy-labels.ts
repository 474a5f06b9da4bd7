import { useTranslation } from 'react-i18next';

import type { CopyFieldProps } from '#components/CopyField/CopyField.tsx';

/** The words of everything that can be copied. */
export const useCopyLabels = (): CopyFieldProps['labels'] => {
  const { t } = useTranslation();
  return {
    copy: t('security.copy'),
    copied: t('security.copied'),
    failed: t('security.copyFailed'),
  };
};
