import { useId } from 'react';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './PrizeBoard.css.ts';
import { visuallyHidden } from '#theme/text.css.ts';

interface PrizeNumberProps {
  number: string;
  /** How many of the last digits stand out. */
  tail: number;
  /** Its presence marks the number as one of a ticket. */
  hitLabel: string | undefined;
}

/** One drawn number; the digits that bets are told of are set off. */
const PrizeNumber = ({ number, tail, hitLabel }: PrizeNumberProps) => {
  const cut = Math.max(0, number.length - tail);
  return (
    <bdi className={styles.number} data-hit={hitLabel ? '' : undefined}>
      {number.slice(0, cut)}
      {tail > 0 && <span className={styles.tail}>{number.slice(cut)}</span>}
      {hitLabel && <span className={visuallyHidden}> {hitLabel}</span>}
    </bdi>
  );
};

/** One tier of a draw's prizes. */
export interface PrizeTier {
  id: string;
  /** "Special prize", "Seventh prize". */
  label: string;
  /** As they were drawn, each with all its digits. */
  numbers: readonly string[];
  /** The prize that everybody looks for first. */
  top?: boolean | undefined;
}

/** The words around the prizes of a draw. */
export interface PrizeBoardLabels {
  /** Names the draw: "Issue 20261121". */
  issue: string;
  /** Head of the tiers' column: "Prize". */
  tier: string;
  /** Head of the numbers' column: "Numbers". */
  numbers: string;
  /** Said while the draw is under way. */
  waiting: string;
  /** Said of a number that a ticket had: "on your ticket". */
  hit?: string | undefined;
}

export interface PrizeBoardProps {
  /** From the highest prize down; null while the draw is under way. */
  tiers: readonly PrizeTier[] | null;
  labels: PrizeBoardLabels;
  /** RFC 3339. */
  openedAt?: string | undefined;
  language: string;
  /** How many of the last digits stand out: those that bets are told of. */
  tail?: number | undefined;
  /** Whether a ticket had a number. */
  isHit?: ((number: string, tierId: string) => boolean) | undefined;
  /** How many tiers the waiting board keeps the place of. */
  blankTiers?: number | undefined;
}

/** All prizes of one draw by tier: 27 of the north, 18 of the south, 23 of a four-digit draw. */
export const PrizeBoard = ({
  tiers,
  labels,
  openedAt,
  language,
  tail = 0,
  isHit,
  blankTiers = 8,
}: PrizeBoardProps) => {
  const id = useId();
  return (
    <article className={styles.frame} aria-labelledby={id}>
      <header className={styles.head}>
        <span id={id} className={styles.issue}>
          {labels.issue}
        </span>
        {openedAt && <RelativeTime value={openedAt} language={language} />}
      </header>
      {tiers === null ? (
        <Waiting label={labels.waiting} rows={blankTiers} />
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <PrizeHeads labels={labels} />
          <tbody>
            {tiers.map((tier) => (
              <tr key={tier.id} className={styles.row} data-top={tier.top || undefined}>
                <th scope="row" className={styles.tier}>
                  {tier.label}
                </th>
                <td className={styles.cell}>
                  <ul className={styles.numbers}>
                    {tier.numbers.map((number, index) => (
                      // A number may be drawn twice: its place tells them apart.
                      // oxlint-disable-next-line react/no-array-index-key -- see above
                      <li key={index} className={styles.item}>
                        <PrizeNumber
                          number={number}
                          tail={tail}
                          hitLabel={isHit?.(number, tier.id) ? labels.hit : undefined}
                        />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
};

const PrizeHeads = ({ labels }: { labels: PrizeBoardLabels }) => (
  <thead className={styles.heads}>
    <tr>
      <th scope="col">{labels.tier}</th>
      <th scope="col">{labels.numbers}</th>
    </tr>
  </thead>
);

const Waiting = ({ label, rows }: { label: string; rows: number }) => (
  <div className={styles.waiting}>
    <p role="status">{label}</p>
    <div aria-hidden="true">
      <Skeleton lines={rows} />
    </div>
  </div>
);
