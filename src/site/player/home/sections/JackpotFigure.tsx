import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { JackpotTicker } from '#components/JackpotTicker/JackpotTicker.tsx';

import { useLanguage } from '../../../i18n/use-language.ts';
import { useRemoteQuery } from '../../../remote/use-remote-query.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { jackpotQuery } from '../../../games/jackpot.state.ts';

/** How often the pool is asked for; the ticker takes as long to get from one amount to the next. */
const POLL_SECONDS = 60;

/**
 * The jackpot. Prerendered at what an empty pool is filled with at least, it rolls to the real
 * amount as soon as the page has come to life.
 */
export const JackpotFigure = ({ size }: { size: 'md' | 'hero' }) => {
  const { t } = useTranslation();
  const { jackpot, currency } = useSettings();
  const language = useLanguage();
  const { value, retry } = useRemoteQuery(jackpotQuery, { language });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) retry();
    }, POLL_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [retry]);
  return (
    <JackpotTicker
      label={t('home.jackpotTitle')}
      startMinor={jackpot.startMinMinor}
      pool={value ? { ...value, overSeconds: POLL_SECONDS } : null}
      everySeconds={jackpot.everySeconds}
      currency={currency}
      language={language}
      size={size}
    />
  );
};
