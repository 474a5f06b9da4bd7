import type { CoinSide } from '#games/coin-flip/rules/coin-flip-rules.ts';
import { gamePlate, gameSentence } from '#theme/game-plate.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './CoinToss.css.ts';

export interface CoinTossProps {
  /** What was called, in order. */
  calls: readonly CoinSide[];
  /** How the coin fell, in order; one for each call. */
  flips: readonly CoinSide[];
  /** The last flip is in the air: its side is not told in the list yet. */
  tossing?: boolean | undefined;
  sentence: string;
  labels: {
    /** Names the whole: "The coin". */
    coin: string;
    heads: string;
    tails: string;
    right: string;
    wrong: string;
    /** Names the list of flips. */
    streak: string;
  };
}

/** A coin that is tossed once for every call, and how the calls before went. */
export const CoinToss = ({ calls, flips, tossing = false, sentence, labels }: CoinTossProps) => {
  const side = flips.at(-1) ?? 'heads';
  return (
    <section className={gamePlate} aria-label={labels.coin}>
      <div className={styles.hand} aria-hidden="true">
        <span
          key={flips.length}
          className={styles.coin}
          data-side={side}
          data-tossed={flips.length > 0 || undefined}
        >
          <SideArt side={side} />
        </span>
      </div>
      <p className={gameSentence}>{sentence}</p>
      <ol className={styles.streak} aria-label={labels.streak}>
        {(tossing ? flips.slice(0, -1) : flips).map((fallen, at) => {
          const isRight = calls[at] === fallen;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- flips are told by their place alone
            <li key={at} className={styles.flip} data-result={isRight ? 'right' : 'wrong'}>
              <Icon
                name={isRight ? 'check' : 'close'}
                size={14}
                label={isRight ? labels.right : labels.wrong}
              />
              {labels[fallen]}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

/** Heads has a crowned rider's star, tails a spray of leaves. */
const SideArt = ({ side }: { side: CoinSide }) => (
  <svg className={styles.mark} viewBox="0 0 48 48" fill="currentColor">
    {side === 'heads' ? (
      <path d="M24 3l5.6 12.4L43 17l-9.9 9.3L35.8 40 24 33.2 12.2 40l2.7-13.7L5 17l13.4-1.6zM10 42h28v3H10z" />
    ) : (
      <path
        d="M24 45V22m0 0C13 22 8 15 8 6c10 0 16 6 16 16zm0 0c0-9 5-15 16-16 0 10-5 16-16 16zm0 14c-6 0-11-3-12-9 7 0 12 3 12 9zm0 0c0-6 5-9 12-9-1 6-6 9-12 9z"
        stroke="currentColor"
        strokeWidth="2.4"
      />
    )}
  </svg>
);
