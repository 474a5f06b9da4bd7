import { Icon } from '../Icon/Icon.tsx';
import * as styles from './GameBadges.css.ts';

/** What a game can be praised for. */
export type GameBadge = 'new' | 'hot' | 'top';

const icons = { new: 'sparkle', hot: 'flame', top: 'crown' } as const;

/** The marks in a tile's corner: at most two, the first with its word. */
export const GameBadges = ({
  badges,
  labels,
}: {
  badges: GameBadge[];
  labels: Record<GameBadge, string>;
}) => (
  <span className={styles.row}>
    {badges.slice(0, 2).map((badge, index) => (
      <span key={badge} className={styles.badge} data-kind={badge} title={labels[badge]}>
        <Icon name={icons[badge]} size={14} {...(index > 0 && { label: labels[badge] })} />
        {index === 0 && <span className={styles.word}>{labels[badge]}</span>}
      </span>
    ))}
  </span>
);
