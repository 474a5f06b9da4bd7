import { multiplierText } from '../CrashGraph/multiplier-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import * as styles from './SharedBets.css.ts';

/** One bet in a round that many players share. */
export interface SharedBet {
  betId: string;
  /** Masked by the service; the player's own bets have the word for "you". */
  name: string;
  mine: boolean;
  stakeMinor: number;
  /** In the currency of who placed it. */
  currency: string;
  /** What it paid, stake included; null while it runs. */
  payoutMinor: number | null;
  /** At which multiplier it was taken; null when it was not. */
  multiplier: number | null;
}

export interface SharedBetsProps {
  bets: readonly SharedBet[];
  language: string;
  labels: {
    /** Heads the list: "Bets in this round". */
    title: string;
    /** "12 bets". */
    count: string;
    empty: string;
    /** Beside a bet that lost. */
    lost: string;
    /** Beside a bet that still runs. */
    running: string;
  };
}

/** Who plays in this round, and what became of each bet. */
export const SharedBets = ({ bets, language, labels }: SharedBetsProps) => (
  <section className={styles.frame} aria-label={labels.title}>
    <p className={styles.head}>
      <span>{labels.title}</span>
      <span>{labels.count}</span>
    </p>
    {bets.length === 0 && <p className={styles.empty}>{labels.empty}</p>}
    {bets.length > 0 && (
      // A list that scrolls has to be reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <ul className={styles.list} tabIndex={0} aria-label={labels.title}>
        {bets.map((bet) => (
          <li key={bet.betId} className={styles.row} data-mine={bet.mine || undefined}>
            <bdi className={styles.name}>{bet.name}</bdi>
            <span className={styles.stake}>
              <Money minor={bet.stakeMinor} currency={bet.currency} language={language} />
            </span>
            <Outcome {...{ bet, language, labels }} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Outcome = ({
  bet,
  language,
  labels,
}: {
  bet: SharedBet;
  language: string;
  labels: SharedBetsProps['labels'];
}) => {
  if (bet.payoutMinor === null) return <span className={styles.outcome}>{labels.running}</span>;
  if (bet.payoutMinor === 0) return <span className={styles.outcome}>{labels.lost}</span>;
  return (
    <span className={styles.outcome} data-paid="">
      <Icon name="check" size={14} />
      {bet.multiplier === null ? (
        <Money minor={bet.payoutMinor} currency={bet.currency} language={language} />
      ) : (
        <bdi dir="ltr">{multiplierText(bet.multiplier, language)}</bdi>
      )}
    </span>
  );
};
