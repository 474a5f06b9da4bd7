import { useTranslation } from 'react-i18next';

import * as styles from '../home.css.ts';

import { JackpotFigure } from './JackpotFigure.tsx';

/** The jackpot in a band of its own. */
export const JackpotSection = () => {
  const { t } = useTranslation();
  return (
    <section aria-label={t('home.jackpotTitle')} className={styles.jackpotBand}>
      <JackpotFigure size="hero" />
    </section>
  );
};
