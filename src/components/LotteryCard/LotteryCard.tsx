import type { ReactNode } from 'react';
import { Image } from '../Image/Image.tsx';
import { type BallTone, LotteryBall } from '../LotteryBall/LotteryBall.tsx';
import * as styles from './LotteryCard.css.ts';

/** One drawn number of the last draw. */
export interface CardBall {
  number: string;
  tone?: BallTone | undefined;
  /** The words for its color and for a special number, read after it. */
  label?: string | undefined;
}

export interface LotteryCardProps {
  name: string;
  href: string;
  /** What kind it is and how often it is drawn: "Five digits · every minute". */
  meta: string;
  iconUrl: string;
  fallbackUrl: string;
  /** Names the last draw: "Last numbers · 20261121-042". */
  lastLabel: string;
  lastIssue?: string | undefined;
  /** The last numbers: balls, or one prize as it is written; null when none was drawn yet. */
  last: { balls: readonly CardBall[]; shape?: 'ball' | 'tile' } | { prize: string } | null;
  /** Said in place of numbers. */
  noneLabel: string;
  /** Until when its open draw is sold: a `Countdown` with its words, or a state. */
  children: ReactNode;
  /** It cannot be played now. */
  resting?: boolean | undefined;
  level?: 2 | 3 | undefined;
}

/** A lottery in a list: its art, its last numbers, and how long its open draw is sold. */
export const LotteryCard = ({
  name,
  href,
  meta,
  iconUrl,
  fallbackUrl,
  lastLabel,
  lastIssue,
  last,
  noneLabel,
  children,
  resting = false,
  level = 3,
}: LotteryCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-resting={resting || undefined}>
      <header className={styles.head}>
        <span className={styles.art}>
          <Image src={iconUrl} fallback={fallbackUrl} alt="" ratio="fill" />
        </span>
        <span className={styles.text}>
          <Heading>
            <a href={href} className={styles.name}>
              {name}
            </a>
          </Heading>
          <span className={styles.meta}>{meta}</span>
        </span>
      </header>
      <div className={styles.last}>
        <p className={styles.lastHead}>
          <span>{lastLabel}</span>
          {lastIssue && <bdi>{lastIssue}</bdi>}
        </p>
        <LastNumbers last={last} noneLabel={noneLabel} />
      </div>
      <footer className={styles.foot}>{children}</footer>
    </article>
  );
};

const LastNumbers = ({ last, noneLabel }: Pick<LotteryCardProps, 'last' | 'noneLabel'>) => {
  if (last === null) return <p className={styles.meta}>{noneLabel}</p>;
  if ('prize' in last) return <bdi className={styles.prize}>{last.prize}</bdi>;
  return (
    <ol className={styles.balls}>
      {last.balls.map(({ number, tone, label }, index) => (
        // A digit may come twice in one draw: its place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={index}>
          <LotteryBall size="sm" shape={last.shape} toneLabel={label} {...{ number, tone }} />
        </li>
      ))}
    </ol>
  );
};
