import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './GameTileSkeleton.css.ts';

/** A tile that is still loading: the size of the real one, so that nothing jumps. */
export const GameTileSkeleton = ({
  titlePlace = 'over',
}: {
  titlePlace?: 'over' | 'under' | undefined;
}) => (
  <div className={styles.tile}>
    <div className={styles.art}>
      <Skeleton shape="box" ratio="auto" />
    </div>
    {titlePlace === 'under' && (
      <div className={styles.text}>
        <span className={styles.name}>
          <Skeleton width="80%" />
        </span>
        <span className={styles.vendor}>
          <Skeleton width="45%" />
        </span>
      </div>
    )}
  </div>
);
