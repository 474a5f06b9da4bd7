import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSettings } from '../../settings/use-settings.ts';
import * as styles from './BrandLogo.css.ts';

/**
 * The brand's logo for the ground that it stands on; nothing to press. Lazy, so that only the one
 * that is seen is fetched.
 */
export const BrandPicture = ({
  place = 'page',
  size = 'md',
}: {
  /** Whose ground it stands on. */
  place?: 'header' | 'footer' | 'page';
  size?: 'md' | 'lg';
}) => {
  const { assets, brand } = useSettings();
  return (
    <>
      <img
        className={`${styles.logo} ${styles.onLight}`}
        data-place={place}
        data-size={size}
        src={assets.logoLight}
        alt={brand.name}
        loading="lazy"
      />
      <img
        className={`${styles.logo} ${styles.onDark}`}
        data-place={place}
        data-size={size}
        src={assets.logoDark}
        alt={brand.name}
        loading="lazy"
      />
    </>
  );
};

/** The logo, leading to the home page; on a small phone the mark alone. */
export const BrandLogo = ({ size = 'md' }: { size?: 'md' | 'lg' }) => {
  const { t } = useTranslation();
  const { assets, brand } = useSettings();
  return (
    <Link to="/" className={styles.link} aria-label={t('header.home', { brand: brand.name })}>
      <img className={styles.mark} src={assets.mark} alt="" loading="lazy" />
      <span className={styles.full}>
        <BrandPicture place="header" size={size} />
      </span>
    </Link>
  );
};
