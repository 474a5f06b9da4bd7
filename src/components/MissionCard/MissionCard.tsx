import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { StatusPill, type StatusTone } from '../StatusPill/StatusPill.tsx';
import { Surface } from '../Surface/Surface.tsx';
import * as styles from './MissionCard.css.ts';

/** Where a mission stands. */
export type MissionState = 'active' | 'claimable' | 'claimed' | 'locked' | 'expired';

/** The words of a mission. */
export interface MissionLabels {
  /** The state in words: "Ready to claim". */
  state: string;
  progress: string;
  reward: string;
  claim: string;
  /** Read after a step that is done. */
  stepDone: string;
}

export interface MissionCardProps {
  title: string;
  text?: string | undefined;
  icon?: IconName | undefined;
  state: MissionState;
  /** How far, in whatever the mission counts. */
  progress?: { value: number; target: number; text: string } | undefined;
  /** Parts of the mission, in their order. */
  steps?: readonly { label: string; done: boolean }[] | undefined;
  /** What it brings: an amount, points. */
  reward: ReactNode;
  /** Until when: "3 days left", "Claim by 28 November". */
  deadline?: string | undefined;
  labels: MissionLabels;
  onClaim: () => void;
  claiming?: boolean | undefined;
  level?: 2 | 3 | 4 | undefined;
}

const tones: Record<MissionState, StatusTone> = {
  active: 'info',
  claimable: 'warning',
  claimed: 'success',
  locked: 'neutral',
  expired: 'neutral',
};

const signs: Partial<Record<MissionState, IconName>> = {
  claimable: 'gift',
  locked: 'lock',
  expired: 'clock',
};

/** Something to do and what it brings; what is reached is claimed by the player, once. */
export const MissionCard = ({
  title,
  text,
  icon = 'trophy',
  state,
  progress,
  steps = [],
  reward,
  deadline,
  labels,
  onClaim,
  claiming = false,
  level = 3,
}: MissionCardProps) => {
  const Heading = `h${level}` as const;
  const isOpen = state === 'active' || state === 'claimable';
  return (
    <Surface as="article" level={isOpen ? 'raised' : 'flat'} padding="none">
      <div className={styles.card} data-state={state}>
        <div className={styles.head}>
          <span className={styles.medal}>
            <Icon name={state === 'claimed' ? 'check' : state === 'locked' ? 'lock' : icon} />
          </span>
          <div className={styles.body}>
            <span className={styles.state}>
              <StatusPill tone={tones[state]} icon={signs[state]}>
                {labels.state}
              </StatusPill>
              {deadline && <span className={styles.text}>{deadline}</span>}
            </span>
            <Heading className={styles.title}>{title}</Heading>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </div>
        {steps.length > 0 && <Steps steps={steps} doneLabel={labels.stepDone} />}
        {progress && state !== 'locked' && (
          <ProgressBar
            label={labels.progress}
            value={progress.value}
            max={progress.target}
            valueText={progress.text}
            tone={progress.value >= progress.target ? 'success' : 'primary'}
          />
        )}
        <div className={styles.foot}>
          <span className={styles.reward}>
            <span className={styles.rewardLabel}>{labels.reward}</span>
            <span className={styles.rewardFigure}>{reward}</span>
          </span>
          {state === 'claimable' && (
            <Button loading={claiming} onPress={onClaim}>
              {labels.claim}
            </Button>
          )}
        </div>
      </div>
    </Surface>
  );
};

const Steps = ({
  steps,
  doneLabel,
}: {
  steps: readonly { label: string; done: boolean }[];
  doneLabel: string;
}) => (
  <ol className={styles.steps}>
    {steps.map(({ label, done }) => (
      <li key={label} className={styles.step} data-done={done ? '' : undefined}>
        <span className={styles.tick}>{done && <Icon name="check" size={14} />}</span>
        <span>
          {label}
          {done && <span className={visuallyHidden}> ({doneLabel})</span>}
        </span>
      </li>
    ))}
  </ol>
);
