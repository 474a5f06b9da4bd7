import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './PrizeBoard.css.ts';

interface PrizeNumberProps {
  number: string;
  /** How many of the last digits stand out. */
  tail: number;
  /** Its presence marks the number as one of a ticket. */
  hitLabel: string | undefined;
}

/** One drawn number; the digits that bets are told of are set off. */
export const PrizeNumber = ({ number, tail, hitLabel }: PrizeNumberProps) => {
  const cut = Math.max(0, number.length - tail);
  return (
    <bdi className={styles.number} data-hit={hitLabel ? '' : undefined}>
      {number.slice(0, cut)}
      {tail > 0 && <span className={styles.tail}>{number.slice(cut)}</span>}
      {hitLabel && <span className={visuallyHidden}> {hitLabel}</span>}
    </bdi>
  );
};
