import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Sheet } from '#components/Sheet/Sheet.tsx';

import { isLoginAtom } from '../../session/member.state.ts';
import { sideMenuOpenAtom } from '../../session/side-menu.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Balance } from '../header/Balance.tsx';
import { BrandPicture } from '../header/BrandLogo.tsx';
import { MemberMenu } from '../header/MemberMenu.tsx';
import { VisitorButtons } from '../header/VisitorButtons.tsx';
import { navCategories, navPages } from '../nav/nav-items.ts';
import { Preferences } from './Preferences.tsx';
import * as styles from './SideMenu.css.ts';
import { SideMenuLinks } from './SideMenuLinks.tsx';

/** The navigation of a narrow screen, with language and mode, from the start edge. */
export const SideMenu = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const [open, setOpen] = useAtom(sideMenuOpenAtom);
  const { key } = useLocation();
  const close = () => setOpen(false);

  // Whatever was followed leads away from the menu.
  useEffect(() => setOpen(false), [key, setOpen]);

  return (
    <Sheet
      side="start"
      title={t('sideMenu.label')}
      head={<BrandPicture />}
      open={open}
      onOpenChange={setOpen}
      closeLabel={t('common.close')}
    >
      <div className={styles.content}>
        <Who onPress={close} />
        <SideMenuLinks title={t('sideMenu.games')} items={navCategories(settings)} />
        <SideMenuLinks title={t('sideMenu.pages')} items={navPages(settings)} />
        <Preferences />
      </div>
    </Sheet>
  );
};

const Who = ({ onPress }: { onPress: () => void }) => {
  const isLogin = useAtomValue(isLoginAtom);
  return (
    <div className={styles.who}>
      {isLogin ? (
        <>
          <MemberMenu />
          <Balance />
        </>
      ) : (
        <VisitorButtons onPress={onPress} />
      )}
    </div>
  );
};
