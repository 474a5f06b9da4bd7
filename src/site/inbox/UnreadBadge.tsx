import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { NotificationBadge } from '#components/NotificationBadge/NotificationBadge.tsx';

import { useLanguage } from '../i18n/use-language.ts';
import { countOn, unreadAtom } from './unread.state.ts';

interface UnreadBadgeProps {
  page: string;
  children?: ReactNode;
  /** A dot alone: what it stands on says the number in its name. */
  silent?: boolean;
}

/** How many things wait on a page of the member center; nothing at 0. */
export const UnreadBadge = ({ page, children, silent = false }: UnreadBadgeProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const count = countOn(useAtomValue(unreadAtom), page);
  const label = t(page === 'messageV2' ? 'inbox.unreadCount' : 'inbox.waitingCount', { count });
  return (
    <NotificationBadge count={count} language={language} label={silent ? '' : label} dot={silent}>
      {children}
    </NotificationBadge>
  );
};
