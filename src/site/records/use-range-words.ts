import { useTranslation } from 'react-i18next';

import type { RangeWords } from '#components/DateRangePicker/DateRangePicker.tsx';

/** The words of a choice of days. */
export const useRangeWords = (): RangeWords => {
  const { t } = useTranslation();
  return {
    open: t('history.range.open'),
    close: t('common.close'),
    start: t('history.range.start'),
    end: t('history.range.end'),
    previousMonth: t('history.range.previousMonth'),
    nextMonth: t('history.range.nextMonth'),
    quick: t('history.period'),
    ranges: {
      today: t('history.presets.today'),
      last7: t('history.presets.last7'),
      last30: t('history.presets.last30'),
      next7: t('history.range.next7'),
      next30: t('history.range.next30'),
    },
    problems: {
      reversed: t('history.range.reversed'),
      outside: t('history.range.outside'),
      tooLong: t('history.range.tooLong'),
    },
  };
};
