import { useTranslation } from 'react-i18next';

import { HeroCarousel } from '#components/HeroCarousel/HeroCarousel.tsx';
import { HeroSkeleton } from '#components/HeroSkeleton/HeroSkeleton.tsx';

import { useSettings } from '../../../settings/use-settings.ts';

import { useCarouselLabels, useHeroSlides } from '../use-hero-slides.ts';

/** The banners, one after the other over the whole width. */
export const BannersCarousel = () => {
  const { t } = useTranslation();
  const slides = useHeroSlides();
  const labels = useCarouselLabels();
  const { bannerAutoplayMs, bannerSpeedMs } = useSettings().limits;
  if (slides === null) return <HeroSkeleton hero="carousel" label={t('common.loading')} />;
  if (slides.length === 0) return null;
  return (
    <HeroCarousel
      slides={slides}
      label={t('home.bannersLabel')}
      labels={labels}
      autoplayMs={bannerAutoplayMs}
      speedMs={bannerSpeedMs}
    />
  );
};
