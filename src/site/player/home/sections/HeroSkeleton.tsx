import { useTranslation } from 'react-i18next';

import * as styles from '../home.css.ts';

/** Stands for a hero that is on its way, in its final height. */
export const HeroSkeleton = ({ hero }: { hero: keyof typeof styles.heroSkeleton }) => {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      aria-label={t('common.loading')}
      className={`${styles.heroSkeleton[hero]} ${styles.skeletonFill}`}
    />
  );
};
