import { useTranslation } from 'react-i18next';

import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useAnnouncements } from '../../announcements/use-announcements.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useKeepInvitation } from '../../invitation/use-keep-invitation.ts';

import { PromotionList } from './PromotionList.tsx';
import * as styles from './promotions.css.ts';

/** Everything that is on, in the merchant's order; `#id` opens one of them. */
export const PromotionsScreen = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const announcements = useAnnouncements();
  useKeepInvitation();
  return (
    <Page>
      <Stack gap="x6">
        <header className={styles.header}>
          <h1 className={styles.heading}>{t('promotions.title')}</h1>
          <p className={styles.intro}>{t('promotions.intro')}</p>
        </header>
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
    <div role="status" aria-label={t('common.loading')} className={styles.list}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.article}>
          <Skeleton shape="box" ratio="16 / 9" />
          <div className={styles.words}>
            <Skeleton width="60%" />
            <Skeleton lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
};
