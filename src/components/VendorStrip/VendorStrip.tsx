import { Image } from '../Image/Image.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './VendorStrip.css.ts';

/** Who makes games. */
export interface Vendor {
  id: string;
  name: string;
  /** The vendor's mark; without one its name is set in the brand's display face. */
  logoUrl?: string | undefined;
  /** Where its games are. */
  href?: string | undefined;
}

export interface VendorStripProps {
  /** The name of the list. */
  label: string;
  vendors: readonly Vendor[];
  /** The one whose games are looked at. */
  current?: string | undefined;
  /** For vendors without an `href`: makes each a button; a press on the chosen one gives null. */
  onSelect?: ((id: string | null) => void) | undefined;
  /** Shows so many empty plates. */
  loading?: boolean | undefined;
}

/** The vendors behind the games, each a way to its games, or simply named. */
export const VendorStrip = ({
  label,
  vendors,
  current,
  onSelect,
  loading = false,
}: VendorStripProps) => (
  <ul aria-label={label} aria-busy={loading || undefined} className={styles.list}>
    {loading
      ? Array.from({ length: 6 }, (_blank, index) => (
          <li key={index} className={styles.place}>
            <span className={styles.blank}>
              <Skeleton width="70%" />
            </span>
          </li>
        ))
      : vendors.map((vendor) => (
          <li key={vendor.id} className={styles.place}>
            <Plate vendor={vendor} isCurrent={vendor.id === current} onSelect={onSelect} />
          </li>
        ))}
  </ul>
);

interface PlateProps {
  vendor: Vendor;
  isCurrent: boolean;
  onSelect: VendorStripProps['onSelect'];
}

const Plate = ({ vendor: { id, name, logoUrl, href }, isCurrent, onSelect }: PlateProps) => {
  const mark = logoUrl ? (
    <span className={styles.logo}>
      <Image src={logoUrl} alt={name} ratio="fill" fit="contain" />
    </span>
  ) : (
    <span className={styles.wordmark}>{name}</span>
  );
  if (href !== undefined) {
    return (
      <a href={href} className={styles.plate} aria-current={isCurrent || undefined}>
        {mark}
      </a>
    );
  }
  if (!onSelect) return <span className={styles.plate}>{mark}</span>;
  return (
    <button
      type="button"
      className={styles.plate}
      aria-pressed={isCurrent}
      onClick={() => onSelect(isCurrent ? null : id)}
    >
      {mark}
    </button>
  );
};
