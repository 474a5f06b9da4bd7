import { useTranslation } from 'react-i18next';

import { visuallyHidden } from '#theme/text.css.ts';

import * as styles from './PageLoader.css.ts';

/** A line at the top while a page is on its way; it goes with the page's arrival. */
export const PageLoader = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.room} role="status">
      <span className={visuallyHidden}>{t('status.pageLoading')}</span>
      <span className={styles.bar} />
    </div>
  );
};
