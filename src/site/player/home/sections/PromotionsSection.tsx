import { useTranslation } from 'react-i18next';

import type { Promotion } from '#api/announcements.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import {
  PromotionCarousel,
  type PromotionCarouselProps,
} from '#components/PromotionCarousel/PromotionCarousel.tsx';
import { Section } from '#components/Section/Section.tsx';

import { standingWord } from '../../../announcements/standing-word.ts';
import { promotionArt } from '../../../announcements/promotion-art.ts';
import { useAnnouncements } from '../../../announcements/use-announcements.ts';
import { usePromotionPeriod } from '../../../announcements/use-promotion-period.ts';
import { usePromotionStandings } from '../../../announcements/use-promotion-standings.ts';
import { useRefusalText } from '../../../fields/refusal-text.ts';
import { useIsHydrated } from '../../../hydration/use-is-hydrated.ts';
import { useOtherLanguage } from '../../../i18n/use-other-language.ts';

import { useCarouselLabels } from '../use-hero-slides.ts';

/** The promotions, to swipe through; each leads to its place on the promotions page. */
export const PromotionsSection = () => {
  const { t } = useTranslation();
  const { value, ...announcements } = useAnnouncements();
  return (
    <Section
      title={t('home.promotionsTitle')}
      action={
        <LinkButton href="/promotions" variant="ghost" size="sm" iconEnd="arrowEnd">
          {t('home.promotionsAll')}
        </LinkButton>
      }
    >
      {!value && announcements.status === 'failed' ? (
        <Failed refusal={announcements.refusal} onRetry={announcements.retry} />
      ) : (
        <Promotions promotions={value?.promotions} />
      )}
    </Section>
  );
};

const Promotions = ({ promotions }: { promotions: Promotion[] | undefined }) => {
  const { t } = useTranslation();
  const labels = useCarouselLabels();
  const cards = usePromotionCards(promotions ?? []);
  return (
    <PromotionCarousel
      label={t('home.promotionsTitle')}
      labels={labels}
      promotions={cards}
      loading={!promotions}
      empty={
        <EmptyState icon="gift" title={t('home.promotionsEmptyTitle')}>
          {t('home.promotionsEmptyText')}
        </EmptyState>
      }
    />
  );
};

const Failed = ({ refusal, onRetry }: { refusal: string; onRetry: () => void }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  return (
    <ErrorState title={t('promotions.failed')} retryLabel={t('common.retry')} onRetry={onRetry}>
      {refusalText(refusal)}
    </ErrorState>
  );
};

const usePromotionCards = (
  promotions: readonly Promotion[],
): PromotionCarouselProps['promotions'] => {
  const { t } = useTranslation();
  const period = usePromotionPeriod();
  const otherLanguage = useOtherLanguage();
  // The runtime that prerenders and the browser may write a date differently.
  const isHydrated = useIsHydrated();
  const { value: standings } = usePromotionStandings();
  const standingLabel = (promotion: Promotion): string | undefined => {
    const standing = standings?.find(({ id }) => id === promotion.id);
    return standing && t(`promotionOffer.states.${standingWord(standing, promotion.mechanic)}`);
  };
  return promotions.map((promotion) => ({
    id: promotion.id,
    title: promotion.title,
    summary: promotion.summary,
    language: otherLanguage(promotion.language),
    art: promotionArt(promotion),
    href: `/promotions#${promotion.id}`,
    badge: standingLabel(promotion) ?? t(categoryKey(promotion)),
    period: isHydrated ? period(promotion) : undefined,
    moreLabel: t('home.promotionsMore'),
  }));
};

const categoryKey = ({ category }: Promotion) =>
  category === 'ALL' ? 'promotions.forAll' : (`categories.${category}` as const);
