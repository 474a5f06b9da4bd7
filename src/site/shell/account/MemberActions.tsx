import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon/Icon.tsx';
import { MemberMenu } from '#components/MemberMenu/MemberMenu.tsx';

import { Balance } from '../../money/Balance.tsx';
import { MemberWatch } from './MemberWatch.tsx';
import { useAccount } from './use-account.ts';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HeaderExtra } from '#components/HeaderActions/HeaderExtra.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { messagesLoadingAtom } from '../../i18n/later-messages.state.ts';
import { hasMemberPage } from '../../pages/member-pages.ts';
import { MemberPart } from '../../member-parts/MemberPart.tsx';
import { isGamePath } from '../../pages/game-paths.ts';
import { memberAtom } from '../../session/member.state.ts';
import { UnreadBadge } from '../../inbox/UnreadBadge.tsx';
import { countOn, unreadAtom } from '../../inbox/unread.state.ts';
import { useSettings } from '../../settings/use-settings.ts';

/**
 * What a header shows of a member: the way to deposit, the balance, and the menu. It is on every
 * page, so the member is watched over from here.
 */
export const MemberActions = () => {
  const { t } = useTranslation();
  const account = useAccount();
  const { badge, label } = useUnreadMark();
  const name = t('header.memberMenu', { name: account.name });
  return (
    <>
      <DepositWay />
      <Balance compact />
      <MemberMenu
        {...account}
        emblem={<MemberPart name="rankBadge" isCompact instead={<Icon name="user" size={22} />} />}
        badge={badge}
        label={label === null ? name : `${name}, ${label}`}
      />
      <MemberWatch />
    </>
  );
};

/** Unread messages: a mark on the member's sign, and what it counts; null while there are none. */
const useUnreadMark = () => {
  const { t } = useTranslation();
  const count = countOn(useAtomValue(unreadAtom), 'messageV2');
  return {
    badge: (icon: ReactNode) => (
      <UnreadBadge page="messageV2" isSaid>
        {icon}
      </UnreadBadge>
    ),
    label: count > 0 ? t('inbox.unreadCount', { count }) : null,
  };
};

/** The way to deposit, in the header of a member; not where games are played (specification 2). */
const DepositWay = () => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const coming = useAtomValue(messagesLoadingAtom);
  const { pathname } = useLocation();
  const isOffered = hasMemberPage('depositv2')(useSettings());
  if (!member || member.isTrial || coming || !isOffered || isGamePath(pathname)) return null;
  return (
    <HeaderExtra>
      <LinkButton href="/depositv2" size="sm">
        {t('memberCenter.pages.depositv2')}
      </LinkButton>
    </HeaderExtra>
  );
};
