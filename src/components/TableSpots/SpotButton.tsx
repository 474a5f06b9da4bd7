import { Icon } from '../Icon/Icon.tsx';
import { formatMoney } from '#domain/format-money.ts';
import * as styles from './TableSpots.css.ts';

/** A bet that the table takes. */
export interface TableSpot {
  id: string;
  label: string;
  /** "×36", as the page writes odds. */
  odds: string;
  /** The color of its field; the label says what it is. */
  tone?: 'plain' | 'red' | 'black' | 'green' | 'gold' | undefined;
}

export interface SpotButtonProps {
  spot: TableSpot;
  /** What the player has on it, whole minor units; 0 for nothing. */
  stakeMinor: number;
  /** It is the bet that will be placed. */
  selected: boolean;
  /** The result pays it. */
  won: boolean;
  /** Said after a spot that won: "won". */
  wonLabel: string;
  disabled: boolean;
  onSelect: () => void;
  currency: string;
  language: string;
  /** A narrow field that shows its label only; the odds are read out. */
  tight?: boolean | undefined;
}

/** One field of a betting table, with the player's chip on it. */
export const SpotButton = ({
  spot: { label, odds, tone = 'plain' },
  stakeMinor,
  selected,
  won,
  wonLabel,
  disabled,
  onSelect,
  currency,
  language,
  tight = false,
}: SpotButtonProps) => {
  const stake = formatMoney(stakeMinor, { currency, language });
  const name = [label, odds, stakeMinor > 0 && stake, won && wonLabel].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={styles.spot}
      data-tone={tone}
      data-tight={tight || undefined}
      data-won={won || undefined}
      aria-pressed={selected}
      aria-label={name}
      disabled={disabled}
      onClick={onSelect}
    >
      <span className={styles.label}>{label}</span>
      {!tight && <bdi className={styles.odds}>{odds}</bdi>}
      {stakeMinor > 0 && (
        <span className={styles.chip}>
          <bdi>{tight ? '' : stake}</bdi>
        </span>
      )}
      {won && (
        <span className={styles.mark}>
          <Icon name="check" size={12} />
        </span>
      )}
    </button>
  );
};
