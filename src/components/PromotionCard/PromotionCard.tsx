import { Badge } from '../Badge/Badge.tsx';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Image } from '../Image/Image.tsx';
import * as styles from './PromotionCard.css.ts';

export interface PromotionCardProps {
  title: string;
  summary: string;
  /** BCP-47 of title and summary, where it is not the page's. */
  language?: string | undefined;
  /** The picture's address. */
  art: string;
  fallback?: string | undefined;
  /** Where it leads; without it `onPress` is called. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** The word for its kind: "Slots", "New". */
  badge?: string | undefined;
  /** When it holds, in the page's language. */
  period?: string | undefined;
  /** The words of its way in: "Read more". */
  moreLabel: string;
  eager?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
}

/** A promotion to look into; the whole card is the link. */
export const PromotionCard = ({
  title,
  summary,
  language,
  art,
  fallback,
  href,
  onPress,
  badge,
  period,
  moreLabel,
  eager,
  level = 3,
}: PromotionCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Image src={art} alt="" ratio="16 / 9" fallback={fallback} eager={eager} />
        {badge && (
          <span className={styles.badge}>
            <Badge tone="accent">{badge}</Badge>
          </span>
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title} {...languageAttributes(language)}>
          {href === undefined ? (
            <button type="button" className={styles.link} onClick={onPress}>
              {title}
            </button>
          ) : (
            <a href={href} className={styles.link} onClick={onPress}>
              {title}
            </a>
          )}
        </Heading>
        <p className={styles.summary} {...languageAttributes(language)}>
          {summary}
        </p>
        <div className={styles.foot}>
          {period && <span className={styles.period}>{period}</span>}
          <span className={styles.more} aria-hidden>
            {moreLabel}
            <Icon name="arrowEnd" size={18} />
          </span>
        </div>
      </div>
    </article>
  );
};
