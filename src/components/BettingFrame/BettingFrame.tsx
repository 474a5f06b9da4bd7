import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './BettingFrame.css.ts';

export interface BettingFrameProps {
  /** Where is picked: the issue, the board. */
  children: ReactNode;
  slip: ReactNode;
  /** Names the slip's place: "Your slip". */
  slipLabel: string;
  /** What is on the slip in short, for phones: "3 bets · $6.00"; left out while it is empty. */
  sum?: ReactNode;
  /** The words of the button that leads to the slip. */
  toSlip: string;
  /** What is read, not picked: results, tickets, rules. */
  rest?: ReactNode;
}

/** A board with its slip: beside it on wide screens, below it on phones with a bar that leads there. */
export const BettingFrame = ({
  children,
  slip,
  slipLabel,
  sum,
  toSlip,
  rest,
}: BettingFrameProps) => {
  const place = useRef<HTMLDivElement>(null);
  const goToSlip = () => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.frame}>
      <div className={styles.board}>{children}</div>
      {sum !== undefined && (
        <div className={styles.bar}>
          <span className={styles.sum}>{sum}</span>
          <Button iconEnd="arrowDown" onPress={goToSlip}>
            {toSlip}
          </Button>
        </div>
      )}
      <div ref={place} role="group" tabIndex={-1} aria-label={slipLabel} className={styles.slip}>
        {slip}
      </div>
      {rest && <div className={styles.rest}>{rest}</div>}
    </div>
  );
};
