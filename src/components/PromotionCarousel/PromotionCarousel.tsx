import type { ReactNode } from 'react';
import { Carousel } from '../Carousel/Carousel.tsx';
import type { CarouselLabels } from '../Carousel/CarouselControls.tsx';
import { PromotionCard, type PromotionCardProps } from '../PromotionCard/PromotionCard.tsx';
import { PromotionCardSkeleton } from '../PromotionCard/PromotionCardSkeleton.tsx';
import * as styles from './PromotionCarousel.css.ts';

/** More promotions than this and there are arrows (specification 2). */
const ARROWS_ABOVE = 3;

export interface PromotionCarouselProps {
  promotions: readonly (PromotionCardProps & { id: string })[];
  /** What it shows, for a screen reader. */
  label: string;
  labels: CarouselLabels;
  /** Shows empty cards in the final places. */
  loading?: boolean | undefined;
  /** Stands in place of no promotions. */
  empty?: ReactNode;
}

/** Promotions to swipe through; arrows come with the fourth. It never moves by itself. */
export const PromotionCarousel = ({
  promotions,
  label,
  labels,
  loading = false,
  empty,
}: PromotionCarouselProps) => {
  if (loading) return <Blanks label={label} />;
  if (promotions.length === 0) return empty;
  return (
    <Carousel
      label={label}
      labels={labels}
      arrowsAbove={ARROWS_ABOVE}
      slides={promotions.map(({ id, ...promotion }) => ({
        id,
        content: <PromotionCard {...promotion} />,
      }))}
    />
  );
};

const Blanks = ({ label }: { label: string }) => (
  <div role="group" aria-label={label} aria-busy="true" className={styles.blanks}>
    <PromotionCardSkeleton />
    <PromotionCardSkeleton />
    <div className={styles.third}>
      <PromotionCardSkeleton />
    </div>
  </div>
);
