import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { GameType } from '#generated/merchant-config.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemote } from '../../remote/use-remote.ts';
import { gamesAddress } from './nav-items.ts';
import * as styles from './TopNav.css.ts';
import { vendorLanes } from './vendors.state.ts';

/** The vendors of one category, each leading to its games. */
export const VendorLinks = ({ type, onFollow }: { type: GameType; onFollow: () => void }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const lanes = useRemote(vendorLanes, { language: useLanguage() });
  const cards = lanes.value?.find(({ category }) => category === type)?.cards ?? [];
  const all = t('nav.allOf', { category: t(`categories.${type}`) });
  return (
    <ul className={styles.panelList}>
      <li>
        <Link className={styles.panelLink} to={gamesAddress(type)} onClick={onFollow}>
          {all}
        </Link>
      </li>
      {cards.map(({ vassalage, title, gameCount }) => (
        <li key={vassalage}>
          <Link className={styles.panelLink} to={gamesAddress(type, vassalage)} onClick={onFollow}>
            {title}
            <span className={styles.count}>{format.number(gameCount)}</span>
          </Link>
        </li>
      ))}
      {lanes.status === 'loading' && !lanes.value && (
        <li className={styles.waiting}>
          <Skeleton lines={2} />
        </li>
      )}
    </ul>
  );
};
