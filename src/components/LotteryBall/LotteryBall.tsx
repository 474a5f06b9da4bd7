import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LotteryBall.css.ts';

/** A family of balls; each has a ring of its own beside its color. */
export type BallTone = 'plain' | 'red' | 'blue' | 'green' | 'gold';

export interface LotteryBallProps {
  /** As the ball carries it: "07". */
  number: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  tone?: BallTone | undefined;
  /** The word for its color family, read after the number: "red wave". */
  toneLabel?: string | undefined;
  /** Stands under the ball: a zodiac animal, an element. */
  attribute?: string | undefined;
  /** Balls are round; the cars of PK10 are tiles. */
  shape?: 'ball' | 'tile' | undefined;
  /** The word that marks the special number of a draw; its presence sets the ball off. */
  specialLabel?: string | undefined;
  /** Whether a ticket had it; `hitLabel` says so for a screen reader. */
  result?: 'hit' | 'missed' | undefined;
  hitLabel?: string | undefined;
}

/** One number of a draw or a ticket. */
export const LotteryBall = ({
  number,
  size = 'md',
  tone = 'plain',
  toneLabel,
  attribute,
  shape = 'ball',
  specialLabel,
  result,
  hitLabel,
}: LotteryBallProps) => {
  const read = [toneLabel, specialLabel, result === 'hit' && hitLabel].filter(Boolean).join(', ');
  return (
    <span className={`${styles.figure} ${styles.sizes[size]} ${styles.tones[tone]}`}>
      <span
        className={styles.ball}
        data-tone={tone}
        data-shape={shape}
        data-special={specialLabel ? '' : undefined}
        data-result={result}
      >
        <span className={styles.disc}>{number}</span>
        {result === 'hit' && (
          <span className={styles.hit}>
            <Icon name="check" size={12} />
          </span>
        )}
      </span>
      {read && <span className={visuallyHidden}>{read}</span>}
      {attribute && <span className={styles.attribute}>{attribute}</span>}
    </span>
  );
};
