import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '#components/Icon/Icon.tsx';

import { isCurrent } from './is-current.ts';
import type { NavItem } from './nav-items.ts';
import * as styles from './TopNav.css.ts';
import { useFold } from './use-fold.ts';
import { useNavLabel } from './use-nav-label.ts';
import { VendorLinks } from './VendorLinks.tsx';

/** One item of the top navigation; a category unfolds its vendors. */
export const NavCell = ({
  item,
  spare,
  towardsEnd,
}: {
  item: NavItem;
  /** Does not fit: it stands in the menu of what is left over. */
  spare: boolean;
  /** Near the end of the row: its panel hangs the other way. */
  towardsEnd: boolean;
}) => {
  const label = useNavLabel()(item);
  const current = isCurrent(item, useLocation()) ? 'page' : undefined;
  const fold = useFold();
  const isCategory = item.kind === 'category';
  return (
    <li
      className={styles.cell}
      data-spare={spare || undefined}
      data-end={towardsEnd || undefined}
      {...(isCategory && fold.area)}
    >
      <Link
        className={styles.link}
        to={item.to}
        aria-current={current}
        data-fold={isCategory || undefined}
        onClick={fold.close}
      >
        {label}
      </Link>
      {isCategory && <FoldButton {...{ item, label, fold }} />}
    </li>
  );
};

const FoldButton = ({
  item,
  label,
  fold,
}: {
  item: Extract<NavItem, { kind: 'category' }>;
  label: string;
  fold: ReturnType<typeof useFold>;
}) => {
  const { t } = useTranslation();
  const panelId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={fold.open}
        aria-controls={fold.open ? panelId : undefined}
        aria-label={t('nav.openCategory', { category: label })}
        onClick={fold.toggle}
      >
        <span className={styles.foldIcon}>
          <Icon name="chevronDown" size={16} />
        </span>
      </button>
      {fold.open && (
        <div id={panelId} className={styles.panel}>
          <VendorLinks type={item.type} onFollow={fold.close} />
        </div>
      )}
    </>
  );
};
