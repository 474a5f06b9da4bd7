import { assignInlineVars } from '@vanilla-extract/dynamic';
import { formatMoney } from '#domain/format-money.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './BalanceChip.css.ts';

export interface BalanceChipProps {
  /** "Balance"; seen above the amount unless `compact`. */
  label: string;
  /** Whole minor units; null while it is not known. */
  minor: number | null;
  currency: string;
  language: string;
  /** In a header: one pill without the label. */
  compact?: boolean | undefined;
  hidden?: boolean | undefined;
  /** Left out: the amount cannot be hidden. */
  onToggleHidden?: (() => void) | undefined;
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
  /** Left out: no button to fetch it anew. */
  onRefresh?: (() => void) | undefined;
  refreshLabel?: string | undefined;
  refreshing?: boolean | undefined;
  /** In place of the amount when it could not be fetched. */
  error?: string | undefined;
}

/** What is in the wallet, with a way to hide it from others and to fetch it anew. */
export const BalanceChip = ({
  label,
  minor,
  currency,
  language,
  compact = false,
  hidden = false,
  onToggleHidden,
  showLabel = '',
  hideLabel = '',
  onRefresh,
  refreshLabel = '',
  refreshing = false,
  error,
}: BalanceChipProps) => (
  <div role="group" aria-label={label} className={styles.box} data-compact={compact || undefined}>
    {!compact && <span className={styles.label}>{label}</span>}
    <span className={styles.line}>
      {compact && (
        <span className={styles.coin}>
          <Icon name="coin" size={20} />
        </span>
      )}
      <span
        className={styles.amount}
        style={assignInlineVars({
          [styles.characters]: String(
            formatMoney(hidden ? 0 : (minor ?? 0), { currency, language }).length,
          ),
        })}
        aria-live="polite"
        aria-busy={refreshing}
      >
        {error !== undefined && <span className={styles.error}>{error}</span>}
        {error === undefined && minor === null && <Skeleton width="6ch" />}
        {error === undefined && minor !== null && hidden && (
          <span className={styles.dots} aria-hidden="true">
            ••••••
          </span>
        )}
        {error === undefined && minor !== null && !hidden && (
          <Money minor={minor} currency={currency} language={language} />
        )}
      </span>
      {onToggleHidden && (
        <button
          type="button"
          className={styles.button}
          aria-label={hidden ? showLabel : hideLabel}
          onClick={onToggleHidden}
        >
          <Icon name={hidden ? 'eyeOff' : 'eye'} size={18} />
        </button>
      )}
      {onRefresh && (
        <button
          type="button"
          className={styles.refresh}
          aria-label={refreshLabel}
          aria-disabled={refreshing}
          data-turning={refreshing || undefined}
          onClick={() => !refreshing && onRefresh()}
        >
          <Icon name="refresh" size={18} />
        </button>
      )}
    </span>
  </div>
);
