import { useTranslation } from 'react-i18next';

import type { HomeBanner } from '#api/announcements.ts';
import type { CarouselLabels } from '#components/Carousel/CarouselControls.tsx';
import type { HeroSlide } from '#components/HeroBanner/HeroBanner.tsx';

import { useAnnouncements } from '../../announcements/use-announcements.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';

const HOME_GROUP: HomeBanner['groupName'] = 'w_home';

/** The banners of the home page; null while they are on their way. */
export const useHeroSlides = (): HeroSlide[] | null => {
  const { t } = useTranslation();
  const { value, status } = useAnnouncements();
  const otherLanguage = useOtherLanguage();
  if (!value) return status === 'failed' ? [] : null;
  return value.banners
    .filter(({ groupName }) => groupName === HOME_GROUP)
    .map(({ id, title, subtitle, cta, language, link, url }) => ({
      id,
      title,
      language: otherLanguage(language),
      subtitle: subtitle || undefined,
      cta: cta || t('home.bannerMore'),
      href: link || undefined,
      art: url,
    }));
};

/** The words of the controls of a carousel. */
export const useCarouselLabels = (): CarouselLabels => {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    previous: t('home.previous'),
    next: t('home.next'),
    pause: t('home.bannerPause'),
    play: t('home.bannerPlay'),
    goTo: (number, total) =>
      t('home.slideOf', { number: format.number(number), total: format.number(total) }),
    roleDescription: t('home.carousel'),
    slideRoleDescription: t('home.slide'),
  };
};
