import type { ReactNode } from 'react';
import { Money } from '../Money/Money.tsx';
import { formatOdds } from './format-odds.ts';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { StatusPill, type StatusTone } from '../StatusPill/StatusPill.tsx';
import * as styles from './BetRecordRow.css.ts';

/** What has become of a bet or a round. */
export type BetState = 'open' | 'won' | 'lost' | 'push' | 'void';

/** The words of a record. */
export interface BetRecordLabels {
  state: string;
  stake: string;
  odds: string;
  /** What it paid back, stake included. */
  payout: string;
  /** What it may pay back while it is open. */
  possible: string;
  validBet: string;
}

export interface BetRecordRowProps {
  /** The game, the match, the draw. */
  game: string;
  /** What was bet on; a slot has none. */
  pick?: string | undefined;
  reference: string;
  /** RFC 3339. */
  at: string;
  timeZone?: string | undefined;
  state: BetState;
  /** Whole minor units, all of them. */
  stakeMinor: number;
  /** Decimal odds; games without odds have none. */
  odds?: number | undefined;
  /** What it paid back, or may while it is open; left out where nobody knows yet. */
  payoutMinor?: number | undefined;
  /** What counts for rebate and turnover. */
  validBetMinor?: number | undefined;
  currency: string;
  language: string;
  labels: BetRecordLabels;
  /** What else belongs to it: the numbers of its draw, what it won. */
  children?: ReactNode;
}

const tones: Record<BetState, StatusTone> = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  push: 'neutral',
  void: 'warning',
};

const icons = {
  open: undefined,
  won: 'trophy',
  lost: 'minus',
  push: 'refresh',
  void: 'close',
} as const;

/** One bet or round of the player's own record; no loss is dressed as a win. */
export const BetRecordRow = ({
  game,
  pick,
  reference,
  at,
  timeZone,
  state,
  stakeMinor,
  odds,
  payoutMinor,
  validBetMinor,
  currency,
  language,
  labels,
  children,
}: BetRecordRowProps) => {
  const money = (minor: number) => <Money minor={minor} currency={currency} language={language} />;
  // What paid back less than its stake is no win, whatever it is called.
  const shown = state === 'won' && (payoutMinor ?? 0) < stakeMinor ? 'lost' : state;
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <div className={styles.text}>
          <span className={styles.game}>{game}</span>
          {pick && <span className={styles.pick}>{pick}</span>}
          <span className={styles.muted}>
            <RelativeTime value={at} language={language} timeZone={timeZone} /> ·{' '}
            <bdi>{reference}</bdi>
          </span>
        </div>
        <StatusPill tone={tones[shown]} icon={icons[shown]}>
          {labels.state}
        </StatusPill>
      </div>
      {children && <div className={styles.more}>{children}</div>}
      <dl className={styles.facts}>
        <Fact term={labels.stake}>{money(stakeMinor)}</Fact>
        {odds !== undefined && (
          <Fact term={labels.odds}>
            <bdi>{formatOdds(odds, 'decimal', language)}</bdi>
          </Fact>
        )}
        {payoutMinor !== undefined && (
          <Fact term={state === 'open' ? labels.possible : labels.payout}>
            {money(payoutMinor)}
          </Fact>
        )}
        {validBetMinor !== undefined && <Fact term={labels.validBet}>{money(validBetMinor)}</Fact>}
      </dl>
    </div>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
