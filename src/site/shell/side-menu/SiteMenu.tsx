import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { BrandPicture } from '#components/BrandLogo/BrandPicture.tsx';
import { LanguageList } from '#components/LanguagePicker/LanguageList.tsx';
import { ModeRow } from '#components/ModeSwitch/ModeRow.tsx';
import { SideMenu } from '#components/SideMenu/SideMenu.tsx';
import { SideMenuMember } from '#components/SideMenu/SideMenuMember.tsx';
import type { NavEntry } from '#components/TopNav/nav-entry.ts';

import { useLocalized } from '../../i18n/use-language.ts';
import { isLoginAtom } from '../../session/member.state.ts';
import { sideMenuOpenAtom } from '../../session/side-menu.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Balance } from '../../money/Balance.tsx';
import { useAccount } from '../account/use-account.ts';
import { VisitorWays } from '../account/VisitorWays.tsx';
import { useBrand } from '../../brand/use-brand.ts';
import { navCategories, navPages } from '../nav/nav-items.ts';
import { useNavEntries } from '../nav/use-nav-entries.tsx';
import { useLanguages, useModes } from '../preferences/use-preferences.ts';

/** The navigation of a narrow screen, with the account, language and mode. */
export const SiteMenu = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const entries = useNavEntries();
  const isLogin = useAtomValue(isLoginAtom);
  const [open, setOpen] = useAtom(sideMenuOpenAtom);
  const close = () => setOpen(false);
  const say = useLocalized();
  const own = (settings.own ?? [])
    .filter(({ menu }) => menu)
    .map(({ slug, title }): NavEntry => ({
      id: slug,
      href: `/${slug}`,
      icon: 'info',
      label: say(title),
      current: false,
    }));
  const preferences = [
    <LanguageList key="language" {...useLanguages()} />,
    <ModeRow key="mode" {...useModes()} />,
  ];
  return (
    <SideMenu
      label={t('sideMenu.label')}
      open={open}
      onOpenChange={setOpen}
      closeLabel={t('common.close')}
      logo={<BrandPicture brand={useBrand()} />}
      who={isLogin ? <Member onPress={close} /> : <VisitorWays onPress={close} />}
      groups={[
        { id: 'games', title: t('sideMenu.games'), items: entries(navCategories(settings)) },
        {
          id: 'pages',
          title: t('sideMenu.pages'),
          items: [...entries(navPages(settings)), ...own],
        },
      ]}
      preferences={preferences}
    />
  );
};

const Member = ({ onPress }: { onPress: () => void }) => {
  const { onSelect, ...account } = useAccount();
  return (
    <SideMenuMember
      {...account}
      balance={<Balance />}
      onSelect={(id) => {
        onPress();
        onSelect(id);
      }}
    />
  );
};
