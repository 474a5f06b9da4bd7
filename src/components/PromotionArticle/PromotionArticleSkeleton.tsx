import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './PromotionArticle.css.ts';

/** Stands for a promotion that is on its way, in its final layout. */
export const PromotionArticleSkeleton = () => (
  <div className={styles.article} aria-hidden="true">
    <Skeleton shape="box" ratio="16 / 9" />
    <div className={styles.body}>
      <Skeleton width="60%" />
      <Skeleton lines={3} />
    </div>
  </div>
);
