import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { BottomBar, type BottomBarItem } from '#components/BottomBar/BottomBar.tsx';

import { messagesLoadingAtom } from '../../i18n/later-messages.state.ts';
import { AGENT_HOME, isHomePath } from '../../pages/home-paths.ts';
import { isAgentAtom, isLoginAtom, memberAtom } from '../../session/member.state.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { sideMenuOpenAtom } from '../../session/side-menu.state.ts';

const UnreadBadge = lazyPart(() => import('../../inbox/UnreadBadge.tsx'), 'UnreadBadge');

/**
 * The way around under the thumb: home, games, promotions, then a member's wallet or, for anybody
 * else, the help center, and me. An agent's home is the agent center, and the invitations take the place
 * of the promotions.
 */
export const PhoneBar = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isAgent = useAtomValue(isAgentAtom);
  const areWordsComing = useAtomValue(messagesLoadingAtom);
  const me = useMe();
  // The words of the agent center come after those of the first page.
  const offers =
    isAgent && !areWordsComing
      ? ({
          label: t('agentCenter.invite'),
          icon: 'plus',
          href: '/registerCenter',
        } as const)
      : ({ label: t('bottomBar.promotions'), icon: 'gift', href: '/promotions' } as const);
  const items: BottomBarItem[] = [
    {
      id: 'home',
      label: t('bottomBar.home'),
      icon: 'home',
      href: isAgent ? AGENT_HOME : '/',
      current:
        (isHomePath(pathname) && pathname !== '/help') || (isAgent && pathname === AGENT_HOME),
    },
    {
      id: 'games',
      label: t('bottomBar.games'),
      icon: 'grid',
      href: '/hot',
      current: pathname === '/hot',
    },
    { ...offers, id: 'offers', current: pathname === offers.href },
    useWalletOrHelp(pathname),
    { id: 'me', label: t('bottomBar.me'), icon: 'user', onPress: me, badge: useUnreadMark() },
  ];
  return <BottomBar label={t('bottomBar.label')} items={items} />;
};

/** A member sees at the own sign that messages wait. */
const useUnreadMark = () => {
  const member = useAtomValue(memberAtom);
  if (!member || member.isTrial) return undefined;
  return (icon: ReactNode) => (
    <Suspense fallback={icon}>
      <UnreadBadge page="messageV2">{icon}</UnreadBadge>
    </Suspense>
  );
};

/** Whoever has money here finds it at once. */
const useWalletOrHelp = (pathname: string): BottomBarItem => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const [id, icon, href] =
    member && !member.isTrial
      ? (['wallet', 'wallet', '/depositv2'] as const)
      : (['help', 'help', '/help'] as const);
  return { id, icon, href, label: t(`bottomBar.${id}`), current: pathname === href };
};

/** A visitor is asked to log in; a member finds the account in the side menu. */
const useMe = () => {
  const isLogin = useAtomValue(isLoginAtom);
  const openMenu = useSetAtom(sideMenuOpenAtom);
  const openPopup = useOpenPopup();
  return () => (isLogin ? openMenu(true) : openPopup('login'));
};
