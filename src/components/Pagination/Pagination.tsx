import { Icon } from '../Icon/Icon.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { visiblePages } from './visible-pages.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** The name of the list: "Pages". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Writes a page number in the page's language; plain digits when left out. */
  formatPage?: ((page: number) => string) | undefined;
}

/** Steps and jumps through pages; draws nothing for a single one. */
export const Pagination = ({
  page,
  pages,
  onChange,
  label,
  previousLabel,
  nextLabel,
  formatPage = String,
}: PaginationProps) => {
  const bar = useKeptFocus();
  if (pages <= 1) return null;
  return (
    <nav ref={bar} tabIndex={-1} aria-label={label} className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-label={previousLabel}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <Icon name="chevronStart" size={20} />
      </button>
      {visiblePages(page, pages).map((entry, index) =>
        entry === null ? (
          // Two gaps at most, one on either side of the page: the index tells them apart.
          <span key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            className={styles.button}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onChange(entry)}
          >
            {formatPage(entry)}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={nextLabel}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        <Icon name="chevronEnd" size={20} />
      </button>
    </nav>
  );
};
