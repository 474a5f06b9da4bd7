import type { ReactNode } from 'react';
import { Image } from '../Image/Image.tsx';
import * as styles from './PlayCover.css.ts';

export interface PlayCoverProps {
  /** The game's picture. Decoration. */
  art: string;
  fallback: string;
  title: string;
  /** Why, and what comes next. */
  children?: ReactNode;
  /** The game is on its way: a line moves. */
  busy?: boolean | undefined;
  /** The way on. */
  action?: ReactNode;
}

/** Stands where a game will be, was, or cannot be. */
export const PlayCover = ({
  art,
  fallback,
  title,
  children,
  busy = false,
  action,
}: PlayCoverProps) => (
  <section
    className={styles.cover}
    aria-busy={busy || undefined}
    role={busy ? 'status' : undefined}
  >
    <div aria-hidden="true" className={styles.ground}>
      <div className={styles.light}>
        <Image src={art} fallback={fallback} alt="" ratio="fill" eager />
      </div>
    </div>
    <div className={styles.plate}>
      <div aria-hidden="true" className={styles.art}>
        <Image src={art} fallback={fallback} alt="" ratio="3 / 4" eager />
      </div>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {busy && <span aria-hidden="true" className={styles.line} />}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  </section>
);
