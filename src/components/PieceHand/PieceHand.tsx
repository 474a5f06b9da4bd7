import type { ReactNode } from 'react';
import * as styles from './PieceHand.css.ts';

/** How a hand ended; the word for it always stands beside the color. */
export type HandTone = 'won' | 'lost' | 'even';

export interface PieceHandProps {
  /** Names the hand: "Your hand", "House". */
  label: string;
  /** What it comes to: "17", "Pair of 4". */
  total?: string | undefined;
  result?: { text: string; tone: HandTone } | undefined;
  /** It is this hand's turn, or the hand that the player chose. */
  active?: boolean | undefined;
  /** The dice, stones or tiles. */
  children: ReactNode;
  /** Below the hand: its stake. */
  foot?: ReactNode;
}

/** A hand on the table: its name, what it comes to, its pieces, and how it ended. */
export const PieceHand = ({
  label,
  total,
  result,
  active = false,
  children,
  foot,
}: PieceHandProps) => (
  <section
    className={styles.hand}
    aria-label={label}
    data-active={active || undefined}
    data-tone={result?.tone}
  >
    <p className={styles.head}>
      <span>{label}</span>
      {total && <span className={styles.total}>{total}</span>}
    </p>
    <div className={styles.pieces}>{children}</div>
    {(result || foot) && (
      <div className={styles.foot}>
        {foot}
        {result && (
          <span className={styles.result} data-tone={result.tone}>
            {result.text}
          </span>
        )}
      </div>
    )}
  </section>
);
