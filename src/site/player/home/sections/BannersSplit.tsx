import { useTranslation } from 'react-i18next';

import { HeroSplit } from '#components/HeroSplit/HeroSplit.tsx';

import { useSettings } from '../../../settings/use-settings.ts';

import * as styles from '../home.css.ts';
import { useCarouselLabels, useHeroSlides } from '../use-hero-slides.ts';

import { HeroSkeleton } from './HeroSkeleton.tsx';
import { JackpotFigure } from './JackpotFigure.tsx';
import { WelcomeCard } from './WelcomeCard.tsx';

/** The banners beside the jackpot and a greeting. */
export const BannersSplit = () => {
  const { t } = useTranslation();
  const slides = useHeroSlides();
  const labels = useCarouselLabels();
  const { bannerAutoplayMs, bannerSpeedMs } = useSettings().limits;
  if (slides === null) return <HeroSkeleton hero="split" />;
  const side = (
    <>
      <div className={styles.jackpotCard}>
        <JackpotFigure size="md" />
      </div>
      <WelcomeCard />
    </>
  );
  if (slides.length === 0) return <div className={styles.pair}>{side}</div>;
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
