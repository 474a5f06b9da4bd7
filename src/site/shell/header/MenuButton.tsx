import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon/Icon.tsx';

import { sideMenuOpenAtom } from '../../session/side-menu.state.ts';
import * as styles from './MenuButton.css.ts';

/** Opens the side menu on a screen that is too narrow for the navigation. */
export const MenuButton = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useAtom(sideMenuOpenAtom);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('header.openMenu')}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={() => setOpen(!open)}
    >
      <Icon name="menu" size={24} />
    </button>
  );
};
