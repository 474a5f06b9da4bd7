import { useAtomValue } from 'jotai';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';

import type { MenuItem } from '#components/Menu/menu-item.ts';

import { messagesLoadingAtom } from '../../i18n/later-messages.state.ts';
import { memberPagePlaces } from '../../pages/member-page-places.generated.ts';
import { AGENT_HOME } from '../../pages/home-paths.ts';
import { hasMemberPage, isForPlayers, type MemberPageName } from '../../pages/member-pages.ts';
import { UnreadBadge } from '../../inbox/UnreadBadge.tsx';
import { isAgentAtom, isTrialAtom, memberAtom } from '../../session/member.state.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** Who is signed in, and what such a member does with the own account. */
export interface Account {
  name: string;
  note: string | undefined;
  items: MenuItem[];
  onSelect: (id: string) => void;
}

/** The pages that a member looks for most, in the order of the menu (specification 2). */
const PAGES: readonly MemberPageName[] = [
  'securityCenter',
  'depositv2',
  'withdraw',
  'messageV2',
  'rewardCenter',
  'transactionHistory',
  'personalHistoryCopy',
  'limits',
];

/** The member of this session. A trial account has no pages of its own and no password. */
export const useAccount = (): Account => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const isTrial = useAtomValue(isTrialAtom);
  const openPopup = useOpenPopup();
  const own = useOwnItems();
  return {
    name: member?.nickname || member?.account || '',
    note: isTrial ? t('header.trial') : undefined,
    items: [
      ...(isTrial ? [] : own),
      { id: 'logout', label: t('header.logout'), icon: 'logout', danger: true, divided: !isTrial },
    ],
    onSelect: (id) => {
      // Any other leads to a page.
      if (id === 'logout' || id === 'changePassword' || id === 'chat') openPopup(id);
    },
  };
};

const useOwnItems = (): MenuItem[] => {
  const { t } = useTranslation();
  const settings = useSettings();
  // The names of the pages come after the home page, and before anybody can have signed in.
  useAtomValue(messagesLoadingAtom);
  const isAgent = useAtomValue(isAgentAtom);
  const center: MenuItem = {
    id: 'agentHome',
    label: t('agentCenter.pages.agentHome'),
    icon: 'users',
    href: AGENT_HOME,
  };
  const pages = PAGES.filter(
    (name) => hasMemberPage(name)(settings) && !(isAgent && isForPlayers(name)),
  ).map((name) => ({
    id: name,
    label: t(`memberCenter.pages.${name}`),
    icon: memberPagePlaces[name].icon,
    href: `/${name}`,
    badge: createElement(UnreadBadge, { page: name }),
  }));
  return [
    ...(isAgent ? [center] : []),
    ...pages,
    ...(settings.chat.enabled
      ? [{ id: 'chat', label: t('chat.title'), icon: 'chat', divided: true } as const]
      : []),
    { id: 'changePassword', label: t('header.changePassword'), icon: 'lock', divided: true },
  ];
};
