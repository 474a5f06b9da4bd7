import { useTranslation } from 'react-i18next';

import { TopNav } from '../nav/TopNav.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import * as styles from './Header.css.ts';
import { HeaderActions } from './HeaderActions.tsx';
import { MenuButton } from './MenuButton.tsx';

/** Logo, navigation and actions in one row. */
export const ClassicHeader = () => {
  const { t } = useTranslation();
  return (
    <header className={styles.classic} aria-label={t('header.label')}>
      <div className={styles.classicInner}>
        <MenuButton />
        <BrandLogo />
        <TopNav />
        <HeaderActions />
      </div>
    </header>
  );
};
