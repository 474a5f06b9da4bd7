import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { readAgentAnnouncements } from '#api/agent-announcements.ts';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { ForeignText } from '#components/ForeignText/ForeignText.tsx';
import { Html } from '#components/Html/Html.tsx';

import { callAtom } from '../client/call.state.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useOtherLanguage } from '../i18n/use-other-language.ts';
import type { AgentAnnouncements } from './announcements.state.ts';

interface AnnouncementListProps {
  announcements: AgentAnnouncements['announcements'];
  openId: string | null;
  onOpenChange: (id: string | null) => void;
  /** Something was read: what is unread has changed. */
  onRead: () => Promise<void>;
}

/** Announcements by title; one that is opened is read. */
export const AnnouncementList = ({
  announcements,
  openId,
  onOpenChange,
  onRead,
}: AnnouncementListProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const otherLanguage = useOtherLanguage();
  const call = useAtomValue(callAtom);
  const open = (id: string | null) => {
    onOpenChange(id);
    if (announcements.some((each) => each.id === id && !each.read))
      void call(readAgentAnnouncements, { ids: [id ?? ''] }).then(onRead);
  };
  return (
    <Accordion
      openId={openId}
      onOpenChange={open}
      items={announcements.map(({ id, title, content, language, publishedAt, read }) => ({
        id,
        title: <ForeignText language={otherLanguage(language)}>{title}</ForeignText>,
        meta: (
          <Cluster gap="x2">
            {!read && <Badge tone="accent">{t('agentArea.new')}</Badge>}
            <time dateTime={publishedAt}>{format.date(publishedAt)}</time>
          </Cluster>
        ),
        content: <Html html={content} language={otherLanguage(language)} />,
      }))}
    />
  );
};
