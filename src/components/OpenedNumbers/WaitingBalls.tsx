import { type LotteryFamily, lotteryShapes } from '#domain/lottery/families.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './OpenedNumbers.css.ts';

/** Keeps the place of balls that are being drawn. */
export const WaitingBalls = ({ family, label }: { family: LotteryFamily; label: string }) => (
  <>
    <div aria-hidden="true" className={styles.balls}>
      {Array.from({ length: lotteryShapes[family].drawn }, (_ball, index) => (
        <Skeleton key={index} shape="circle" width="2.5rem" />
      ))}
    </div>
    <p role="status" className={styles.waiting}>
      {label}
    </p>
  </>
);
