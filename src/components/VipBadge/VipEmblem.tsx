import * as styles from './VipBadge.css.ts';

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

export interface VipEmblemProps {
  pips: number;
  sidePx: number;
  /** Names it; without a name it is decoration. */
  label?: string | undefined;
}

/** A hexagon cut like a stone, drawn for this project. */
export const VipEmblem = ({ pips, sidePx, label }: VipEmblemProps) => (
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
