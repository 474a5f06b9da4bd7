import { useTranslation } from 'react-i18next';

import type { Promotion } from '#api/announcements.ts';
import { Carousel } from '#components/Carousel/Carousel.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

import { PromotionTeaser } from '../../../announcements/PromotionTeaser.tsx';
import { useAnnouncements } from '../../../announcements/use-announcements.ts';
import { useRefusalText } from '../../../fields/refusal-text.ts';

import { useCarouselLabels } from '../use-hero-slides.ts';

/** More promotions than this and the carousel has arrows (specification 2). */
const ARROWS_ABOVE = 3;

/** The promotions, to swipe through; each leads to its place on the promotions page. */
export const PromotionsSection = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const announcements = useAnnouncements();
  return (
    <Section
      title={t('home.promotionsTitle')}
      action={
        <LinkButton href="/promotions" variant="ghost" size="sm" iconEnd="arrowEnd">
          {t('home.promotionsAll')}
        </LinkButton>
      }
    >
      {announcements.value && <Promotions promotions={announcements.value.promotions} />}
      {!announcements.value && announcements.status === 'failed' && (
        <ErrorState
          title={t('promotions.failed')}
          retryLabel={t('common.retry')}
          onRetry={announcements.retry}
        >
          {refusalText(announcements.refusal)}
        </ErrorState>
      )}
      {!announcements.value && announcements.status === 'loading' && (
        <Grid min="18rem">
          <Skeleton shape="box" ratio="4 / 3" />
          <Skeleton shape="box" ratio="4 / 3" />
          <Skeleton shape="box" ratio="4 / 3" />
        </Grid>
      )}
    </Section>
  );
};

const Promotions = ({ promotions }: { promotions: Promotion[] }) => {
  const { t } = useTranslation();
  const labels = useCarouselLabels();
  if (promotions.length === 0) {
    return (
      <EmptyState icon="gift" title={t('home.promotionsEmptyTitle')}>
        {t('home.promotionsEmptyText')}
      </EmptyState>
    );
  }
  return (
    <Carousel
      label={t('home.promotionsTitle')}
      labels={labels}
      arrowsAbove={ARROWS_ABOVE}
      slides={promotions.map((promotion) => ({
        id: promotion.id,
        content: <PromotionTeaser promotion={promotion} moreLabel={t('home.promotionsMore')} />,
      }))}
    />
  );
};
