import { useTranslation } from 'react-i18next';

import { BrandLogo } from './BrandLogo.tsx';
import * as styles from './Header.css.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { MenuButton } from './MenuButton.tsx';
import { Rail } from './Rail.tsx';

/** A slim bar above, and on wide screens a rail of icons at the side that can be unfolded. */
export const RailHeader = () => {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles.railTop} aria-label={t('header.label')}>
        <div className={styles.railInner}>
          <MenuButton />
          <BrandLogo />
          <HeaderActions />
        </div>
      </header>
      <Rail />
    </>
  );
};
