import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Sheet } from '#components/Sheet/Sheet.tsx';

import { isLoginAtom } from '../../session/member.state.ts';
import { sideMenuOpenAtom } from '../../session/side-menu.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { BrandPicture } from '../header/BrandLogo.tsx';
import { VisitorButtons } from '../header/VisitorButtons.tsx';
import { navCategories, navPages } from '../nav/nav-items.ts';
import { MemberBox } from './MemberBox.tsx';
import { Preferences } from './Preferences.tsx';
import * as styles from './SideMenu.css.ts';
import { SideMenuLinks } from './SideMenuLinks.tsx';

/** The navigation of a narrow screen, with language and mode, from the start edge. */
export const SideMenu = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const [open, setOpen] = useAtom(sideMenuOpenAtom);
  const close = () => setOpen(false);
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
        <SideMenuLinks
          title={t('sideMenu.games')}
          items={navCategories(settings)}
          onFollow={close}
        />
        <SideMenuLinks title={t('sideMenu.pages')} items={navPages(settings)} onFollow={close} />
        <Preferences />
      </div>
    </Sheet>
  );
};

const Who = ({ onPress }: { onPress: () => void }) => {
  const isLogin = useAtomValue(isLoginAtom);
  if (isLogin) return <MemberBox onPress={onPress} />;
  return (
    <div className={styles.who}>
      <VisitorButtons onPress={onPress} />
    </div>
  );
};
