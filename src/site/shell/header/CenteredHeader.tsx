import { useTranslation } from 'react-i18next';

import { useLocalized } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { TopNav } from '../nav/TopNav.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import * as styles from './Header.css.ts';
import { HeaderActions } from './HeaderActions.tsx';
import * as action from './HeaderActions.css.ts';
import { MenuButton } from './MenuButton.tsx';

/** The logo centred over the navigation; the slogan balances the actions. */
export const CenteredHeader = () => {
  const { t } = useTranslation();
  const { brand } = useSettings();
  const localized = useLocalized();
  return (
    <header className={styles.centered} aria-label={t('header.label')}>
      <div className={styles.centeredTop}>
        <MenuButton />
        <p className={`${styles.before} ${action.slogan}`}>{localized(brand.slogan)}</p>
        <BrandLogo size="lg" />
        <div className={styles.after}>
          <HeaderActions />
        </div>
      </div>
      <div className={styles.centeredNav}>
        <TopNav align="center" />
      </div>
    </header>
  );
};
