import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import type { BetSlipLabels } from './slip-labels.ts';
import type { SlipMode, SlipSum } from './slip.ts';
import { SlipSums } from './SlipSums.tsx';
import * as styles from './BetSlip.css.ts';

interface SlipFootProps {
  mode: SlipMode;
  sum: SlipSum;
  stakeMinor: number | null;
  onStake: (stakeMinor: number | null) => void;
  quickMinor: readonly number[] | undefined;
  currency: string;
  language: string;
  labels: BetSlipLabels;
  placing: boolean;
  refusal: string | undefined;
  /** Odds have moved: agreeing comes before placing. */
  changed: boolean;
  /** A selection cannot be placed. */
  blocked: boolean;
  onAccept: () => void;
  onPlace: () => void;
}

/** What the slip costs and may pay, and its one button: agree to new odds, or place. */
export const SlipFoot = ({
  mode,
  sum,
  stakeMinor,
  onStake,
  quickMinor,
  currency,
  language,
  labels,
  placing,
  refusal,
  changed,
  blocked,
  onAccept,
  onPlace,
}: SlipFootProps) => (
  <footer className={styles.foot}>
    {mode === 'multiple' && (
      <MoneyInput
        label={labels.stake}
        value={stakeMinor}
        onChange={onStake}
        disabled={placing}
        {...{ currency, language, quickMinor }}
      />
    )}
    <SlipSums odds={sum.odds} {...{ sum, currency, language, labels }} />
    {refusal && <Banner tone="danger">{refusal}</Banner>}
    {changed && <Banner tone="warning">{labels.changed}</Banner>}
    {changed ? (
      <Button size="lg" fullWidth variant="secondary" isDisabled={placing} onPress={onAccept}>
        {labels.accept}
      </Button>
    ) : (
      <Button
        size="lg"
        fullWidth
        loading={placing}
        isDisabled={blocked || sum.stakeMinor === 0}
        onPress={onPlace}
      >
        {labels.place}
      </Button>
    )}
  </footer>
);
