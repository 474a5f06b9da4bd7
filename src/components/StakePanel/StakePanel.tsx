import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import * as styles from './StakePanel.css.ts';

export interface StakePanelLabels {
  stake: string;
  halve: string;
  double: string;
  /** Names the row of stakes to pick: "Quick stakes". */
  quick: string;
  tooLow: (least: string) => string;
  tooHigh: (most: string) => string;
  /** On the button: "Play", "Spin", "Deal". */
  play: string;
}

export interface StakePanelProps {
  /** Whole minor units; null while the field is empty. */
  stakeMinor: number | null;
  onStakeChange: (stakeMinor: number | null) => void;
  minimumMinor: number;
  maximumMinor: number;
  /** Stakes to pick with one tap. */
  quickMinor?: readonly number[] | undefined;
  currency: string;
  language: string;
  labels: StakePanelLabels;
  onPlay: () => void;
  /** The stake cannot be changed: a round is on. */
  locked?: boolean | undefined;
  /** The button cannot be pressed: a choice is missing, or the round's time is not over. */
  blocked?: boolean | undefined;
  loading?: boolean | undefined;
  /** The game's own choices, above the stake. */
  children?: ReactNode;
  /** Below the stake: what the round may pay. */
  note?: ReactNode;
  /** What the last round cost and paid, in one plain sentence. */
  result?: string | undefined;
}

/**
 * The stake and the button that plays one round. A stake out of bounds is said, never changed;
 * there is no way to let rounds play by themselves.
 */
export const StakePanel = (props: StakePanelProps) => {
  const { stakeMinor, minimumMinor, maximumMinor, labels, locked = false, loading = false } = props;
  const isPlayable =
    stakeMinor !== null && stakeMinor >= minimumMinor && stakeMinor <= maximumMinor;
  const scale = (factor: number): void => {
    const next = Math.floor((stakeMinor ?? minimumMinor) * factor);
    props.onStakeChange(Math.min(maximumMinor, Math.max(minimumMinor, next)));
  };
  const play = (): void => {
    if (isPlayable && !props.blocked && !loading) props.onPlay();
  };
  return (
    // No form: a frame that a site shows without the right to send forms would not play.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in its fields plays, as in a form; the button does the same
    <div
      role="group"
      aria-label={labels.stake}
      className={styles.form}
      onKeyDown={(event) => {
        // Each round is asked for by itself: a key that is held down plays one.
        if (event.key === 'Enter' && !event.repeat && event.target instanceof HTMLInputElement)
          play();
      }}
    >
      {props.children}
      <MoneyInput
        label={labels.stake}
        value={stakeMinor}
        onChange={props.onStakeChange}
        currency={props.currency}
        language={props.language}
        minMinor={minimumMinor}
        maxMinor={maximumMinor}
        quickMinor={props.quickMinor}
        disabled={locked}
        labels={{ quick: labels.quick, tooLow: labels.tooLow, tooHigh: labels.tooHigh }}
      />
      <div className={styles.steps}>
        <Button variant="secondary" isDisabled={locked} onPress={() => scale(0.5)}>
          {labels.halve}
        </Button>
        <Button variant="secondary" isDisabled={locked} onPress={() => scale(2)}>
          {labels.double}
        </Button>
      </div>
      {props.note !== undefined && <div className={styles.note}>{props.note}</div>}
      <Button
        size="lg"
        fullWidth
        isDisabled={!isPlayable}
        // It keeps the focus while a round is on: the next one is played from the same place.
        aria-disabled={props.blocked || undefined}
        loading={loading}
        onPress={play}
      >
        {labels.play}
      </Button>
      {props.result !== undefined && <p className={styles.note}>{props.result}</p>}
    </div>
  );
};
