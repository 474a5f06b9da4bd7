import type { ReactNode } from 'react';
import { intlLanguage } from '#domain/intl-language.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './PointsCard.css.ts';

export interface PointsCardProps {
  /** "Points". */
  label: string;
  /** Null while it is not known. */
  points: number | null;
  language: string;
  /** What they can be changed into: "Worth $124.50". */
  worth?: string | undefined;
  /** What a member should know: "Points never expire". */
  note?: string | undefined;
  /** The member's rank, a `VipBadge`. */
  rank?: ReactNode;
  /** Ways to go on: redeem, history, rules. */
  actions?: ReactNode;
}

/** How many points a member has, on a card of the house. */
export const PointsCard = ({
  label,
  points,
  language,
  worth,
  note,
  rank,
  actions,
}: PointsCardProps) => (
  <section aria-label={label} className={styles.card}>
    <div className={styles.head}>
      <span className={styles.label}>{label}</span>
      {rank}
    </div>
    <div className={styles.figures} aria-live="polite" aria-busy={points === null}>
      <span className={styles.points}>
        {points === null ? (
          <Skeleton width="6ch" />
        ) : (
          <bdi>{new Intl.NumberFormat(intlLanguage(language)).format(points)}</bdi>
        )}
      </span>
      {worth && <span className={styles.detail}>{worth}</span>}
      {note && <span className={styles.detail}>{note}</span>}
    </div>
    {actions && <div className={styles.foot}>{actions}</div>}
  </section>
);
