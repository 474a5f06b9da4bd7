import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './VendorMenu.css.ts';

/** A vendor of one category of games. */
export interface VendorLink {
  id: string;
  /** A proper name: the same in every language. */
  name: string;
  href: string;
  /** How many games it has, written in the page's language. */
  count?: string | undefined;
}

export interface VendorMenuProps {
  /** The way to all games of the category. */
  all: { label: string; href: string };
  vendors: readonly VendorLink[];
  /** The vendors are on their way. */
  loading?: boolean | undefined;
  /** A way was taken: the panel may fold. */
  onFollow: () => void;
}

/** What drops from a category of the navigation: its vendors, each leading to its games. */
export const VendorMenu = ({ all, vendors, loading = false, onFollow }: VendorMenuProps) => (
  <ul className={styles.columns}>
    <li>
      <a className={styles.link} href={all.href} onClick={onFollow}>
        {all.label}
      </a>
    </li>
    {vendors.map(({ id, name, href, count }) => (
      <li key={id}>
        <a className={styles.link} href={href} onClick={onFollow}>
          <span className={styles.name}>{name}</span>
          {count && <span className={styles.count}>{count}</span>}
        </a>
      </li>
    ))}
    {loading && (
      <li className={styles.waiting}>
        <Skeleton lines={2} />
      </li>
    )}
  </ul>
);
