import { useTranslation } from 'react-i18next';

import { useFormat } from './use-format.ts';

/** Gives a writer of whole points: "12,000 points". */
export const usePoints = (): ((points: number) => string) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (points) => t('mall.points', { count: points, shown: format.number(points) });
};
