import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as row from '../WinnerRow/WinnerRow.css.ts';

/** Lines of the winners board that are still loading, in their final height. */
export const WinnerRowSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={row.row} aria-hidden="true">
      <span className={row.icon} />
      <span className={row.text}>
        <Skeleton width="60%" />
        <Skeleton width="5rem" />
        <Skeleton width="80%" />
      </span>
    </div>
  ));
