import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  id: string;
  term: ReactNode;
  /** What it is; nothing known is written as a dash. */
  value?: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `rows` has the value at the end of the line, `stacked` under its term, `columns` side by side. */
  layout?: 'rows' | 'stacked' | 'columns' | undefined;
  /** Values are on their way. */
  loading?: boolean | undefined;
}

/** Terms with what they are: the facts of a game, a bet, an account. */
export const DescriptionList = ({
  items,
  layout = 'rows',
  loading = false,
}: DescriptionListProps) => (
  <dl className={styles.list} data-layout={layout} aria-busy={loading || undefined}>
    {items.map(({ id, term, value }) => (
      <div key={id} className={styles.pair}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>
          {loading ? (
            <span className={styles.blank}>
              <Skeleton width="6rem" />
            </span>
          ) : (
            (value ?? '–')
          )}
        </dd>
      </div>
    ))}
  </dl>
);
