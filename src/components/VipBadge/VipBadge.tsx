import { VipEmblem } from './VipEmblem.tsx';
import * as styles from './VipBadge.css.ts';
import { tierOf } from './tier-of.ts';

export interface VipBadgeProps {
  /** "Gold", in the page's language. */
  name: string;
  /** The rank's place among all, from 1. */
  level: number;
  /** How many ranks there are. */
  levels: number;
  /** Shows the emblem alone; the name stays for a screen reader. */
  nameHidden?: boolean | undefined;
  /** A rank still to come is an outline. */
  reached?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

const sides = { sm: 22, md: 32, lg: 48 };

/** A member's rank: a cut stone with as many points as the rank is high. */
export const VipBadge = ({
  name,
  level,
  levels,
  nameHidden = false,
  reached = true,
  size = 'md',
}: VipBadgeProps) => (
  <span
    className={styles.badge}
    data-tier={tierOf(level, levels)}
    data-reached={reached}
    data-size={size}
  >
    <VipEmblem
      pips={tierOf(level, levels)}
      sidePx={sides[size]}
      label={nameHidden ? name : undefined}
    />
    {!nameHidden && <bdi className={styles.name}>{name}</bdi>}
  </span>
);
