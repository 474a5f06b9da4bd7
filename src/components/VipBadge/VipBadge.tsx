import * as styles from './VipBadge.css.ts';
import { tierOf } from './tier-of.ts';

/** Where the points stand, by how many there are; on a 32 × 32 grid. */
const pipPlaces: Record<number, readonly [x: number, y: number][]> = {
  1: [[16, 16]],
  2: [
    [12, 16],
    [20, 16],
  ],
  3: [
    [16, 12.2],
    [11.8, 19],
    [20.2, 19],
  ],
  4: [
    [16, 10.6],
    [10.6, 16],
    [21.4, 16],
    [16, 21.4],
  ],
  5: [
    [16, 16],
    [16, 9.4],
    [9.4, 16],
    [22.6, 16],
    [16, 22.6],
  ],
};

const lozenge = ([x, y]: readonly [number, number], half: number): string =>
  `M${x} ${y - half} ${x + half} ${y} ${x} ${y + half} ${x - half} ${y}Z`;

interface VipEmblemProps {
  pips: number;
  sidePx: number;
  /** Names it; without a name it is decoration. */
  label?: string | undefined;
}

/** A hexagon cut like a stone, drawn for this project. */
const VipEmblem = ({ pips, sidePx, label }: VipEmblemProps) => (
  <svg
    className={styles.emblem}
    width={sidePx}
    height={sidePx}
    viewBox="0 0 32 32"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path className={styles.plate} d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Z" />
    <path className={styles.facet} d="M16 1.5 28.6 8.75 16 16 3.4 8.75Z" />
    <path className={styles.edge} d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Z" />
    {(pipPlaces[pips] ?? []).map((place) => (
      <path key={place.join()} className={styles.pip} d={lozenge(place, pips > 3 ? 2.7 : 3.2)} />
    ))}
  </svg>
);

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
