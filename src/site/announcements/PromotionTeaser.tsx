import { useTranslation } from 'react-i18next';

import type { Promotion } from '#api/announcements.ts';
import { PromotionCard } from '#components/PromotionCard/PromotionCard.tsx';

import { useIsHydrated } from '../hydration/use-is-hydrated.ts';

import { usePromotionPeriod } from './use-promotion-period.ts';

export interface PromotionTeaserProps {
  promotion: Promotion;
  moreLabel: string;
}

/** A promotion's card; it leads to the promotion's place on the promotions page. */
export const PromotionTeaser = ({ promotion, moreLabel }: PromotionTeaserProps) => {
  const { t } = useTranslation();
  const period = usePromotionPeriod(promotion);
  // The runtime that prerenders and the browser may write a date differently.
  const isHydrated = useIsHydrated();
  return (
    <PromotionCard
      title={promotion.title}
      summary={promotion.summary}
      art={promotionArt(promotion)}
      href={`/promotions#${promotion.id}`}
      badge={
        promotion.category === 'ALL'
          ? t('promotions.forAll')
          : t(`categories.${promotion.category}`)
      }
      period={isHydrated ? period : undefined}
      moreLabel={moreLabel}
    />
  );
};

/** The picture that the merchant has put first. */
export const promotionArt = ({ announcementImages }: Promotion): string =>
  announcementImages.toSorted((one, other) => one.sequence - other.sequence)[0]?.url ?? '';
