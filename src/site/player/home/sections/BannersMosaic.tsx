import { useTranslation } from 'react-i18next';

import { HeroMosaic } from '#components/HeroMosaic/HeroMosaic.tsx';
import { HeroSkeleton } from '#components/HeroSkeleton/HeroSkeleton.tsx';

import { useHeroSlides } from '../use-hero-slides.ts';

/** The banners side by side, the first the largest: nothing moves. */
export const BannersMosaic = () => {
  const { t } = useTranslation();
  const slides = useHeroSlides();
  if (slides === null) return <HeroSkeleton hero="mosaic" label={t('common.loading')} />;
  if (slides.length === 0) return null;
  return <HeroMosaic slides={slides} label={t('home.bannersLabel')} />;
};
