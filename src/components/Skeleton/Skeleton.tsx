import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'box' | 'circle' | undefined;
  /** Width to height of a box, as CSS writes it: `16 / 9`. */
  ratio?: string | undefined;
  /** Any CSS length. */
  width?: string | undefined;
  /** How many lines of text; the last is shorter. */
  lines?: number | undefined;
}

/** Stands where something is loading, in its final size, so that nothing jumps. */
export const Skeleton = ({
  shape = 'text',
  ratio = 'auto',
  width = '100%',
  lines = 1,
}: SkeletonProps) =>
  Array.from({ length: shape === 'text' ? lines : 1 }, (_line, index) => (
    <span
      key={index}
      aria-hidden
      className={styles.shapes[shape]}
      style={assignInlineVars({
        [styles.ratio]: ratio,
        [styles.width]: lines > 1 && index === lines - 1 ? '60%' : width,
      })}
    />
  ));
