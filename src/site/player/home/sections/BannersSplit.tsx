import { useTranslation } from 'react-i18next';

import { Columns } from '#components/Columns/Columns.tsx';
import { HeroSkeleton } from '#components/HeroSkeleton/HeroSkeleton.tsx';
import { HeroSplit } from '#components/HeroSplit/HeroSplit.tsx';
import { JackpotPlate } from '#components/JackpotPlate/JackpotPlate.tsx';

import { useSettings } from '../../../settings/use-settings.ts';

import { useCarouselLabels, useHeroSlides } from '../use-hero-slides.ts';
import { JackpotFigure } from './JackpotFigure.tsx';
import { Welcome } from './Welcome.tsx';

/** The banners beside the jackpot and a greeting. */
export const BannersSplit = () => {
  const { t } = useTranslation();
  const slides = useHeroSlides();
  const labels = useCarouselLabels();
  const { bannerAutoplayMs, bannerSpeedMs } = useSettings().limits;
  if (slides === null) return <HeroSkeleton hero="split" label={t('common.loading')} />;
  const side = (
    <>
      <JackpotPlate>
        <JackpotFigure size="md" />
      </JackpotPlate>
      <Welcome />
    </>
  );
  if (slides.length === 0) return <Columns>{side}</Columns>;
  return (
    <HeroSplit
      slides={slides}
      label={t('home.bannersLabel')}
      labels={labels}
      autoplayMs={bannerAutoplayMs}
      speedMs={bannerSpeedMs}
      side={side}
    />
  );
};
