import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { NotificationBadge } from '#components/NotificationBadge/NotificationBadge.tsx';

import { useLanguage } from '../i18n/use-language.ts';
import { countOn, unreadAtom } from './unread.state.ts';

export interface UnreadBadgeProps {
  page: string;
  children?: ReactNode;
  /** Only a mark without words: what it stands in says what waits. */
  silent?: boolean;
}

/** How many things wait on a page of the member center; nothing at 0. */
export const UnreadBadge = ({ page, children, silent = false }: UnreadBadgeProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const count = countOn(useAtomValue(unreadAtom), page);
  return (
    <NotificationBadge
      count={count}
      language={language}
      dot={silent}
      label={
        silent ? '' : t(`inbox.${page === 'messageV2' ? 'unread' : 'waiting'}Count`, { count })
      }
    >
      {children}
    </NotificationBadge>
  );
};
