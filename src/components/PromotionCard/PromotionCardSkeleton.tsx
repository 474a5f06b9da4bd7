import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './PromotionCard.css.ts';

/** A promotion that is on its way: the form of the card, so that nothing jumps. */
export const PromotionCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true" data-loading>
    <div className={styles.picture}>
      <Skeleton shape="box" ratio="16 / 9" />
    </div>
    <div className={styles.text}>
      <span className={styles.blankTitle}>
        <Skeleton width="75%" />
      </span>
      <span className={styles.blankSummary}>
        <Skeleton lines={2} />
      </span>
      <span className={styles.foot}>
        <Skeleton width="35%" />
      </span>
    </div>
  </div>
);
