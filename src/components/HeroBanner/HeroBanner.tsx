import { languageAttributes } from '../ForeignText/language-attributes.ts';
import { Image } from '../Image/Image.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import * as styles from './HeroBanner.css.ts';

/** One banner of a hero, in the page's language. */
export interface HeroSlide {
  id: string;
  title: string;
  subtitle?: string | undefined;
  /** BCP-47 of title and subtitle, where it is not the page's. */
  language?: string | undefined;
  /** The words of its button; without them or an `href` there is none. */
  cta?: string | undefined;
  /** Where it leads. */
  href?: string | undefined;
  /** The picture's address; the picture is decoration, the words say what counts. */
  art: string;
}

export interface HeroBannerProps {
  slide: HeroSlide;
  /** `small` is a tile that is a link as a whole. */
  size?: 'large' | 'small' | undefined;
  /** Fetch the picture at once: it is what the first screen shows. */
  eager?: boolean | undefined;
  /** The page's first headline is its `h1`. */
  level?: 1 | 2 | 3 | undefined;
}

/** Full-bleed art under a veil of the page's own ground, so that words read in both modes. */
export const HeroBanner = ({
  slide: { title, subtitle, language, cta, href, art },
  size = 'large',
  eager = false,
  level = 2,
}: HeroBannerProps) => {
  const Heading = `h${level}` as const;
  const isTile = size === 'small' && href !== undefined;
  return (
    <div className={styles.banner({ size })} data-linked={href !== undefined || undefined}>
      <div className={styles.art({ size })}>
        <Image src={art} alt="" ratio="fill" focus="78% 50%" eager={eager} />
      </div>
      <div className={styles.text({ size })}>
        <Heading className={styles.title({ size })} {...languageAttributes(language)}>
          {isTile ? (
            <a href={href} className={styles.tileLink}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {subtitle && (
          <p className={styles.subtitle({ size })} {...languageAttributes(language)}>
            {subtitle}
          </p>
        )}
        {size === 'large' && cta && href !== undefined && (
          <div className={styles.action}>
            <LinkButton href={href} size="lg" iconEnd="arrowEnd">
              {cta}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
};
