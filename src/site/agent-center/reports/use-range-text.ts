import { useTranslation } from 'react-i18next';

import { useFormat } from '../../i18n/use-format.ts';
import { useDayText } from '../../records/use-day-text.ts';

interface RangeOfReport {
  from: string;
  to: string;
  timeZone: string;
  countedUntil: string | null;
}

/** Gives the words for the days of a report, until when they are counted, and how many rows it has. */
export const useRangeText = (): ((
  answer: RangeOfReport | undefined,
  rows?: number,
) => string | undefined) => {
  const { t } = useTranslation();
  const format = useFormat();
  const days = useDayText();
  return (answer, rows) => {
    if (!answer) return undefined;
    const { countedUntil } = answer;
    const counted =
      countedUntil === null
        ? t('agentReports.notCounted')
        : t('agentReports.countedUntil', { time: format.date(countedUntil, 'dateTime') });
    const range = t('agentReports.range', { days: days.range(answer), counted });
    if (rows === undefined) return range;
    const counts = { count: rows, number: format.number(rows) };
    return t('agentReports.rangeRows', { rows: t('agentReports.rowCount', counts), range });
  };
};
