import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Surface } from '../Surface/Surface.tsx';
import type { BetSlipLabels } from './slip-labels.ts';
import { type SlipLeg, type SlipMode, slipSum } from './slip.ts';
import { SlipSums } from './SlipSums.tsx';
import * as styles from './BetSlip.css.ts';

interface SlipPlacedProps {
  legs: readonly SlipLeg[];
  mode: SlipMode;
  stakeMinor: number | null;
  reference?: string | undefined;
  currency: string;
  language: string;
  labels: BetSlipLabels;
  onDone: () => void;
}

/** The slip was taken: what it costs, what it may pay, under which reference. */
export const SlipPlaced = ({
  legs,
  mode,
  stakeMinor,
  reference,
  currency,
  language,
  labels,
  onDone,
}: SlipPlacedProps) => {
  const sum = slipSum(legs, mode, stakeMinor);
  return (
    <Surface as="section" level="raised" padding="none">
      <div className={styles.slip}>
        <div role="status" className={styles.placed}>
          <span className={styles.placedSign}>
            <Icon name="check" size={32} />
          </span>
          <p className={styles.title}>{labels.placedTitle}</p>
          {reference && (
            <p className={styles.reference}>
              {labels.reference} <bdi>{reference}</bdi>
            </p>
          )}
        </div>
        <footer className={styles.foot}>
          <SlipSums {...{ sum, currency, language, labels }} />
          <Button variant="secondary" size="lg" fullWidth onPress={onDone}>
            {labels.done}
          </Button>
        </footer>
      </div>
    </Surface>
  );
};
