import { Icon } from '../Icon/Icon.tsx';
import * as styles from './GameBadges.css.ts';

/** What a game can be praised for. */
export type GameBadge = 'new' | 'hot' | 'top';

const icons = { new: 'sparkle', hot: 'flame', top: 'crown' } as const;

/** Longer words than this need a wider tile, or only their icon is seen. */
const SHORT_WORD = 4;

/**
 * The marks in a tile's corner: at most two, the first with its word where there is room for the
 * whole of it. Every mark has a name for a screen reader.
 */
export const GameBadges = ({
  badges,
  labels,
}: {
  badges: GameBadge[];
  labels: Record<GameBadge, string>;
}) => (
  <span className={styles.row} data-room={roomFor(badges, labels)}>
    {badges.slice(0, 2).map((badge, index) => (
      <span key={badge} className={styles.badge} data-kind={badge} title={labels[badge]}>
        <Icon name={icons[badge]} size={14} {...(index > 0 && { label: labels[badge] })} />
        {index === 0 && <span className={styles.word}>{labels[badge]}</span>}
      </span>
    ))}
  </span>
);

/** How much of the tile's width the marks take: what their word is measured against. */
const roomFor = (badges: GameBadge[], labels: Record<GameBadge, string>): string => {
  const [first] = badges;
  const word = first && labels[first].length > SHORT_WORD ? 'long' : 'short';
  return `${word}-${badges.length > 1 ? 'pair' : 'single'}`;
};
