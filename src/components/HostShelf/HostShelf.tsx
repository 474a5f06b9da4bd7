import { visuallyHidden } from '#theme/text.css.ts';
import { HostPortrait } from '../HostPortrait/HostPortrait.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './HostShelf.css.ts';

/** Who leads a live table. */
export interface Host {
  id: string;
  name: string;
  /** Which of the drawn portraits. */
  look: number;
  /** The table's name. */
  table: string;
  vendor: string;
  /** Names the press, the table in it: "Join Velvet Baccarat". Read in the place of the table. */
  joinLabel: string;
  /** Why the table cannot be joined now; left out while it is open. */
  closedLabel?: string | undefined;
  onJoin: () => void;
}

export interface HostShelfProps {
  /** The name of the list. */
  label: string;
  hosts: readonly Host[];
  /** Shows empty places. */
  loading?: boolean | undefined;
}

/** The hosts of the live tables side by side; a press on one joins the table. */
export const HostShelf = ({ label, hosts, loading = false }: HostShelfProps) => (
  <ul aria-label={label} aria-busy={loading || undefined} className={styles.shelf}>
    {loading &&
      Array.from({ length: 6 }, (_blank, index) => (
        <li key={index} className={styles.place}>
          <Skeleton shape="box" width="100%" ratio="6 / 7" />
          <Skeleton width="70%" />
        </li>
      ))}
    {!loading &&
      hosts.map(({ id, name, look, table, vendor, joinLabel, closedLabel, onJoin }) => (
        <li key={id} className={styles.place}>
          <button
            type="button"
            className={styles.host}
            disabled={closedLabel !== undefined}
            onClick={onJoin}
          >
            <span className={styles.picture}>
              <HostPortrait look={look} />
              <span className={styles.name}>{name}</span>
            </span>
            <span className={visuallyHidden}>{joinLabel}</span>
            <span aria-hidden="true" className={styles.table}>
              {table}
            </span>
            {closedLabel === undefined ? (
              <span className={styles.vendor}>{vendor}</span>
            ) : (
              <span className={styles.vendor}>
                <Icon name="clock" size={14} /> {closedLabel}
              </span>
            )}
          </button>
        </li>
      ))}
  </ul>
);
