import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { BrandLogo } from '#components/BrandLogo/BrandLogo.tsx';
import type { HeaderSlots } from '#components/HeaderBar/header-slots.ts';
import { HeaderActions } from '#components/HeaderActions/HeaderActions.tsx';
import { LanguagePicker } from '#components/LanguagePicker/LanguagePicker.tsx';
import { MemberMenu } from '#components/MemberMenu/MemberMenu.tsx';
import { MenuButton } from '#components/MenuButton/MenuButton.tsx';
import { ModeSwitch } from '#components/ModeSwitch/ModeSwitch.tsx';

import { isLoginAtom } from '../../session/member.state.ts';
import { sideMenuOpenAtom } from '../../session/side-menu.state.ts';
import { Balance } from '../account/Balance.tsx';
import { DepositWay } from '../account/DepositWay.tsx';
import { useAccount } from '../account/use-account.ts';
import { VisitorWays } from '../account/VisitorWays.tsx';
import { useHomeLogo } from '../brand/use-brand.ts';
import { useLanguages, useModes } from '../preferences/use-preferences.ts';
import { loadSideMenu } from '../side-menu/load-side-menu.ts';

/** What every header of this brand holds. */
export const useHeaderSlots = (logoSize: 'md' | 'lg' = 'md'): HeaderSlots => {
  const { t } = useTranslation();
  return {
    label: t('header.label'),
    menu: <SideMenuButton />,
    logo: <BrandLogo {...useHomeLogo()} size={logoSize} />,
    actions: <Actions />,
  };
};

const SideMenuButton = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useAtom(sideMenuOpenAtom);
  return (
    <MenuButton
      label={t('header.openMenu')}
      open={open}
      onPress={() => setOpen(!open)}
      onNear={() => void loadSideMenu()}
    />
  );
};

/** Language and mode, then who is here. */
const Actions = () => {
  const isLogin = useAtomValue(isLoginAtom);
  const preferences = (
    <>
      <LanguagePicker {...useLanguages()} />
      <ModeSwitch {...useModes()} />
    </>
  );
  return (
    <HeaderActions preferences={preferences} extra={isLogin && <DepositWay />}>
      {isLogin ? <Member /> : <VisitorWays />}
    </HeaderActions>
  );
};

const Member = () => {
  const { t } = useTranslation();
  const account = useAccount();
  return (
    <>
      <Balance compact />
      <MemberMenu {...account} label={t('header.memberMenu', { name: account.name })} />
    </>
  );
};
