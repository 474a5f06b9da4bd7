import { visuallyHidden } from '#theme/text.css.ts';
import { FREE_PLACE, bingoLines } from '#games/bingo/rules/bingo-lines.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './BingoCard.css.ts';

/** The words of a card. */
export interface BingoCardLabels {
  /** Names the card: "Your card". */
  card: string;
  /** In the middle: "Free". */
  free: string;
  /** Read after a number that was called: "called". */
  called: string;
  /** Names the balls: "Balls". */
  balls: string;
  /** "12 of 40". */
  count: string;
}

export interface BingoCardProps {
  /** Row by row, 25 numbers; 0 in the free middle. */
  card: readonly number[];
  /** The balls so far, in the order in which they came. */
  balls: readonly number[];
  /** Full lines, as numbers of `bingoLines`; they are lit. */
  lines?: readonly number[] | undefined;
  /** Below the card: how it is played, or what the round came to. */
  message: string;
  labels: BingoCardLabels;
}

const SIDE = 5;
const LAST = 6;

/** A bingo card of 75 balls, with what has been called. */
export const BingoCard = ({ card, balls, lines = [], message, labels }: BingoCardProps) => {
  const called = new Set(balls);
  const lit = new Set(lines.flatMap((line) => bingoLines[line] ?? []));
  const last = balls.slice(-LAST).toReversed();
  return (
    <div className={styles.sheet}>
      <div className={styles.balls} role="group" aria-label={labels.balls}>
        {last.map((ball, at) => (
          <span key={ball} className={styles.ball} data-newest={at === 0 ? '' : undefined}>
            {ball}
          </span>
        ))}
        <span className={styles.count}>{labels.count}</span>
      </div>
      <table className={styles.card} aria-label={labels.card}>
        <tbody>
          {Array.from({ length: SIDE }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: SIDE }, (_column, column) => {
                const place = row * SIDE + column;
                const number = card[place] ?? 0;
                const isFree = place === FREE_PLACE;
                const isMarked = isFree || called.has(number);
                return (
                  <td
                    key={column}
                    className={styles.place}
                    data-marked={isMarked ? '' : undefined}
                    data-lit={lit.has(place) ? '' : undefined}
                  >
                    <span className={styles.mark}>
                      {isFree ? <Icon name="star" size={22} /> : number}
                    </span>
                    {isFree && <span className={visuallyHidden}>{labels.free}</span>}
                    {isMarked && !isFree && (
                      <span className={visuallyHidden}>, {labels.called}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.message}>{message}</p>
    </div>
  );
};
