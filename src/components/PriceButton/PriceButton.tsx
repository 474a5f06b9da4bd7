import { intlLanguage } from '#domain/intl-language.ts';
import { oddsFigure } from '#domain/odds.ts';
import * as styles from './PriceButton.css.ts';

export interface PriceButtonProps {
  /** What is bet on. */
  label: string;
  /** Decimal odds: 2.5 pays two and a half times the stake. */
  odds: number;
  /** Whether it is the bet that will be placed. */
  selected?: boolean | undefined;
  /** Bets are no longer taken. */
  disabled?: boolean | undefined;
  onSelect: () => void;
  language: string;
}

const format = (odds: number, language: string): string => {
  const figure = oddsFigure(odds, 'decimal');
  if (figure.kind !== 'number') return String(odds);
  return new Intl.NumberFormat(intlLanguage(language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: figure.decimals,
  }).format(figure.value);
};

/** One price of a market; pressed while it is chosen. */
export const PriceButton = ({
  label,
  odds,
  selected = false,
  disabled = false,
  onSelect,
  language,
}: PriceButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-pressed={selected}
    disabled={disabled}
    onClick={onSelect}
  >
    <span className={styles.name}>{label}</span>{' '}
    <span className={styles.price}>{format(odds, language)}</span>
  </button>
);
