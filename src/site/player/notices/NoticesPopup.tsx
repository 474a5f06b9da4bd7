import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Notice } from '#api/announcements.ts';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { ForeignText } from '#components/ForeignText/ForeignText.tsx';
import { Html } from '#components/Html/Html.tsx';
import { Pagination } from '#components/Pagination/Pagination.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { PromotionButton } from '../../announcements/PromotionButton.tsx';
import { pageOf, pageOfIndex } from '../../announcements/pages.ts';
import { useAnnouncements } from '../../announcements/use-announcements.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';
import { usePopupDetails } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** All notices, page by page; opened at the one that was pressed in the marquee. */
export const NoticesPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  return (
    <Dialog
      open
      size="lg"
      title={t('notices.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <NoticesBody />
    </Dialog>
  );
};

const NoticesBody = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const announcements = useAnnouncements({ whole: true });
  const startId = usePopupDetails('notices')?.id ?? null;

  if (announcements.value === undefined && announcements.status === 'failed') {
    return (
      <ErrorState
        title={t('notices.failed')}
        retryLabel={t('common.retry')}
        onRetry={announcements.retry}
      >
        {refusalText(announcements.refusal)}
      </ErrorState>
    );
  }
  if (announcements.value === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton shape="text" lines={8} />
      </div>
    );
  }
  const { notices } = announcements.value;
  if (notices.length === 0) {
    return (
      <EmptyState icon="bell" title={t('notices.emptyTitle')}>
        {t('notices.emptyText')}
      </EmptyState>
    );
  }
  return <NoticePages key={startId} notices={notices} startId={startId} />;
};

const NoticePages = ({ notices, startId }: { notices: Notice[]; startId: string | null }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const close = useClosePopup();
  const otherLanguage = useOtherLanguage();
  const { announcementPageSize } = useSettings().limits;
  const startIndex = notices.findIndex(({ id }) => id === startId);
  const [openId, setOpenId] = useState(startId);
  const [wantedPage, setWantedPage] = useState(pageOfIndex(startIndex, announcementPageSize));
  const { items, page, totalPages } = pageOf(notices, wantedPage, announcementPageSize);
  const turn = (next: number) => {
    setWantedPage(next);
    setOpenId(null);
  };
  return (
    <Stack gap="x4">
      <Accordion
        openId={openId}
        onOpenChange={setOpenId}
        items={items.map(({ id, title, content, language, publishedAt, promotionType }) => ({
          id,
          title: <ForeignText language={otherLanguage(language)}>{title}</ForeignText>,
          meta: <time dateTime={publishedAt}>{format.date(publishedAt)}</time>,
          content: (
            <Stack gap="x4">
              <Html html={content} language={otherLanguage(language)} />
              {promotionType && <PromotionButton promotionType={promotionType} onLeave={close} />}
            </Stack>
          ),
        }))}
      />
      <Pagination
        page={page}
        pages={totalPages}
        onChange={turn}
        label={t('notices.pages')}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        formatPage={(number) => format.number(number)}
      />
    </Stack>
  );
};
