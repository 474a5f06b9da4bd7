import type { OddsFormat } from '#domain/odds.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { formatOdds } from './format-odds.ts';
import * as styles from './Odds.css.ts';

export interface OddsProps {
  /** Decimal odds, above 1: 2.5 pays two and a half times the stake. */
  value: number;
  /** How it is written; `decimal` by default. */
  format?: OddsFormat | undefined;
  /** BCP-47; decides digits and separators. */
  language: string;
  /** Where the price went since it was last seen; an arrow says so, not the color alone. */
  movement?: 'up' | 'down' | undefined;
  /** The words of the arrow and the lock for who does not see them. */
  labels: { up: string; down: string; suspended: string };
  /** Closed for now: the price is shown behind a lock and does not count. */
  suspended?: boolean | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** A price of a bet, in the player's own way of writing it. */
export const Odds = ({
  value,
  format = 'decimal',
  language,
  movement,
  labels,
  suspended = false,
  size = 'md',
}: OddsProps) => {
  const moved = suspended ? undefined : movement;
  return (
    <span
      className={styles.odds}
      data-size={size}
      data-movement={moved}
      data-suspended={suspended || undefined}
    >
      {/* A new key starts the flash anew for every price. */}
      <bdi key={value} className={styles.figure}>
        {formatOdds(value, format, language)}
      </bdi>
      {(moved || suspended) && (
        <span className={styles.sign}>
          <Icon
            name={suspended ? 'lock' : moved === 'up' ? 'chevronUp' : 'chevronDown'}
            size="0.9em"
          />
          <span className={visuallyHidden}>
            {suspended ? labels.suspended : moved && labels[moved]}
          </span>
        </span>
      )}
    </span>
  );
};
