import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Money } from '../Money/Money.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { StatusPill, type StatusTone } from '../StatusPill/StatusPill.tsx';
import * as styles from './TransactionRow.css.ts';

export interface TransactionRowProps {
  /** What it was: "Deposit by bank transfer", "Transfer to lakeside". */
  title: string;
  /** Whole minor units: above 0 came in, below 0 went out. */
  amountMinor: number;
  currency: string;
  language: string;
  /** RFC 3339. */
  at: string;
  timeZone?: string | undefined;
  state: string;
  tone: StatusTone;
  /** It will change by itself. */
  busy?: boolean | undefined;
  /** It moved no money in the end: refused, failed, taken back. */
  void?: boolean | undefined;
  /** The number that customer service asks for. */
  reference?: string | undefined;
  /** The balance after it, with its word: "Balance $120.00". */
  balance?: string | undefined;
  /** Another sign than the arrow. */
  icon?: IconName | undefined;
  /** What can be done about it: a small button or link. */
  action?: ReactNode;
}

/** One movement of money; a plus or minus and an arrow tell its way, color only follows. */
export const TransactionRow = ({
  title,
  amountMinor,
  currency,
  language,
  at,
  timeZone,
  state,
  tone,
  busy,
  void: isVoid = false,
  reference,
  balance,
  icon,
  action,
}: TransactionRowProps) => {
  const way = amountMinor > 0 && !isVoid ? 'in' : 'out';
  return (
    <div className={styles.row}>
      <span className={styles.sign} data-way={way}>
        <Icon name={icon ?? (amountMinor > 0 ? 'arrowDown' : 'arrowUp')} size={20} />
      </span>
      <div className={styles.body}>
        <div className={styles.text}>
          <span className={styles.title}>{title}</span>
          <span className={styles.muted}>
            <RelativeTime value={at} language={language} timeZone={timeZone} />
          </span>
          {reference && <bdi className={styles.muted}>{reference}</bdi>}
          {balance && <span className={styles.muted}>{balance}</span>}
        </div>
        <div className={styles.end}>
          <span className={styles.amount} data-way={way} data-void={isVoid || undefined}>
            <Money minor={amountMinor} currency={currency} language={language} signed />
          </span>
          <StatusPill tone={tone} busy={busy}>
            {state}
          </StatusPill>
          {action}
        </div>
      </div>
    </div>
  );
};
