import { useTranslation } from 'react-i18next';

import type { Promotion } from '#api/announcements.ts';

import { useFormat } from '../i18n/use-format.ts';

/** When a promotion holds, in words. */
export const usePromotionPeriod = ({
  startsAt,
  endsAt,
}: Pick<Promotion, 'startsAt' | 'endsAt'>): string => {
  const { t } = useTranslation();
  const format = useFormat();
  if (startsAt && endsAt) {
    return t('promotions.between', { from: format.date(startsAt), until: format.date(endsAt) });
  }
  if (startsAt) return t('promotions.from', { date: format.date(startsAt) });
  if (endsAt) return t('promotions.until', { date: format.date(endsAt) });
  return t('promotions.always');
};
