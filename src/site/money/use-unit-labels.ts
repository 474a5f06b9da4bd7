import { useTranslation } from 'react-i18next';

import type { UnitLabels } from '#components/Countdown/Countdown.tsx';

/** The words of a countdown's units. */
export const useUnitLabels = (): UnitLabels => {
  const { t } = useTranslation();
  return {
    days: (count) => t('money.units.days', { count }),
    hours: (count) => t('money.units.hours', { count }),
    minutes: (count) => t('money.units.minutes', { count }),
    seconds: (count) => t('money.units.seconds', { count }),
  };
};
