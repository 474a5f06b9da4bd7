import { useTranslation } from 'react-i18next';

import type { Promotion } from '#api/announcements.ts';

import { useFormat } from '../i18n/use-format.ts';

type Dates = Pick<Promotion, 'startsAt' | 'endsAt'>;

/** Gives when a promotion holds, in words. */
export const usePromotionPeriod = (): ((promotion: Dates) => string) => {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ startsAt, endsAt }) => {
    if (startsAt && endsAt) {
      return t('promotions.between', { from: format.date(startsAt), until: format.date(endsAt) });
    }
    if (startsAt) return t('promotions.from', { date: format.date(startsAt) });
    if (endsAt) return t('promotions.until', { date: format.date(endsAt) });
    return t('promotions.always');
  };
};
