import { assignInlineVars } from '@vanilla-extract/dynamic';
import { intlLanguage } from '#domain/intl-language.ts';
import { VipBadge } from '../VipBadge/VipBadge.tsx';
import { railShare, rankOf, type Rank } from './rank-share.ts';
import * as styles from './VipProgress.css.ts';

export interface VipProgressLabels {
  /** Names the whole: "Your rank". */
  title: string;
  /** Stands under the number: "points". */
  points: string;
  /** "2,661 points to Platinum". */
  toNext: (points: string, rank: string) => string;
  /** On the highest rank there is nothing to climb: "You hold the highest rank". */
  highest: string;
}

export interface VipProgressProps {
  /** Ascending by points, the first from 0. */
  ranks: readonly Rank[];
  points: number;
  /** The rank that is held, where it is not the one that the points give: it is kept for some time. */
  heldId?: string | undefined;
  language: string;
  labels: VipProgressLabels;
  /** How long the rank is held and what it brings, in words. */
  note?: string | undefined;
}

/** Where a member stands among the ranks, and what the next one takes. */
export const VipProgress = ({
  ranks,
  points,
  heldId,
  language,
  labels,
  note,
}: VipProgressProps) => {
  const held = ranks.findIndex(({ id }) => id === heldId);
  const at = held === -1 ? rankOf(points, ranks) : held;
  const [now, next] = [ranks[at], ranks[at + 1]];
  const number = new Intl.NumberFormat(intlLanguage(language));
  if (!now) return null;
  const way = next
    ? labels.toNext(number.format(next.fromPoints - points), next.name)
    : labels.highest;
  return (
    <section
      aria-label={labels.title}
      className={styles.box}
      style={assignInlineVars({
        [styles.share]: String(railShare(points, ranks, at)),
        [styles.stops]: String(ranks.length),
      })}
    >
      <div className={styles.head}>
        <VipBadge name={now.name} level={at + 1} levels={ranks.length} size="lg" />
        <span className={styles.points}>
          <span className={styles.figure}>{number.format(points)}</span>
          <span className={styles.unit}>{labels.points}</span>
        </span>
      </div>
      <div className={styles.rail}>
        <div
          role="progressbar"
          aria-label={labels.title}
          aria-valuemin={now.fromPoints}
          aria-valuemax={next?.fromPoints ?? points}
          aria-valuenow={points}
          aria-valuetext={way}
          className={styles.track}
        >
          <div className={styles.filled} />
        </div>
        <ol className={styles.marks} aria-label={labels.title}>
          {ranks.map((rank, index) => (
            <li
              key={rank.id}
              className={styles.mark}
              data-now={index === at || undefined}
              aria-current={index === at ? 'step' : undefined}
            >
              <span className={styles.stone} aria-hidden="true">
                <VipBadge
                  name={rank.name}
                  level={index + 1}
                  levels={ranks.length}
                  reached={index <= at}
                  nameHidden
                />
              </span>
              <bdi className={styles.name}>{rank.name}</bdi>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.text}>
        <p>{way}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
};
