import { CardFace } from './CardFace.tsx';
import * as styles from './PlayingCard.css.ts';

export interface PlayingCardProps {
  /** 0 to 51, as the rules count; null lies face down. */
  card: number | null;
  /** What a screen reader says: "queen of hearts", "a card, face down". */
  label: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Set off: it won, or it is held. */
  marked?: boolean | undefined;
  /** Steps back: it does not count any more. */
  dimmed?: boolean | undefined;
  /** Slides in, after so many others; stands still when left out. */
  dealtAs?: number | undefined;
}

/** One card, open or face down; it turns over when its face becomes known. */
export const PlayingCard = ({
  card,
  label,
  size = 'md',
  marked = false,
  dimmed = false,
  dealtAs,
}: PlayingCardProps) => (
  <span
    role="img"
    aria-label={label}
    className={`${styles.place} ${styles.sizes[size]}`}
    data-dimmed={dimmed || undefined}
    data-dealt={dealtAs === undefined ? undefined : ''}
    style={dealtAs === undefined ? undefined : { animationDelay: `${dealtAs * 220}ms` }}
  >
    <span className={styles.card} data-open={card !== null || undefined}>
      <span className={styles.back} aria-hidden="true">
        <span className={styles.weave} />
      </span>
      <span className={styles.front} aria-hidden="true" data-marked={marked || undefined}>
        {card !== null && <CardFace card={card} />}
      </span>
    </span>
  </span>
);
