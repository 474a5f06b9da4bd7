import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  label: string;
  /** From the outermost page to this one. */
  items: Crumb[];
  /** Goes there without loading the page anew. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** The way from the first page to this one. */
export const Breadcrumbs = ({ label, items, onNavigate }: BreadcrumbsProps) => {
  const follow = (event: MouseEvent, href: string) => {
    if (!onNavigate || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ label: words, href }, index) => (
          <li key={href} className={styles.item}>
            {index > 0 && <Icon name="chevronEnd" size={16} />}
            {index === items.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {words}
              </span>
            ) : (
              <a href={href} className={styles.link} onClick={(event) => follow(event, href)}>
                {words}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
