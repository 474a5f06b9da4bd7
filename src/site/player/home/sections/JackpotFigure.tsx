import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { JackpotTicker } from '#components/JackpotTicker/JackpotTicker.tsx';

import { useLanguage } from '../../../i18n/use-language.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { beginJackpotAtom, jackpotStartAtom } from '../jackpot.state.ts';

/**
 * The growing jackpot. Prerendered at the lower bound, it rolls to its own start as soon as the
 * page has come to life.
 */
export const JackpotFigure = ({ size }: { size: 'md' | 'hero' }) => {
  const { t } = useTranslation();
  const { jackpot, currency } = useSettings();
  const language = useLanguage();
  const startMinor = useAtomValue(jackpotStartAtom);
  const begin = useSetAtom(beginJackpotAtom);
  useEffect(() => begin(), [begin]);
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
