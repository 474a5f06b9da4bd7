import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Surface } from '../Surface/Surface.tsx';
import type { BetSlipLabels } from './slip-labels.ts';
import { hasChanged, type SlipLeg, type SlipMode, slipSum } from './slip.ts';
import { SlipFoot } from './SlipFoot.tsx';
import { SlipLegRow } from './SlipLegRow.tsx';
import { SlipPlaced } from './SlipPlaced.tsx';
import * as styles from './BetSlip.css.ts';

export interface BetSlipProps {
  legs: readonly SlipLeg[];
  mode: SlipMode;
  onModeChange: (mode: SlipMode) => void;
  /** The stake of a multiple; whole minor units, null while it is empty. */
  stakeMinor: number | null;
  /** Of one single, by its id, or of the multiple (null). */
  onStakeChange: (legId: string | null, stakeMinor: number | null) => void;
  /** Stakes to pick with one tap. */
  quickMinor?: readonly number[] | undefined;
  onRemove: (legId: string) => void;
  onClear: () => void;
  /** The player agrees to the odds as they are now. */
  onAcceptOdds: () => void;
  onPlace: () => void;
  /** After it was placed: begin a new one. */
  onDone: () => void;
  state?: 'editing' | 'placing' | 'placed' | undefined;
  /** Why the platform did not take it. */
  refusal?: string | undefined;
  /** The reference of the placed slip. */
  reference?: string | undefined;
  currency: string;
  language: string;
  labels: BetSlipLabels;
}

/**
 * What the player is about to bet. Odds that moved must be agreed to before it can be placed;
 * nothing is placed twice, and the return is counted as the platform counts it.
 */
export const BetSlip = (props: BetSlipProps) => {
  const titleId = useId();
  const { legs, mode, state = 'editing', labels, currency, language } = props;
  if (state === 'placed') return <SlipPlaced {...props} />;
  const sum = slipSum(legs, mode, props.stakeMinor);
  const placing = state === 'placing';
  return (
    <Surface as="section" level="raised" padding="none">
      <section aria-labelledby={titleId} className={styles.slip}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {labels.title}
          </h2>
          <span className={styles.count}>{labels.count(legs.length)}</span>
          {legs.length > 0 && (
            <Button variant="ghost" size="sm" isDisabled={placing} onPress={props.onClear}>
              {labels.clear}
            </Button>
          )}
        </header>
        {legs.length === 0 && (
          <EmptyState icon="ticket" title={labels.emptyTitle}>
            {labels.emptyText}
          </EmptyState>
        )}
        {legs.length > 1 && (
          <div className={styles.modes}>
            <SegmentedControl
              label={labels.mode}
              options={(['single', 'multiple'] as const).map((value) => ({
                value,
                label: labels[value],
              }))}
              value={mode}
              onChange={(value) => props.onModeChange(value as SlipMode)}
              fullWidth
            />
          </div>
        )}
        <ul className={styles.legs}>
          {legs.map((leg) => (
            <SlipLegRow
              key={leg.id}
              {...{ leg, mode, currency, language, labels }}
              disabled={placing}
              onStake={(stake) => props.onStakeChange(leg.id, stake)}
              onRemove={() => props.onRemove(leg.id)}
            />
          ))}
        </ul>
        {legs.length > 0 && (
          <SlipFoot
            {...{ mode, sum, currency, language, labels, placing }}
            stakeMinor={props.stakeMinor}
            onStake={(stake) => props.onStakeChange(null, stake)}
            quickMinor={props.quickMinor}
            refusal={props.refusal}
            changed={legs.some(hasChanged)}
            blocked={legs.some((leg) => leg.error !== undefined)}
            onAccept={props.onAcceptOdds}
            onPlace={props.onPlace}
          />
        )}
      </section>
    </Surface>
  );
};
