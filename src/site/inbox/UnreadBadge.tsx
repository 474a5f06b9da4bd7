import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { NotificationBadge } from '#components/NotificationBadge/NotificationBadge.tsx';

import { useLanguage } from '../i18n/use-language.ts';
import { countOn, unreadAtom } from './unread.state.ts';

interface UnreadBadgeProps {
  page: string;
  /** What it stands on says the number itself: a dot, which covers no emblem. */
  isSaid?: boolean;
  children?: ReactNode;
}

/** How many things wait on a page of the member center; nothing at 0. */
export const UnreadBadge = ({ page, isSaid = false, children }: UnreadBadgeProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const count = countOn(useAtomValue(unreadAtom), page);
  return (
    <NotificationBadge
      count={count}
      language={language}
      dot={isSaid}
      label={
        isSaid
          ? ''
          : t(page === 'messageV2' ? 'inbox.unreadCount' : 'inbox.waitingCount', { count })
      }
    >
      {children}
    </NotificationBadge>
  );
};
