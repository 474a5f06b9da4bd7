import { useTranslation } from 'react-i18next';

import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { PromotionArticleSkeleton } from '#components/PromotionArticle/PromotionArticleSkeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useAnnouncements } from '../../announcements/use-announcements.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useKeepInvitation } from '../../invitation/use-keep-invitation.ts';

import { PromotionList } from './PromotionList.tsx';

/** Everything that is on, in the merchant's order; `#id` opens one of them. */
export const PromotionsScreen = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const announcements = useAnnouncements({ whole: true });
  useKeepInvitation();
  return (
    <Page>
      <Stack gap="x6">
        <PageHeader title={t('promotions.title')} intro={t('promotionList.intro')} />
        {announcements.value && <PromotionList promotions={announcements.value.promotions} />}
        {!announcements.value && announcements.status === 'failed' && (
          <ErrorState
            title={t('promotions.failed')}
            retryLabel={t('common.retry')}
            onRetry={announcements.retry}
          >
            {refusalText(announcements.refusal)}
          </ErrorState>
        )}
        {!announcements.value && announcements.status === 'loading' && <ListSkeleton />}
      </Stack>
    </Page>
  );
};

const ListSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x6">
        <PromotionArticleSkeleton />
        <PromotionArticleSkeleton />
        <PromotionArticleSkeleton />
      </Stack>
    </div>
  );
};
