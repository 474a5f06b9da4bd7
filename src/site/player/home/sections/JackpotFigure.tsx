import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { JackpotTicker } from '#components/JackpotTicker/JackpotTicker.tsx';

import { useLanguage } from '../../../i18n/use-language.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { jackpotStartMinor, keptJackpotText, readKeptJackpot } from '../jackpot-start.ts';

const KEY = 'livery.jackpot';

/**
 * The growing jackpot. Prerendered at the lower bound, it rolls to its own start as soon as the
 * page has come to life.
 */
export const JackpotFigure = ({ size }: { size: 'md' | 'hero' }) => {
  const { t } = useTranslation();
  const { jackpot, currency } = useSettings();
  const language = useLanguage();
  const [startMinor, setStartMinor] = useState(jackpot.startMinMinor);
  useEffect(() => {
    const kept = readKeptJackpot(sessionStorage.getItem(KEY));
    const nowMs = Date.now();
    const amountMinor = jackpotStartMinor(jackpot, kept, nowMs, Math.random);
    sessionStorage.setItem(KEY, keptJackpotText({ amountMinor, atMs: nowMs }));
    setStartMinor(amountMinor);
  }, [jackpot]);
  return (
    <JackpotTicker
      {...jackpot}
      label={t('home.jackpotTitle')}
      startMinor={startMinor}
      currency={currency}
      language={language}
      size={size}
    />
  );
};
