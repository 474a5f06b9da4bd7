import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoneyInput } from '../MoneyInput/MoneyInput.tsx';
import { formatOdds } from '../Odds/format-odds.ts';
import { Odds } from '../Odds/Odds.tsx';
import type { BetSlipLabels } from './slip-labels.ts';
import { hasChanged, type SlipLeg, type SlipMode } from './slip.ts';
import * as styles from './BetSlip.css.ts';

interface SlipLegRowProps {
  leg: SlipLeg;
  mode: SlipMode;
  currency: string;
  language: string;
  labels: BetSlipLabels;
  disabled: boolean;
  onStake: (stakeMinor: number | null) => void;
  onRemove: () => void;
}

/** One selection: what, at which odds, with its stake when it is bet by itself. */
export const SlipLegRow = ({
  leg,
  mode,
  currency,
  language,
  labels,
  disabled,
  onStake,
  onRemove,
}: SlipLegRowProps) => {
  const { pickedOdds = leg.odds } = leg;
  const moved = hasChanged(leg) ? (leg.odds > pickedOdds ? 'up' : 'down') : undefined;
  return (
    <li className={styles.leg} data-wrong={leg.error ? '' : undefined}>
      <div className={styles.line}>
        <div className={styles.what}>
          <span className={styles.selection}>{leg.selection}</span>
          <span className={styles.event}>{leg.market}</span>
          <span className={styles.event}>{leg.event}</span>
        </div>
        <span className={styles.price}>
          <Odds value={leg.odds} movement={moved} language={language} labels={labels} size="lg" />
          {moved && (
            <span className={styles.was}>
              <span className={visuallyHidden}>{labels.was} </span>
              {formatOdds(pickedOdds, 'decimal', language)}
            </span>
          )}
        </span>
        <span className={styles.remove}>
          <IconButton
            icon="close"
            size="sm"
            label={`${labels.remove}: ${leg.selection}`}
            isDisabled={disabled}
            onPress={onRemove}
          />
        </span>
      </div>
      {leg.error && (
        <p role="alert" className={styles.wrong}>
          <span className={styles.wrongSign}>
            <Icon name="error" size={18} />
          </span>
          {leg.error}
        </p>
      )}
      {mode === 'single' && (
        <MoneyInput
          label={`${labels.stake}: ${leg.selection}`}
          labelHidden
          value={leg.stakeMinor}
          onChange={onStake}
          disabled={disabled}
          currency={currency}
          language={language}
        />
      )}
    </li>
  );
};
