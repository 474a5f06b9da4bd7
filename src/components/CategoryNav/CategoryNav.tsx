import { intlLanguage } from '#domain/intl-language.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './CategoryNav.css.ts';

/** One kind of games. */
export interface Category {
  id: string;
  label: string;
  icon: IconName;
  /** Where it leads; without it `onSelect` is called. */
  href?: string | undefined;
  /** How many games there are. */
  count?: number | undefined;
}

export interface CategoryNavProps {
  /** The name of the list: "Kinds of games". */
  label: string;
  categories: readonly Category[];
  /** The one that is looked at. */
  current?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** Writes the counts. */
  language: string;
}

/** The kinds of games, each with its sign: the way into a category. */
export const CategoryNav = ({
  label,
  categories,
  current,
  onSelect,
  language,
}: CategoryNavProps) => (
  <nav aria-label={label}>
    <ul className={styles.list}>
      {categories.map((category) => (
        <li key={category.id} className={styles.place}>
          <Entry
            {...{ category, language }}
            isCurrent={category.id === current}
            onSelect={() => onSelect?.(category.id)}
          />
        </li>
      ))}
    </ul>
  </nav>
);

interface EntryProps {
  category: Category;
  language: string;
  isCurrent: boolean;
  onSelect: () => void;
}

const Entry = ({
  category: { label, icon, href, count },
  language,
  isCurrent,
  onSelect,
}: EntryProps) => {
  const content = (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.label}>
        {label}
        {count !== undefined && (
          <span className={styles.count}>
            {new Intl.NumberFormat(intlLanguage(language)).format(count)}
          </span>
        )}
      </span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={styles.item} aria-pressed={isCurrent} onClick={onSelect}>
        {content}
      </button>
    );
  }
  return (
    <a
      href={href}
      className={styles.item}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onSelect}
    >
      {content}
    </a>
  );
};
