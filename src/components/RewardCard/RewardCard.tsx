import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './RewardCard.css.ts';
import { widthInFigures } from './width-in-figures.ts';

/**
 * Where a reward stands: it can be claimed or joined, is being looked at, was received, or can no
 * longer be had.
 */
export type RewardState = 'open' | 'pending' | 'done' | 'closed';

export interface RewardCardProps {
  title: string;
  /** What it is worth, in the reader's language: "$24.00", "20 spins", "+10 %". An amount in it is never broken. */
  worth: string;
  /** What it asks for. */
  summary?: ReactNode;
  state: RewardState;
  /** The state in words: "To claim", "Processing", "Claimed", "Expired". */
  stateLabel: string;
  /** Until when it can be had, in words. */
  until?: string | undefined;
  icon?: IconName | undefined;
  /** "Claim", "Join"; only looked at while it is open. */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Leads to where the rest is done, while it is pending. */
  link?: ReactNode;
  /** The claim is under way. */
  busy?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
}

const tones: Record<RewardState, NonNullable<BadgeProps['tone']>> = {
  open: 'primary',
  pending: 'info',
  done: 'success',
  closed: 'neutral',
};

/** A reward of the reward center, like a voucher: its worth on the stub, its terms beside it. */
export const RewardCard = ({
  title,
  worth,
  summary,
  state,
  stateLabel,
  until,
  icon = 'gift',
  actionLabel,
  onAction,
  link,
  busy = false,
  level = 3,
}: RewardCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.frame}>
      <div className={styles.card} data-state={state}>
        <div className={styles.value}>
          <Icon name={state === 'done' ? 'check' : icon} size={28} />
          <bdi
            className={styles.worth}
            style={assignInlineVars({ [styles.figures]: String(widthInFigures(worth)) })}
            suppressHydrationWarning
          >
            {worth}
          </bdi>
        </div>
        <div className={styles.body}>
          <div className={styles.head}>
            <Heading className={styles.title}>{title}</Heading>
            <Badge tone={tones[state]} variant="soft">
              {stateLabel}
            </Badge>
          </div>
          {summary && <p className={styles.text}>{summary}</p>}
          <div className={styles.foot}>
            {until && (
              <span className={styles.until}>
                <Icon name="clock" size={16} />
                {until}
              </span>
            )}
            {state === 'pending' && link && <span className={styles.action}>{link}</span>}
            {state === 'open' && actionLabel && (
              <span className={styles.action}>
                <Button
                  size="sm"
                  loading={busy}
                  onPress={onAction}
                  aria-label={`${actionLabel}: ${title}`}
                >
                  {actionLabel}
                </Button>
              </span>
            )}
          </div>
        </div>
      </div>
    </article>
  );
};
