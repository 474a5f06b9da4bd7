import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Pagination } from '#components/Pagination/Pagination.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { AnnouncementList } from '../../agent-center/AnnouncementList.tsx';
import { announcementsQuery } from '../../agent-center/announcements.state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** What the brand announces to its agents, page by page; the address says which page and what is open. */
export const AgentAnnouncementsScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage
      title={t('agentCenter.pages.agentAnnouncement')}
      intro={t('agentArea.announcementsIntro')}
    >
      <Announcements />
    </AgentPage>
  );
};

/** The page that the address names; the first for one that is none. */
const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 1 && page <= 500 ? page : 1;
};

const Announcements = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { announcementPageSize: pageSize } = useSettings().limits;
  const [query, setQuery] = useSearchParams();
  const pageNo = pageIn(query);
  const remote = useMemberQuery(announcementsQuery, { language, pageNo, pageSize });
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!value) return <PageLoader label={t('common.loading')} />;
  if (value.announcements.length === 0)
    return (
      <EmptyState icon="bell" title={t('agentArea.noAnnouncements')}>
        {t('agentArea.noAnnouncementsText')}
      </EmptyState>
    );
  const number = format.number(value.unread);
  return (
    <Stack gap="x4">
      <p role="status">
        {value.unread === 0
          ? t('agentArea.allRead')
          : t('agentArea.unreadCount', { count: value.unread, number })}
      </p>
      <AnnouncementList
        announcements={value.announcements}
        openId={query.get('open')}
        onOpenChange={(id) =>
          setQuery({ ...(pageNo > 1 && { page: String(pageNo) }), ...(id && { open: id }) })
        }
        onRead={remote.reload}
      />
      <Pagination
        page={pageNo}
        pages={value.totalPages}
        onChange={(page) => setQuery({ page: String(page) })}
        label={t('agentArea.pages')}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        formatPage={(page) => format.number(page)}
      />
    </Stack>
  );
};
