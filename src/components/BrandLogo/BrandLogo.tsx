import * as styles from './BrandLogo.css.ts';
import { BrandPicture } from './BrandPicture.tsx';
import type { BrandAssets } from './brand-assets.ts';

export interface BrandLogoProps {
  brand: BrandAssets & {
    /** Address of the square mark that stands alone where there is little room. */
    mark: string;
  };
  /** Names the way: "Northlight home page". */
  label: string;
  href?: string | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** The logo in the header, leading to the home page; on a small phone the mark alone. */
export const BrandLogo = ({ brand, label, href = '/', size = 'md' }: BrandLogoProps) => (
  <a href={href} className={styles.link} aria-label={label}>
    <img className={styles.mark} src={brand.mark} alt="" loading="lazy" />
    <span className={styles.full}>
      <BrandPicture brand={brand} place="header" size={size} />
    </span>
  </a>
);
