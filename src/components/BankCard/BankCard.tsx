import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusPill, type StatusTone } from '../StatusPill/StatusPill.tsx';
import * as styles from './BankCard.css.ts';
import { maskAccount } from './mask-account.ts';

/** Whether money can be paid out to an account. */
export type BankCardState = 'verified' | 'checking' | 'refused' | 'frozen';

export interface BankCardProps {
  bank: string;
  /** The number, or what the platform has left of it; only its last four characters are shown. */
  account: string;
  /** Masked by the platform. */
  holder: string;
  icon?: IconName | undefined;
  state: BankCardState;
  stateLabel: string;
  /** Marks the account that withdrawals go to: "Main account". */
  mainLabel?: string | undefined;
  /** Says what stands before the last figures: "account ending in". */
  accountLabel: string;
  /** With `removeLabel` it can be removed. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
}

const tones: Record<BankCardState, StatusTone> = {
  verified: 'success',
  checking: 'info',
  refused: 'danger',
  frozen: 'warning',
};

/** A bank account or wallet of the player, as a card; its number stays masked. */
export const BankCard = ({
  bank,
  account,
  holder,
  icon = 'bank',
  state,
  stateLabel,
  mainLabel,
  accountLabel,
  onRemove,
  removeLabel,
}: BankCardProps) => {
  const masked = maskAccount(account);
  return (
    <article className={styles.card} data-state={state}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <Icon name={icon} size={28} />
        </span>
        <span className={styles.bank}>{bank}</span>
        {onRemove && removeLabel && (
          <span className={styles.actions}>
            <IconButton
              icon="trash"
              size="sm"
              label={`${removeLabel}: ${bank} ${masked}`}
              onPress={onRemove}
            />
          </span>
        )}
      </header>
      <bdi
        className={styles.account}
        role="img"
        aria-label={`${accountLabel} ${masked.replaceAll('•', '').trim()}`}
      >
        {masked}
      </bdi>
      <footer className={styles.foot}>
        <bdi className={styles.holder}>{holder}</bdi>
        {mainLabel && (
          <span className={styles.main}>
            <Icon name="star" size={16} />
            {mainLabel}
          </span>
        )}
        <StatusPill tone={tones[state]} busy={state === 'checking'}>
          {stateLabel}
        </StatusPill>
      </footer>
    </article>
  );
};
