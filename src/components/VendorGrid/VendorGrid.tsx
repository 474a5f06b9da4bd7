import { Image } from '../Image/Image.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './VendorGrid.css.ts';

/** A way to some of a vendor's games. */
export interface VendorWay {
  id: string;
  label: string;
  href: string;
  /** How many games there are, written for reading. */
  count: string;
}

/** One vendor with what it has. */
export interface VendorCard {
  id: string;
  name: string;
  /** "24 games" */
  count: string;
  /** Art of its leading games; up to two are shown. Decoration. */
  pictures: readonly string[];
  ways: readonly VendorWay[];
}

export interface VendorGridProps {
  /** The name of the list: "Vendors". */
  label: string;
  vendors: readonly VendorCard[];
  fallbackUrl: string;
  /** Shows empty cards in their final places. */
  loading?: boolean | undefined;
}

/** The vendors behind the games: each with its art and the ways to its games. */
export const VendorGrid = ({ label, vendors, fallbackUrl, loading = false }: VendorGridProps) => (
  <ul aria-label={label} aria-busy={loading || undefined} className={styles.grid}>
    {loading
      ? Array.from({ length: 6 }, (_blank, index) => (
          <li key={index} className={styles.card}>
            <Skeleton shape="box" width="100%" ratio="16 / 7" />
            <div className={styles.text}>
              <Skeleton width="60%" />
            </div>
          </li>
        ))
      : vendors.map(({ id, name, count, pictures, ways }) => (
          <li key={id} className={styles.card}>
            <div aria-hidden="true" className={styles.art}>
              {pictures.slice(0, 2).map((picture) => (
                <span key={picture} className={styles.picture}>
                  <Image src={picture} fallback={fallbackUrl} alt="" ratio="fill" focus="50% 30%" />
                </span>
              ))}
            </div>
            <div className={styles.text}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.count}>{count}</p>
              <ul aria-label={name} className={styles.ways}>
                {ways.map((way) => (
                  <li key={way.id}>
                    <a href={way.href} className={styles.way}>
                      {way.label} <span className={styles.number}>{way.count}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
  </ul>
);
