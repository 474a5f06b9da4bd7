import { useTranslation } from 'react-i18next';

import { useFormat } from '../../i18n/use-format.ts';
import { useDayText } from '../../records/use-day-text.ts';

interface RangeOfReport {
  from: string;
  to: string;
  timeZone: string;
  countedUntil: string | null;
}

/** Gives the words for the days of a report, and until when they are counted. */
export const useRangeText = (): ((answer: RangeOfReport | undefined) => string | undefined) => {
  const { t } = useTranslation();
  const format = useFormat();
  const days = useDayText();
  return (answer) => {
    if (!answer) return undefined;
    const { countedUntil } = answer;
    const counted =
      countedUntil === null
        ? t('agentReports.notCounted')
        : t('agentReports.countedUntil', { time: format.date(countedUntil, 'dateTime') });
    return t('agentReports.range', { days: days.range(answer), counted });
  };
};
