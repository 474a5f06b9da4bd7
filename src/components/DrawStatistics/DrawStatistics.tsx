import { assignInlineVars } from '@vanilla-extract/dynamic';
import { intlLanguage } from '#domain/intl-language.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { type BallTone, LotteryBall } from '../LotteryBall/LotteryBall.tsx';
import * as styles from './DrawStatistics.css.ts';

/** What past draws tell of one number. */
export interface DrawnNumber {
  /** As its ball carries it. */
  number: string;
  tone?: BallTone | undefined;
  /** How many of the draws had it. */
  drawn: number;
  /** How many draws ago it came last; all of them when it never did. */
  omission: number;
  /** The longest that it ever stayed away, in draws. */
  longest: number;
}

/** The words of the table. */
export interface DrawStatisticsLabels {
  /** Names the table: "First position, last 100 draws". */
  caption: string;
  number: string;
  drawn: string;
  omission: string;
  longest: string;
  /** Explains the mark: "Even share: 10 of 100. What was drawn does not change what will be." */
  even: string;
}

export interface DrawStatisticsProps {
  rows: readonly DrawnNumber[];
  /** How often each would have come if luck were even; the mark across the bars. */
  evenDrawn: number;
  shape?: 'ball' | 'tile' | undefined;
  labels: DrawStatisticsLabels;
  language: string;
}

/**
 * How often each number came, and how long it has stayed away. The even share stands as a mark
 * across the bars, so that chance looks like chance.
 */
export const DrawStatistics = ({
  rows,
  evenDrawn,
  shape,
  labels,
  language,
}: DrawStatisticsProps) => {
  const most = Math.max(evenDrawn, 1, ...rows.map(({ drawn }) => drawn));
  const figures = new Intl.NumberFormat(intlLanguage(language));
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{labels.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {labels.number}
            </th>
            <th scope="col" className={styles.head} data-bars="">
              {labels.drawn}
            </th>
            <th scope="col" className={styles.head}>
              {labels.omission}
            </th>
            <th scope="col" className={styles.head}>
              {labels.longest}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} className={styles.row}>
              <th scope="row" className={styles.number}>
                <LotteryBall number={row.number} tone={row.tone} shape={shape} size="sm" />
              </th>
              <td className={styles.bars}>
                {figures.format(row.drawn)}
                <span
                  aria-hidden="true"
                  className={styles.track}
                  style={assignInlineVars({
                    [styles.share]: String(row.drawn / most),
                    [styles.even]: String(evenDrawn / most),
                  })}
                >
                  <span className={styles.bar} />
                  <span className={styles.mark} />
                </span>
              </td>
              <td className={styles.figure}>{figures.format(row.omission)}</td>
              <td className={styles.figure}>{figures.format(row.longest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key}>
        <span aria-hidden="true" className={styles.keyMark} />
        {labels.even}
      </p>
    </div>
  );
};
