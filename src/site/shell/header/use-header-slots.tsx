import { useAtom, useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { useTranslation } from 'react-i18next';

import { BrandLogo } from '#components/BrandLogo/BrandLogo.tsx';
import type { HeaderSlots } from '#components/HeaderBar/header-slots.ts';
import { HeaderActions } from '#components/HeaderActions/HeaderActions.tsx';
import { LanguagePicker } from '#components/LanguagePicker/LanguagePicker.tsx';
import { MenuButton } from '#components/MenuButton/MenuButton.tsx';
import { ModeSwitch } from '#components/ModeSwitch/ModeSwitch.tsx';

import { isLoginAtom } from '../../session/member.state.ts';
import { sideMenuOpenAtom } from '../../session/side-menu.state.ts';
import { FailureGuard } from '../../status/Failure.tsx';
import { loadMemberActions } from '../account/load-member-actions.ts';
import { VisitorWays } from '../account/VisitorWays.tsx';
import { useHomeLogo } from '../../brand/use-brand.ts';
import { useLanguages, useModes } from '../preferences/use-preferences.ts';
import { loadSideMenu } from '../side-menu/load-side-menu.ts';

const MemberActions = lazyPart(loadMemberActions, 'MemberActions');

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
    <HeaderActions preferences={preferences}>
      {isLogin ? (
        <FailureGuard quiet>
          <Suspense>
            <MemberActions />
          </Suspense>
        </FailureGuard>
      ) : (
        <VisitorWays />
      )}
    </HeaderActions>
  );
};
