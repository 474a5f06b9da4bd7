import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';

import { AnnouncementList } from '../../agent-center/AnnouncementList.tsx';
import { announcementsQuery } from '../../agent-center/announcements.state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useMemberQuery } from '../../remote/member-query.ts';

/** The newest announcements to agents; nothing where there are none. */
export const HomeAnnouncements = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const [openId, setOpenId] = useState<string | null>(null);
  const { value, reload } = useMemberQuery(announcementsQuery, {
    language,
    pageNo: 1,
    pageSize: 3,
  });
  if (!value || value.announcements.length === 0) return null;
  const { unread } = value;
  return (
    <Section
      title={t('agentArea.announcements')}
      description={
        unread === 0
          ? t('agentArea.allRead')
          : t('agentArea.unreadCount', { count: unread, number: format.number(unread) })
      }
      action={
        <LinkButton href="/agentAnnouncement" variant="ghost" size="sm">
          {t('agentArea.allAnnouncements')}
        </LinkButton>
      }
    >
      <AnnouncementList
        announcements={value.announcements}
        openId={openId}
        onOpenChange={setOpenId}
        onRead={reload}
      />
    </Section>
  );
};
