import { intlLanguage } from '#domain/intl-language.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Money } from '../Money/Money.tsx';
import * as styles from './LeaderboardRow.css.ts';

/** How a place changed since the board was last closed. */
export type RankMove = 'up' | 'down' | 'same' | 'new';

export interface LeaderboardRowProps {
  /** The place on the board, from 1. */
  rank: number;
  /** Masked by the platform; the member's own name in their own row. */
  name: string;
  avatarUrl?: string | undefined;
  /** What is ranked, written out: "12,450 points". */
  points: string;
  move?: RankMove | undefined;
  /** How many places it moved. */
  moveBy?: number | undefined;
  /** The movement in words: "up 3 places". */
  moveLabel?: string | undefined;
  /** Whole minor units; left out where the place wins nothing. */
  prizeMinor?: number | undefined;
  currency: string;
  language: string;
  /** Marks the member's own row; "You". */
  ownLabel?: string | undefined;
}

const signs: Record<RankMove, IconName> = {
  up: 'arrowUp',
  down: 'arrowDown',
  same: 'minus',
  new: 'sparkle',
};

/** One place on a board: who, with how much, how it moved, and what it wins. */
export const LeaderboardRow = ({
  rank,
  name,
  avatarUrl,
  points,
  move,
  moveBy,
  moveLabel,
  prizeMinor,
  currency,
  language,
  ownLabel,
}: LeaderboardRowProps) => {
  const number = new Intl.NumberFormat(intlLanguage(language));
  return (
    <div className={styles.row} data-own={ownLabel ? '' : undefined}>
      <span className={styles.place}>
        <span className={styles.rank} data-medal={rank <= 3 ? rank : undefined}>
          {number.format(rank)}
        </span>
        {move && (
          <span className={styles.move} data-move={move} title={moveLabel}>
            <Icon name={signs[move]} size={12} />
            {moveBy !== undefined && moveBy > 0 && (
              <span aria-hidden="true">{number.format(moveBy)}</span>
            )}
            {moveLabel && <span className={visuallyHidden}>{moveLabel}</span>}
          </span>
        )}
      </span>
      <Avatar name={name} src={avatarUrl} sizePx={40} />
      <span className={styles.line}>
        <span className={styles.text}>
          <span className={styles.own}>
            <bdi className={styles.name}>{name}</bdi>
            {ownLabel && <span className={styles.ownMark}>{ownLabel}</span>}
          </span>
          <span className={styles.points}>
            <bdi>{points}</bdi>
          </span>
        </span>
        {prizeMinor !== undefined && (
          <span className={styles.prize}>
            <Money minor={prizeMinor} currency={currency} language={language} />
          </span>
        )}
      </span>
    </div>
  );
};
