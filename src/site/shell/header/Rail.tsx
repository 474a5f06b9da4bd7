import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '#components/Icon/Icon.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { isCurrent } from '../nav/is-current.ts';
import { type NavItem, navItems } from '../nav/nav-items.ts';
import { useFold } from '../nav/use-fold.ts';
import { useNavLabel } from '../nav/use-nav-label.ts';
import { VendorLinks } from '../nav/VendorLinks.tsx';
import * as styles from './Rail.css.ts';
import { railUnfoldedAtom } from './rail.state.ts';

/** The navigation as icons at the side; unfolded, with their words beside them. */
export const Rail = () => {
  const { t } = useTranslation();
  const items = navItems(useSettings());
  const [unfolded, setUnfolded] = useAtom(railUnfoldedAtom);
  return (
    <nav className={styles.rail} aria-label={t('nav.label')} data-unfolded={unfolded || undefined}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={unfolded}
        aria-label={t(unfolded ? 'nav.foldRail' : 'nav.unfoldRail')}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name="menu" size={24} />
      </button>
      <ul className={styles.list}>
        {items.map((item) => (
          <RailItem key={item.to} item={item} />
        ))}
      </ul>
    </nav>
  );
};

const RailItem = ({ item }: { item: NavItem }) => {
  const { t } = useTranslation();
  const label = useNavLabel()(item);
  const fold = useFold();
  const isCategory = item.kind === 'category';
  return (
    <li className={styles.cell} {...(isCategory && fold.area)}>
      <Link
        to={item.to}
        className={styles.link}
        aria-current={isCurrent(item, useLocation()) ? 'page' : undefined}
        onClick={fold.close}
      >
        <Icon name={item.icon} size={24} />
        <span className={styles.label}>{label}</span>
      </Link>
      {isCategory && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={fold.open}
          aria-label={t('nav.openCategory', { category: label })}
          onClick={fold.toggle}
        >
          <Icon name="chevronEnd" size={16} />
        </button>
      )}
      {isCategory && fold.open && (
        <div className={styles.panel}>
          <p className={styles.panelTitle}>{label}</p>
          <VendorLinks type={item.type} onFollow={fold.close} />
        </div>
      )}
    </li>
  );
};
