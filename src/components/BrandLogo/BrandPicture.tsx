import * as styles from './BrandLogo.css.ts';
import type { BrandAssets } from './brand-assets.ts';

export interface BrandPictureProps {
  brand: BrandAssets;
  /** Whose ground it stands on: a header may be dark on a light page. */
  place?: 'header' | 'footer' | 'page' | undefined;
  size?: 'md' | 'lg' | undefined;
}

/**
 * The brand's logo for the ground that it stands on; nothing to press. Lazy, so that only the one
 * that is seen is fetched.
 */
export const BrandPicture = ({ brand, place = 'page', size = 'md' }: BrandPictureProps) => {
  const shared = { 'data-place': place, 'data-size': size, loading: 'lazy' } as const;
  return (
    <>
      <img
        {...shared}
        className={`${styles.logo} ${styles.onLight}`}
        src={brand.logoLight}
        alt={brand.name}
      />
      <img
        {...shared}
        className={`${styles.logo} ${styles.onDark}`}
        src={brand.logoDark}
        alt={brand.name}
      />
    </>
  );
};
