import { Badge } from '../Badge/Badge.tsx';
import { MarketPrices, type MarketPricesProps } from './MarketPrices.tsx';
import * as styles from './MatchCard.css.ts';

export interface MatchCardProps extends MarketPricesProps {
  /** Home first. */
  names: readonly [string, string];
  /** What each side has; null before it begins. */
  score: readonly [number, number] | null;
  /** Between the names: "vs", "62'", "Full time". */
  state: string;
  /** Which side has won, once it is over; null for none. */
  winner?: 0 | 1 | null | undefined;
  /** What has happened, the first first: "12' Alderwick". */
  events?: readonly string[] | undefined;
  /** Stands beside the winner's name, so that color is not all that tells it. */
  wonLabel: string;
}

/** A meeting of two sides with its score and its prices. */
export const MatchCard = ({
  names,
  score,
  state,
  winner = null,
  events = [],
  wonLabel,
  ...prices
}: MatchCardProps) => (
  <article className={styles.card} aria-label={names.join(' – ')}>
    <div className={styles.sides}>
      <Side name={names[0]} won={winner === 0} wonLabel={wonLabel} />
      <span className={styles.middle}>
        {score && <span className={styles.score}>{score.join(' : ')}</span>}
        <span className={styles.state}>{state}</span>
      </span>
      <Side name={names[1]} won={winner === 1} wonLabel={wonLabel} />
    </div>
    {events.length > 0 && (
      <ul className={styles.events}>
        {events.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
    <MarketPrices {...prices} />
  </article>
);

const Side = ({ name, won, wonLabel }: { name: string; won: boolean; wonLabel: string }) => (
  <span className={styles.side} data-winner={won}>
    {name} {won && <Badge tone="success">{wonLabel}</Badge>}
  </span>
);
