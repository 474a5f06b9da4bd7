import { useTranslation } from 'react-i18next';

import type { Lottery } from '#api/lottery.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** Gives how often a lottery is drawn in words: "every 5 minutes", "daily at 18:15". */
export const useSchedule = (): ((lottery: Pick<Lottery, 'everySeconds' | 'dailyAt'>) => string) => {
  const { t } = useTranslation();
  return ({ everySeconds, dailyAt }) => {
    if (everySeconds === null) return t('lottery.lobby.daily', { times: dailyAt.join(', ') });
    if (everySeconds % HOUR_S === 0) {
      return t('lottery.lobby.everyHours', { count: everySeconds / HOUR_S });
    }
    return everySeconds % MINUTE_S === 0
      ? t('lottery.lobby.everyMinutes', { count: everySeconds / MINUTE_S })
      : t('lottery.lobby.everySeconds', { count: everySeconds });
  };
};
