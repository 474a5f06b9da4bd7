import { BannerCarousel, type BannerCarouselProps } from '../BannerCarousel/BannerCarousel.tsx';
import { HeroBanner, type HeroSlide } from '../HeroBanner/HeroBanner.tsx';

export interface HeroCarouselProps extends Omit<BannerCarouselProps, 'slides' | 'height'> {
  slides: readonly HeroSlide[];
}

/** The banners of the home page, one after the other; the first one's title is the page's own. */
export const HeroCarousel = ({ slides, ...carousel }: HeroCarouselProps) => (
  <BannerCarousel
    {...carousel}
    slides={slides.map((slide, index) => ({
      id: slide.id,
      content: <HeroBanner slide={slide} eager={index === 0} level={index === 0 ? 1 : 2} />,
    }))}
  />
);
